import type { Schemas } from '@campus-procurement/sdk';
import { isObject } from './checks.ts';
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
  // Parents come before their children in `nodes`, so going backwards a directory that gets empty is seen before the one above it.
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
  // What is no place to go to after a login is none for a menu either: `/redirect/...` would lead on to anywhere.
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
