import { type Kysely, sql } from 'kysely';

/** Files made by tasks, and the tasks that a user has started. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Files are deleted before the tasks that made them; the key then sets the column to null.
  await sql`alter table task
    add column file_id text,
    add constraint task_file_fkey foreign key (company_id, file_id) references file on delete set null (file_id)`.execute(db);
  await sql`create index task_file on task (company_id, file_id) where file_id is not null`.execute(db);
  await sql`create index task_own on task (create_by, execute_time desc, id desc)`.execute(db);
}
