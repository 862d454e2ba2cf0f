import { type Kysely, sql } from 'kysely';

/** Where this database is, so that a copy of it is told from the original. Null until the first start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table installation add column place text`.execute(db);
}
