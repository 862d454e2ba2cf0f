import { type TableLayoutControl, useTableLayout } from '@campus-procurement/hooks';
import { useMemo } from 'react';
import { type Column, columnId } from './Column.ts';

/** The layout of a table, which hides its extra columns until somebody wants them. `name` is one that no other table has, e.g. `roles`. */
export function useColumnLayout(name: string, columns: readonly Column<never>[]): TableLayoutControl {
  const designed = useMemo(() => ({ hidden: columns.filter(({ isExtra }) => isExtra).map(columnId) }), [columns]);
  return useTableLayout(name, designed);
}
