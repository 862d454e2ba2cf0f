import { type Kysely, sql } from 'kysely';

/** Users who were sent a copy of a request have a part in the purchase. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project_participant drop constraint project_participant_kind_check`.execute(db);
  await sql`alter table project_participant add constraint project_participant_kind_check
    check (kind in ('APPROVER', 'WITNESS', 'FOLLOWER', 'COPIED'))`.execute(db);
}
