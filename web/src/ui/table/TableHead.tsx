import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './PagedTable.module.css';
import { SortButton } from './SortButton.tsx';
import type { TableModel } from './useTableModel.ts';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The headings of the columns; those that can be sorted by are buttons. */
export function TableHead<T extends { id: string }>({ table, hasActions }: { table: TableModel<T>; hasActions: boolean }) {
  const t = useT();
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {group.headers.map(({ column }) => {
            const { header, meta } = column.columnDef;
            const sorted = column.getIsSorted();
            return (
              <th
                key={column.id}
                scope="col"
                data-align={meta?.align}
                style={{ minWidth: meta?.width }}
                aria-sort={sorted ? ariaSort[sorted] : undefined}
              >
                {column.getCanSort() ? (
                  <SortButton label={String(header)} direction={sorted} onClick={() => column.toggleSorting()} />
                ) : (
                  String(header)
                )}
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
