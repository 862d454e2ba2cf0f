import type { ApiError, Input, Output, Page, PagedId, Query, Row } from '@campus-procurement/sdk';
import { useQuery } from '@tanstack/react-query';
import { none } from './none.ts';
import { useExpected } from './optimistic.ts';
import { type ApiQueryKey, useApiRead } from './useApiQuery.ts';

/** One page of rows. */
export interface PagedResult<T, A = unknown> {
  rows: T[];
  /** Rows that match, on all pages. */
  total: number;
  /** The page asked for, from 1. */
  current: number;
  /** Rows a page. */
  size: number;
  /** There are no rows to show yet. */
  isPending: boolean;
  isFetching: boolean;
  /** The rows are those of the page before, until the wanted ones arrive. */
  isPlaceholder: boolean;
  error: ApiError | null;
  refetch: () => Promise<unknown>;
  /** The whole answer, with what it says beside its rows, e.g. their sums. */
  answer: A | undefined;
}

/**
 * Reads one page of a list. The rows of the page before stay while the next one is fetched, but never those of another identity.
 *
 * @param query filters, `current` (1 if left out) and `size` (10)
 * @example
 * const { rows, total } = usePagedQuery('queryRolePage', { current: 1, size: 10, roleName: 'finance' });
 */
export function usePagedQuery<Id extends PagedId>(id: Id, query: Query<Id>): PagedResult<Row<Id>, Output<Id>> {
  const read = useApiRead(id, { query } as Input<Id>);
  const [epoch] = read.queryKey;
  const result = useQuery<Output<Id>, ApiError, Output<Id>, ApiQueryKey>({
    ...read,
    placeholderData: (before, of) => (of?.queryKey[0] === epoch && of.queryKey[1] === id ? before : undefined),
  });
  const expected = useExpected(id);
  const answer = result.data && expected(result.data);
  const page = answer as Page<Row<Id>> | undefined;
  const { current = 1, size = 10 } = query as { current?: number; size?: number };
  return {
    rows: page?.records ?? none,
    total: page?.total ?? 0,
    current,
    size,
    isPending: result.isPending,
    isFetching: result.isFetching,
    isPlaceholder: result.isPlaceholderData,
    error: result.error,
    refetch: result.refetch,
    answer,
  };
}
