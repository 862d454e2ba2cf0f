import { useMemo } from 'react';
import type { TableLayout } from './storage/tablePreferences.ts';
import { useAccountStored } from './useStored.ts';

/** The layout of a table, with functions to change it. */
export interface TableLayoutControl {
  layout: TableLayout;
  /** Whether the user has changed the layout. */
  isChanged: boolean;
  /** Changes parts of the layout and stores it. */
  change: (some: Partial<TableLayout>) => void;
  /** Restores the designed layout. */
  reset: () => void;
}

const plain: TableLayout = { hidden: [], order: [], pinned: [], widths: {}, density: 'normal' };

/**
 * Returns the account's layout of a table.
 *
 * @param table a unique name of the table
 * @param designed the table's own deviations from the plain layout; pass the same object on every render
 * @throws Error if nobody is logged in
 * @example
 * const { layout, change, reset } = useTableLayout('roles');
 * change({ hidden: ['createTime'], density: 'compact' });
 * layout.hidden; // ['createTime']
 * reset(); // as designed
 */
export function useTableLayout(table: string, designed: Partial<TableLayout> = plain): TableLayoutControl {
  const [layouts, keep] = useAccountStored('tableLayouts');
  return useMemo(() => {
    const { [table]: kept, ...others } = layouts ?? {};
    const layout = { ...plain, ...designed, ...kept };
    return {
      layout,
      isChanged: kept !== undefined,
      change: (some) => keep({ ...others, [table]: { ...layout, ...some } }),
      reset: () => keep(others),
    };
  }, [layouts, keep, table, designed]);
}
