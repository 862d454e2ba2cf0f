import { type KeptCount, type KeptCountRow, useAccountStored } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

const none: KeptCount = { time: 0, rows: {}, sent: null };

/**
 * A stocktake of a store in the making. It stays in this browser until it is sent, whatever becomes of the line and the page.
 * `put` is always the same function, so that a key that is pressed draws one line of the sheet and not all.
 */
export function useCount(storeId: string) {
  const [counts, setCounts] = useAccountStored('counts');
  const latest = useRef(counts);
  useLayoutEffect(() => {
    latest.current = counts;
  });
  const { rows } = counts?.[storeId] ?? none;

  const keep = useCallback(
    (next: Record<string, KeptCount>) => {
      latest.current = next;
      setCounts(next);
    },
    [setCounts],
  );

  const put = useCallback(
    (stock: Schemas['Stock'], change: Partial<KeptCountRow>) => {
      const { rows: known, sent } = latest.current?.[storeId] ?? none;
      const before = known[stock.id] ?? { book: stock.quantity, counted: '', reason: '' };
      // What is counted anew is compared with what should be there now.
      const book = change.counted === undefined ? before.book : stock.quantity;
      const row = { ...before, book, ...change };
      keep({ ...latest.current, [storeId]: { time: Date.now(), rows: { ...known, [stock.id]: row }, sent } });
    },
    [keep, storeId],
  );

  /** @param stocks those that were sent; left out: all */
  function discard(stocks?: readonly Schemas['Stock'][]) {
    const { [storeId]: _, ...others } = latest.current ?? {};
    const sent = new Set(stocks?.map(({ id }) => id));
    const kept = Object.entries(rows).filter(([id]) => stocks !== undefined && !sent.has(id));
    keep(kept.length === 0 ? others : { ...others, [storeId]: { time: Date.now(), rows: Object.fromEntries(kept), sent: null } });
  }

  /** What was sent and not answered, for `useApiMutation`: whoever reloads the page and sends it again repeats it. */
  const unanswered = useMemo(
    () => ({
      get current() {
        return latest.current?.[storeId]?.sent ?? null;
      },
      set current(sent) {
        const count = latest.current?.[storeId];
        if (count) keep({ ...latest.current, [storeId]: { ...count, sent } });
      },
    }),
    [keep, storeId],
  );

  return { rows, put, discard, unanswered };
}
