import { type Kysely, sql } from 'kysely';

/** What the server plans by itself is called like its kind, in the language of whoever reads it, and not in Chinese. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table task alter column task_name drop not null`.execute(db);
  await sql`update task set task_name = null where create_by is null`.execute(db);
}
