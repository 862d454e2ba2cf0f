import { type Kysely, sql } from 'kysely';

/** Colleagues who are asked for their opinion before somebody decides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table approval_task
    -- The task for which an opinion is asked.
    add column parent_task_id text,
    add column question varchar(500),
    add foreign key (company_id, parent_task_id) references approval_task on delete cascade,
    drop constraint approval_task_state_check,
    add constraint approval_task_state_check check (
      state in ('WAITING', 'PENDING', 'APPROVED', 'REJECTED', 'RETURNED', 'CANCELLED', 'SKIPPED', 'DELEGATED', 'ASKING')
      and (state <> 'ASKING' or parent_task_id is null))`.execute(db);
  await sql`create index approval_task_parent on approval_task (company_id, parent_task_id)
    where parent_task_id is not null`.execute(db);
}
