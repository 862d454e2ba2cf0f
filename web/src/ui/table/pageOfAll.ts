interface Whole<T> {
  data: T[] | undefined;
  isPending: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface Place {
  query: { current: number; size: number };
  setPage: (page: number) => void;
}

/** A list that the server gives whole, as the one page of it that is to be shown. */
export function pageOfAll<T>(query: Whole<T>, { query: { current, size }, setPage }: Place, fits: (row: T) => boolean) {
  const rows = (query.data ?? []).filter(fits);
  const { isPending, isFetching, error, refetch } = query;
  const page = rows.slice((current - 1) * size, current * size);
  function refresh() {
    if (current !== 1) setPage(1);
    void refetch();
  }
  const readPage = async (of: Place['query']) => ({
    rows: rows.slice((of.current - 1) * of.size, of.current * of.size),
    total: rows.length,
  });
  return { rows: page, total: rows.length, isPending, isFetching, isPlaceholder: false, error, refetch, refresh, readPage };
}
