import { type Kysely, sql } from 'kysely';

/** With data scope ALL the school of a supplier's id is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index supplier_id on supplier (id)`.execute(db);
}
