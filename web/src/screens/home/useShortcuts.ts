import { type MenuNode, useAccountStored, useRoleDept, useServerMenu } from '@campus-procurement/hooks';
import { pagesOf, requestPath } from './pagesOf.ts';

/** The home page has room for so many. */
export const mostShortcuts = 6;

/** The pages that the user wants at hand in the current role; at first those with which the menu begins. */
export function useShortcuts() {
  const { tree } = useServerMenu();
  const { id: roleId } = useRoleDept().current.role;
  const [all, keep] = useAccountStored('shortcuts');
  const { [roleId]: chosen, ...others } = all ?? {};
  const pages = pagesOf(tree);
  const first = pages.filter(({ path }) => path !== requestPath).slice(0, mostShortcuts);
  const kept = chosen?.flatMap((path) => pages.find((page) => page.path === path) ?? []);
  return {
    pages,
    shortcuts: kept ?? first,
    choose: (wanted: readonly MenuNode[]) => keep({ ...others, [roleId]: wanted.map(({ path }) => path) }),
    reset: () => keep(others),
  };
}
