import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useMemo } from 'react';
import type { Choice } from '../fields/LookupField.tsx';

/** The goods categories in use. @param companyId the school; the own one if it is absent, for those who look after several the platform */
export function useGoodsChoices(companyId?: string): Choice[] {
  const query = { status: 'ENABLED', ...(companyId && { companyId }) } as const;
  const { data } = useApiQuery('getGoodsCategoryTree', { query }, { staleTime: 300_000 });
  return useMemo(() => goodsChoices(data ?? []), [data]);
}

/** The goods categories in the order of their tree, each with the names above it. */
export function goodsChoices(roots: readonly Schemas['GoodsCategory'][], above = ''): Choice[] {
  return roots.flatMap(({ id, categoryName, children }) => {
    const label = above + categoryName;
    return [{ value: id, label }, ...goodsChoices(children, `${label} / `)];
  });
}
