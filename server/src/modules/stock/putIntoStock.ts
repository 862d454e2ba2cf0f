import { type SqlBool, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Context } from '../../context/context.ts';
import { moveStock } from '../../ledger/moveStock.ts';
import type { DocumentRow } from './documentRows.ts';

/**
 * Puts the lines of a document into the stocks of its store. What is the same at the same place is one stock; one that is not there yet is
 * made. Stocks are locked in the order of their ids, so that two documents never wait for each other.
 * @param ownerDeptId the department that the goods belong to
 */
export async function putIntoStock(document: DocumentRow, ownerDeptId: string, context: Context): Promise<void> {
  const { db } = context;
  const { companyId, id: documentId, projectId } = document;
  const lines = await linesOf(document, ownerDeptId, context);
  // In one order, because a second insertion of the same waits for the first.
  const sorted = lines.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const placed = [];
  for (const line of sorted) placed.push({ ...line, stockId: await stockOf(line, context) });
  const ids = [...new Set(placed.map(({ stockId }) => stockId))];
  await db
    .selectFrom('stock')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ordered = placed.toSorted((one, other) =>
    one.stockId < other.stockId ? -1 : one.stockId > other.stockId ? 1 : one.no - other.no,
  );
  for (const { no, stockId, quantity, amount } of ordered) {
    await moveStock({ companyId, stockId, documentId, quantity, amount }, context);
    await db
      .updateTable('stockDocumentItem')
      .set({ stockId })
      .where((eb) => eb.and({ companyId, documentId, no }))
      .execute();
  }
  await db
    .updateTable('stock')
    .set({ sourceProjectId: projectId })
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .execute();
}

type Line = Awaited<ReturnType<typeof linesOf>>[number];

async function linesOf({ companyId, id, warehouseId }: DocumentRow, ownerDeptId: string, { db }: Context) {
  const rows = await db
    .selectFrom('stockDocumentItem')
    .selectAll()
    .where((eb) => eb.and({ companyId, documentId: id }))
    .orderBy('no')
    .execute();
  return rows.map(({ no, quantity, amount, itemName, unit, locationId, expireDate, categoryCompanyId, categoryId, ...row }) => ({
    ...{ no, quantity, amount, categoryCompanyId, categoryId },
    goods: {
      ...{ companyId, warehouseId, locationId, ownerDeptId, itemName, unit, expireDate },
      ...{ brand: row.brand ?? '', model: row.model ?? '', batchNo: row.batchNo ?? '' },
    },
  }));
}

const nameOf = ({ goods }: Line) => JSON.stringify(goods);

/** Returns the id of the stock of such goods, which is made if there is none. */
async function stockOf({ goods, categoryCompanyId, categoryId }: Line, { db, now }: Context): Promise<string> {
  await db
    .insertInto('stock')
    .values({
      ...{ ...goods, id: newId(), categoryCompanyId, categoryId, lastInTime: now },
      ...{ minQuantity: null, sourceProjectId: null },
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
