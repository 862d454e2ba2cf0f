import type { ApiError, Input, Output, Page, PagedId, Query, Row } from '@campus-procurement/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessionContext } from './contexts.ts';
import { none } from './none.ts';
import { useExpected } from './optimistic.ts';
import { type ApiQueryKey, useApiRead } from './useApiQuery.ts';

/** Which page of a list, from 1, and how many rows a page has. */
export interface PageOfList {
  current: number;
  size: number;
}

/** One page of rows. */
export interface PagedResult<T, A = unknown> extends PageOfList {
  rows: T[];
  /** Rows that match, on all pages. */
  total: number;
  /** There are no rows to show yet. */
  isPending: boolean;
  isFetching: boolean;
  /** The rows are those of the page before, until the wanted ones arrive. */
  isPlaceholder: boolean;
  error: ApiError | null;
  setPage: (current: number) => void;
  /** Shows the first page of the wanted size. */
  setSize: (size: number) => void;
  /** Goes back to the first page and asks for it anew. */
  refresh: () => void;
  /** Asks for this page anew. */
  refetch: () => Promise<unknown>;
  /** The whole answer, with what it says beside its rows, e.g. their sums. */
  answer: A | undefined;
}

/**
 * Reads one page of a list. The rows of the page before stay while the next one is fetched, but never those of another identity. Begins
 * with the first page of ten rows (product spec, section 9), and goes back to the first when the filters change.
 *
 * @param query filters; and `current` and `size` where the caller knows better, e.g. from an address
 * @param turn where the caller does, it is told which page and size are wanted
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
      // Asked for when it is shown, even where answers count as fresh for a while.
      void queryClient.invalidateQueries({ queryKey: [epoch, id], refetchType: 'none' });
      go({ current: 1, size });
    },
    refetch: result.refetch,
    answer,
  };
}
