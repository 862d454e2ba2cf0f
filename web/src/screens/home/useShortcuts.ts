import { type MenuNode, useAccountStored, useRoleDept, useServerMenu } from '@campus-procurement/hooks';
import { useFormPages } from '#ui/purchase/useFormPages.ts';
import { pagesOf } from './pagesOf.ts';

/** The home page has room for so many. */
export const mostShortcuts = 6;

/** Overviews lead on to the pages on which something is done. */
const isOfWork = ({ path }: MenuNode) => !/^\/(dashboard|list)\//.test(path);

/** The pages that the user wants at hand in the current role; at first those with which the menu begins, overviews last. */
export function useShortcuts() {
  const { tree } = useServerMenu();
  const { begin } = useFormPages();
  const { id: roleId } = useRoleDept().current.role;
  const [all, keep] = useAccountStored('shortcuts');
  const { [roleId]: chosen, ...ofOtherRoles } = all ?? {};
  const pages = pagesOf(tree);
  const others = pages.filter(({ path }) => path !== begin);
  const first = [...others.filter(isOfWork), ...others.filter((page) => !isOfWork(page))].slice(0, mostShortcuts);
  const kept = chosen?.flatMap((path) => pages.find((page) => page.path === path) ?? []);
  return {
    pages,
    shortcuts: kept ?? first,
    choose: (wanted: readonly MenuNode[]) => keep({ ...ofOtherRoles, [roleId]: wanted.map(({ path }) => path) }),
    reset: () => keep(ofOtherRoles),
  };
}
