import { useEffect, useRef, useState } from 'react';

/** More rows than this nobody reads on paper: they are exported. */
export const mostPrinted = 2_000;
/** The largest page that the server gives. */
const size = 200;

/** Reads a page of a list beside the one it shows. */
export type ReadPage<T> = (
  page: { current: number; size: number },
  options?: { signal?: AbortSignal },
) => Promise<{ rows: T[]; total: number }>;

/** The rows of a list that are there. */
export interface PrintablePage<T> {
  rows: readonly T[];
  total: number;
  /** They are those of another search. */
  isPlaceholder?: boolean;
  /** How to read the others; undefined where there are none. */
  readPage?: ReadPage<T>;
}

/** How far the reading of a list has come. */
export type Reading<T> =
  | { status: 'reading'; count: number; most: number }
  | { status: 'failed'; error: unknown }
  | { status: 'read'; rows: readonly T[]; total: number };

/** All rows of a list, page after page, as many as are printed. What the list shows stays as it is. */
export function useAllRows<T extends { id: string }>({ rows, total, isPlaceholder, readPage }: PrintablePage<T>) {
  const [reading, setReading] = useState<Reading<T> | null>(null);
  const request = useRef<AbortController>(undefined);

  // A page that was left is not read on, and does not show this when somebody comes back.
  useEffect(
    () => () => {
      request.current?.abort();
      setReading(null);
    },
    [],
  );

  async function readAll(readPage: ReadPage<T>, signal: AbortSignal) {
    // By id: a new row at the top moves one that was read to the next page.
    const found = new Map<string, T>();
    let count = total;
    for (let current = 1; !signal.aborted; current++) {
      setReading({ status: 'reading', count: found.size, most: Math.min(count, mostPrinted) });
      const page = await readPage({ current, size }, { signal });
      for (const row of page.rows) found.set(row.id, row);
      count = page.total;
      if (page.rows.length === 0 || current * size >= Math.min(count, mostPrinted)) break;
    }
    return { rows: [...found.values()].slice(0, mostPrinted), total: count };
  }

  async function start() {
    if (!readPage || (rows.length === total && !isPlaceholder)) {
      setReading({ status: 'read', rows: rows.slice(0, mostPrinted), total });
      return;
    }
    request.current = new AbortController();
    const { signal } = request.current;
    try {
      const all = await readAll(readPage, signal);
      if (!signal.aborted) setReading({ status: 'read', ...all });
    } catch (error) {
      if (!signal.aborted) setReading({ status: 'failed', error });
    }
  }

  function stop() {
    request.current?.abort();
    setReading(null);
  }

  return { reading, start, stop };
}
