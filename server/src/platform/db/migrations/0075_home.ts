import { type Kysely, sql } from 'kysely';

/** For the home page: descriptions of pages on service cards, and an index for the tasks that a user has started. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table menu
    add column description varchar(100) check (description <> ''),
    add column description_en varchar(200) check (description_en <> '')`.execute(db);
  await sql`create index task_asked on task (create_by, create_time desc, id desc) where create_by is not null`.execute(db);
}
