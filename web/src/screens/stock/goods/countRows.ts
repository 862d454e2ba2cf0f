import type { KeptCountRow } from '@campus-procurement/hooks';
import type { Input, Schemas } from '@campus-procurement/sdk';
import { quantityOf } from '#ui/fields/typedNumbers.ts';
import { isSameQuantity } from '../quantities/quantities.ts';
import { stockCode } from './stockCode.ts';

type Stock = Schemas['Stock'];

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
    const counted = quantityOf(row?.counted ?? '');
    return row && counted !== null ? [{ stock, row: { ...row, counted }, differs: !isSameQuantity(counted, row.book) }] : [];
  });
}

const words = new Intl.Collator('zh-CN', { numeric: true });

/** Stocks as one walks past them: shelf by shelf in the order of their codes, there by name and batch; last what has no place. */
export function byPlace(stocks: readonly Stock[], places: readonly Schemas['WarehouseLocation'][]): Stock[] {
  const codes = new Map(places.map(({ id, locationCode }) => [id, locationCode]));
  const keysOf = ({ locationId, itemName, model, batchNo }: Stock) => [
    codes.get(locationId ?? '') ?? '\uFFFF',
    itemName,
    model,
    batchNo,
  ];
  return stocks.toSorted((one, other) => {
    const keys = keysOf(other);
    return keysOf(one).reduce((order, key, index) => order || words.compare(key ?? '', keys[index] ?? ''), 0);
  });
}

/** Whether what was typed is no quantity. */
export const isWrong = (counted: string) => counted !== '' && quantityOf(counted) === null;

/** The first stock that a scanned or typed text means: its label, its batch, place or name as a whole, or a part of them. */
export function stockMeant(stocks: readonly Stock[], text: string): Stock | undefined {
  const sought = text.trim().toLowerCase();
  if (sought === '') return undefined;
  const namesOf = ({ batchNo, locationName, itemName, model, brand }: Stock) =>
    [batchNo, itemName, model, locationName, brand].map((word) => (word ?? '').toLowerCase());
  return (
    stocks.find(({ id }) => isLabelOf(id, sought)) ??
    stocks.find((stock) => namesOf(stock).includes(sought)) ??
    stocks.find((stock) => namesOf(stock).some((word) => word.includes(sought)))
  );
}

/**
 * What a field of a quantity holds after a scanner has typed a label into it: the label, and what stood before it.
 * @returns undefined if no label of the sheet ends it
 */
export function scannedInto(stocks: readonly Stock[], text: string): { stock: Stock; rest: string } | undefined {
  const [, rest = '', label = ''] = /^(.*?)(https?:.*|[\dA-Z]{8})$/i.exec(text.trim()) ?? [];
  const stock = label === '' ? undefined : stocks.find(({ id }) => isLabelOf(id, label.toLowerCase()));
  return stock && { stock, rest };
}

const isLabelOf = (id: string, text: string) =>
  text.includes(`stockid=${id.toLowerCase()}`) || text === stockCode(id).toLowerCase();

/** Which lines of the sheet are listed. */
export const countFilters = ['ALL', 'LEFT', 'DIFFERENT'] as const;
export type CountFilter = (typeof countFilters)[number];

/** The ids of the stocks that a filter lists. */
export function idsOf(filter: CountFilter, stocks: readonly Stock[], counted: readonly CountedRow[]): ReadonlySet<string> {
  const known = new Set(counted.map(({ stock }) => stock.id));
  if (filter === 'LEFT') return new Set(stocks.flatMap(({ id }) => (known.has(id) ? [] : [id])));
  return new Set(
    (filter === 'ALL' ? stocks : counted.flatMap(({ stock, differs }) => (differs ? [stock] : []))).map(({ id }) => id),
  );
}

/** What is sent of a stocktake. */
export function inputOf(warehouseId: string, counted: readonly CountedRow[]): Input<'saveStockDocument'>['body'] {
  const items = counted.map(({ stock, row: { book, counted: quantityCounted, reason }, differs }) => ({
    stockId: stock.id,
    bookQuantity: book,
    quantity: quantityCounted,
    ...(differs && { diffReason: reason.trim() }),
  }));
  return { docType: 'CHECK', warehouseId, items };
}
