import { expect, test } from 'vitest';
import { type Page, tabName } from './page.ts';

const page = (path: string, identity?: string[]): Page => ({
  path,
  crumbs: ['pages.home'],
  Screen: () => null,
  ...(identity && { identity }),
});

test('a list is one tab, wherever it is', () => {
  expect(tabName(page('/user/role'), '/user/role?current=2#top')).toBe('/user/role');
  expect(tabName(page('/user/role'), '/user/role/')).toBe('/user/role');
});

test('details of two things are two tabs, by path or by the parameter that tells them apart', () => {
  expect(tabName(page('/project/:id'), '/project/7?tab=files')).toBe('/project/7');
  const detail = page('/announcement-detail', ['id']);
  expect(tabName(detail, '/announcement-detail?id=1&tab=files')).toBe('/announcement-detail?id=1');
  expect(tabName(detail, '/announcement-detail?id=2')).not.toBe(tabName(detail, '/announcement-detail?id=1'));
});
