import type { Schemas } from '@campus-procurement/sdk';
import { parseUrl, pathnameOf } from './ownPath.ts';
import { safeRedirect } from './safeRedirect.ts';

/** An entry of the menu, with the names of the server's entry. */
export interface MenuNode {
  /** Unique in the whole menu, for lists. */
  key: string;
  routeName: string;
  /** Path in the web app, or the http(s) address of an external entry; empty for a directory without one. */
  path: string;
  menuName: string;
  menuNameEn: string | null;
  icon: string | null;
  sort: number;
  /** Reachable, but not to be drawn in the menu. */
  hideInMenu: boolean;
  menuType: Exclude<Schemas['MenuType'], 'BUTTON'>;
  /** Leads out of the product: open it in a new page, without opener and referrer. */
  external: boolean;
  children: MenuNode[];
}

/** What a menu is good for: drawing it, admitting routes, and knowing where to begin. */
export interface ServerMenu {
  /** The entries in their order, hidden ones included. */
  tree: MenuNode[];
  /** The pages of the product by path (without query and hash), hidden ones included. */
  entries: ReadonlyMap<string, MenuNode>;
  /** The first page that is drawn; null if there is none. */
  firstEntry: string | null;
}

/**
 * Reads a menu as the server sends it, of any depth, and never throws. What cannot be used is left out: unknown shapes, buttons,
 * entries met before (also around a cycle), pages that have neither a path of this product nor an http(s) address, and
 * directories with nothing below. Directories of one path are merged.
 *
 * @example
 * const menu = buildMenu([{ path: '/user/role', menuName: 'Roles', menuType: 'MENU', sort: 1 }]);
 * menu.firstEntry; // '/user/role'
 * menu.entries.has('/user/role'); // true
 */
export function buildMenu(items: unknown): ServerMenu {
  const root: MenuNode[] = [];
  const nodes = new Map<string, MenuNode>();
  const met = new Set<object>();
  // A work list instead of recursion: a menu of any depth must not overflow the stack.
  const work = [{ items, siblings: root }];
  for (let task = work.pop(); task; task = work.pop()) {
    const below: typeof work = [];
    for (const item of inOrder(task.items)) {
      if (met.has(item)) continue;
      met.add(item);
      const entry = readEntry(item);
      if (!entry) continue;
      const place = entry.external ? entry.path : pathnameOf(entry.path);
      const key = `${entry.menuType} ${entry.path ? place : `#${nodes.size}`}`;
      const known = nodes.get(key);
      const node = known ?? { key, ...entry };
      if (!known) {
        nodes.set(key, node);
        task.siblings.push(node);
      }
      below.unshift({ items: item.children, siblings: node.children });
    }
    work.push(...below);
  }
  // Parents come before their children in `nodes`, so going backwards a directory that gets empty is seen before the one above it.
  for (const node of [...nodes.values()].reverse()) node.children = node.children.filter(isUseful);
  const tree = root.filter(isUseful);
  const pages = [...nodes.values()].filter(isPage).map((node) => [pathnameOf(node.path), node] as const);
  return { tree, entries: new Map(pages), firstEntry: firstPage(tree) };
}

const isPage = (node: MenuNode) => node.menuType === 'MENU';
const isUseful = (node: MenuNode) => node.menuType !== 'DIR' || node.children.length > 0;

function firstPage(tree: MenuNode[]): string | null {
  const ahead = tree.toReversed();
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    if (node.hideInMenu) continue;
    if (isPage(node)) return node.path;
    ahead.push(...node.children.toReversed());
  }
  return null;
}

type Item = { [Name in keyof Schemas['ServerMenuItem']]?: unknown };

function inOrder(items: unknown): Item[] {
  if (!Array.isArray(items)) return [];
  const known = items.filter((item: unknown): item is Item => typeof item === 'object' && item !== null);
  return known.sort((a, b) => finite(a.sort) - finite(b.sort));
}

function readEntry(item: Item): Omit<MenuNode, 'key'> | undefined {
  if (item.menuType === 'BUTTON') return undefined;
  const address = externalAddress(item.path);
  // What is no place to go to after a login is none for a menu either: `/redirect/...` would lead on to anywhere.
  const path = address ?? (typeof item.path === 'string' ? safeRedirect(item.path, '') : '');
  const hasChildren = Array.isArray(item.children) && item.children.length > 0;
  const isDirectory = path === '' || item.menuType === 'DIR' || (item.menuType !== 'MENU' && hasChildren);
  const routeName = word(item.routeName) ?? '';
  return {
    routeName,
    path,
    menuName: word(item.menuName) ?? (routeName || path),
    menuNameEn: word(item.menuNameEn),
    icon: word(item.icon),
    sort: finite(item.sort),
    hideInMenu: item.hideInMenu === true,
    menuType: address ? 'LINK' : isDirectory ? 'DIR' : 'MENU',
    external: address !== null,
    children: [],
  };
}

function externalAddress(path: unknown): string | null {
  if (typeof path !== 'string' || path.length > 2_000) return null;
  const url = parseUrl(path);
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
}

const finite = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const word = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
