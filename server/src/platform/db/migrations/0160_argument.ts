import { type Kysely, sql } from 'kysely';

/** Which file of a purchase is its argument report, and what else was bought by the same name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project add column argument_id text`.execute(db);
  await sql`create index project_item_name on project_item (company_id, lower(item_name))`.execute(db);
}
