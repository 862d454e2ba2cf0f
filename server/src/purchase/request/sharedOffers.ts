import type { Schemas } from '@campus-procurement/sdk';
import { dayOf, isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { isFresh, isOwnStock, offered } from '#ledger/moves/sharedStocks.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { plainQuantity } from '#platform/values/quantity.ts';
import { areSome, goodsOf, isSame } from './sameGoods.ts';

type Lines = readonly Schemas['ProjectItemInput'][];
const most = 20;

/**
 * Returns what departments share of the goods of some lines, those of the same name and category, the most first. Where sharing is switched
 * off, its permissions are, and nothing is returned.
 */
export async function sharedOffers(items: Lines, context: Context): Promise<Schemas['SharedOffer'][]> {
  const goods = goodsOf(items);
  const may = permitted(context);
  if (goods.length === 0 || !may('querySharedStockPage')) return [];
  const rows = await context.db
    .selectFrom('stock')
    .innerJoin('warehouse', (join) =>
      join.onRef('warehouse.companyId', '=', 'stock.companyId').onRef('warehouse.id', '=', 'stock.warehouseId'),
    )
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'stock.companyId').onRef('dept.id', '=', 'stock.ownerDeptId'))
    .select(['stock.id as stockId', 'stock.itemName', 'stock.categoryId', 'stock.brand', 'stock.model', 'stock.unit'])
    .select(['dept.deptName as ownerDeptName', 'warehouse.warehouseName', 'warehouse.address', offered.as('offered')])
    .select([
      isOwnStock(context).$castTo<boolean>().as('isOwn'),
      sql<Date>`coalesce((select max(flow.time) from stock_flow as flow
        where flow.company_id = stock.company_id and flow.stock_id = stock.id), stock.last_in_time)`.as('lastMoveTime'),
    ])
    .where('stock.companyId', '=', context.session.companyId)
    .where('stock.sharedQuantity', '>', '0')
    .where(isFresh(dayOf(context.now)))
    .where(offered, '>', '0')
    .where(areSome(goods, 'stock'))
    .orderBy(offered, 'desc')
    .orderBy('stock.id')
    .limit(most)
    .execute();
  return rows.map(({ categoryId, offered: offeredQuantity, isOwn, lastMoveTime, ...row }) => ({
    ...row,
    itemNo: items.findIndex((line) => isSame({ ...row, categoryId }, line)),
    brand: row.brand || null,
    model: row.model || null,
    offeredQuantity: plainQuantity(offeredQuantity),
    lastMoveTime: isoTime(lastMoveTime),
    mayApply: may('saveSharedApply') && !isOwn,
  }));
}
