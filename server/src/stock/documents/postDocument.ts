import type { Selectable, Updateable } from 'kysely';
import { lockStocks } from '#ledger/moves/lockStocks.ts';
import { moveStock } from '#ledger/moves/moveStock.ts';
import { reserveStock } from '#ledger/moves/reserveStock.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { toThousandths } from '#platform/values/quantity.ts';
import { averagePrice, differenceOf, shareOf } from '../goods/public.ts';
import type { DocumentRow } from './documentRows.ts';
import { reservedOf } from './draftedLines.ts';
import { putIntoStock } from './putIntoStock.ts';

type Line = Selectable<Tables['stockDocumentItem']>;

/**
 * Moves the goods of a document whose last keeper has confirmed it.
 * @param ownerDeptId the department that goods belong to which are new in the store
 */
export async function postDocument(document: DocumentRow, ownerDeptId: string, context: Context): Promise<void> {
  const lines = await linesOf(document, context);
  if (document.docType === 'IN_ACCEPT' || document.docType === 'IN_OTHER') return enter(document, lines, ownerDeptId, context);
  if (document.docType === 'TRANSFER' && document.status === 'IN_TRANSIT') return arrive(document, lines, context);
  await lockStocks(document.companyId, stocksOf(lines), context);
  // In the order of the ids, as they were locked.
  for (const line of lines.toSorted((one, other) => (String(one.stockId) < String(other.stockId) ? -1 : 1))) {
    await move(document, line, context);
  }
}

/** What a document has reserved is free again. */
export async function releaseReserved(document: DocumentRow, context: Context): Promise<void> {
  const { companyId, docType } = document;
  const lines = (await linesOf(document, context)).map((line) => ({ ...line, quantity: reservedOf({ ...line, docType }) }));
  const reserved = lines.filter(({ quantity }) => quantity !== '0');
  await lockStocks(companyId, stocksOf(reserved), context);
  for (const { stockId, quantity } of reserved.toSorted((one, other) => (String(one.stockId) < String(other.stockId) ? -1 : 1))) {
    await reserveStock({ companyId, stockId: String(stockId), quantity: `-${quantity}` }, context);
  }
}

const stocksOf = (lines: readonly Line[]) => lines.flatMap(({ stockId }) => stockId ?? []);

/** Returns the lines of a document. */
export function linesOf({ companyId, id }: Pick<DocumentRow, 'companyId' | 'id'>, { db }: Context): Promise<Line[]> {
  return db
    .selectFrom('stockDocumentItem')
    .selectAll()
    .where((eb) => eb.and({ companyId, documentId: id }))
    .orderBy('no')
    .execute();
}

/** One line of goods that go out of their stock, come back into it, or were counted. */
async function move({ companyId, id: documentId, docType }: DocumentRow, line: Line, context: Context): Promise<void> {
  const { quantity, bookQuantity, amount } = line;
  const moved = { companyId, documentId, stockId: String(line.stockId) };
  if (docType === 'RETURN') {
    await moveStock({ ...moved, quantity, amount }, context);
    return;
  }
  const difference = bookQuantity === null ? quantity : differenceOf(quantity, bookQuantity);
  if (difference === '0') return;
  const isMore = bookQuantity !== null && toThousandths(quantity) > toThousandths(bookQuantity);
  // By now the average price may be another one than when it was drafted.
  const worth = await moveStock({ ...moved, quantity: difference, direction: isMore ? 'IN' : 'OUT' }, context);
  await changeLine(
    line,
    { amount: worth, unitCost: averagePrice(worth, difference), ...(docType === 'TRANSFER' && nowhere) },
    context,
  );
}

/** Goods on their way are at no place yet. */
const nowhere = { locationId: null };

async function enter(document: DocumentRow, lines: readonly Line[], ownerDeptId: string, context: Context): Promise<void> {
  const { companyId, warehouseId, projectId } = document;
  const put = lines.map(
    ({ no, quantity, amount, itemName, unit, locationId, expireDate, categoryCompanyId, categoryId, ...row }) => ({
      no,
      quantity,
      amount,
      categoryCompanyId,
      categoryId,
      goods: {
        companyId,
        warehouseId,
        locationId,
        ownerDeptId,
        itemName,
        unit,
        expireDate,
        brand: row.brand ?? '',
        model: row.model ?? '',
        batchNo: row.batchNo ?? '',
      },
    }),
  );
  const stocks = await putIntoStock(document, put, context);
  for (const line of lines) await changeLine(line, { stockId: String(stocks.get(line.no)) }, context);
  if (projectId === null) return;
  await context.db
    .updateTable('stock')
    .set({ sourceProjectId: projectId })
    .where('companyId', '=', companyId)
    .where('id', 'in', [...stocks.values()])
    .execute();
}

/** What arrived goes into the other store, and belongs to the same department as before. */
async function arrive(document: DocumentRow, lines: readonly Line[], context: Context): Promise<void> {
  const { companyId, targetWarehouseId } = document;
  const owners = await context.db
    .selectFrom('stock')
    .select(['id', 'ownerDeptId'])
    .where('companyId', '=', companyId)
    .where('id', 'in', stocksOf(lines))
    .execute();
  const ownerOf = new Map(owners.map(({ id, ownerDeptId }) => [id, ownerDeptId]));
  const put = lines.flatMap((line) => {
    const { no, itemName, unit, locationId, expireDate, categoryCompanyId, categoryId } = line;
    const quantity = line.receivedQuantity ?? line.quantity;
    if (toThousandths(quantity) === 0n) return [];
    const goods = {
      companyId,
      warehouseId: String(targetWarehouseId),
      locationId,
      itemName,
      unit,
      expireDate,
      ownerDeptId: String(ownerOf.get(String(line.stockId))),
      brand: line.brand ?? '',
      model: line.model ?? '',
      batchNo: line.batchNo ?? '',
    };
    return [{ no, quantity, amount: shareOf(line.amount, quantity, line.quantity), categoryCompanyId, categoryId, goods }];
  });
  const stocks = await putIntoStock(document, put, context);
  for (const line of lines) {
    const arrived = { receivedQuantity: line.receivedQuantity ?? line.quantity, targetStockId: stocks.get(line.no) ?? null };
    await changeLine(line, arrived, context);
  }
}

async function changeLine(
  { companyId, documentId, no }: Line,
  fields: Updateable<Tables['stockDocumentItem']>,
  { db }: Context,
): Promise<void> {
  await db
    .updateTable('stockDocumentItem')
    .set(fields)
    .where((eb) => eb.and({ companyId, documentId, no }))
    .execute();
}
