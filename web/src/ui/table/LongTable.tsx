import { useLayoutEffect } from 'react';
import classes from './VirtualRows.module.css';

interface LongTableProps {
  table: HTMLTableElement;
  rowCount: number;
}

/** Tells screen readers how many rows a table has of which some are not drawn, and which of them its head and foot are. */
export function RowCount({ table, rowCount }: LongTableProps): null {
  useLayoutEffect(() => {
    const [head, foot] = [table.tHead?.rows[0], table.tFoot?.rows[0]];
    table.setAttribute('aria-rowcount', String(rowCount + (foot ? 2 : 1)));
    head?.setAttribute('aria-rowindex', '1');
    foot?.setAttribute('aria-rowindex', String(rowCount + 2));
    return () => {
      table.removeAttribute('aria-rowcount');
      head?.removeAttribute('aria-rowindex');
      foot?.removeAttribute('aria-rowindex');
    };
  });
  return null;
}

/** Keeps the columns of a table as wide as the first rows have made them, from the moment others come: as long as its place is as wide as it is. */
export function SteadyColumns({ table }: Pick<LongTableProps, 'table'>): null {
  useLayoutEffect(() => {
    const columns = document.createElement('colgroup');
    const steady = classes.steady as string;

    function settle() {
      if (columns.isConnected) return;
      const widths = Array.from(table.rows[0]?.cells ?? [], (cell) => cell.getBoundingClientRect().width);
      columns.replaceChildren(...widths.map(columnOf));
      table.tHead?.before(columns);
      table.classList.add(steady);
    }

    function release() {
      columns.remove();
      table.classList.remove(steady);
    }

    let width: number | undefined;
    const observer = new ResizeObserver(([place]) => {
      if (width !== undefined && place?.contentRect.width !== width) release();
      width = place?.contentRect.width;
    });
    observer.observe(table.parentElement as HTMLElement);
    // In the capturing phase, before the rows follow what has been scrolled.
    document.addEventListener('scroll', settle, { capture: true, passive: true });
    return () => {
      document.removeEventListener('scroll', settle, { capture: true });
      observer.disconnect();
      release();
    };
  }, [table]);
  return null;
}

function columnOf(width: number): HTMLElement {
  const column = document.createElement('col');
  column.style.setProperty('--width', `${width}px`);
  return column;
}
