import type { MenuNode } from '@campus-procurement/hooks';

/** Returns the entries from the top of the menu down to the open page; empty if the menu does not contain it. */
export function menuPath(tree: readonly MenuNode[], pathname: string): MenuNode[] {
  const path = pathname.replace(/\/+$/, '') || '/'; // As the route table compares paths.
  for (const node of tree) {
    if (node.menuType === 'MENU' && node.path === path) return [node];
    const below = menuPath(node.children, pathname);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
