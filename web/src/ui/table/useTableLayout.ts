import { type TableLayout, useAccountStored } from '@campus-procurement/hooks';
import { useMemo } from 'react';
import { type Column, columnId } from './Column.ts';

const plain: TableLayout = { hidden: [], order: [], pinned: [], widths: {}, density: 'normal' };

/** How the user likes a table. It is kept for the account. */
export interface TableLayoutControl {
  layout: TableLayout;
  /** Whether it differs from what the table was designed like. */
  isChanged: boolean;
  change: (change: Partial<TableLayout>) => void;
  reset: () => void;
}

/** @param table a name that no other table has, e.g. `roles` */
export function useTableLayout(table: string, columns: readonly Column<never>[]): TableLayoutControl {
  const [layouts, keep] = useAccountStored('tableLayouts');
  return useMemo(() => {
    const layout = layouts?.[table];
    const asDesigned = { ...plain, hidden: columns.filter(({ isExtra }) => isExtra).map(columnId) };
    return {
      layout: layout ?? asDesigned,
      isChanged: layout !== undefined,
      change: (change) => keep({ ...layouts, [table]: { ...asDesigned, ...layout, ...change } }),
      reset() {
        const { [table]: _, ...others } = layouts ?? {};
        keep(others);
      },
    };
  }, [layouts, keep, table, columns]);
}
