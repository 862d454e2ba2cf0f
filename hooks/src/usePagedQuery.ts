import type { ApiError, Input, Output, Page, PagedId, Query, Row } from '@campus-procurement/sdk';
import { hashKey, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { none } from './none.ts';
import { useExpected } from './optimistic.ts';
import { type ApiQueryKey, useApiRead } from './useApiQuery.ts';
import { useClient } from './useClient.ts';

/** A page of a list: its number from 1 and its size in rows. */
export interface PageOfList {
  current: number;
  size: number;
}

/** One page of rows. */
export interface PagedResult<T, A = unknown> extends PageOfList {
  rows: T[];
  /** Number of matching rows on all pages. */
  total: number;
  /** Whether there are no rows to show yet. */
  isPending: boolean;
  isFetching: boolean;
  /** Whether the rows are those of the previous page, shown until the new ones arrive. */
  isPlaceholder: boolean;
  error: ApiError | null;
  /** Goes to a page. */
  setPage: (current: number) => void;
  /** Changes the number of rows per page and goes to the first page. */
  setSize: (size: number) => void;
  /** Goes to the first page and fetches it again. */
  refresh: () => void;
  /** Fetches the current page again. */
  refetch: () => Promise<unknown>;
  /** Reads any page of the same list without showing it, e.g. to collect all rows. It is not cached, and failures are thrown. */
  readPage: (page: PageOfList, options?: { signal?: AbortSignal }) => Promise<{ rows: T[]; total: number }>;
  /** The whole answer, including what it has besides the rows, e.g. sums. */
  answer: A | undefined;
}

/** Options of `usePagedQuery`. */
export interface PagedOptions {
  /** Set to false to disable the query. Default true. */
  enabled?: boolean;
  /** Called with the requested page and size. For callers that control the page and pass `current` and `size`. */
  turn?: (to: PageOfList) => void;
}

/**
 * Reads one page of a list. While the next page is fetched, the rows of the previous one stay, but never across identities.
 * A page, size or filter that was shown before is shown at once, and fetched again however fresh its answer is.
 * Starts on page 1 with ten rows (product spec, section 9), and returns to page 1 when the filters change.
 *
 * @param query filters; also `current` and `size` if the caller controls the page, e.g. by the address
 * @param options `enabled: false` disables the query; `turn` is called with the requested page, if the caller controls it
 * @example
 * const { rows, total, current, size, setPage, setSize, refresh } = usePagedQuery('queryRolePage', { roleName: 'finance' });
 * if (current * size < total) setPage(current + 1);
 */
export function usePagedQuery<Id extends PagedId>(
  id: Id,
  query: Query<Id>,
  { enabled, turn }: PagedOptions = {},
): PagedResult<Row<Id>, Output<Id>> {
  const filters = JSON.stringify(query);
  const given = query as Partial<PageOfList>;
  const [own, setOwn] = useState({ filters, current: 1, size: 10 });
  if (given.current === undefined && filters !== own.filters) setOwn({ ...own, filters, current: 1 });
  const { current = own.current, size = own.size } = given;
  const go = turn ?? ((to) => setOwn({ filters, ...to }));
  const client = useClient();

  const read = useApiRead(id, { query: { ...given, current, size } } as Input<Id>, enabled);
  const [epoch] = read.queryKey;
  const result = useQuery<Output<Id>, ApiError, Output<Id>, ApiQueryKey>({
    ...read,
    placeholderData: (before, of) => (of?.queryKey[0] === epoch && of.queryKey[1] === id ? before : undefined),
  });

  const { refetch } = result;
  const shown = hashKey(read.queryKey);
  const last = useRef(shown);
  useEffect(() => {
    // A request that is already under way is the one that was asked for.
    if (last.current !== shown && read.enabled) void refetch({ cancelRefetch: false });
    last.current = shown;
  }, [shown, read.enabled, refetch]);

  const expected = useExpected(id);
  const answer = result.data && expected(result.data);
  const page = answer as Page<Row<Id>> | undefined;

  async function readPage(wanted: PageOfList, options?: { signal?: AbortSignal }) {
    const found = await client.call(id, { query: { ...given, ...wanted } } as Input<Id>, options);
    const { records, total } = expected(found) as Page<Row<Id>>;
    return { rows: records, total };
  }

  return {
    rows: page?.records ?? none,
    total: page?.total ?? 0,
    current,
    size,
    isPending: result.isPending,
    isFetching: result.isFetching,
    isPlaceholder: result.isPlaceholderData,
    error: result.error,
    setPage: (to) => go({ current: to, size }),
    setSize: (to) => go({ current: 1, size: to }),
    refresh: () => (current === 1 ? void refetch() : go({ current: 1, size })),
    refetch,
    readPage,
    answer,
  };
}
