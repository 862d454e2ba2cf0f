import { useT } from '#i18n/LanguageProvider.tsx';
import { ColumnResizer } from './ColumnResizer.tsx';
import { columnStyle } from './columnStyle.ts';
import classes from './PagedTable.module.css';
import { type RowSelection, SelectAll } from './RowSelection.tsx';
import { SortButton } from './SortButton.tsx';
import type { useColumnWidths } from './useColumnWidths.ts';
import type { TableModel } from './useTableModel.ts';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

interface TableHeadProps<T extends { id: string }> {
  table: TableModel<T>;
  columnWidths: ReturnType<typeof useColumnWidths>;
  selection: RowSelection<T> | null;
  hasActions: boolean;
}

/** The headings of the columns: those that can be sorted by are buttons, and all can be made wider. */
export function TableHead<T extends { id: string }>({ table, columnWidths, selection, hasActions }: TableHeadProps<T>) {
  const t = useT();
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {selection && <SelectAll selection={selection} rows={table.getRowModel().rows.map(({ original }) => original)} />}
          {group.headers.map(({ column }) => {
            const { header, meta } = column.columnDef;
            const sorted = column.getIsSorted();
            return (
              <th
                key={column.id}
                scope="col"
                data-align={meta?.align}
                data-pinned={column.getIsPinned() || undefined}
                style={columnStyle(column, column.id in columnWidths.widths, selection ? 1 : 0)}
                // By itself the name would take in the handle's.
                aria-label={String(header)}
                aria-sort={sorted ? ariaSort[sorted] : undefined}
              >
                {column.getCanSort() ? (
                  <SortButton label={String(header)} direction={sorted} onClick={() => column.toggleSorting()} />
                ) : (
                  String(header)
                )}
                <ColumnResizer
                  label={String(header)}
                  onResize={(width) => columnWidths.resize(column.id, width)}
                  onResized={columnWidths.keep}
                />
              </th>
            );
          })}
          {hasActions && (
            <th scope="col" className={classes.actions} data-align="end">
              {t('ui.actions')}
            </th>
          )}
        </tr>
      ))}
    </thead>
  );
}
