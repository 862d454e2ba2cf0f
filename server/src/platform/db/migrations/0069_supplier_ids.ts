import { type Kysely, sql } from 'kysely';

/** With data scope ALL, suppliers are looked up by id without a school. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index supplier_id on supplier (id)`.execute(db);
}
