import type { MenuNode } from '@campus-procurement/hooks';

/** The entries from the top of the menu down to the page that is open; empty where the menu does not lead there. */
export function menuPath(tree: readonly MenuNode[], pathname: string): MenuNode[] {
  const path = pathname.replace(/\/+$/, '') || '/'; // As the route table takes it.
  for (const node of tree) {
    if (node.menuType === 'MENU' && node.path === path) return [node];
    const below = menuPath(node.children, pathname);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
