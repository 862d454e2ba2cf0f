import { type LockedStock, lockStocks } from '#ledger/moves/lockStocks.ts';
import { reserveStock } from '#ledger/moves/reserveStock.ts';
import type { Context } from '#platform/context/context.ts';
import { type BrokenRule, invalid } from '#platform/failure/failure.ts';
import { fromThousandths, toThousandths } from '#platform/values/quantity.ts';
import { pieceRule } from '#reference/pieceUnits.ts';
import { averagePrice, differenceOf, refuseExpired, shareOf } from '../goods/public.ts';
import type { Draft, DraftedLine, DraftLine } from './draftFields.ts';
import { newGoods } from './newGoods.ts';
import { returnedLines } from './returnedLines.ts';

interface Store {
  companyId: string;
  id: string;
  warehouseType: string;
}

/** Returns the lines of a document as they are stored. What goes out, or is missing, is reserved. */
export async function draftedLines(draft: Draft, store: Store, context: Context): Promise<DraftedLine[]> {
  if (draft.docType === 'IN_OTHER') return newGoods(draft.items, store, context);
  if (draft.docType === 'RETURN') return returnedLines(draft, store, context);
  const { companyId } = store;
  const stocks = await lockStocks(
    companyId,
    draft.items.flatMap(({ stockId }) => stockId ?? []),
    context,
  );
  const faults: BrokenRule[] = [];
  const lines = draft.items.flatMap((line, index) => {
    const stock = stocks.get(line.stockId as string);
    if (stock?.warehouseId !== store.id) {
      faults.push({ field: `items.${index}.stockId`, rule: 'exists' });
      return [];
    }
    const fault = draft.docType === 'CHECK' ? countFault(line, stock) : outFault(line, stock);
    if (fault) faults.push({ ...fault, field: `items.${index}.${fault.field}` });
    else faults.push(...pieceRule(`items.${index}.quantity`, line.quantity, stock.unit, stock.quantity));
    return [{ stock, line }];
  });
  if (faults.length > 0) throw invalid(...faults);
  const issued = draft.docType === 'OUT_USE' ? lines.map(({ stock }) => stock) : [];
  refuseExpired(issued, draft.expiredConfirmed, context);
  // In the order of the ids, as they were locked.
  for (const { stock, line } of lines.toSorted((one, other) => (one.stock.id < other.stock.id ? -1 : 1))) {
    const quantity = reservedOf({ docType: draft.docType, ...line });
    if (quantity !== '0') await reserveStock({ companyId, stockId: stock.id, quantity }, context);
  }
  return lines.map(({ stock, line }) => ofStock(stock, line));
}

/** How much of its stock a line keeps until its document is confirmed. */
export function reservedOf(line: { docType: string; quantity: string; bookQuantity?: string | null | undefined }): string {
  const { docType, quantity, bookQuantity } = line;
  if (['OUT_USE', 'TRANSFER', 'SCRAP'].includes(docType)) return fromThousandths(toThousandths(quantity));
  const missing = toThousandths(bookQuantity ?? '0') - toThousandths(quantity);
  return docType === 'CHECK' && missing > 0n ? fromThousandths(missing) : '0';
}

function outFault({ quantity }: DraftLine, stock: LockedStock): BrokenRule | null {
  const available = toThousandths(stock.quantity) - toThousandths(stock.lockedQuantity);
  if (toThousandths(quantity) <= available) return null;
  return { field: 'quantity', rule: 'inStock', params: { limit: fromThousandths(available) } };
}

function countFault({ quantity, bookQuantity, diffReason }: DraftLine, stock: LockedStock): BrokenRule | null {
  const [book, locked, counted] = [stock.quantity, stock.lockedQuantity, quantity].map(toThousandths) as [bigint, bigint, bigint];
  if (toThousandths(bookQuantity as string) !== book) {
    return { field: 'bookQuantity', rule: 'moved', params: { limit: fromThousandths(book) } };
  }
  if (counted === book) return null;
  if (diffReason === undefined) return { field: 'diffReason', rule: 'required' };
  return counted < locked ? { field: 'quantity', rule: 'locked', params: { limit: fromThousandths(locked) } } : null;
}

function ofStock(stock: LockedStock, line: DraftLine): DraftedLine {
  const { quantity } = line;
  const [bookQuantity, diffReason] = [line.bookQuantity ?? null, line.diffReason ?? null];
  const { itemName, unit, categoryCompanyId, categoryId, locationId, expireDate, totalCost } = stock;
  const difference = bookQuantity === null ? quantity : differenceOf(quantity, bookQuantity);
  return {
    stockId: stock.id,
    itemName,
    unit,
    categoryCompanyId,
    categoryId,
    locationId,
    expireDate,
    quantity,
    brand: stock.brand || null,
    model: stock.model || null,
    batchNo: stock.batchNo || null,
    bookQuantity,
    diffReason,
    unitCost: averagePrice(totalCost, stock.quantity),
    amount: shareOf(totalCost, difference, stock.quantity),
  };
}
