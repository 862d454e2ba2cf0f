import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { menu } from '../server/src/db/reference/menu.ts';
import { routeTable } from '../web/scripts/routeTable.ts';

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

test('every page of the web app is one of the catalogue', () => {
  // docs/decisions/0026: the log of operations is asked for, and the catalogue has no page for it.
  const known = new Set([...catalogued.map((route) => route.replace(/:\w+$/, '*')), '/system/operation-log']);
  expect(finished.length).toBeGreaterThan(5);
  expect(finished.filter((path) => !known.has(path))).toEqual([]);
});
