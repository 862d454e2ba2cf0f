import type { MenuNode } from '@campus-procurement/hooks';

/** Returns the pages of a menu that are shown in it, without directories and the home page. */
export function pagesOf(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes
    .filter(({ hideInMenu }) => !hideInMenu)
    .flatMap((node) => (node.menuType === 'DIR' ? pagesOf(node.children) : node))
    .filter(({ path }) => path !== '/');
}
