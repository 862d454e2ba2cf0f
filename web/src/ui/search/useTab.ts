import { useSearchParams } from 'react-router-dom';

/** The name of the open list in the address, beside what `useListSearch` keeps there. */
export const tabParameter = 'tab';

/**
 * Which of several lists of a page is open, kept in the address. The first one is open where the address names none. Another list
 * begins anew: filters, order and page are those of one list.
 */
export function useTab<T extends string>(tabs: readonly [T, ...T[]]): readonly [tab: T, setTab: (tab: T) => void] {
  const [parameters, setParameters] = useSearchParams();
  const tab = tabs.find((known) => known === parameters.get(tabParameter)) ?? tabs[0];
  const setTab = (next: T) => setParameters(next === tabs[0] ? {} : { [tabParameter]: next });
  return [tab, setTab];
}
