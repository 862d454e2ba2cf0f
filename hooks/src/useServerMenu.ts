import { buildMenu, type ServerMenu } from './buildMenu.ts';
import { useSession } from './useSession.ts';

const noMenu: ServerMenu = buildMenu([]);
const built = new WeakMap<object, ServerMenu>();

/**
 * The menu that the server has sent; empty while nobody is logged in. It is read once, however many components ask.
 *
 * @example
 * const { tree } = useServerMenu();
 * tree.filter((node) => !node.hideInMenu).map((node) => node.menuName); // ['Home', 'Users']
 */
export function useServerMenu(): ServerMenu {
  const session = useSession();
  if (session.status !== 'ready') return noMenu;
  const menu = built.get(session.menu) ?? buildMenu(session.menu);
  built.set(session.menu, menu);
  return menu;
}
