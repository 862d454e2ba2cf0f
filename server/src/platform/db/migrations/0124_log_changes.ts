import { type Kysely, sql } from 'kysely';

/** The operation log says what a write changed; nothing is known of the rows that are there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table operation_log add column changes jsonb`.execute(db);
}
