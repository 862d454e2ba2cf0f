import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { columnStyle } from './columnStyle.ts';
import classes from './PagedTable.module.css';
import { shownColumns, type TableModel } from './useTableModel.ts';

/** What all rows that match amount to, not only those of the page: the server adds up, never the client. */
export interface TableSummary {
  /** `ui.summary` if left out. */
  label?: LabelKey;
  /** By column, as `columnId` names it. */
  cells: Readonly<Record<string, ReactNode>>;
}

interface TableFootProps<T extends { id: string }> {
  table: TableModel<T>;
  summary: TableSummary;
  widths: Readonly<Record<string, number>>;
  isSelectable: boolean;
  hasActions: boolean;
}

/** The summary row below a table. */
export function TableFoot<T extends { id: string }>({ table, summary, widths, isSelectable, hasActions }: TableFootProps<T>) {
  const t = useT();
  const [name, ...columns] = shownColumns(table);
  const before = isSelectable ? 1 : 0;
  return (
    <tfoot>
      <tr>
        {isSelectable && <td className={classes.select} />}
        {name && (
          <th scope="row" data-pinned={name.getIsPinned() || undefined} style={columnStyle(name, name.id in widths, before)}>
            {t(summary.label ?? 'ui.summary')}
          </th>
        )}
        {columns.map((column) => (
          <td
            key={column.id}
            data-align={column.columnDef.meta?.align}
            data-pinned={column.getIsPinned() || undefined}
            style={columnStyle(column, column.id in widths, before)}
          >
            {summary.cells[column.id]}
          </td>
        ))}
        {hasActions && <td className={classes.actions} />}
      </tr>
    </tfoot>
  );
}
