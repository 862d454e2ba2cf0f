import type { TableLayout } from '@campus-procurement/hooks';
import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  metaHelper,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Sort } from '../search/listSearch.ts';
import { type Column, columnId } from './Column.ts';

interface ColumnMeta {
  width?: number | undefined;
  align?: 'end' | undefined;
  card?: Column<never>['card'];
  draw: (row: never) => ReactNode;
}

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

interface TableModelInput<T> {
  rows: T[];
  columns: readonly Column<T>[];
  sort: Sort<string> | null;
  onSort: (sort: Sort<string> | null) => void;
  layout: TableLayout;
}

export type TableModel<T extends { id: string }> = ReactTable<typeof features, T>;
export type TableColumn<T extends { id: string }> = ReturnType<TableModel<T>['getAllLeafColumns']>[number];

/** Our columns, rows, order and layout as a TanStack table. The server sorts; the table only says by what. */
export function useTableModel<T extends { id: string }>(input: TableModelInput<T>): TableModel<T> {
  const { rows, columns, sort, onSort, layout } = input;
  const t = useT();

  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, T> => ({
          id: columnId(column),
          header: t(column.header),
          // TanStack sorts only what has a value; ours is compared by the server and never here.
          accessorFn: () => null,
          enableSorting: column.sort !== undefined,
          size: column.width ?? 150,
          meta: { width: column.width, align: column.align, card: column.card, draw: column.cell },
        }),
      ),
    [columns, t],
  );

  const sorting = useMemo(() => (sort ? [{ id: sort.column, desc: sort.direction === 'desc' }] : []), [sort]);
  const placed = useMemo(() => placedBy(layout, columns.map(columnId)), [layout, columns]);

  return useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId: (row) => row.id,
    manualSorting: true,
    enableMultiSort: false,
    sortDescFirst: false,
    state: { sorting, ...placed },
    onSortingChange(update) {
      const [first] = typeof update === 'function' ? update(sorting) : update;
      onSort(first ? { column: first.id, direction: first.desc ? 'desc' : 'asc' } : null);
    },
  });
}

/** The columns that are shown, as the headings stand: those that stay in sight first. */
export function shownColumns<T extends { id: string }>(table: TableModel<T>): TableColumn<T>[] {
  return table.getHeaderGroups().flatMap(({ headers }) => headers.map(({ column }) => column));
}

/** The same without a table. */
export function arranged<T>(columns: readonly Column<T>[], layout: TableLayout): Column<T>[] {
  const { columnVisibility, columnOrder, columnPinning } = placedBy(layout, columns.map(columnId));
  const ids = [...new Set([...columnPinning.start, ...columnOrder, ...columns.map(columnId)])];
  const shown = ids.filter((id) => columnVisibility[id] !== false);
  return shown.flatMap((id) => columns.find((column) => columnId(column) === id) ?? []);
}

/** Columns may have come and gone since the layout was kept. The first one names the row: it is always there, and in front. */
function placedBy({ hidden, order, pinned, widths }: TableLayout, ids: string[]) {
  const [name = ''] = ids;
  const start = pinned.filter((id) => id !== name && ids.includes(id));
  return {
    columnVisibility: Object.fromEntries(hidden.filter((id) => id !== name).map((id) => [id, false])),
    columnOrder: [name, ...order.filter((id) => id !== name && ids.includes(id))],
    columnPinning: { start: start.length > 0 ? [name, ...start] : [], end: [] },
    columnSizing: widths,
  };
}
