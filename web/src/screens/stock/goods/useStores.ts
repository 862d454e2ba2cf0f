import { useApiQuery } from '@campus-procurement/hooks';
import type { Choice } from '#ui/fields/LookupField.tsx';

/** The stores of the school to choose from, and the places of each. */
export function useStores() {
  const { data } = useApiQuery('listWarehousesSimple', { query: {} }, { staleTime: 60_000 });
  const stores = data ?? [];
  return {
    choices: stores.map(({ id, warehouseName }): Choice => ({ value: id, label: warehouseName })),
    placesOf(storeId: string): Choice[] {
      const places = stores.find(({ id }) => id === storeId)?.locations ?? [];
      return places.map(({ id, locationCode, locationName }) => ({ value: id, label: `${locationCode} ${locationName}` }));
    },
  };
}
