import type { Schemas } from '@campus-procurement/sdk';
import { isObject } from '../storage/checks.ts';
import { parseUrl, pathnameOf } from './ownPath.ts';
import { safeRedirect } from './safeRedirect.ts';

/** An entry of the menu. Its names are those of the server's entry. */
export interface MenuNode {
  /** Unique in the whole menu, e.g. for the `key` of a list item. */
  key: string;
  routeName: string;
  /** Path in the web app, or the http(s) address of an external entry. Empty for a directory without a path. */
  path: string;
  menuName: string;
  menuNameEn: string | null;
  icon: string | null;
  /** Whether the page can be opened but is not shown in the menu. */
  hideInMenu: boolean;
  menuType: Exclude<Schemas['MenuType'], 'BUTTON'>;
  /** Whether the entry leads out of the product. Open it in a new page, without opener and referrer. */
  external: boolean;
  children: MenuNode[];
}

/** A parsed menu, for drawing it, for deciding which routes are open, and for finding the first page. */
export interface ServerMenu {
  /** The entries in display order, including hidden ones. */
  tree: MenuNode[];
  /** The pages of the product by path (without query and hash), including hidden ones. */
  entries: ReadonlyMap<string, MenuNode>;
  /** Path of the first visible page. `null` if there is none. */
  firstEntry: string | null;
}

/**
 * Parses a menu as the server sends it, of any depth. Never throws. Leaves out what cannot be used: unknown shapes, buttons,
 * repeated entries (including cycles), pages without a path of this product or an http(s) address, and empty directories.
 * Directories with the same path are merged.
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
  // A work list instead of recursion, so that a very deep menu cannot overflow the stack.
  const work = [{ items, siblings: root }];
  for (const { items, siblings } of work) {
    for (const item of inOrder(items)) {
      if (met.has(item)) continue;
      met.add(item);
      const entry = readEntry(item, nodes.size);
      if (!entry) continue;
      const node = nodes.get(entry.key) ?? entry;
      if (node === entry) {
        nodes.set(entry.key, entry);
        siblings.push(entry);
      }
      work.push({ items: item.children, siblings: node.children });
    }
  }
  // Parents come before their children in `nodes`. Going backwards, an emptied directory is seen before the one above it.
  const all = [...nodes.values()];
  for (const node of all.toReversed()) node.children = node.children.filter(isUseful);
  const tree = root.filter(isUseful);
  const entries = new Map(all.filter(isPage).map((node) => [pathnameOf(node.path), node]));
  return { tree, entries, firstEntry: firstPage(tree) };
}

const isPage = (node: MenuNode) => node.menuType === 'MENU';
const isUseful = (node: MenuNode) => node.menuType !== 'DIR' || node.children.length > 0;

function firstPage(tree: MenuNode[]): string | null {
  const ahead = [...tree];
  for (let node = ahead.shift(); node; node = ahead.shift()) {
    if (node.hideInMenu) continue;
    if (isPage(node)) return node.path;
    ahead.unshift(...node.children);
  }
  return null;
}

type Item = Partial<Record<keyof Schemas['ServerMenuItem'], unknown>>;

function inOrder(items: unknown): Item[] {
  return Array.isArray(items) ? items.filter(isObject).sort((a, b) => orderOf(a.sort) - orderOf(b.sort)) : [];
}

function readEntry(item: Item, index: number): MenuNode | undefined {
  if (item.menuType === 'BUTTON') return undefined;
  const given = word(item.path) ?? '';
  const url = parseUrl(given);
  const external = url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  // A path that is refused after a login is refused here too: `/redirect/...` could lead anywhere.
  const path = external ? url.href : safeRedirect(given, '');
  const hasChildren = Array.isArray(item.children) && item.children.length > 0;
  const isDirectory = path === '' || item.menuType === 'DIR' || (item.menuType !== 'MENU' && hasChildren);
  const menuType = external ? 'LINK' : isDirectory ? 'DIR' : 'MENU';
  const place = external ? path : pathnameOf(path);
  const routeName = word(item.routeName) ?? '';
  return {
    key: `${menuType} ${path ? place : `#${index}`}`,
    routeName,
    path,
    menuName: word(item.menuName) ?? (routeName || path),
    menuNameEn: word(item.menuNameEn),
    icon: word(item.icon),
    hideInMenu: item.hideInMenu === true,
    menuType,
    external,
    children: [],
  };
}

const orderOf = (value: unknown) => (typeof value === 'number' ? value : 0);
const word = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
