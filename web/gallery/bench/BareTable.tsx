import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import classes from '../../src/ui/table/PagedTable.module.css';
import { columns } from '../roleList.tsx';
import type { Role } from '../samples.ts';

/** A table of the same cells with TanStack Virtual and nothing else, as its documentation has it for rows whose height is not known. */
export function BareTable({ rows }: { rows: readonly Role[] }) {
  const table = useRef<HTMLTableElement>(null);
  const [start, setStart] = useState(0);
  useLayoutEffect(() => setStart(table.current?.offsetTop ?? 0), []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 42,
    overscan: 2,
    scrollMargin: start,
  });
  return (
    <div style={{ height: virtualizer.getTotalSize() }}>
      <table ref={table} className={classes.table}>
        <BareHead />
        <tbody>
          {virtualizer.getVirtualItems().map(({ index, key, start: top, size }, position) => {
            const row = rows[index] as Role;
            return (
              <tr
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                style={{ transform: `translateY(${top - start - position * size}px)` }}
              >
                {columns.map(({ header, cell }) => (
                  <td key={header}>{cell(row)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

export function BareHead() {
  return (
    <thead>
      <tr>
        {columns.map(({ header }) => (
          <th key={header}>{header}</th>
        ))}
      </tr>
    </thead>
  );
}
