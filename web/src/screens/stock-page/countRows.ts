import type { KeptCountRow } from '@campus-procurement/hooks';
import type { Input, Schemas } from '@campus-procurement/sdk';
import { isSameQuantity } from './quantities.ts';
import { stockCode } from './stockCode.ts';

type Stock = Schemas['Stock'];
const quantity = /^(0|[1-9]\d{0,8})(\.\d{1,3})?$/;

/** A stock of the sheet with what was counted of it. */
export interface CountedRow {
  stock: Stock;
  row: KeptCountRow;
  /** What was counted differs from what should be there. */
  differs: boolean;
}

/** The stocks of which something was counted. */
export function countedRows(stocks: readonly Stock[], rows: Readonly<Record<string, KeptCountRow>>): CountedRow[] {
  return stocks.flatMap((stock) => {
    const row = rows[stock.id];
    if (!row || !quantity.test(row.counted)) return [];
    return [{ stock, row, differs: !isSameQuantity(row.counted, row.book) }];
  });
}

/** Whether what was typed is no quantity. */
export const isWrong = (counted: string) => counted !== '' && !quantity.test(counted);

/** The first stock that a scanned or typed text means: its label, its batch, place or name as a whole, or a part of them. */
export function stockMeant(stocks: readonly Stock[], text: string): Stock | undefined {
  const sought = text.trim().toLowerCase();
  if (sought === '') return undefined;
  const words = ({ batchNo, locationName, itemName, model, brand }: Stock) =>
    [batchNo, itemName, model, locationName, brand].map((word) => (word ?? '').toLowerCase());
  return (
    stocks.find(({ id }) => sought.includes(`stockid=${id.toLowerCase()}`) || sought === stockCode(id).toLowerCase()) ??
    stocks.find((stock) => words(stock).includes(sought)) ??
    stocks.find((stock) => words(stock).some((word) => word.includes(sought)))
  );
}

/** What is sent of a stocktake. */
export function inputOf(warehouseId: string, counted: readonly CountedRow[]): Input<'saveStockDocument'>['body'] {
  const items = counted.map(({ stock, row: { book, counted: quantityCounted, reason }, differs }) => ({
    ...{ stockId: stock.id, bookQuantity: book, quantity: quantityCounted },
    ...(differs && { diffReason: reason.trim() }),
  }));
  return { docType: 'CHECK', warehouseId, items };
}
