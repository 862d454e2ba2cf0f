import type { Input, Output } from '@campus-procurement/sdk';
import { lockStocks } from '#ledger/moves/lockStocks.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { fromThousandths, toThousandths } from '#platform/values/quantity.ts';
import { pieceRule } from '#reference/pieceUnits.ts';
import { keptStock } from './keptStock.ts';
import { refuseExpired } from './refuseExpired.ts';

/** A keeper of the store sets how much of a stock other departments may ask for. Hazardous goods stay with who is trained for them. */
export async function updateStockShare(
  { body: { stockId, sharedQuantity, expiredConfirmed } }: Input<'updateStockShare'>,
  context: Context,
): Promise<Output<'updateStockShare'>> {
  const { db } = context;
  const { companyId, hazardous } = await keptStock(stockId, context);
  const stock = (await lockStocks(companyId, [stockId], context)).get(stockId);
  if (!stock) throw new Failure('missing');
  const [shared, all] = [toThousandths(sharedQuantity), toThousandths(stock.quantity)];
  const inParts = pieceRule('sharedQuantity', sharedQuantity, stock.unit, stock.quantity);
  if (inParts.length > 0) throw invalid(...inParts);
  if (shared > all) throw invalid({ field: 'sharedQuantity', rule: 'maximum', params: { limit: fromThousandths(all) } });
  if (shared > 0n && hazardous) throw invalid({ field: 'sharedQuantity', rule: 'hazardousShare' });
  if (shared > toThousandths(stock.sharedQuantity)) refuseExpired([stock], expiredConfirmed, context);
  await db
    .updateTable('stock')
    .set({ sharedQuantity })
    .where((eb) => eb.and({ companyId, id: stockId }))
    .execute();
  return true;
}
