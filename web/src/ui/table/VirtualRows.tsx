import type { TableLayout } from '@campus-procurement/hooks';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, Fragment, memo, type ReactElement, useCallback, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { RowCount, SteadyColumns } from './LongTable.tsx';
import { scrollerOf, scrollingOf, useStart } from './scroller.ts';
import { useIsPrinting } from './useIsPrinting.ts';
import classes from './VirtualRows.module.css';

/** Rows beyond the window on either side, where the focus finds the next one. */
const overscan = 2;

/** What the `tr` of a row has that stands among others that are not drawn. */
interface RowPlace {
  ref: ((row: HTMLTableRowElement | null) => void) | undefined;
  'data-index': number;
  'aria-rowindex': number;
}

export interface VirtualRowsProps<R> {
  rows: readonly R[];
  /** Draws the `tr` of a row, with its id as key. */
  draw: (row: R, place?: RowPlace) => ReactElement;
  /** How the user likes the table: with another layout the columns have other widths. */
  layout?: TableLayout;
}

/** Those rows of a long table that are in sight (docs/decisions/0034). Default export, because it is fetched with the first such table. */
export default function VirtualRows<R extends { id: string }>(props: VirtualRowsProps<R>) {
  const [body, setBody] = useState<HTMLTableSectionElement | null>(null);
  const [focused, setFocused] = useState<number | null>(null);

  function noteFocus({ target }: FocusEvent<HTMLElement>) {
    const row = target.closest<HTMLElement>('tr[data-index]');
    if (row) setFocused(Number(row.dataset.index));
  }

  return (
    // The element stays the same when its page is hidden and shown again.
    <tbody ref={(element) => void (element && setBody(element))} onFocus={noteFocus}>
      {body && <RowsInSight key={props.layout?.density} {...props} body={body} focused={focused} />}
    </tbody>
  );
}

interface RowsInSightProps<R> extends VirtualRowsProps<R> {
  body: HTMLTableSectionElement;
  /** The row that had the focus last: it stays, with those to which the focus goes next, so that it is not lost by scrolling. */
  focused: number | null;
}

function RowsInSight<R extends { id: string }>({ rows, draw, layout, body, focused }: RowsInSightProps<R>) {
  const [scroller] = useState(() => scrollerOf(body));
  const [scrolling] = useState(() => scrollingOf(scroller));
  const [rowHeight] = useState(() => Number.parseInt(getComputedStyle(body).getPropertyValue('--row-height'), 10));
  const start = useStart(body, scroller);
  const isPrinting = useIsPrinting();
  const { language } = useLanguage();
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const rangeExtractor = useCallback((range: Range) => withFocused(range, focused), [focused]);

  const virtualizer = useVirtualizer({
    ...scrolling,
    count: rows.length,
    overscan,
    scrollMargin: start,
    estimateSize: () => rowHeight,
    getItemKey,
    rangeExtractor,
  });

  const table = body.parentElement as HTMLTableElement;
  if (isPrinting) return rows.map((row, index) => <DrawnRow key={row.id} row={row} index={index} draw={draw} />);

  const items = virtualizer.getVirtualItems();
  const end = start + virtualizer.getTotalSize();
  return (
    <>
      <RowCount table={table} rowCount={rows.length} />
      {/* With another layout or other words they need other widths. */}
      <SteadyColumns key={`${language} ${JSON.stringify(layout)}`} table={table} />
      {items.map((item, position) => {
        const row = rows[item.index];
        return (
          row && (
            <Fragment key={row.id}>
              <Gap height={item.start - (items[position - 1]?.end ?? start)} />
              <DrawnRow row={row} index={item.index} draw={draw} measure={virtualizer.measureElement} />
            </Fragment>
          )
        );
      })}
      <Gap height={end - (items.at(-1)?.end ?? start)} />
    </>
  );
}

function withFocused(range: Range, focused: number | null): number[] {
  const inSight = defaultRangeExtractor(range);
  if (focused === null) return inSight;
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...inSight, ...kept])].sort((one, other) => one - other);
}

interface DrawnRowProps<R> extends Pick<VirtualRowsProps<R>, 'draw'> {
  row: R;
  index: number;
  measure?: (row: HTMLTableRowElement | null) => void;
}

/** Drawn anew only with the table, not whenever another row comes into sight. The headings are the first row. */
const DrawnRow = memo(function DrawnRow<R>({ row, index, draw, measure }: DrawnRowProps<R>) {
  return draw(row, { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 });
}) as <R>(props: DrawnRowProps<R>) => ReactElement;

/** The place of the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td className={classes.gap} style={{ height }} />
    </tr>
  );
}
