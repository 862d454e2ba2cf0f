import { Skeleton } from '@mantine/core';
import { Cell } from './Cell.tsx';
import type { Column, RowAction } from './Column.ts';
import { columnStyle } from './columnStyle.ts';
import classes from './PagedTable.module.css';
import { RowActions } from './RowActions.tsx';
import { type RowSelection, SelectRow } from './RowSelection.tsx';
import { TableFoot, type TableSummary } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRows } from './TableRows.tsx';
import type { useColumnLayout } from './useColumnLayout.ts';
import type { useColumnWidths } from './useColumnWidths.ts';
import { usePinOffsets } from './usePinOffsets.ts';
import { shownColumns, type TableModel } from './useTableModel.ts';

/** What the rows of a list are shown from, as a table or as cards. */
export interface RowsProps<T extends { id: string }> {
  caption: string;
  page: { isPending: boolean; isFetching: boolean; isPlaceholder: boolean };
  table: TableModel<T>;
  selection: RowSelection<T> | null;
  actions: readonly RowAction<T>[];
  rowName: (row: T) => string;
  summary: TableSummary | undefined;
  /** The row that was just saved. */
  marked: string | null;
  /** Rows of a page. */
  size: number;
}

interface RowTableProps<T extends { id: string }> extends RowsProps<T> {
  layout: ReturnType<typeof useColumnLayout>['layout'];
  columnWidths: ReturnType<typeof useColumnWidths>;
}

/** The lines that stand for rows on their way: as many as a window has room for. */
const skeletons = Array.from({ length: 20 }, (_, line) => line);

/** The rows of a list as a table. */
export function RowTable<T extends { id: string }>(props: RowTableProps<T>) {
  const { caption, page, table, selection, actions, rowName, summary, marked, size, layout, columnWidths } = props;
  const tableElement = usePinOffsets();
  const hasActions = actions.length > 0;
  const columns = shownColumns(table);
  const shown = columns.map((column) => ({
    id: column.id,
    draw: column.columnDef.meta?.draw as Column<T>['cell'],
    align: column.columnDef.meta?.align,
    pinned: column.getIsPinned() || undefined,
    ...columnStyle(column, column.id in layout.widths, selection ? 1 : 0),
  }));
  return (
    <table
      ref={tableElement}
      className={classes.table}
      aria-busy={page.isFetching}
      data-pending={page.isPending || undefined}
      data-stale={page.isPlaceholder || undefined}
      data-density={layout.density}
      data-selectable={selection !== null || undefined}
    >
      <caption className={classes.caption}>{caption}</caption>
      <TableHead table={table} columnWidths={columnWidths} selection={selection} hasActions={hasActions} />
      {page.isPending && <SkeletonRows rows={size} columns={columns.length + (hasActions ? 1 : 0) + (selection ? 1 : 0)} />}
      <TableRows
        rows={table.getRowModel().rows}
        layout={layout}
        draw={(row, place) => (
          <tr
            key={row.id}
            {...place}
            data-row={row.id}
            data-chosen={selection?.has(row.original) || undefined}
            data-fresh={row.id === marked || undefined}
          >
            {selection && <SelectRow selection={selection} row={row.original} name={rowName(row.original)} />}
            {shown.map(({ id, ...column }, index) => (
              <Cell key={id} {...column} row={row.original} isRowHeader={index === 0} />
            ))}
            {hasActions && (
              <td className={classes.actions} data-align="end">
                <RowActions row={row.original} name={rowName(row.original)} actions={actions} />
              </td>
            )}
          </tr>
        )}
      />
      {summary && (
        <TableFoot
          table={table}
          summary={summary}
          widths={layout.widths}
          isSelectable={selection !== null}
          hasActions={hasActions}
        />
      )}
    </table>
  );
}

function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return (
    <tbody>
      {skeletons.slice(0, rows).map((line) => (
        <tr key={line} aria-hidden>
          <td colSpan={columns}>
            <Skeleton height={14} width={`${88 - (line % 5) * 9}%`} my={4} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
