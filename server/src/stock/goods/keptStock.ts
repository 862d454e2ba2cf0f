import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { visibleStocks } from './visibleStocks.ts';

/** Returns a stock of a store that the caller keeps. @throws Failure `missing` */
export async function keptStock(id: string, context: Context): Promise<{ companyId: string; hazardous: boolean }> {
  const seen = await visibleStocks(context);
  const stock = await seen
    .innerJoin('warehouseKeeper as own', (join) =>
      join.onRef('own.companyId', '=', 'stock.companyId').onRef('own.warehouseId', '=', 'stock.warehouseId'),
    )
    .leftJoin('goodsCategory as category', (join) =>
      join.onRef('category.companyId', '=', 'stock.categoryCompanyId').onRef('category.id', '=', 'stock.categoryId'),
    )
    .select(['stock.companyId', 'category.hazardous'])
    .where((eb) => eb.and({ 'stock.id': id, 'own.userId': context.session.userId }))
    .executeTakeFirst();
  if (!stock) throw new Failure('missing');
  return { companyId: stock.companyId, hazardous: stock.hazardous ?? false };
}
