import type { Schemas } from '@campus-procurement/sdk';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CountedRow, type CountFilter, idsOf, scannedInto, stockMeant } from './countRows.ts';
import type { useCount } from './useCount.ts';

type Stock = Schemas['Stock'];

/**
 * The way from line to line of a sheet. What a scanner has found leads back to the field of the scanner, what was typed on leads to
 * the next line that was not counted. A filter lists what it listed when it was chosen, until the way leads on: otherwise a line
 * would vanish under the thumb with its first digit.
 */
export function useCountWalk(stocks: readonly Stock[], counted: readonly CountedRow[], put: ReturnType<typeof useCount>['put']) {
  const list = useRef<HTMLOListElement>(null);
  const scanner = useRef<HTMLInputElement>(null);
  const scanned = useRef<string>(undefined);
  const [{ filter, ids }, choose] = useState<{ filter: CountFilter; ids?: ReadonlySet<string> }>({ filter: 'ALL' });
  const shown = ids ? stocks.filter(({ id }) => ids.has(id)) : stocks;

  const seen = (next: CountFilter) => ({ filter: next, ...(next !== 'ALL' && { ids: idsOf(next, stocks, counted) }) });
  const show = (next: CountFilter) => choose(seen(next));

  function enter(id: string) {
    list.current?.querySelector<HTMLInputElement>(`[data-stock="${id}"] input`)?.focus();
  }

  /** Goes to the line of a stock, also if the filter does not list it. */
  function goTo(stock: Stock) {
    if (!shown.some(({ id }) => id === stock.id)) flushSync(() => show('ALL'));
    enter(stock.id);
    scanned.current = stock.id;
  }

  function seek(text: string): boolean {
    const stock = stockMeant(stocks, text);
    if (stock) goTo(stock);
    return stock !== undefined;
  }

  /** Goes to the next line that was not counted, after the one in which the user is. */
  function next(from = document.activeElement?.closest<HTMLElement>('[data-stock]')?.dataset.stock) {
    const left = idsOf('LEFT', stocks, counted);
    const at = stocks.findIndex(({ id }) => id === from);
    const open = [...stocks.slice(at + 1), ...stocks.slice(0, at + 1)].find(({ id }) => left.has(id) && id !== from);
    if (filter !== 'ALL') flushSync(() => show(filter));
    if (!open) return;
    if (filter === 'DIFFERENT') flushSync(() => show('LEFT'));
    enter(open.id);
  }

  function onEnter(stock: Stock, typed: string, before: string) {
    const label = scannedInto(stocks, typed);
    if (label) {
      // A scanner has typed into the field of a quantity: what was counted before stays.
      put(stock, { counted: label.rest || before });
      return goTo(label.stock);
    }
    if (scanned.current !== stock.id) return next(stock.id);
    scanned.current = undefined;
    scanner.current?.focus();
  }

  const latest = useRef(onEnter);
  useLayoutEffect(() => {
    latest.current = onEnter;
  });
  const enterLine = useCallback<typeof onEnter>((...given) => latest.current(...given), []);

  return { list, scanner, filter, shown, show, seek, next, enterLine };
}
