import { useApiQuery, useDictionary } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import type { Choice } from '#ui/fields/LookupField.tsx';

function campusesOf(depts: readonly Schemas['Dept'][]): string[] {
  return depts.flatMap(({ campus, children }) => [...(campus === null ? [] : [campus]), ...campusesOf(children)]);
}

/** The campuses that the server takes: those of the departments; of a school whose departments name none, those of its dictionary. */
export function useCampusChoices(): Choice[] {
  const { choices: known } = useDictionary('campus');
  const { data: tree } = useApiQuery('getLocalDeptTree', { query: {} });
  const used = new Set(campusesOf(tree ?? []));
  if (used.size === 0) return known;
  return [...used].map((value) => known.find((choice) => choice.value === value) ?? { value, label: value });
}
