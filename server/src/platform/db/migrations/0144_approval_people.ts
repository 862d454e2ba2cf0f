import { type Kysely, sql } from 'kysely';

/** Tasks of approval that somebody hands over, and reminders of those who are asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table approval_task
    -- Who has handed it over.
    add column from_user_name varchar(50),
    drop constraint approval_task_state_check,
    add constraint approval_task_state_check check (
      state in ('WAITING', 'PENDING', 'APPROVED', 'REJECTED', 'RETURNED', 'CANCELLED', 'SKIPPED', 'DELEGATED'))`.execute(db);
  await sql`alter table approval_instance add column urge_time timestamptz(3)`.execute(db);
}
