import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** The kinds of things that happen by themselves. */
export type DueKind = Tables['dueEvent']['kind'];

interface Timer {
  companyId: string;
  kind: DueKind;
  /** Id of the record. */
  subjectId: string;
}

/** Lets something happen to a record at a time. A later call for the same record and kind replaces the time. */
export async function planDue(timer: Timer, dueAt: Date, db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('dueEvent')
    .values({ ...timer, dueAt, tryAt: dueAt })
    .onConflict((conflict) => conflict.columns(['companyId', 'kind', 'subjectId']).doUpdateSet({ dueAt, tryAt: dueAt }))
    .execute();
}

/** Takes back what was to happen to a record: one kind of it, or several. */
export async function cancelDue(
  { companyId, kind, subjectId }: Omit<Timer, 'kind'> & { kind: DueKind | DueKind[] },
  db: Kysely<Tables>,
): Promise<void> {
  await db
    .deleteFrom('dueEvent')
    .where((eb) => eb.and({ companyId, subjectId }))
    .where('kind', 'in', [kind].flat())
    .execute();
}
