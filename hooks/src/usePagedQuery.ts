import type { ApiError, Input, Output, Page, PagedId, Query, Row } from '@campus-procurement/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessionContext } from './contexts.ts';
import { none } from './none.ts';
import { useExpected } from './optimistic.ts';
import { type ApiQueryKey, useApiRead } from './useApiQuery.ts';

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
  /** The whole answer, including what it has besides the rows, e.g. sums. */
  answer: A | undefined;
}

/**
 * Reads one page of a list. While the next page is fetched, the rows of the previous one stay, but never across identities.
 * Starts on page 1 with ten rows (product spec, section 9), and returns to page 1 when the filters change.
 *
 * @param query filters; also `current` and `size` if the caller controls the page, e.g. by the address
 * @param turn called with the requested page and size, if the caller controls the page
 * @example
 * const { rows, total, current, size, setPage, setSize, refresh } = usePagedQuery('queryRolePage', { roleName: 'finance' });
 * if (current * size < total) setPage(current + 1);
 */
export function usePagedQuery<Id extends PagedId>(
  id: Id,
  query: Query<Id>,
  turn?: (to: PageOfList) => void,
): PagedResult<Row<Id>, Output<Id>> {
  const filters = JSON.stringify(query);
  const given = query as Partial<PageOfList>;
  const [own, setOwn] = useState({ filters, current: 1, size: 10 });
  if (given.current === undefined && filters !== own.filters) setOwn({ ...own, filters, current: 1 });
  const { current = own.current, size = own.size } = given;
  const go = turn ?? ((to) => setOwn({ filters, ...to }));

  const { queryClient } = useSessionContext();
  const read = useApiRead(id, { query: { ...given, current, size } } as Input<Id>);
  const [epoch] = read.queryKey;
  const result = useQuery<Output<Id>, ApiError, Output<Id>, ApiQueryKey>({
    ...read,
    placeholderData: (before, of) => (of?.queryKey[0] === epoch && of.queryKey[1] === id ? before : undefined),
  });
  const expected = useExpected(id);
  const answer = result.data && expected(result.data);
  const page = answer as Page<Row<Id>> | undefined;

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
    refresh() {
      if (current === 1) return void result.refetch();
      // Fetched when it is shown, even if answers stay fresh for a while.
      void queryClient.invalidateQueries({ queryKey: [epoch, id], refetchType: 'none' });
      go({ current: 1, size });
    },
    refetch: result.refetch,
    answer,
  };
}
