import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useState } from 'react';
import type { Choice } from '../fields/LookupField.tsx';

/** So many are offered; a longer name finds the others. */
const size = 50;

/** Suppliers to choose from, found by their names. @param status of those that may be chosen; all if it is absent */
export function useSupplierSearch(status?: Schemas['SupplierStatus']) {
  const [companyName, search] = useState('');
  const query = { size, sort: 'companyName,asc', ...(status && { status }), ...(companyName && { companyName }) } as const;
  const found = useApiQuery('queryAllSupplier', { query }, { placeholderData: (before) => before });
  return [found, search] as const;
}

export function choiceOfSupplier({ id, companyName }: { id: string; companyName: string }): Choice {
  return { value: id, label: companyName };
}
