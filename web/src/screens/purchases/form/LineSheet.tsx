import { VisuallyHidden } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { quantityOf } from '#ui/fields/typedNumbers.ts';
import { ScrollRegion } from '#ui/page/ScrollRegion.tsx';
import { filledLines, isBlank, type LineValues, limits, nextLine, totalOf } from './purchaseValues.ts';
import { SheetRow } from './SheetRow.tsx';
import classes from './sheet.module.css';
import { cellsOf } from './sheetRows.ts';
import type { Purchase } from './usePurchase.ts';
import type { Sheet } from './useSheet.ts';
import { useUnits } from './useUnits.ts';

const fields = ['itemName', 'spec', 'parameters', 'categoryId', 'quantity', 'unit', 'price', 'amount'] as const;

/** The lines as a sheet: cells are edited in place; Tab goes on to the next cell, Enter to the next row. */
export function LineSheet({ form, sheet }: { form: Purchase; sheet: Sheet }) {
  const t = useT();
  const format = useFormat();
  const unitOf = useUnits();
  const { lines } = form.values;
  const last = lines.at(-1);
  const rows = last && !isBlank(last) && lines.length < limits.lines ? [...lines, nextLine(lines)] : lines;
  const marked = sheet.notice?.kind === 'pasted' ? sheet.notice.keys : [];
  const idBase = form.idOf('lines');
  const filled = filledLines(form.values).filter((line) => !isBlank(line));
  const pieces = filled.reduce((sum, { quantity }) => sum + Number(quantityOf(quantity) ?? 0), 0);
  const act = useStable((what: 'remove' | 'repeat' | 'spread', line: LineValues) =>
    what === 'spread' ? sheet.spread(line.categoryId) : sheet[what](line.key),
  );

  /** What is wrong in a line; undefined if nothing is, so that the row stays as it is. */
  function wrongIn({ key }: LineValues) {
    const said = fields.flatMap((field) => {
      const message = form.wrongAt(`lines.${key}.${field}`);
      return message === undefined ? [] : [[field, message]];
    });
    return said.length === 0 ? undefined : Object.fromEntries(said);
  }

  function onPaste(event: ClipboardEvent) {
    const cells = cellsOf(event.clipboardData.getData('text/plain'));
    if (!cells) return;
    event.preventDefault();
    sheet.take(cells);
  }

  return (
    <ScrollRegion label={t('ui.tableRegion', { table: t('sponsor.part_lines') })}>
      <table
        className={classes.sheet}
        id={form.idOf('items')}
        tabIndex={-1}
        aria-label={t('sponsor.part_lines')}
        onKeyDown={goOn}
        onPaste={onPaste}
      >
        <thead>
          <tr>
            <th scope="col">{t('sponsor.row')}</th>
            <th scope="col">{t('sponsor.itemName')}</th>
            <th scope="col">{t('sponsor.spec')}</th>
            <th scope="col">{t('sponsor.category')}</th>
            <th scope="col" data-end>
              {t('sponsor.quantity')}
            </th>
            <th scope="col">{t('sponsor.unit')}</th>
            <th scope="col" data-end>
              {t('sponsor.price')}
            </th>
            <th scope="col" data-end>
              {t('sponsor.subtotal')}
            </th>
            <th scope="col">{t('sponsor.importedShort')}</th>
            <th>
              <VisuallyHidden>{t('ui.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((line, index) => (
            <SheetRow
              key={line.key}
              line={line}
              idBase={idBase}
              unitOf={unitOf}
              no={index + 1}
              isNext={index === lines.length}
              isMarked={marked.includes(line.key)}
              wrong={wrongIn(line)}
              categories={sheet.categories}
              onChange={form.changeLine}
              onAct={act}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{t('purchases.total')}</th>
            <td colSpan={5} data-end>
              {t('sponsor.linesLong', { count: filled.length, pieces })}
            </td>
            <td data-end>{format.money(totalOf(form.values))}</td>
            <td />
            <td />
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

/** Enter and the arrows go on to the same column of the next row or the one before. */
function goOn(event: KeyboardEvent<HTMLTableElement>) {
  const { target, key, shiftKey, ctrlKey, metaKey, currentTarget } = event;
  if (!(target instanceof HTMLInputElement) || !target.dataset.col || ctrlKey || metaKey || event.nativeEvent.isComposing) return;
  const step = key === 'ArrowDown' || (key === 'Enter' && !shiftKey) ? 1 : key === 'ArrowUp' || key === 'Enter' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const column = [...currentTarget.querySelectorAll<HTMLInputElement>(`[data-col="${target.dataset.col}"]`)];
  const next = column[column.indexOf(target) + step];
  next?.focus();
  next?.select();
}

/** A function that stays the same, and does what the latest one does. */
function useStable<A extends unknown[]>(latest: (...given: A) => void): (...given: A) => void {
  const now = useRef(latest);
  useEffect(() => {
    now.current = latest;
  });
  return useCallback((...given: A) => now.current(...given), []);
}
