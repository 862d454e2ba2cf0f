import { type Kysely, sql } from 'kysely';

/** Users who follow a purchase. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project_participant drop constraint project_participant_kind_check,
    add constraint project_participant_kind_check check (kind in ('APPROVER', 'WITNESS', 'FOLLOWER'))`.execute(db);
}
