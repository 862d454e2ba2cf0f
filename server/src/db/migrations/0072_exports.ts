import { type Kysely, sql } from 'kysely';

/** Files that tasks make, and the own tasks of a user. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Files are swept away before the tasks that made them.
  await sql`alter table task
    add column file_id text,
    add constraint task_file_fkey foreign key (company_id, file_id) references file on delete set null (file_id)`.execute(db);
  await sql`create index task_file on task (company_id, file_id) where file_id is not null`.execute(db);
  await sql`create index task_own on task (create_by, execute_time desc, id desc)`.execute(db);
}
