import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Context } from '../context/context.ts';

interface Movement {
  companyId: string;
  stockId: string;
  documentId: string;
  /** What is put in, above zero, as a decimal string. */
  quantity: string;
  /** What it is worth in yuan, as a decimal string. */
  amount: string;
}

/** The transaction, its time and who moves the goods. */
type Moving = Pick<Context, 'db' | 'now'> & { session: Pick<Context['session'], 'userId' | 'userName'> };

/**
 * Puts goods into a stock and writes it to the ledger. A stock keeps its quantity and its worth, so the average price is exact to the
 * cent. The update locks the stock until the end of the transaction; of several stocks, lock those with the smaller id first.
 */
export async function moveStock(movement: Movement, { db, now, session }: Moving): Promise<void> {
  const { companyId, stockId, quantity, amount } = movement;
  const stock = await db
    .updateTable('stock')
    .set({
      quantity: sql<string>`quantity + ${quantity}::numeric`,
      totalCost: sql<string>`total_cost + ${amount}::numeric`,
      lastInTime: now,
    })
    .where((eb) => eb.and({ companyId, id: stockId }))
    .returning(['quantity', 'totalCost'])
    .executeTakeFirstOrThrow();
  const after = { balance: stock.quantity, worth: stock.totalCost };
  const made = { id: newId(), direction: 'IN' as const, operatorId: session.userId, operatorName: session.userName, time: now };
  await db
    .insertInto('stockFlow')
    .values({ ...movement, ...after, ...made })
    .execute();
}
