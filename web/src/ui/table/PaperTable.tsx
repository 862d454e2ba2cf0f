import { useT } from '#i18n/LanguageProvider.tsx';
import { Content } from '../text/Content.tsx';
import { type Column, columnId } from './Column.ts';
import classes from './PaperTable.module.css';
import type { TableSummary } from './TableFoot.tsx';

interface PaperTableProps<T> {
  /** Those that are shown, in their order. */
  columns: readonly Column<T>[];
  rows: readonly T[];
  /** How deep in a tree a row stands. */
  levelOf?: ((row: T) => number) | undefined;
  summary?: TableSummary | undefined;
}

/** The rows of a list on paper: the headings on each sheet, no row broken across two. */
export function PaperTable<T extends { id: string }>({ columns, rows, levelOf, summary }: PaperTableProps<T>) {
  const t = useT();
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={columnId(column)} scope="col" data-align={column.align}>
              {t(column.header)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" style={levelOf && { '--level': levelOf(row) }}>
              <Content>{first.cell(row)}</Content>
            </th>
            {others.map((column) => (
              <td key={columnId(column)} data-align={column.align}>
                <Content>{column.cell(row)}</Content>
              </td>
            ))}
          </tr>
        ))}
        {summary && (
          <tr className={classes.summary}>
            <th scope="row">{t(summary.label ?? 'ui.summary')}</th>
            {others.map((column) => (
              <td key={columnId(column)} data-align={column.align}>
                {summary.cells[columnId(column)]}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}
