import { useApiQuery } from '@campus-procurement/hooks';
import { useMemo } from 'react';

/** The stores of the school that goods can go to. @param isAsked whether any goods go to one */
export function useStores(isAsked: boolean) {
  const query = useApiQuery('listWarehousesSimple', { query: {} }, { enabled: isAsked });
  const stores = useMemo(
    () =>
      (query.data ?? []).map(({ id, warehouseName, warehouseType }) => {
        return { value: id, label: warehouseName, isHazardous: warehouseType === 'HAZARDOUS' };
      }),
    [query.data],
  );
  return { stores, waitFor: isAsked ? [query] : [] };
}
