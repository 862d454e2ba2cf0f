interface Whole<T> {
  data: T[] | undefined;
  isPending: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => unknown;
}

/** A list that the server gives whole, as the one page of it that is to be shown. */
export function pageOfAll<T>(query: Whole<T>, { current, size }: { current: number; size: number }, fits: (row: T) => boolean) {
  const rows = (query.data ?? []).filter(fits);
  const { isPending, isFetching, error, refetch } = query;
  const page = rows.slice((current - 1) * size, current * size);
  return { rows: page, total: rows.length, isPending, isFetching, isPlaceholder: false, error, refetch };
}
