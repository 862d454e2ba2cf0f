import { useT } from '#i18n/LanguageProvider.tsx';
import { type Column, columnId } from '../table/Column.ts';
import type { TableSummary } from '../table/TableFoot.tsx';
import { useColumnLayout } from '../table/useColumnLayout.ts';
import PrintPreview from './PrintPreview.tsx';
import classes from './TablePrint.module.css';

export interface TablePrintProps<T extends { id: string } = { id: string }, C extends string = string> {
  /** The same as the table's: hidden columns are not printed. */
  name: string;
  title: string;
  page: { rows: readonly T[]; total: number; current: number; size: number };
  columns: readonly Column<T, C>[];
  summary?: TableSummary | undefined;
  onClose: () => void;
}

/** The page of a table on paper: the headings on each sheet, no row broken across two. */
export default function TablePrint({ name, title, page, columns, summary, onClose }: TablePrintProps) {
  const t = useT();
  const { layout } = useColumnLayout(name, columns);
  const [first, ...others] = columns.filter((column, index) => index === 0 || !layout.hidden.includes(columnId(column)));
  const from = (page.current - 1) * page.size + 1;
  if (!first) return null;
  return (
    <PrintPreview
      title={title}
      note={t('ui.printedRows', { from, to: from + page.rows.length - 1, total: page.total })}
      isWide={others.length > 5}
      onClose={onClose}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            {[first, ...others].map((column) => (
              <th key={columnId(column)} scope="col" data-align={column.align}>
                {t(column.header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{first.cell(row)}</th>
              {others.map((column) => (
                <td key={columnId(column)} data-align={column.align}>
                  {column.cell(row)}
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
    </PrintPreview>
  );
}
