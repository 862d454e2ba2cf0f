import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';

interface Movement {
  companyId: string;
  stockId: string;
  documentId: string;
  /** What moves, above zero, as a decimal string. */
  quantity: string;
  /** What it is worth in yuan, as a decimal string. Left out: at the average price of the stock. */
  amount?: string;
  /** In, unless something is said. What goes out was reserved, which ends with it. */
  direction?: 'IN' | 'OUT';
}

/** The transaction, its time and who moves the goods. */
type Moving = Pick<Context, 'db' | 'now'> & { session: Pick<Context['session'], 'userId' | 'userName'> };

/**
 * Puts goods into a stock or takes them out, and writes it to the ledger. A stock keeps its quantity and its worth, so the average price
 * is exact to the cent, and the last piece takes what is left of the worth. The update locks the stock until the end of the transaction;
 * of several stocks, lock those with the smaller id first.
 * @returns what the goods that moved are worth
 */
export async function moveStock(movement: Movement, { db, now, session }: Moving): Promise<string> {
  const { companyId, stockId, documentId, quantity, direction = 'IN' } = movement;
  const before = db.selectFrom('stock').where((eb) => eb.and({ companyId, id: stockId }));
  // Nothing is known of the price where nothing is left.
  const average = sql<string>`coalesce(round(total_cost * ${quantity}::numeric / nullif(quantity, 0), 2), 0.00)`;
  const amount = movement.amount ?? (await before.select(average.as('amount')).forUpdate().executeTakeFirstOrThrow()).amount;
  const isOut = direction === 'OUT';
  const sign = sql.raw(isOut ? '-' : '+');
  const stock = await db
    .updateTable('stock')
    .set({
      quantity: sql<string>`quantity ${sign} ${quantity}::numeric`,
      totalCost: sql<string>`total_cost ${sign} ${amount}::numeric`,
      ...(isOut
        ? {
            lockedQuantity: sql<string>`locked_quantity - ${quantity}::numeric`,
            // No more is shared than there is.
            sharedQuantity: sql<string>`least(shared_quantity, quantity - ${quantity}::numeric)`,
          }
        : { lastInTime: now }),
    })
    .where((eb) => eb.and({ companyId, id: stockId }))
    .returning(['quantity', 'totalCost'])
    .executeTakeFirstOrThrow();
  const after = { balance: stock.quantity, worth: stock.totalCost };
  const made = { id: newId(), operatorId: session.userId, operatorName: session.userName, time: now };
  await db
    .insertInto('stockFlow')
    .values({ companyId, stockId, documentId, quantity, amount, direction, ...after, ...made })
    .execute();
  return amount;
}
