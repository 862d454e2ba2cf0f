import { type ColumnDef, metaHelper, type ReactTable, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Column } from './Column.ts';
import type { Sort } from '../search/listSearch.ts';

interface ColumnMeta {
  width?: number | undefined;
  align?: 'end' | undefined;
}

const features = tableFeatures({ rowSortingFeature, columnMeta: metaHelper<ColumnMeta>() });

interface TableModelInput<T> {
  rows: T[];
  columns: readonly Column<T>[];
  sort: Sort<string> | null;
  onSort: (sort: Sort<string> | null) => void;
}

export type TableModel<T extends { id: string }> = ReactTable<typeof features, T>;

/** Our columns, rows and sorting as a TanStack table. The server sorts; the table only says by what. */
export function useTableModel<T extends { id: string }>({ rows, columns, sort, onSort }: TableModelInput<T>): TableModel<T> {
  const t = useT();

  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, T> => ({
          id: column.sort ?? column.header,
          header: t(column.header),
          cell: ({ row }) => column.cell(row.original),
          // TanStack sorts only what has a value; ours is compared by the server and never here.
          accessorFn: () => null,
          enableSorting: column.sort !== undefined,
          meta: { width: column.width, align: column.align },
        }),
      ),
    [columns, t],
  );

  const sorting = useMemo(() => (sort ? [{ id: sort.column, desc: sort.direction === 'desc' }] : []), [sort]);

  return useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId: (row) => row.id,
    manualSorting: true,
    enableMultiSort: false,
    sortDescFirst: false,
    state: { sorting },
    onSortingChange(update) {
      const [first] = typeof update === 'function' ? update(sorting) : update;
      onSort(first ? { column: first.id, direction: first.desc ? 'desc' : 'asc' } : null);
    },
  });
}
