import { type SqlBool, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { lockStocks } from '#ledger/moves/lockStocks.ts';
import { moveStock } from '#ledger/moves/moveStock.ts';
import type { Context } from '#platform/context/context.ts';

/** A line of a document whose goods go into a store. Quantities and amounts are decimal strings. */
export interface PutLine {
  no: number;
  quantity: string;
  amount: string;
  categoryCompanyId: string | null;
  categoryId: string | null;
  /** What makes them the same as others. */
  goods: {
    companyId: string;
    warehouseId: string;
    locationId: string | null;
    /** The department that they belong to. */
    ownerDeptId: string;
    itemName: string;
    brand: string;
    model: string;
    unit: string;
    batchNo: string;
    expireDate: string | null;
  };
}

/**
 * Puts the lines of a document into stocks. What is the same at the same place is one stock; one that is not there yet is made. Stocks are
 * locked in the order of their ids, so that two documents never wait for each other.
 * @returns the stock of each line
 */
export async function putIntoStock(
  { companyId, id: documentId }: { companyId: string; id: string },
  lines: readonly PutLine[],
  context: Context,
): Promise<Map<number, string>> {
  // In one order, because a second insertion of the same waits for the first.
  const sorted = lines.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const placed = [];
  for (const line of sorted) placed.push({ ...line, stockId: await stockOf(line, context) });
  await lockStocks(
    companyId,
    placed.map(({ stockId }) => stockId),
    context,
  );
  const ordered = placed.toSorted((one, other) =>
    one.stockId < other.stockId ? -1 : one.stockId > other.stockId ? 1 : one.no - other.no,
  );
  for (const { stockId, quantity, amount } of ordered) {
    await moveStock({ companyId, stockId, documentId, quantity, amount }, context);
  }
  return new Map(ordered.map(({ no, stockId }) => [no, stockId]));
}

const nameOf = ({ goods }: PutLine) => JSON.stringify(goods);

/** Returns the id of the stock of such goods, which is made if there is none. */
async function stockOf({ goods, categoryCompanyId, categoryId }: PutLine, { db, now }: Context): Promise<string> {
  await db
    .insertInto('stock')
    .values({
      ...goods,
      id: newId(),
      categoryCompanyId,
      categoryId,
      lastInTime: now,
      minQuantity: null,
      sourceProjectId: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { locationId, expireDate, ...same } = goods;
  const { id } = await db
    .selectFrom('stock')
    .select('id')
    .where((eb) => eb.and(same))
    .where(sql<SqlBool>`coalesce(location_id, '') = ${locationId ?? ''}`)
    .where(sql<SqlBool>`coalesce(expire_date, '9999-12-31') = ${expireDate ?? '9999-12-31'}`)
    .executeTakeFirstOrThrow();
  return id;
}
