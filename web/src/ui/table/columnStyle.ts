import type { CSSProperties } from 'react';
import type { TableColumn } from './useTableModel.ts';

/**
 * Where a column stands and how wide it is. Columns are as wide as they need to be, unless somebody has given them a width, or they
 * stay in sight while the others scroll: then the next one must know where they end.
 * @param lead px that come before the first column and stay in sight, too
 */
export function columnStyle<T extends { id: string }>(column: TableColumn<T>, hasWidth: boolean, lead: number): CSSProperties {
  const isPinned = column.getIsPinned() === 'start';
  if (!hasWidth && !isPinned) return { minWidth: column.columnDef.meta?.width };
  const width = column.getSize();
  return {
    width,
    minWidth: width,
    maxWidth: width,
    ...(isPinned && { insetInlineStart: lead + column.getStart('start') }),
  };
}
