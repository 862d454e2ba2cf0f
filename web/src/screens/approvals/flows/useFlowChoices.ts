import { useApiQuery } from '@campus-procurement/hooks';
import { useMemo } from 'react';
import { deptChoices } from '#ui/choices/deptChoices.ts';
import { useGoodsChoices } from '#ui/choices/useGoodsChoices.ts';
import type { Choice } from '#ui/fields/LookupField.tsx';
import { type NameOf, nameOfAll } from './useFlowWords.ts';

/** What can be chosen in a flow. */
export interface FlowChoices {
  depts: readonly Choice[];
  categories: readonly Choice[];
  patterns: readonly Choice[];
  roles: readonly Choice[];
}

/** Roles that nobody at a school approves in. */
const without = ['admin', 'operator'];

/** What can be chosen in a flow of the school, and what each is called. @param names of what is chosen already */
export function useFlowChoices(names: readonly { id: string; name: string }[]): [choices: FlowChoices, nameOf: NameOf] {
  const tree = useApiQuery('getLocalDeptTree', { query: {} }, { staleTime: 300_000 });
  const categories = useGoodsChoices();
  const patterns = useApiQuery('listPurchasingCategories', { query: {} }, { staleTime: 300_000 });
  const roles = useApiQuery('queryRoleList', { query: {} }, { staleTime: 300_000 });
  return useMemo(() => {
    const choices = {
      depts: deptChoices(tree.data ?? []),
      categories,
      patterns: (patterns.data ?? []).map(({ id, categoryName }) => ({ value: id, label: categoryName })),
      roles: (roles.data ?? [])
        .filter(({ roleCode }) => !without.includes(roleCode))
        .map(({ roleCode, roleName }) => ({ value: roleCode, label: roleName })),
    };
    // The last part of a place in a tree is its own name.
    const known = Object.values(choices).flatMap((list) =>
      list.map(({ value, label }) => ({ id: value, name: label.split(' / ').at(-1) ?? label })),
    );
    return [choices, nameOfAll([...known, ...names])];
  }, [tree.data, categories, patterns.data, roles.data, names]);
}
