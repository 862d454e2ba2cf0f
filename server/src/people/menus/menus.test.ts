import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roleFixture } from '#test/builders/roleFixture.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let roles: ReturnType<typeof roleFixture>;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  roles = roleFixture(app, admin);
});
afterAll(() => app.close());

type Item = Schemas['ServerMenuItem'];
const flat = (items: Item[]): Item[] => items.flatMap((item) => [item, ...flat(item.children)]);
const menuOf = async (client: TestClient) => flat(await client.session.getUserMenu());
const entry = (routeName: string) => app.database.db.updateTable('menu').where('routeName', '=', routeName);

test('the menu holds the directories and pages of the role, sorted, and no buttons', async () => {
  const client = await app.as('schooladmin', 'school_admin');
  const tree = await client.session.getUserMenu();
  expect(tree.map(({ routeName }) => routeName)).toEqual(expect.arrayContaining(['home', 'dashboard', 'user']));
  expect(tree).toEqual(tree.toSorted((one, other) => one.sort - other.sort));
  expect(tree.find(({ routeName }) => routeName === 'user')?.children).toContainEqual(
    expect.objectContaining({ routeName: 'user-role', path: '/user/role', menuType: 'MENU', children: [] }),
  );
  expect(flat(tree).filter(({ menuType }) => menuType === 'BUTTON')).toEqual([]);
  expect(await client.session.getMenuConfig()).toEqual(tree);
});

test('help centre and download centre are entries of their own, as most users only read them', async () => {
  const tree = await (await app.as('teacher1', 'purchaser')).session.getUserMenu();
  const paths = tree.filter(({ menuType }) => menuType === 'MENU').map(({ path }) => path);
  expect(paths).toEqual(['/', '/system/helpCenter', '/system/document']);
});

test('a role without menus has an empty one', async () => {
  expect(await menuOf(await roles.holderOf({ menuIds: [] }, 'keeper1'))).toEqual([]);
});

test('disabled entries and all below them are left out, and so are directories with nothing in them', async () => {
  const client = await app.as('schooladmin', 'school_admin');
  const names = async () => (await menuOf(client)).map(({ routeName }) => routeName);
  const tree = await client.session.getUserMenu();
  const all = await names();
  expect(all).toEqual(expect.arrayContaining(['home', 'dashboard', 'dashboard-workplace', 'user', 'user-role']));
  const without = (directory: string) =>
    flat(tree.filter((item) => item.routeName !== directory)).map(({ routeName }) => routeName);
  await entry('list-card').set({ status: 'DISABLED' }).execute();
  expect(await names()).toEqual(without('list'));
  await entry('list-card').set({ status: 'ENABLED' }).execute();
  await entry('user').set({ status: 'DISABLED' }).execute();
  expect(await names()).toEqual(without('user'));
  await entry('user').set({ status: 'ENABLED' }).execute();
  expect(await names()).toEqual(all);
});

test('entries are sorted among their siblings, and hidden ones are there', async () => {
  const first = await roles.newMenu('First');
  const hidden = await roles.newMenu('Hidden');
  await entry(first).set({ sort: 0 }).execute();
  await entry(hidden).set({ hideInMenu: true }).execute();
  const between = await roles.newMenu('Between');
  await entry(between).set({ sort: 1 }).execute();
  const client = await roles.holderOf({ menuIds: [hidden, first, between] }, 'inspector1');
  const tree = await client.session.getUserMenu();
  expect(tree.map(({ menuName, hideInMenu }) => [menuName, hideInMenu])).toEqual([
    ['First', false],
    ['Between', false],
    ['Hidden', true],
  ]);
});

test('the menu tree shows every entry and button of a system, also disabled ones, to data scope ALL', async () => {
  const count = async (sysCode: string) => {
    const rows = await app.database.db.selectFrom('menu').select('id').where('sysCode', '=', sysCode).execute();
    return rows.length;
  };
  await entry('home').set({ status: 'DISABLED' }).execute();
  const nodes = (tree: Schemas['Menu'][]): Schemas['Menu'][] => tree.flatMap((node) => [node, ...nodes(node.children)]);
  const all = nodes(await admin.menus.queryMenuTree({ body: { sysCode: 'bidding' } }));
  expect(all).toHaveLength(await count('bidding'));
  expect(all.find(({ routeName }) => routeName === 'home')?.status).toBe('DISABLED');
  await entry('home').set({ status: 'ENABLED' }).execute();
  expect(await admin.menus.queryMenuTree({ body: { sysCode: 'nothing' } })).toEqual([]);
});
