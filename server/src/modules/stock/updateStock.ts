import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { Failure } from '../../failure/failure.ts';
import { visibleStocks } from './visibleStocks.ts';

/** A keeper of the store sets below which quantity a stock is low. */
export async function updateStock(
  { path: { id }, body: { minQuantity } }: Input<'updateStock'>,
  context: Context,
): Promise<Output<'updateStock'>> {
  const { db, session } = context;
  const seen = await visibleStocks(context);
  const stock = await seen
    .innerJoin('warehouseKeeper as own', (join) =>
      join.onRef('own.companyId', '=', 'stock.companyId').onRef('own.warehouseId', '=', 'stock.warehouseId'),
    )
    .select('stock.companyId')
    .where((eb) => eb.and({ 'stock.id': id, 'own.userId': session.userId }))
    .executeTakeFirst();
  if (!stock) throw new Failure('missing');
  await db
    .updateTable('stock')
    .set({ minQuantity })
    .where((eb) => eb.and({ companyId: stock.companyId, id }))
    .execute();
  return true;
}
