import type { Kysely, RawBuilder, Selectable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

type Row = Selectable<Tables['turn']>;

/** Something that is awaited of somebody. */
export type Turn = Omit<Row, 'companyId' | 'ownerKind' | 'ownerId'>;

export type TurnKind = Row['ownerKind'];

/** A record of which something may be awaited. */
export interface TurnOwner {
  companyId: string;
  id: string;
}

/** How what is awaited of one kind of record is found. */
export interface TurnSource {
  /** Returns what is awaited of some records as they are now, by their ids. Of those that are left out nothing is. */
  turnsOf: (owners: readonly TurnOwner[], db: Kysely<Tables>) => Promise<Map<string, Turn[]>>;
  /** Selects the keys, `company_id` and `id`, of the records of which something may be awaited. */
  unfinished: RawBuilder<unknown>;
}

export type TurnSources = Record<TurnKind, TurnSource>;

/** What most turns have in common. */
export const plainTurn = {
  deptId: null,
  exceptIds: [] as string[],
  projectId: null,
  anyOf: false,
  fromTime: null,
  untilTime: null,
};
