import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type roleFixture, startRoleApp } from '#test/builders/roleFixture.ts';
import { dept, grant, roleIds, user, userInput, users } from '#test/builders/userFixture.ts';
import { drawn } from '#test/drawn.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, forbidden } from '#test/refusals.ts';
import type { TestApp, TestClient } from '#test/startApp.ts';

/** Roles that the administrators of a school make for themselves out of the roles that every school has. */

let app: TestApp;
let admin: TestClient;
let schoolAdmin: TestClient;
let roles: ReturnType<typeof roleFixture>;
/** Menus by the role that holds them. */
let menusOf: (code: string) => Promise<string[]>;
/** Menus of the auditor's role that no ordinary role of a school holds. */
let auditorsOnly: string[];
const ofSchool = [
  'school_admin',
  'purchaser',
  'dept_approver',
  'procurement_officer',
  'finance',
  'warehouse_keeper',
  'inspector',
];
beforeAll(async () => {
  ({ app, admin, schoolAdmin, roles } = await startRoleApp());
  menusOf = async (code) => (await roles.detail(roleIds[code] ?? '')).menuIds;
  const ordinary = new Set((await Promise.all(ofSchool.map(menusOf))).flat());
  auditorsOnly = (await menusOf('auditor')).filter((id) => !ordinary.has(id));
});
afterAll(() => app.close());

const save = (changes: Parameters<typeof roles.input>[0], client = schoolAdmin) =>
  client.roles.saveRole({ body: roles.input(changes) });
const mixed = {
  ...forbidden,
  msg: expect.stringMatching(/^Menu entries of an exclusive role cannot be combined with other entries in one role/),
};

describe('a role of the school', () => {
  test('is made out of the menus of a role that the administrator appoints, is granted, and works', async () => {
    const menuIds = await menusOf('purchaser');
    const { id } = await save({ roleName: "Buyer's assistant", roleCode: 'buyers_assistant', menuIds });
    expect((await schoolAdmin.roles.queryRoleDetail({ path: { id } })).menuIds).toEqual(menuIds);
    const { allowedActions } = await schoolAdmin.roles.queryRoleDetail({ path: { id } });
    expect(allowedActions).toEqual(['EDIT', 'DISABLE', 'COPY', 'DELETE']);
    const grantable = await schoolAdmin.roles.queryRoleList({ query: { grantable: true } });
    expect(grantable.map((role) => role.id)).toContain(id);

    const body = userInput({ roleDeptList: grant(id, 311) });
    const made = await schoolAdmin.users.createUser({ body });
    expect((await users.detail(schoolAdmin, made.id)).allowedActions).toContain('RESET_PASSWORD');
    const held = (await users.detail(schoolAdmin, user(132))).roleDeptList.map(({ roleId, deptList }) => ({
      roleId,
      deptIds: deptList.map((one) => one.id),
    }));
    const { version } = await users.detail(schoolAdmin, user(132));
    await users.update(schoolAdmin, { id: user(132), version, roleDeptList: [...held, ...grant(id, 312)] });
    const assistant = await app.as('tianyufei', 'buyers_assistant');
    await expect(assistant.projects.queryProjectPage({ query: { scope: 'MINE' } })).resolves.toHaveProperty('total');
  });

  test('may mix menus of several ordinary roles, and is imported by its name', async () => {
    const menuIds = [...(await menusOf('purchaser')), ...(await menusOf('inspector'))];
    await save({ roleName: 'Both', roleCode: 'both_of_them', menuIds: [...new Set(menuIds)] });
    const row = { account: 'imported.both', name: 'Imported', phone: '19900000161', dept: '1305', roles: ['Both'] };
    const { problems } = await schoolAdmin.users.importUsers({ body: { rows: [row], dryRun: true } });
    expect(problems).toEqual([]);
  });

  test('a copy of a role that the administrator appoints keeps all its menus', async () => {
    for (const code of [...ofSchool, 'auditor']) {
      const menuIds = await menusOf(code);
      const { id } = await save({ dataScope: 'SELF', menuIds });
      expect((await roles.detail(id)).menuIds, code).toEqual(menuIds);
    }
  });

  test('has no menu of the platform, and no wider scope', async () => {
    const own = new Set([...(await Promise.all([...ofSchool, 'auditor'].map(menusOf)))].flat());
    const beyond = (await menusOf('admin')).filter((id) => !own.has(id));
    expect(beyond).not.toEqual([]);
    expect(await failureOf(save({ menuIds: [beyond[0] ?? ''] }))).toMatchObject({
      ...forbidden,
      msg: expect.stringMatching(/^You cannot grant these menu entries/),
    });
    expect(await failureOf(save({ dataScope: 'ALL', menuIds: await menusOf('purchaser') }))).toMatchObject(forbidden);
  });

  test('the tree of menus offers exactly what can be put into a role', async () => {
    interface Node {
      id: string;
      children: Node[];
    }
    const ids = (nodes: Node[]): string[] => nodes.flatMap(({ id, children }) => [id, ...ids(children)]);
    const offered = ids(await schoolAdmin.menus.queryMenuTree({ body: { sysCode: 'bidding' } }));
    const union = new Set((await Promise.all([...ofSchool, 'auditor'].map(menusOf))).flat());
    expect([...offered].sort()).toEqual([...union].sort());
  });

  test('who is no administrator of the school makes roles of their own menus only', async () => {
    const menuIds = await roles.menusWith('system:role:create', 'system:role:read', 'system:user:create');
    const clerk = await roles.holderOf({ dataScope: 'SCHOOL', menuIds }, 'keeper1');
    expect(await failureOf(save({ menuIds: await menusOf('purchaser') }, clerk))).toMatchObject(forbidden);
  });
});

describe('the menus of an exclusive role', () => {
  test('make a role exclusive, which is then held with no other one', async () => {
    const { id } = await save({ roleName: 'Assistant auditor', menuIds: auditorsOnly });
    await expect(users.create(schoolAdmin, { roleDeptList: grant(id, 350) })).resolves.toBeDefined();
    const both = [...grant(id, 350), ...grant(roleIds.purchaser, 350)];
    expect(await failureOf(users.create(schoolAdmin, { roleDeptList: both }))).toMatchObject({
      code: 4207,
      msg: 'Assistant auditor cannot be combined with other roles.',
    });
  });

  test('are in no role together with others, neither at once nor later', async () => {
    const ordinary = (await menusOf('warehouse_keeper')).filter((id) => !auditorsOnly.includes(id));
    expect(await failureOf(save({ menuIds: [...ordinary, ...auditorsOnly] }))).toMatchObject(mixed);
    const plain = (await save({ menuIds: ordinary })).id;
    const change = (id: string, menuIds: string[]) => schoolAdmin.roles.updateRole({ body: { id, version: 1, menuIds } });
    expect(await failureOf(change(plain, [...ordinary, ...auditorsOnly]))).toMatchObject(mixed);
    expect(await failureOf(change(plain, auditorsOnly))).toMatchObject(mixed);
    const exclusive = (await save({ menuIds: auditorsOnly })).id;
    expect(await failureOf(change(exclusive, [...auditorsOnly, ...ordinary]))).toMatchObject(mixed);
    await expect(change(exclusive, (await menusOf('auditor')).slice())).resolves.toBe(true);
  });

  test('a role of the platform that mixes them is above the administrators of a school', async () => {
    const id = await roles.create({ menuIds: [...auditorsOnly, ...(await menusOf('purchaser'))] });
    expect(await failureOf(users.create(schoolAdmin, { roleDeptList: grant(id, 311) }))).toMatchObject(forbidden);
    expect((await schoolAdmin.roles.queryRoleDetail({ path: { id } })).allowedActions).toEqual([]);
  });
});

describe('nobody gives rights to themselves', () => {
  test('not by changing another role that they hold', async () => {
    const { id } = await save({ menuIds: await roles.menusWith('system:role:read') });
    const me = await schoolAdmin.session.getInfo();
    const { version, roleDeptList } = await users.detail(admin, me.id);
    const held = roleDeptList.map(({ roleId, deptList }) => ({ roleId, deptIds: deptList.map((one) => one.id) }));
    await users.update(admin, { id: me.id, version, roleDeptList: [...held, ...grant(id, 305)] });
    const change = (body: object) => schoolAdmin.roles.updateRole({ body: { id, version: 1, ...body } });
    const ownRole = { status: 200, code: 4209 };
    expect(await failureOf(change({ menuIds: await menusOf('finance') }))).toMatchObject(ownRole);
    expect(await failureOf(change({ dataScope: 'SCHOOL' }))).toMatchObject(ownRole);
    const role = await schoolAdmin.roles.queryRoleDetail({ path: { id } });
    expect(role.allowedActions).toEqual(['EDIT', 'COPY']);
    await expect(change({ remark: 'Only said', menuIds: role.menuIds })).resolves.toBe(true);
  });
});

test('whatever an administrator of a school does, no user gets a menu or scope beyond the roles of a school', async () => {
  const { db } = app.database;
  const everyMenu = (await db.selectFrom('menu').select('id').orderBy('id').execute()).map(({ id }) => id);
  const union = new Set((await Promise.all([...ofSchool, 'auditor'].map(menusOf))).flat());
  const made: string[] = [];
  const menuIds = fc.oneof(
    fc.subarray([...union], { maxLength: 6 }),
    fc.subarray(auditorsOnly),
    fc.subarray(everyMenu, { minLength: 1, maxLength: 3 }),
    fc.constantFrom(...ofSchool, 'auditor', 'admin', 'operator').map((code) => code),
  );
  const dataScope = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('SELF', 'SCHOOL') },
    { weight: 1, arbitrary: fc.constant('ALL') },
  );
  /** One that was made lately, or a built-in one. */
  const role = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: -4, max: -1 }) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(roleIds)) },
  );
  const step = fc.oneof(
    { weight: 1, arbitrary: fc.record({ act: fc.constant('save' as const), menuIds, dataScope }) },
    { weight: 3, arbitrary: fc.record({ act: fc.constant('update' as const), menuIds, dataScope, role }) },
    {
      weight: 3,
      arbitrary: fc.record({ act: fc.constant('user' as const), held: fc.array(role, { minLength: 1, maxLength: 2 }) }),
    },
  );
  const asIds = async (menus: string | string[]) => (typeof menus === 'string' ? await menusOf(menus) : menus);
  const idOf = (chosen: number | string) => (typeof chosen === 'string' ? chosen : (made.at(chosen) ?? roleIds.purchaser ?? ''));

  const steps = drawn(fc.sample(step, 600), 4);
  for (const taken of steps) {
    if (taken.act === 'save') {
      const body = roles.input({ menuIds: await asIds(taken.menuIds), dataScope: taken.dataScope });
      await schoolAdmin.roles.saveRole({ body }).then(
        ({ id }) => made.push(id),
        () => undefined,
      );
    } else if (taken.act === 'update') {
      const id = idOf(taken.role);
      const { version } = await roles.detail(id);
      const body = { id, version, menuIds: await asIds(taken.menuIds), dataScope: taken.dataScope };
      await failureOf(schoolAdmin.roles.updateRole({ body }));
    } else {
      const roleDeptList = [...new Set(taken.held.map(idOf))].flatMap((id) => grant(id, 311));
      await failureOf(users.create(schoolAdmin, { deptId: dept(311), roleDeptList }));
    }
  }
  const createdBy = (await schoolAdmin.session.getInfo()).name;
  const held = await db
    .selectFrom('userRoleDept as held')
    .innerJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'held.companyId').onRef('user.id', '=', 'held.userId'),
    )
    .innerJoin('role', (join) => join.onRef('role.companyId', '=', 'held.roleCompanyId').onRef('role.id', '=', 'held.roleId'))
    .leftJoin('roleMenu', (join) =>
      join.onRef('roleMenu.companyId', '=', 'role.companyId').onRef('roleMenu.roleId', '=', 'role.id'),
    )
    .select(['held.userId', 'held.roleId', 'role.dataScope', 'role.exclusive', 'roleMenu.menuId'])
    .where('user.companyId', '=', '1001')
    .where('user.createByName', '=', createdBy)
    .execute();
  expect(held.length).toBeGreaterThan(0);
  expect(held.filter(({ menuId }) => menuId !== null && !union.has(menuId))).toEqual([]);
  expect(held.filter((row) => row.dataScope === 'ALL')).toEqual([]);
  for (const rows of Map.groupBy(held, ({ userId }) => userId).values()) {
    const seesAll = rows.some(({ menuId }) => auditorsOnly.includes(menuId ?? ''));
    const theirs = new Set(rows.map(({ roleId }) => roleId));
    if (seesAll) expect([theirs.size, rows.every(({ exclusive }) => exclusive)]).toEqual([1, true]);
  }
});

test('a menu that is not known is named', async () => {
  expect(await failureOf(save({ menuIds: ['none'] }))).toMatchObject(broken('menuIds.0', 'exists'));
});
