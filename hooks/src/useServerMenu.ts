import type { ServerMenu } from './buildMenu.ts';
import { useReadyOrNull } from './useSession.ts';

const noMenu: ServerMenu = { tree: [], entries: new Map(), firstEntry: null };

/**
 * The menu that the server has sent; empty while nobody is logged in. It is read once, however many components ask.
 *
 * @example
 * const { tree } = useServerMenu();
 * tree.filter((node) => !node.hideInMenu).map((node) => node.menuName); // ['Home', 'Users']
 */
export function useServerMenu(): ServerMenu {
  return useReadyOrNull()?.navigation ?? noMenu;
}
