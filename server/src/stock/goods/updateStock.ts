import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { keptStock } from './keptStock.ts';

/** A keeper of the store sets below which quantity a stock is low. */
export async function updateStock(
  { path: { id }, body: { minQuantity } }: Input<'updateStock'>,
  context: Context,
): Promise<Output<'updateStock'>> {
  const { companyId } = await keptStock(id, context);
  await context.db
    .updateTable('stock')
    .set({ minQuantity })
    .where((eb) => eb.and({ companyId, id }))
    .execute();
  return true;
}
