import { type Kysely, sql } from 'kysely';
import { allowAlso } from '../schema/allowAlso.ts';

/** Purchases that stand still beside their state, and the notices about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project
    add column suspend_time timestamptz(3),
    add column suspend_cause text check (suspend_cause in ('OFFICER', 'MODIFICATION')),
    add column suspend_reason varchar(500),
    add constraint project_suspension_check check (
      num_nonnulls(suspend_time, suspend_cause, suspend_reason) in (0, 3)
      and (suspend_time is null or status in ('PUBLISHED', 'OPENING', 'DECIDING', 'NOTICE')))`.execute(db);
  // Suppliers lock the round only: nothing of the purchase may tell that somebody takes part.
  await sql`alter table bid_round add column suspend_time timestamptz(3)`.execute(db);
  await allowAlso(db, 'announcement', 'announcement_type_check', 'CHANGE');
}
