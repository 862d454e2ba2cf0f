import type { ApiError, Input, Output, Page, PagedId, Query, Row } from '@campus-procurement/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useExpected } from './optimistic.ts';
import { useApiRead } from './useApiQuery.ts';
import { useClient } from './useClient.ts';

/** The rows of a list that have been loaded so far. */
export interface InfiniteRows<T> {
  rows: T[];
  /** Number of matching rows, loaded or not. */
  total: number;
  hasMore: boolean;
  /** Loads the next page and appends its rows. */
  loadMore: () => void;
  /** Whether there are no rows to show yet. */
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  /** Fetches all loaded pages again. */
  refetch: () => Promise<unknown>;
}

/**
 * Loads a list page by page and keeps all rows, for lists that grow downwards.
 *
 * @param query filters, and `size` for the rows per page
 * @param options `enabled: false` disables the query
 * @example
 * const { rows, hasMore, loadMore } = useInfiniteRows('queryInboxMessagePage', { size: 20 });
 */
export function useInfiniteRows<Id extends PagedId>(
  id: Id,
  query: Omit<Query<Id>, 'current'>,
  { enabled }: { enabled?: boolean } = {},
): InfiniteRows<Row<Id>> {
  const client = useClient();
  const expected = useExpected(id);
  const read = useApiRead(id, { query } as Input<Id>, enabled);
  const result = useInfiniteQuery({
    ...read,
    queryKey: [...read.queryKey, 'rows'],
    queryFn: ({ signal, pageParam }) =>
      client.call(id, { query: { ...query, current: pageParam } } as Input<Id>, { signal }) as Promise<Page<Row<Id>>>,
    initialPageParam: 1,
    getNextPageParam: (last: Page<unknown>, pages) => {
      const read = pages.reduce((sum, { records }) => sum + records.length, 0);
      return last.records.length > 0 && read < last.total ? pages.length + 1 : undefined;
    },
  });
  const pages = (result.data?.pages ?? []).map((page) => expected(page as Output<Id>)) as Page<Row<Id>>[];
  return {
    rows: withoutRepeats(pages.flatMap(({ records }) => records)),
    total: pages.at(-1)?.total ?? 0,
    hasMore: result.hasNextPage,
    loadMore: () => void result.fetchNextPage(),
    isPending: result.isPending,
    isFetching: result.isFetching,
    error: result.error as ApiError | null,
    refetch: result.refetch,
  };
}

/** Removes repeated rows. A new row at the top of the list moves one that was already loaded to the next page. */
function withoutRepeats<T>(rows: T[]): T[] {
  return [...new Map(rows.map((row) => [(row as { id?: unknown }).id ?? row, row])).values()];
}
