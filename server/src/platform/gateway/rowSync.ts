import { type Job, TaskError, type TaskSentence } from '../tasks/taskKind.ts';
import type { WrongRow } from './checkRow.ts';
import type { RowSource } from './rowSource.ts';

/** The most notes that a task writes to its log, about refused rows for example. The result counts all rows. */
const maxNotes = 100;
/** Rows between two checkpoints. */
const step = 100;
/** Up to this number, absent rows are accepted whatever their share, as long as some are named. */
const fewAbsent = 10;

/** The result for a row: what was done, or a sentence why nothing was. */
export type Outcome<Done extends string> = Done | 'unchanged' | TaskSentence;

/** How rows are taken that have a key in the other system. */
interface KeyedRows<Row, Done extends string> {
  read: (value: unknown) => Row | WrongRow;
  keyOf: (row: Row) => string;
  /** @param number of the row, from 1, for the report */
  store: (row: Row, number: number) => Promise<Outcome<Done>>;
  /** The message if there are no rows. */
  empty: TaskSentence['key'];
  /** The message about a row with a missing or wrong field. */
  wrong: TaskSentence['key'];
  /** The message about a row whose key has been there before. */
  repeated: (row: number, key: string) => TaskSentence;
}

/** A task that synchronises rows of a school with another system. It counts and reports, and can be stopped between any two rows. */
export class RowSync<Done extends string> {
  readonly job: Job;
  readonly counts: Record<Done | 'refused', number>;
  rows = 0;
  #notes = 0;

  constructor(job: Job, done: readonly Done[]) {
    this.job = job;
    this.counts = Object.fromEntries([...done, 'refused'].map((name) => [name, 0])) as Record<Done | 'refused', number>;
  }

  /** Calls `take` for every row. @param empty the message if there are no rows */
  async #takeAll(source: RowSource, take: (row: unknown) => Promise<Outcome<Done>>, empty: TaskSentence['key']): Promise<void> {
    const { companyId, signal } = this.job;
    for await (const { rows, total } of source.pages(companyId, signal)) {
      for (const row of rows) {
        if (this.rows % step === 0) await this.#tell(total);
        this.rows += 1;
        await this.#count(await take(row));
      }
    }
    if (this.rows === 0) throw new TaskError(empty);
  }

  /**
   * Calls `store` for every row that can be used and whose key has not been there before.
   * @returns the keys of all rows, whether they can be used or not
   */
  async takeKeyed<Row extends object>(source: RowSource, rows: KeyedRows<Row, Done>): Promise<Set<string>> {
    const { read, keyOf, store, empty, wrong, repeated } = rows;
    const seen = new Set<string>();
    const take = async (value: unknown): Promise<Outcome<Done>> => {
      const row = read(value);
      if ('wrongField' in row) {
        if (row.key !== null) seen.add(row.key);
        return { key: wrong, params: { row: this.rows, field: row.wrongField } };
      }
      const key = keyOf(row);
      if (seen.has(key)) return repeated(this.rows, key);
      seen.add(key);
      return store(row, this.rows);
    };
    await this.#takeAll(source, take, empty);
    return seen;
  }

  /**
   * Calls `take` for every row that the other system no longer contains.
   * @param known the number of rows that it could have contained; those that came with this task do not count, or the list of another school
   *   would look complete
   * @param suspicious the message if most of them are absent, or all: an incomplete list must not disable a whole school
   */
  async takeAbsent<Row>(
    absent: Row[],
    known: number,
    suspicious: TaskSentence['key'],
    take: (row: Row) => Promise<{ done: Done; note: TaskSentence } | null>,
  ): Promise<void> {
    const isNobodyNamed = absent.length > 1 && absent.length >= known;
    if (isNobodyNamed || (absent.length > fewAbsent && absent.length * 2 > known)) {
      throw new TaskError(suspicious, { absent: absent.length, linked: known });
    }
    for (const row of absent) {
      this.job.signal.throwIfAborted();
      const taken = await take(row);
      if (!taken) continue;
      this.counts[taken.done] += 1;
      await this.note('INFO', taken.note);
    }
    await this.#tell(this.rows);
  }

  async note(level: 'INFO' | 'WARN', { key, params }: TaskSentence): Promise<void> {
    this.#notes += 1;
    if (this.#notes <= maxNotes) await this.job.note(level, key, params);
  }

  async #tell(total: number | null): Promise<void> {
    const { checkpoint } = this.job;
    await (total === null ? checkpoint(this.rows) : checkpoint(this.rows, Math.max(this.rows, total)));
  }

  async #count(outcome: Outcome<Done>): Promise<void> {
    if (outcome === 'unchanged') return;
    if (typeof outcome === 'string') {
      this.counts[outcome] += 1;
      return;
    }
    this.counts.refused += 1;
    await this.note('WARN', outcome);
  }
}
