import { createContext, useContext } from 'react';
import type { LabelKey } from '#i18n/messages.ts';

/** Where the page stands: the crumbs, of which the last is its title. Given by the route table. */
export const CrumbsContext = createContext<readonly LabelKey[]>([]);

export function useCrumbs(): readonly LabelKey[] {
  return useContext(CrumbsContext);
}
