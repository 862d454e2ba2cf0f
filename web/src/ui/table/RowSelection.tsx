import { type ComponentProps, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './PagedTable.module.css';

/** Rows that have been chosen, on whichever pages they are. */
export interface RowSelection<T> {
  /** As they are now, if they are on the page that is shown, else as they were when they were chosen. */
  rows: T[];
  has: (row: T) => boolean;
  set: (rows: readonly T[], isChosen: boolean) => void;
  clear: () => void;
}

/** @param shown the rows of the page that is shown */
export function useRowSelection<T extends { id: string }>(shown: readonly T[]): RowSelection<T> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, T>>(new Map());
  return useMemo(() => {
    const fresh = new Map(shown.map((row) => [row.id, row]));
    return {
      rows: [...chosen.values()].map((row) => fresh.get(row.id) ?? row),
      has: ({ id }) => chosen.has(id),
      set(rows, isChosen) {
        setChosen((before) => {
          const after = new Map(before);
          for (const row of rows) isChosen ? after.set(row.id, row) : after.delete(row.id);
          return after;
        });
      },
      clear: () => setChosen(new Map()),
    };
  }, [chosen, shown]);
}

interface SelectAllProps<T> {
  selection: RowSelection<T>;
  rows: T[];
}

/** The box in the heading: all rows of the page, or none. */
export function SelectAll<T>(props: SelectAllProps<T>) {
  return (
    <th scope="col" className={classes.select} data-pinned="start">
      <SelectAllBox {...props} />
    </th>
  );
}

/** The same without a heading. */
export function SelectAllBox<T>({ selection, rows }: SelectAllProps<T>) {
  const t = useT();
  const count = rows.filter(selection.has).length;
  const isAll = rows.length > 0 && count === rows.length;
  return (
    <Box
      aria-label={t('ui.selectPage')}
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      disabled={rows.length === 0}
      onChange={() => selection.set(rows, !isAll)}
    />
  );
}

interface SelectRowProps<T> {
  selection: RowSelection<T>;
  row: T;
  name: string;
}

/** The cell with the box of a row. */
export function SelectRow<T>(props: SelectRowProps<T>) {
  return (
    <td className={classes.select}>
      <SelectBox {...props} />
    </td>
  );
}

/** The box of a row. */
export function SelectBox<T>({ selection, row, name }: SelectRowProps<T>) {
  const t = useT();
  return (
    <Box
      aria-label={t('ui.selectRow', { name })}
      checked={selection.has(row)}
      onChange={(event) => selection.set([row], event.currentTarget.checked)}
    />
  );
}

/** A plain box, because there are many. */
function Box({ indeterminate = false, ...input }: ComponentProps<'input'> & { indeterminate?: boolean }) {
  const element = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (element.current) element.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return <input ref={element} type="checkbox" className={classes.box} {...input} />;
}
