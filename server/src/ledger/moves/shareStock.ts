import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';

/**
 * Changes how much of a stock is shared by what was lent or came back: never less than nothing, never more than there is.
 * @param quantity a decimal string, below zero for what goes out; lock the stock before
 */
export async function shareStock(
  { companyId, stockId, quantity }: { companyId: string; stockId: string; quantity: string },
  { db }: Pick<Context, 'db'>,
): Promise<void> {
  await db
    .updateTable('stock')
    .set({ sharedQuantity: sql<string>`greatest(0, least(quantity, shared_quantity + ${quantity}::numeric))` })
    .where((eb) => eb.and({ companyId, id: stockId }))
    .execute();
}
