import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { menu } from '../server/src/reference/menu.ts';
import { routeTable } from '../web/scripts/routeTable.ts';
import pagesInEnglish from '../web/src/i18n/en-US/pages.ts';
import pages from '../web/src/i18n/zh-CN/pages.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const catalogued = read('openapi/catalogue/routes.csv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',')[1] ?? '');
const finished = [...routeTable.matchAll(/\bpath: '([^']*)'/g)].map(([, path = '']) => path);

test('the menu of a new installation leads to pages that the web app has', () => {
  const pages = menu.filter(({ menuType }) => menuType === 'MENU').map(({ path }) => path ?? '');
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.filter((path) => !finished.includes(path))).toEqual([]);
});

test('every page that the menu decides about stands in the menu of a new installation', () => {
  const decided = [...routeTable.matchAll(/path: '([^']+)',\s+crumbs: \[[^\]]+\],\s+roles:/g)].map(([, path = '']) => path);
  const paths = menu.map(({ path }) => path);
  expect(decided.length).toBeGreaterThan(30);
  expect(decided.filter((path) => !paths.includes(path))).toEqual([]);
});

test('every page of the web app is one of the catalogue', () => {
  // docs/decisions/0026: the log of operations is asked for, and the catalogue has no page for it.
  const known = new Set([...catalogued.map((route) => route.replace(/:\w+$/, '*')), '/system/operation-log']);
  expect(finished.length).toBeGreaterThan(5);
  expect(finished.filter((path) => !known.has(path))).toEqual([]);
});

test('what stands above a page is called as in the menu, in both languages', () => {
  const nameOf = (key: string) => [pages, pagesInEnglish].map((texts) => Reflect.get(texts, key));
  const above = (entry?: (typeof menu)[number]): unknown[] =>
    entry ? [...above(menu.find(({ id }) => id === entry.parentId)), [entry.menuName, entry.menuNameEn]] : [];
  const crumbed = [...routeTable.matchAll(/path: '([^']+)',\s+crumbs: \[([^\]]+)\]/g)].flatMap(([, path, crumbs = '']) => {
    const entry = menu.find((one) => one.menuType === 'MENU' && one.path === path);
    const names = [...crumbs.matchAll(/'pages\.(\w+)'/g)].map(([, key = '']) => nameOf(key));
    // The entries of a dictionary are reached from its types, which the menu has beside them.
    return entry ? [[path, [names[0], names.at(-1)], [above(entry)[0], above(entry).at(-1)]] as const] : [];
  });
  expect(crumbed.length).toBeGreaterThan(30);
  expect(crumbed.filter(([, names, menuNames]) => JSON.stringify(names) !== JSON.stringify(menuNames))).toEqual([]);
});
