import { type Kysely, sql } from 'kysely';

/** Tasks planned by the server have no name of their own: they show the name of their kind, in the reader's language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table task alter column task_name drop not null`.execute(db);
  await sql`update task set task_name = null where create_by is null`.execute(db);
}
