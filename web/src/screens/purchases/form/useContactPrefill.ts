import { useApiQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useEffect } from 'react';
import { limitOf } from './termValues.ts';
import type { Purchase } from './usePurchase.ts';

/** Where and to whom is delivered, as one of the user's contacts says. */
export function placeOf({ contactName, phone, campus, address, roomNo }: Schemas['Contact']) {
  const deliveryAddress = [address.startsWith(campus) ? '' : campus, address, roomNo].filter(Boolean).join(' ');
  return { contactName, contactPhone: phone, deliveryAddress: deliveryAddress.slice(0, limitOf.deliveryAddress) };
}

/** The user's contacts. The usual one is filled in where nobody is named yet. */
export function useContactPrefill({ values, change }: Purchase): readonly Schemas['Contact'][] {
  const mayRead = usePermission()('information:contact:read');
  const { data } = useApiQuery('queryContactPage', { query: { size: 50 } }, { enabled: mayRead, meta: { silent: true } });
  const { terms } = values;
  const isNamed = `${terms.contactName}${terms.contactPhone}${terms.deliveryAddress}` !== '';
  const usual = data?.records[0];
  // Once: who empties the fields means it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (usual && !isNamed) change({ terms: { ...terms, ...placeOf(usual) } });
  }, [usual?.id]);
  return data?.records ?? [];
}
