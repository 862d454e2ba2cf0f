import type { CSSProperties } from 'react';
import { pinOffset } from './usePinOffsets.ts';
import type { TableColumn } from './useTableModel.ts';

/**
 * How wide a column is, and where it stays in sight. Columns are as wide as they need to be, unless somebody has given them a width.
 * @param pinnedBefore how many columns that are not the table's own stay in sight before it
 */
export function columnStyle<T extends { id: string }>(
  column: TableColumn<T>,
  hasWidth: boolean,
  pinnedBefore: number,
): CSSProperties {
  const width = column.getSize();
  const size = hasWidth ? { width, minWidth: width, maxWidth: width } : { minWidth: column.columnDef.meta?.width };
  if (!column.getIsPinned()) return size;
  return { ...size, insetInlineStart: pinOffset(pinnedBefore + column.getPinnedIndex()) };
}
