import type { TableLayout, TableLayoutControl } from '@campus-procurement/hooks';
import { useRef, useState } from 'react';

/** The widths of a table's columns while one of them is being changed, and how to keep what came of it. */
export function useColumnWidths({ layout, change }: TableLayoutControl) {
  const [dragged, setDragged] = useState<TableLayout['widths'] | null>(null);
  const last = useRef<TableLayout['widths'] | null>(null);

  return {
    widths: dragged ?? layout.widths,
    /** @param width px; null = as wide as the column needs */
    resize(column: string, width: number | null) {
      const { [column]: _, ...others } = layout.widths;
      last.current = width === null ? others : { ...others, [column]: width };
      setDragged(last.current);
    },
    keep() {
      if (last.current) change({ widths: last.current });
      last.current = null;
      setDragged(null);
    },
  };
}
