import { useApiQuery, usePermission } from '@campus-procurement/hooks';
import { choiceOfSupplier, useSupplierSearch } from '#ui/choices/useSupplierSearch.ts';
import { withChosen } from '#ui/choices/withChosen.ts';
import type { SearchFieldProps } from '#ui/search/FilterChip.tsx';
import type { Words } from '#ui/search/listSearch.ts';
import { SearchLookup } from '#ui/search/SearchBar.tsx';

type SupplierFieldProps<F extends Words> = Omit<SearchFieldProps<F>, 'name'>;

/** One supplier, for those who may look suppliers up. */
export function SearchSupplier<F extends Words & { supplierId: string }>(props: SupplierFieldProps<F>) {
  return usePermission()('company:supplier:read') && <Lookup {...props} />;
}

function Lookup<F extends Words & { supplierId: string }>({ search, label }: SupplierFieldProps<F>) {
  const [suppliers, find] = useSupplierSearch();
  const found = suppliers.data?.records ?? [];
  const id = search.filters.supplierId ?? '';
  const isUnknown = id !== '' && suppliers.data !== undefined && !found.some((supplier) => supplier.id === id);
  // An address may name one that is not among the first, or cannot be chosen any more.
  const named = useApiQuery('getCompanyDetail', { path: { id } }, { enabled: isUnknown, meta: { silent: true } });
  const chosen = isUnknown && named.data ? [choiceOfSupplier(named.data)] : [];
  return (
    <SearchLookup
      search={search}
      name="supplierId"
      label={label}
      choices={withChosen(found.map(choiceOfSupplier), chosen)}
      onSearch={find}
    />
  );
}
