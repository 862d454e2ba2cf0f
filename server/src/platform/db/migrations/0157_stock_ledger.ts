import { type Kysely, sql } from 'kysely';

/** The ledger of all stores is read from its end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index stock_flow_time on stock_flow (company_id, time, id)`.execute(db);
}
