import { useMemo } from 'react';
import type { TableLayout } from './tablePreferences.ts';
import { useAccountStored } from './useStored.ts';

/** How somebody likes a table, and what changes that. */
export interface TableLayoutControl {
  layout: TableLayout;
  /** Whether it differs from what the table was designed like. */
  isChanged: boolean;
  change: (some: Partial<TableLayout>) => void;
  reset: () => void;
}

const plain: TableLayout = { hidden: [], order: [], pinned: [], widths: {}, density: 'normal' };

/**
 * The layout of a table, kept for the account.
 *
 * @param table a name that no other table has
 * @param designed in what the table differs from a plain one before anybody changes it; the same object at every render
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
