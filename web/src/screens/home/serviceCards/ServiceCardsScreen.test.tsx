import type { Schemas } from '@campus-procurement/sdk';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, renderApp } from '#testing/renderApp.tsx';

const card = { id: 'a', title: '角色管理', description: '维护角色', icon: 'shield', enabled: true, routePath: '/user/role' };
const cards: Schemas['ServiceCard'][] = [
  card,
  { ...card, id: 'b', title: '常见问题', description: null, routePath: 'https://faq.example.com' },
  { ...card, id: 'c', title: '库存管理', description: '出入库', enabled: false, routePath: '/stock-page' },
];
const menu = ['/list/card', '/user/role'].map((path) => menuItem(path, path));

async function openCards(search = '') {
  api.override('getUserMenu', menu);
  const app = await renderApp(`/list/card${search}`);
  await screen.findByRole('heading', { level: 1, name: '服务卡片' });
  return app;
}

test('each service is a card that leads to its page; one that is not in use leads nowhere', async () => {
  api.override('listServiceCards', cards);
  const { user, address } = await openCards();
  const list = within(await screen.findByRole('main'));
  expect(await list.findByRole('link', { name: /常见问题/ })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(list.queryByRole('link', { name: /库存管理/ })).toBeNull();
  expect(list.getByText('未开通')).toBeVisible();
  await user.click(list.getByRole('link', { name: /角色管理/ }));
  expect(address()).toBe('/user/role');
});

test('services are found by name and by what they are for, in the address', async () => {
  api.override('listServiceCards', cards);
  const { user, address } = await openCards();
  await user.type(await screen.findByRole('textbox', { name: '服务名称或说明' }), '出入库{Enter}');
  expect(await screen.findByText('库存管理')).toBeVisible();
  expect(screen.queryByText('常见问题')).toBeNull();
  expect(address()).toBe(`/list/card?keyword=${encodeURIComponent('出入库')}`);
});

test('where nothing matches, or there is no service, it says so', async () => {
  api.override('listServiceCards', cards, { once: true });
  const { user } = await openCards('?keyword=zzz');
  await user.click(await screen.findByRole('button', { name: '清除条件' }));
  expect(await screen.findByText('常见问题')).toBeVisible();
});

test('cards that cannot be read can be asked for again', async () => {
  api.override('listServiceCards', ({ reply }) => reply.http(500), { once: true });
  const { user } = await openCards();
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByText('维护角色、数据范围及其菜单和按钮权限')).toBeVisible();
});
