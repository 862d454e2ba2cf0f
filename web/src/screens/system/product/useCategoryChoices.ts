import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useMemo } from 'react';
import type { Choice } from '#ui/fields/LookupField.tsx';

/** The goods categories in the order of their tree, each with the names above it. */
export function useCategoryChoices(): Choice[] {
  const { data } = useApiQuery('getGoodsCategoryTree', { query: { status: 'ENABLED' } }, { staleTime: 300_000 });
  return useMemo(() => {
    const choice = ({ id, categoryName, children }: Schemas['GoodsCategory'], above: string): Choice[] => {
      const label = above + categoryName;
      return [{ value: id, label }, ...children.flatMap((child) => choice(child, `${label} / `))];
    };
    return (data ?? []).flatMap((root) => choice(root, ''));
  }, [data]);
}
