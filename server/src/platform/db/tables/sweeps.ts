import type { Generated } from 'kysely';

/** One row: the last sign of life of any server of the installation. */
interface SweepBeatTable {
  isOnly: Generated<true>;
  time: Date;
}

/** A time in which there was no sign of life. */
interface SweepGapTable {
  startTime: Date;
  endTime: Date;
}

export interface SweepTables {
  sweepBeat: SweepBeatTable;
  sweepGap: SweepGapTable;
}
