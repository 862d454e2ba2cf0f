import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { ScrollRegion } from '../page/ScrollRegion.tsx';
import { Content } from '../text/Content.tsx';
import classes from './PlainTable.module.css';
import { TableRows } from './TableRows.tsx';

interface PlainColumn<T> {
  header: string;
  cell: (row: T) => ReactNode;
  align?: 'end';
}

interface PlainTableProps<T> {
  /** What the table lists, for those who cannot see the heading above it. */
  caption: string;
  rows: readonly T[];
  rowKey: (row: T) => string;
  /** The first one names the row. */
  columns: readonly PlainColumn<T>[];
  /** What is said instead of no rows. */
  empty: string;
  /** It has two columns beside the names, of text: on a phone they lie below the name, and nothing scrolls sideways. */
  namesAbove?: boolean;
}

/** A table that shows all its rows: no paging, no sorting, no actions. */
export function PlainTable<T>({ caption, rows, rowKey, columns, empty, namesAbove = false }: PlainTableProps<T>) {
  const t = useT();
  if (rows.length === 0) return <p className={classes.empty}>{empty}</p>;
  const [name, ...others] = columns;
  return (
    <ScrollRegion label={t('ui.tableRegion', { table: caption })}>
      <table className={classes.table} data-names-above={namesAbove || undefined}>
        <caption className={classes.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ header, align }) => (
              <th key={header} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <TableRows
          rows={rows.map((row) => ({ id: rowKey(row), row }))}
          draw={({ id, row }, place) => (
            <tr key={id} {...place}>
              <th scope="row">
                <Content>{name?.cell(row)}</Content>
              </th>
              {others.map(({ header, cell, align }) => (
                <td key={header} data-align={align}>
                  <Content>{cell(row)}</Content>
                </td>
              ))}
            </tr>
          )}
        />
      </table>
    </ScrollRegion>
  );
}
