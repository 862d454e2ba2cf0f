import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useCallback, useMemo } from 'react';

/** The usual unit of each category. */
export function useUnits(): (categoryId: string) => string {
  const { data } = useApiQuery('getGoodsCategoryTree', { query: { status: 'ENABLED' } }, { staleTime: 300_000 });
  const units = useMemo(() => new Map(withBelow(data ?? []).map(({ id, unit }) => [id, unit ?? ''])), [data]);
  return useCallback((categoryId) => units.get(categoryId) ?? '', [units]);
}

function withBelow(roots: readonly Schemas['GoodsCategory'][]): Schemas['GoodsCategory'][] {
  return roots.flatMap((category) => [category, ...withBelow(category.children)]);
}
