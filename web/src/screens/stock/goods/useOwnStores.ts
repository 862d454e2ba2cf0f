import { useApiQuery } from '@campus-procurement/hooks';

const most = 200;

/** The stores that a keeper keeps, with their places. */
export function useOwnStores() {
  return useApiQuery('queryWarehousePage', { query: { current: 1, size: most } }, { staleTime: 60_000 });
}
