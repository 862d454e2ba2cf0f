import { useApiQuery, useDictionary } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import type { Choice } from '#ui/fields/LookupField.tsx';

function campusesOf(depts: readonly Schemas['Dept'][]): string[] {
  return depts.flatMap(({ campus, children }) => [...(campus === null ? [] : [campus]), ...campusesOf(children)]);
}

/**
 * Returns the campuses that the server accepts: those of the departments or, if no department has one, those of the school's dictionary.
 */
export function useCampusChoices(): Choice[] {
  const { choices: known } = useDictionary('campus');
  const { data: tree } = useApiQuery('getLocalDeptTree', { query: {} });
  const used = new Set(campusesOf(tree ?? []));
  if (used.size === 0) return known;
  return [...used].map((value) => known.find((choice) => choice.value === value) ?? { value, label: value });
}
