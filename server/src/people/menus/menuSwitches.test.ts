import type { Query, Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeAccess } from '#platform/auth/accessMemory.ts';
import { seedId } from '#reference/seedId.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let schoolAdmin: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  schoolAdmin = await app.as('schooladmin', 'school_admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('menuSwitch').where('companyId', '=', '1001').execute();
  await changeAccess(app.database.db);
});

const directory = seedId('menu', 402);
const rolePage = seedId('menu', 403);
const flip = (client: TestClient, enabled: boolean, changes: Partial<Schemas['MenuSwitch']> = {}) =>
  client.menus.enableOrDisableMenu({ body: { menuId: rolePage, companyId: '1001', enabled, ...changes } });
const pageOf = (client: TestClient, query: Query<'queryMenuDisablePage'> = {}) =>
  client.menus.queryMenuDisablePage({ query: { size: 200, ...query } });
const rowOf = async (client: TestClient, menuId: string) =>
  (await pageOf(client, { companyId: '1001' })).records.find((row) => row.menuId === menuId);
const namesOf = async (client: TestClient) =>
  (await client.session.getUserMenu()).flatMap((item) => [item, ...item.children]).map(({ routeName }) => routeName);
const refused = (code: number) => ({ status: 200, code });
const forbidden = { status: 403, code: 4003 };

test.each([
  ['an entry', rolePage],
  ['a directory with all below it', directory],
])('what is switched off, %s, is gone from the menu and the permissions at once', async (_what, menuId) => {
  expect(await namesOf(schoolAdmin)).toContain('user-role');
  await schoolAdmin.roles.queryRolePage();
  const { accessVersion } = await schoolAdmin.session.getSessionStatus();
  await flip(schoolAdmin, false, { menuId });
  expect((await schoolAdmin.session.getSessionStatus()).accessVersion).toBeGreaterThan(accessVersion);
  expect(await namesOf(schoolAdmin)).not.toContain('user-role');
  const { permissions } = await schoolAdmin.session.getInfo();
  expect(permissions.filter((code) => code.startsWith('system:role:'))).toEqual([]);
  expect(permissions).toContain('system:menuSwitch:update');
  expect(await failureOf(schoolAdmin.roles.queryRolePage())).toMatchObject(forbidden);
  expect(await failureOf(schoolAdmin.roles.deleteRole({ path: { id: 'none' } }))).toMatchObject(forbidden);
  await flip(schoolAdmin, true, { menuId });
  expect(await namesOf(schoolAdmin)).toContain('user-role');
  await schoolAdmin.roles.queryRolePage();
});

test('other schools and the platform are not touched', async () => {
  await flip(schoolAdmin, false);
  expect(await namesOf(admin)).toContain('user-role');
  await admin.roles.queryRolePage();
});

test('the state that an entry already has is refused; of 20 who switch at once one wins', async () => {
  expect(await failureOf(flip(schoolAdmin, true))).toMatchObject(refused(4101));
  for (const enabled of [false, true]) {
    const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(flip(schoolAdmin, enabled))));
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.filter((failure) => failure?.code === 4101)).toHaveLength(19);
  }
});

test('what the platform has switched off a school cannot switch on', async () => {
  await flip(admin, false, { reason: 'Not paid for' });
  expect(await rowOf(schoolAdmin, rolePage)).toMatchObject({
    enabled: false,
    byPlatform: true,
    reason: 'Not paid for',
    allowedActions: [],
    updateByName: (await admin.session.getInfo()).name,
  });
  expect((await rowOf(admin, rolePage))?.allowedActions).toEqual(['ENABLE']);
  expect(await failureOf(flip(schoolAdmin, true))).toMatchObject(forbidden);
  await flip(admin, true);
  await flip(schoolAdmin, false);
  await flip(schoolAdmin, true);
});

test('another school is switched with data scope ALL only', async () => {
  expect(await failureOf(flip(schoolAdmin, false, { companyId: '3338' }))).toMatchObject(forbidden);
  expect(await failureOf(pageOf(schoolAdmin, { companyId: '3338' }))).toMatchObject(forbidden);
  await flip(admin, false, { companyId: '3338' });
});

test('the home page, the switches and the menu of the platform stay on', async () => {
  for (const menuId of [seedId('menu', 401), seedId('menu', 440)]) {
    expect(await failureOf(flip(admin, false, { menuId }))).toMatchObject(refused(4208));
    expect((await rowOf(schoolAdmin, menuId))?.allowedActions).toEqual([]);
  }
  expect(await failureOf(flip(admin, false, { companyId: '0' }))).toMatchObject(refused(4208));
});

test('buttons have no switch, and entry and school must exist', async () => {
  const rule = (field: string) => ({ status: 400, fieldErrors: [{ field, rule: 'exists' }] });
  for (const menuId of ['none', seedId('menu', 404)]) {
    expect(await failureOf(flip(admin, false, { menuId }))).toMatchObject(rule('menuId'));
  }
  expect(await failureOf(flip(admin, false, { companyId: '9999' }))).toMatchObject(rule('companyId'));
});

test('the page shows the entries of a school in the order of the menu, filtered and cut', async () => {
  const { records, total } = await pageOf(schoolAdmin);
  const menuIds = records.map(({ menuId }) => menuId);
  const shown = [401, 402, 403, 440].map((n) => seedId('menu', n));
  expect(menuIds.filter((id) => shown.includes(id))).toEqual(shown);
  const page = menuIds.indexOf(rolePage);
  expect(records[page]).toMatchObject({
    id: `1001_${rolePage}`,
    companyId: '1001',
    enabled: true,
    byPlatform: false,
    reason: null,
    updateTime: null,
    parentName: '用户管理',
    parentNameEn: 'Users',
    allowedActions: ['DISABLE'],
  });
  expect(total).toBe(records.length);
  const second = await pageOf(schoolAdmin, { size: total - 1, current: 2 });
  expect(second.records.map(({ menuId }) => menuId)).toEqual([menuIds.at(-1)]);
  const menuName = records[page]?.menuName ?? '';
  for (const part of [menuName, 'ROLE']) {
    expect((await pageOf(schoolAdmin, { menuName: part })).records.map(({ menuId }) => menuId)).toEqual([rolePage]);
  }
  await flip(schoolAdmin, false);
  expect((await pageOf(schoolAdmin, { enabled: false })).records.map(({ menuId }) => menuId)).toEqual([rolePage]);
  expect((await pageOf(schoolAdmin, { enabled: true })).total).toBe(total - 1);
});
