import { type Kysely, sql } from 'kysely';

/** What keeps goods from being bought the small way. Until now, goods that are not consumable counted as fixed assets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table goods_category
    add fixed_asset boolean not null default false,
    add central_catalogue boolean not null default false`.execute(db);
  await sql`update goods_category set fixed_asset = purchase_type = 'GOODS' and not consumable`.execute(db);
  await sql`alter table goods_category
    add constraint goods_category_asset_check check (not fixed_asset or (purchase_type = 'GOODS' and not consumable))`.execute(
    db,
  );
}
