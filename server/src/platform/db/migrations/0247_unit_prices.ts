import { type Kysely, sql } from 'kysely';

/**
 * Prices of one with up to four decimals. A column without a scale keeps each price as it is written: with two decimals, and with more only
 * where they are needed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_line alter column unit_price type numeric`.execute(db);
  await sql`alter table order_line add constraint order_line_unit_price_scale check (scale(unit_price) between 2 and 4)`.execute(
    db,
  );
  await sql`alter table stock_document_item alter column unit_cost type numeric`.execute(db);
  await sql`alter table stock_document_item add constraint stock_document_item_unit_cost_scale
    check (scale(unit_cost) between 2 and 4)`.execute(db);
}
