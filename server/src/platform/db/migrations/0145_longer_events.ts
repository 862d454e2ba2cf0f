import { type Kysely, sql } from 'kysely';

/** An entry of a log names who gets a purchase, and then has room for the longest reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table flow_event alter column content type varchar(600)`.execute(db);
}
