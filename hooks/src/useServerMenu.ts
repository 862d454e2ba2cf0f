import type { ServerMenu } from './menu/buildMenu.ts';
import { useReadyOrNull } from './useSession.ts';

const noMenu: ServerMenu = { tree: [], entries: new Map(), firstEntry: null };

/**
 * Returns the menu of the current role. Empty while nobody is logged in. It is parsed once for all components.
 *
 * @example
 * const { tree } = useServerMenu();
 * tree.filter((node) => !node.hideInMenu).map((node) => node.menuName); // ['Home', 'Users']
 */
export function useServerMenu(): ServerMenu {
  return useReadyOrNull()?.navigation ?? noMenu;
}
