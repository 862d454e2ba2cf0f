import type { ApiError, Input, Output, Page, PagedId, Query, Row } from '@campus-procurement/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useExpected } from './optimistic.ts';
import { useApiRead } from './useApiQuery.ts';
import { useClient } from './useClient.ts';

/** The first pages of a list, one after the other. */
export interface InfiniteRows<T> {
  rows: T[];
  /** Rows that match, read or not. */
  total: number;
  hasMore: boolean;
  /** Reads the next page; what is there stays. */
  loadMore: () => void;
  /** There are no rows to show yet. */
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  /** Reads all pages anew that were read. */
  refetch: () => Promise<unknown>;
}

/**
 * Reads a list page by page and keeps what it has read, for lists that grow downwards.
 *
 * @param query filters and `size`, the rows of a page
 * @example
 * const { rows, hasMore, loadMore } = useInfiniteRows('queryInboxMessagePage', { size: 20 });
 */
export function useInfiniteRows<Id extends PagedId>(id: Id, query: Omit<Query<Id>, 'current'>): InfiniteRows<Row<Id>> {
  const client = useClient();
  const expected = useExpected(id);
  const read = useApiRead(id, { query } as Input<Id>);
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

/** A row that is new at the top of the list pushes another, which was read already, onto the next page. */
function withoutRepeats<T>(rows: T[]): T[] {
  return [...new Map(rows.map((row) => [(row as { id?: unknown }).id ?? row, row])).values()];
}
