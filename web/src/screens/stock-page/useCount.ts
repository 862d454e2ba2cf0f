import { type KeptCount, type KeptCountRow, useAccountStored } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';

const none: KeptCount = { time: 0, rows: {} };

/** A stocktake of a store in the making. It stays in this browser until it is sent, whatever becomes of the line and the page. */
export function useCount(storeId: string) {
  const [counts, setCounts] = useAccountStored('counts');
  const { rows } = counts?.[storeId] ?? none;

  function put(stock: Schemas['Stock'], change: Partial<KeptCountRow>) {
    const before = rows[stock.id] ?? { book: stock.quantity, counted: '', reason: '' };
    // What is counted anew is compared with what should be there now.
    const book = change.counted === undefined ? before.book : stock.quantity;
    setCounts({ ...counts, [storeId]: { time: Date.now(), rows: { ...rows, [stock.id]: { ...before, book, ...change } } } });
  }

  /** @param stocks those that were sent; left out: all */
  function discard(stocks?: readonly Schemas['Stock'][]) {
    const { [storeId]: _, ...others } = counts ?? {};
    const sent = new Set(stocks?.map(({ id }) => id));
    const kept = Object.entries(rows).filter(([id]) => stocks !== undefined && !sent.has(id));
    setCounts(kept.length === 0 ? others : { ...others, [storeId]: { time: Date.now(), rows: Object.fromEntries(kept) } });
  }

  return { rows, put, discard };
}
