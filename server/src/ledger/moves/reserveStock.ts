import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';

/**
 * Keeps some of a stock for a document, or gives it back, if below zero. Lock the stocks before, those with the smaller id first.
 * @param quantity a decimal string
 */
export async function reserveStock(
  { companyId, stockId, quantity }: { companyId: string; stockId: string; quantity: string },
  { db }: Pick<Context, 'db'>,
): Promise<void> {
  await db
    .updateTable('stock')
    .set({ lockedQuantity: sql<string>`locked_quantity + ${quantity}::numeric` })
    .where((eb) => eb.and({ companyId, id: stockId }))
    .execute();
}
