import type { Input, Output } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { isFresh, isOwnStock, offered, promised } from '#ledger/moves/sharedStocks.ts';
import { idsAtAndBelow } from '#platform/auth/deptReach.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { containing } from '#platform/lists/like.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, type KeyList, readPage } from '#platform/lists/page.ts';
import { plainQuantity } from '#platform/values/quantity.ts';
import { averagePrice, categoryAndBelow } from '../goods/public.ts';
import { isAmong } from '../stores/public.ts';
import { sharedSavings } from './sharedSavings.ts';

/** Returns one page of what the departments of the school share, by name, and what that has saved. Everybody who may look sees all of it. */
export async function querySharedStockPage(
  { query = {} }: Input<'querySharedStockPage'>,
  context: Context,
): Promise<Output<'querySharedStockPage'>> {
  const { db, session, now } = context;
  const { keyword, categoryId, ownerDeptId, stockId } = query;
  let found = db
    .selectFrom('stock')
    .where('stock.companyId', '=', session.companyId)
    .where('stock.sharedQuantity', '>', '0')
    .where(isFresh(dayOf(now)));
  if (stockId !== undefined) found = found.where('stock.id', '=', stockId);
  if (categoryId !== undefined) found = found.where(isAmong('stock.categoryId', await categoryAndBelow(categoryId, db)));
  if (ownerDeptId !== undefined) found = found.where(isAmong('stock.ownerDeptId', await idsAtAndBelow(db, ownerDeptId)));
  if (keyword !== undefined) {
    const pattern = containing(keyword);
    found = found.where((eb) =>
      eb.or([eb('stock.itemName', 'ilike', pattern), eb('stock.brand', 'ilike', pattern), eb('stock.model', 'ilike', pattern)]),
    );
  }
  const mayApply = permitted(context)('saveSharedApply');
  const page = await readPage(
    query,
    found.select(['stock.companyId', 'stock.id']),
    orderOf('stock', 'itemName,asc'),
    (some) => rows(some, context),
    (row) => toSharedStock(row, mayApply),
    context,
  );
  return { ...page, sum: { savedAmount: await sharedSavings(session.companyId, context) } };
}

function rows(keys: KeyList, context: Context) {
  return context.db
    .selectFrom('stock')
    .innerJoin('warehouse', (join) =>
      join.onRef('warehouse.companyId', '=', 'stock.companyId').onRef('warehouse.id', '=', 'stock.warehouseId'),
    )
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'stock.companyId').onRef('dept.id', '=', 'stock.ownerDeptId'))
    .leftJoin('goodsCategory as category', (join) =>
      join.onRef('category.companyId', '=', 'stock.categoryCompanyId').onRef('category.id', '=', 'stock.categoryId'),
    )
    .select(['stock.id', 'stock.companyId', 'stock.warehouseId', 'stock.itemName', 'stock.categoryId', 'stock.brand'])
    .select(['stock.model', 'stock.batchNo', 'stock.expireDate', 'stock.unit', 'stock.sharedQuantity', 'stock.ownerDeptId'])
    .select(['stock.totalCost', 'stock.quantity'])
    .select(['warehouse.warehouseName', 'warehouse.address', 'dept.deptName as ownerDeptName', 'category.categoryName'])
    .select([promised.as('promisedQuantity'), offered.as('offeredQuantity'), isOwnStock(context).$castTo<boolean>().as('isOwn')])
    .where(hasKey('stock', keys));
}

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

function toSharedStock(row: Row, mayApply: boolean) {
  const { sharedQuantity, promisedQuantity, offeredQuantity, isOwn, totalCost, quantity, ...stock } = row;
  return {
    ...stock,
    unitCost: averagePrice(totalCost, quantity),
    brand: stock.brand || null,
    model: stock.model || null,
    batchNo: stock.batchNo || null,
    sharedQuantity: plainQuantity(sharedQuantity),
    promisedQuantity: plainQuantity(promisedQuantity),
    offeredQuantity: plainQuantity(offeredQuantity),
    mayApply: mayApply && !isOwn && Number(offeredQuantity) > 0,
  };
}
