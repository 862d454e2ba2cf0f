import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { idsAtAndBelow } from '#platform/auth/deptReach.ts';
import type { Context, Reader } from '#platform/context/context.ts';
import { type LongList, longList } from '#platform/lists/longList.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, type KeyList, keyOf, readPage } from '#platform/lists/page.ts';
import { plainQuantity } from '#platform/values/quantity.ts';
import { isAmong } from '../stores/public.ts';
import { hasStockKeyword } from './hasStockKeyword.ts';
import { type FoundStocks, isExpiring, isLow, visibleStocks } from './visibleStocks.ts';
import { averagePrice } from './worthOf.ts';

/** Returns one page of what the stores hold, the newest first, and what all that matches is worth. */
export async function queryStockPage(
  { query = {} }: Input<'queryStockPage'>,
  context: Context,
): Promise<Output<'queryStockPage'>> {
  const found = await filtered(await visibleStocks(context), query, context);
  const keys = found.select(['stock.companyId', 'stock.id']);
  const order = orderOf('stock', 'lastInTime,desc');
  const page = await readPage(query, keys, order, (some) => stockRows(some, context), toStock, context);
  return { ...page, sum: { totalCost: await worthOfAll(found, page.total, context) } };
}

/** Returns what a reader sees in the stores that matches the filters. */
export async function stockList(filters: Filters, reader: Reader): Promise<LongList<Schemas['Stock']>> {
  const found = await filtered(await visibleStocks(reader), filters, reader);
  const keys = found.select(['stock.companyId', 'stock.id']);
  return longList(
    'stock',
    keys,
    (some) => stockRows(some, reader),
    (rows) => rows.map(toStock),
    reader,
  );
}

/** What all of a list is worth. That of a long one is remembered as its length is. */
async function worthOfAll(found: FoundStocks, total: number, { totals }: Context): Promise<string> {
  const summed = found.select(sql<string>`coalesce(sum(stock.total_cost), 0.00)::text`.as('totalCost'));
  const { totalCost } = await totals.read(
    keyOf(summed),
    () => summed.executeTakeFirstOrThrow(),
    () => total,
  );
  return totalCost;
}

type Filters = Omit<NonNullable<Input<'queryStockPage'>['query']>, 'current' | 'size'>;

async function filtered(found: FoundStocks, filters: Filters, { db, now }: Reader): Promise<FoundStocks> {
  const { stockId, keyword, warehouseId, categoryId, lowStock, expiring, deptId } = filters;
  let query = found;
  if (stockId !== undefined) query = query.where('stock.id', '=', stockId);
  if (warehouseId !== undefined) query = query.where('stock.warehouseId', '=', warehouseId);
  if (categoryId !== undefined) query = query.where(isAmong('stock.categoryId', await categoryAndBelow(categoryId, db)));
  if (deptId !== undefined) query = query.where(isAmong('stock.ownerDeptId', await idsAtAndBelow(db, deptId)));
  if (lowStock) query = query.where(isLow);
  if (expiring) query = query.where(isExpiring(now));
  if (keyword === undefined) return query;
  return query.where(hasStockKeyword(keyword));
}

/** Returns a category of goods and all below it. */
export async function categoryAndBelow(id: string, db: Context['db']): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`with recursive below as (
      select id from goods_category where id = ${id}
      union select child.id from goods_category as child join below on child.parent_id = below.id)
    select id from below`.execute(db);
  return rows.map((row) => row.id);
}

function stockRows(keys: KeyList, { db, now }: Reader) {
  return db
    .selectFrom('stock')
    .innerJoin('warehouse', (join) =>
      join.onRef('warehouse.companyId', '=', 'stock.companyId').onRef('warehouse.id', '=', 'stock.warehouseId'),
    )
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'stock.companyId').onRef('dept.id', '=', 'stock.ownerDeptId'))
    .leftJoin('warehouseLocation as location', (join) =>
      join.onRef('location.companyId', '=', 'stock.companyId').onRef('location.id', '=', 'stock.locationId'),
    )
    .leftJoin('goodsCategory as category', (join) =>
      join.onRef('category.companyId', '=', 'stock.categoryCompanyId').onRef('category.id', '=', 'stock.categoryId'),
    )
    .leftJoin('project', (join) =>
      join.onRef('project.companyId', '=', 'stock.companyId').onRef('project.id', '=', 'stock.sourceProjectId'),
    )
    .selectAll('stock')
    .select(['warehouse.warehouseName', 'dept.deptName as ownerDeptName', 'location.locationName'])
    .select(['category.categoryName', 'category.hazardous', 'project.projectCode as sourceProjectCode'])
    .select([
      sql<string>`stock.quantity - stock.locked_quantity`.as('availableQuantity'),
      isLow.$castTo<boolean>().as('low'),
      isExpiring(now).$castTo<boolean>().as('expiring'),
    ])
    .where(hasKey('stock', keys));
}

type StockRow = Awaited<ReturnType<ReturnType<typeof stockRows>['executeTakeFirstOrThrow']>>;

function toStock(row: StockRow): Schemas['Stock'] {
  const {
    categoryCompanyId: _,
    ownerDeptId: __,
    itemNameKey: ___,
    quantity,
    lockedQuantity,
    availableQuantity,
    minQuantity,
    sharedQuantity,
    hazardous,
    ...stock
  } = row;
  return {
    ...stock,
    unitCost: averagePrice(row.totalCost, quantity),
    brand: row.brand || null,
    model: row.model || null,
    batchNo: row.batchNo || null,
    quantity: plainQuantity(quantity),
    lockedQuantity: plainQuantity(lockedQuantity),
    availableQuantity: plainQuantity(availableQuantity),
    minQuantity: minQuantity && plainQuantity(minQuantity),
    sharedQuantity: plainQuantity(sharedQuantity),
    hazardous: hazardous ?? false,
    lastInTime: isoTime(row.lastInTime),
  };
}
