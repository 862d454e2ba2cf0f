import type { Schemas } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { roleFixture } from '#test/builders/roleFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
/** Of school 1001, whose role may change the menu. */
let schoolEditor: TestClient;
let roles: ReturnType<typeof roleFixture>;
const codes = ['system:menu:create', 'system:menu:update', 'system:menu:delete'];
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  roles = roleFixture(app, admin);
  schoolEditor = await roles.holderOf(
    { dataScope: 'SCHOOL', menuIds: await roles.menusWith('system:menu:read', ...codes) },
    'keeper1',
  );
});
afterAll(() => app.close());

const userDirectory = seedId('menu', 402);
const rolePage = seedId('menu', 403);
let count = 0;
function page(changes: Partial<Schemas['MenuInput']> = {}): Schemas['MenuInput'] {
  count += 1;
  const route = { routeName: `page-${count}`, path: `/page-${count}` };
  return { menuName: `Page ${count}`, menuType: 'MENU', sysCode: 'bidding', ...route, ...changes };
}
const button = (changes: Partial<Schemas['MenuInput']> = {}): Schemas['MenuInput'] => ({
  menuName: 'A button',
  menuType: 'BUTTON',
  sysCode: 'bidding',
  parentId: rolePage,
  permission: 'system:role:read',
  ...changes,
});
const save = async (body: Schemas['MenuInput'], client = admin) => (await client.menus.saveMenu({ body })).id;
const update = (body: Schemas['MenuChanges'], client = admin) => client.menus.updateMenu({ body });
const remove = (id: string, client = admin) => client.menus.removeMenu({ path: { id } });
const flat = (tree: Schemas['Menu'][]): Schemas['Menu'][] => tree.flatMap((menu) => [menu, ...flat(menu.children)]);
const read = async (id: string) =>
  flat(await admin.menus.queryMenuTree({ body: { sysCode: 'bidding' } })).find((menu) => menu.id === id);
const idWith = async (permission: string) => (await roles.menusWith(permission))[0] ?? '';

const broken = (field: string, rule: string) => ({ status: 400, code: 4000, fieldErrors: [{ field, rule }] });
const refused = (code: number) => ({ status: 200, code });
const forbidden = { status: 403, code: 4003 };

test('only data scope ALL can change the menu', async () => {
  expect(await failureOf(save(page(), schoolEditor))).toMatchObject(forbidden);
  expect(await failureOf(update({ id: rolePage, version: 1 }, schoolEditor))).toMatchObject(forbidden);
  expect(await failureOf(remove(rolePage, schoolEditor))).toMatchObject(forbidden);
});

test('the tree says what can be done with an entry: nothing by schools, and what the menu itself hangs on stays', async () => {
  const actions = async (id: string) => (await read(id))?.allowedActions;
  expect(await actions(rolePage)).toEqual(['ADD_CHILD', 'EDIT', 'DISABLE']);
  expect(await actions(await save(button()))).toEqual(['EDIT', 'DISABLE', 'DELETE']);
  expect(await actions(await save(page({ status: 'DISABLED' })))).toEqual(['ADD_CHILD', 'EDIT', 'ENABLE', 'DELETE']);
  expect(await actions(await idWith('system:menu:delete'))).toEqual(['EDIT']);
  // Who disables the directory of the menu administration cannot get there again.
  const system = await read(seedId('menu', 440));
  expect(system?.allowedActions).toEqual(['ADD_CHILD', 'EDIT']);
  const disabling = update({ id: system?.id ?? '', version: system?.version ?? 1, status: 'DISABLED' });
  expect(await failureOf(disabling)).toMatchObject(refused(4208));
  const tree = flat(await schoolEditor.menus.queryMenuTree({ body: { sysCode: 'bidding' } }));
  expect(new Set(tree.flatMap(({ allowedActions }) => allowedActions))).toEqual(new Set());
});

test('the codes are those of the operations that somebody must be granted', async () => {
  const list = await admin.menus.listPermissionCodes();
  const wanted = Object.values(contract).map(({ permission }) => permission);
  const expected = new Set(wanted.filter((code) => code && !/^(session|base):/.test(code)));
  expect(list.map(({ permission }) => permission)).toEqual([...expected].sort());
  const found = list.find(({ permission }) => permission === 'system:role:read');
  expect(found?.operations).toEqual([contract.queryRolePage.summary['en-US'], contract.queryRoleDetail.summary['en-US']]);
});

describe('creating', () => {
  test('an entry is stored with what was sent', async () => {
    const body = page({ parentId: userDirectory, menuNameEn: 'English', icon: 'star', permission: 'system:role:read', sort: 7 });
    const id = await save(body);
    expect(await read(id)).toMatchObject({ ...body, id, hideInMenu: false, status: 'ENABLED', version: 1 });
  });

  test('a button needs a place and a code, all others a route', async () => {
    expect(await failureOf(save(button({ permission: null })))).toMatchObject(broken('permission', 'required'));
    expect(await failureOf(save(button({ parentId: null })))).toMatchObject(broken('parentId', 'required'));
    expect(await failureOf(save(page({ path: null })))).toMatchObject(broken('path', 'required'));
    expect(await failureOf(save(page({ routeName: null })))).toMatchObject(broken('routeName', 'required'));
  });

  test('a link has an https address, and only a link', async () => {
    expect(await failureOf(save(page({ menuType: 'LINK' })))).toMatchObject(broken('path', 'address'));
    expect(await failureOf(save(page({ path: 'https://example.edu.cn/' })))).toMatchObject(broken('path', 'address'));
    await save(page({ menuType: 'LINK', path: 'https://example.edu.cn/' }));
  });

  test('an entry stands below a directory of its own system, a button also below a page', async () => {
    expect(await failureOf(save(page({ parentId: rolePage })))).toMatchObject(broken('parentId', 'level'));
    expect(await failureOf(save(button({ parentId: await idWith('system:role:create') })))).toMatchObject(
      broken('parentId', 'level'),
    );
    expect(await failureOf(save(page({ parentId: 'none' })))).toMatchObject(broken('parentId', 'exists'));
    expect(await failureOf(save(page({ parentId: userDirectory, sysCode: 'mall' })))).toMatchObject(broken('parentId', 'exists'));
    await save(button());
    await save(button({ parentId: userDirectory }));
  });

  test('the menu has five levels at most', async () => {
    let parentId: string | null = null;
    for (let level = 1; level <= 5; level += 1) parentId = await save(page({ menuType: 'DIR', parentId }));
    expect(await failureOf(save(page({ parentId })))).toMatchObject(broken('parentId', 'level'));
  });

  test('a code must be known, and held by who uses it', async () => {
    expect(await failureOf(save(button({ permission: 'system:no:such' })))).toMatchObject(broken('permission', 'exists'));
    expect(await failureOf(save(button({ permission: 'base:dict:read' })))).toMatchObject(broken('permission', 'exists'));
    const menuIds = await roles.menusWith(...codes);
    const narrow = await roles.holderOf({ dataScope: 'ALL', menuIds }, 'inspector1');
    expect(await failureOf(save(button(), narrow))).toMatchObject({
      ...forbidden,
      msg: expect.stringContaining('system:role:read'),
    });
    const id = await save(button({ permission: 'system:menu:create' }), narrow);
    const change = { id, version: 1, permission: 'system:role:read' };
    expect(await failureOf(update(change, narrow))).toMatchObject(refused(4208));
    const free = await save(page());
    expect(await failureOf(update({ ...change, id: free }, narrow))).toMatchObject(forbidden);
  });

  test('of 20 who create the same route name at once one succeeds', async () => {
    const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(save(page({ routeName: 'contested' })))));
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    for (const failure of failures) if (failure) expect(failure).toMatchObject(broken('routeName', 'unique'));
  });
});

describe('changing', () => {
  test('what is left out stays as it is, and a stale version is refused', async () => {
    const id = await save(page({ icon: 'star' }));
    const before = await read(id);
    await update({ id, version: 1, menuName: 'Renamed', icon: null });
    expect(await read(id)).toEqual({ ...before, menuName: 'Renamed', icon: null, version: 2 });
    expect(await failureOf(update({ id, version: 1, sort: 1 }))).toMatchObject(refused(4090));
    expect(await failureOf(update({ id: 'none', version: 1 }))).toMatchObject(refused(4004));
  });

  test('an entry never comes below itself, also if two directories move at once', async () => {
    const outer = await save(page({ menuType: 'DIR' }));
    const inner = await save(page({ menuType: 'DIR', parentId: outer }));
    for (const parentId of [outer, inner]) {
      expect(await failureOf(update({ id: outer, version: 1, parentId }))).toMatchObject(broken('parentId', 'cycle'));
    }
    await update({ id: inner, version: 1, parentId: null });
    const failures = await Promise.all([
      failureOf(update({ id: outer, version: 1, parentId: inner })),
      failureOf(update({ id: inner, version: 2, parentId: outer })),
    ]);
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.find((failure) => failure !== null)).toMatchObject(broken('parentId', 'cycle'));
  });

  test('the entries of the menu administration stay enabled, keep their code and stay', async () => {
    const id = await idWith('system:menu:update');
    const { version = 0 } = (await read(id)) ?? {};
    expect(await failureOf(update({ id, version, status: 'DISABLED' }))).toMatchObject(refused(4208));
    expect(await failureOf(update({ id, version, permission: 'system:role:read' }))).toMatchObject(refused(4208));
    expect(await failureOf(remove(id))).toMatchObject(refused(4208));
    await update({ id, version, menuName: 'Change the menu' });
  });
});

describe('deleting', () => {
  test('the roles that hold an entry lose it with its code', async () => {
    const id = await save(button({ permission: 'system:dept:create' }));
    const holder = await roles.holderOf({ menuIds: [id] }, 'finance1');
    expect((await holder.session.getInfo()).permissions).toContain('system:dept:create');
    expect(await remove(id)).toBe(true);
    expect((await holder.session.getInfo()).permissions).not.toContain('system:dept:create');
    expect(await failureOf(remove(id))).toMatchObject(refused(4004));
  });

  test('an entry with others below it stays', async () => {
    expect(await failureOf(remove(userDirectory))).toMatchObject(refused(4205));
  });
});
