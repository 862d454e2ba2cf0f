import type { Client } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type roleFixture, startRoleApp } from '#test/builders/roleFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import type { TestApp, TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let schoolAdmin: TestClient;
let roles: ReturnType<typeof roleFixture>;
beforeAll(async () => {
  ({ app, admin, schoolAdmin, roles } = await startRoleApp());
});
afterAll(() => app.close());

const update = (client: TestClient, body: Parameters<TestClient['roles']['updateRole']>[0]['body']) =>
  client.roles.updateRole({ body });
const remove = (client: TestClient, id: string) => client.roles.deleteRole({ path: { id } });

describe('creating', () => {
  test('a role is stored with what was sent, for the own school', async () => {
    const body = roles.input({ dataScope: 'DEPT', remark: 'Once a year', menuIds: await roles.menusWith('system:role:read') });
    const { id } = await schoolAdmin.roles.saveRole({ body });
    const role = await schoolAdmin.roles.queryRoleDetail({ path: { id } });
    const made = { companyId: '1001', status: 'ENABLED', builtIn: false, userCount: 0, version: 1 };
    expect(role).toMatchObject({ ...body, ...made, menuIds: expect.arrayContaining(body.menuIds) });
    expect(role.createTime).toBe('2026-03-02T09:00:00+08:00');
    expect(role.createByName).toBe((await schoolAdmin.session.getInfo()).name);
  });

  test('with a button or page come the entries above it', async () => {
    const { id } = await schoolAdmin.roles.saveRole({
      body: roles.input({ menuIds: await roles.menusWith('system:role:create') }),
    });
    const { menuIds } = await roles.detail(id);
    const { db } = app.database;
    const types = await db.selectFrom('menu').select('menuType').where('id', 'in', menuIds).orderBy('menuType').execute();
    expect(types.map(({ menuType }) => menuType)).toEqual(['BUTTON', 'DIR', 'MENU']);
  });

  test('name and code are taken only within a school', async () => {
    const body = roles.input({ companyId: '1001' });
    await admin.roles.saveRole({ body });
    const sameCode = await failureOf(admin.roles.saveRole({ body: { ...body, roleName: 'Another' } }));
    expect(sameCode).toMatchObject({
      status: 400,
      code: 4000,
      fieldErrors: [{ field: 'roleCode', rule: 'unique', message: 'Already in use. Choose another value.' }],
    });
    const sameName = await failureOf(admin.roles.saveRole({ body: { ...body, roleCode: 'another' } }));
    expect(sameName).toMatchObject({ status: 400, code: 4000, fieldErrors: [{ field: 'roleName', rule: 'unique' }] });
    await expect(admin.roles.saveRole({ body: { ...body, companyId: '3338' } })).resolves.toHaveProperty('id');
  });

  test('a code of a platform role is refused for a school, in both languages, and free to the platform', async () => {
    const fieldErrors = async (client: Client, change: object) =>
      (await failureOf(client.roles.saveRole({ body: roles.input(change) })))?.fieldErrors;
    for (const roleCode of ['admin', 'school_admin', 'auditor']) {
      expect(await fieldErrors(schoolAdmin, { roleCode })).toEqual([
        { field: 'roleCode', rule: 'reserved', params: {}, message: 'This code belongs to a platform role. Enter another code.' },
      ]);
    }
    const ofSchool = await failureOf(admin.roles.saveRole({ body: roles.input({ roleCode: 'finance', companyId: '3338' }) }));
    expect(ofSchool).toMatchObject({ status: 400, code: 4000, fieldErrors: [{ field: 'roleCode', rule: 'reserved' }] });
    const own = roles.input({ companyId: '0' });
    await admin.roles.saveRole({ body: own });
    expect(await fieldErrors(schoolAdmin, { roleCode: own.roleCode })).toMatchObject([{ rule: 'reserved' }]);
    const chinese = app.client(schoolAdmin.token, '10.0.0.1', 'zh-CN');
    expect(await fieldErrors(chinese, { roleCode: 'auditor' })).toMatchObject([{ message: '是平台角色的编码，不能使用' }]);
  });

  test('what is refused for its fields names operation and fields to programmers, and people read what they always did', async () => {
    const { roleName: _, ...body } = roles.input({ roleCode: 'No code' });
    const failure = await failureOf(schoolAdmin.roles.saveRole({ body: body as never }));
    expect(failure?.message).toBe('saveRole: roleName: Fill in this field; roleCode: Enter a value in the correct format');
    expect(failure?.msg).toBe('Some values are not valid.');
  });

  test('menus and schools that do not exist are named', async () => {
    const [known = ''] = await roles.menusWith('system:role:read');
    const body = roles.input({ menuIds: [known, 'no-such-menu'] });
    expect((await failureOf(schoolAdmin.roles.saveRole({ body })))?.fieldErrors).toMatchObject([
      { field: 'menuIds.1', rule: 'exists' },
    ]);
    const elsewhere = roles.input({ companyId: '9999' });
    expect((await failureOf(admin.roles.saveRole({ body: elsewhere })))?.fieldErrors).toMatchObject([
      { field: 'companyId', rule: 'exists' },
    ]);
  });
});

describe('changing', () => {
  test('what is left out stays as it is', async () => {
    const id = await roles.create({ dataScope: 'DEPT', remark: 'before', menuIds: await roles.menusWith('system:role:read') });
    const before = await roles.detail(id);
    app.clock.advance(1000);
    expect(await update(schoolAdmin, { id, version: 1, remark: 'after' })).toBe(true);
    const { name } = await schoolAdmin.session.getInfo();
    const changed = { remark: 'after', version: 2, updateTime: '2026-03-02T09:00:01+08:00', updateByName: name };
    expect(await roles.detail(id)).toEqual({ ...before, ...changed });
  });

  test('menus are replaced by those sent', async () => {
    const id = await roles.create({ menuIds: await roles.menusWith('system:role:create', 'system:role:delete') });
    await update(admin, { id, version: 1, menuIds: [] });
    expect((await roles.detail(id)).menuIds).toEqual([]);
  });

  test('a name or code that is taken is refused', async () => {
    const taken = roles.input({ companyId: '1001' });
    await admin.roles.saveRole({ body: taken });
    const id = await roles.create();
    const failure = async (change: object) => (await failureOf(update(admin, { id, version: 1, ...change })))?.fieldErrors;
    expect(await failure({ roleCode: taken.roleCode })).toMatchObject([{ field: 'roleCode', rule: 'unique' }]);
    expect(await failure({ roleName: taken.roleName })).toMatchObject([{ field: 'roleName', rule: 'unique' }]);
  });

  test('a role of a school cannot take the code of a platform role, but keeps one that it has had', async () => {
    const id = await roles.create();
    const refused = await failureOf(update(schoolAdmin, { id, version: 1, roleCode: 'auditor' }));
    expect(refused).toMatchObject({ status: 400, code: 4000, fieldErrors: [{ field: 'roleCode', rule: 'reserved' }] });
    await app.database.db.updateTable('role').set({ roleCode: 'auditor' }).where('id', '=', id).execute();
    expect(await update(schoolAdmin, { id, version: 1, roleCode: 'auditor', remark: 'older than the rule' })).toBe(true);
  });

  test('a stale version is refused, and so is a role that is gone', async () => {
    const id = await roles.create();
    await update(admin, { id, version: 1, remark: 'first' });
    expect(await failureOf(update(admin, { id, version: 1, remark: 'second' }))).toMatchObject({ status: 200, code: 4090 });
    await remove(admin, id);
    expect(await failureOf(update(admin, { id, version: 2, remark: 'third' }))).toMatchObject({ status: 200, code: 4004 });
  });

  test('of 20 parallel writers with one version one wins', async () => {
    const id = await roles.create();
    const failures = await Promise.all(
      Array.from({ length: 20 }, (_, writer) => failureOf(update(admin, { id, version: 1, remark: `by ${writer}` }))),
    );
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.filter((failure) => failure?.code === 4090)).toHaveLength(19);
    expect((await roles.detail(id)).version).toBe(2);
  });

  test('a built-in role keeps its code', async () => {
    const finance = await builtIn('finance');
    expect((await failureOf(update(admin, { id: finance.id, version: finance.version, roleCode: 'money' })))?.code).toBe(4208);
    expect(await update(admin, { id: finance.id, version: finance.version, roleCode: 'finance', remark: 'Finance office' })).toBe(
      true,
    );
  });

  test.each<[string, object]>([
    ['code', { roleCode: 'other_code' }],
    ['data scope', { dataScope: 'SELF' }],
    ['status', { status: 'DISABLED' }],
    ['menus', { menuIds: [] }],
  ])('of the role one acts in, the %s cannot be changed', async (_what, change) => {
    const { id, version } = await builtIn('admin');
    expect(await failureOf(update(admin, { id, version, ...change }))).toMatchObject({ status: 200, code: 4209 });
  });

  test('of the role one acts in, name and remark can be changed, also if all else is sent along as it is', async () => {
    const { id, version } = await builtIn('admin');
    const { roleCode, dataScope, status, menuIds } = await roles.detail(id);
    expect(await update(admin, { id, version, roleCode, dataScope, status, menuIds, roleName: 'Root', remark: 'Me' })).toBe(true);
    expect(await roles.detail(id)).toMatchObject({ roleName: 'Root', remark: 'Me', menuIds });
  });
});

describe('deleting', () => {
  test('a role nobody holds is gone with its grants', async () => {
    const id = await roles.create({ menuIds: await roles.menusWith('system:role:read') });
    expect(await remove(schoolAdmin, id)).toBe(true);
    expect((await failureOf(schoolAdmin.roles.queryRoleDetail({ path: { id } })))?.code).toBe(4004);
    expect((await failureOf(remove(schoolAdmin, id)))?.code).toBe(4004);
  });

  test('built-in roles stay', async () => {
    const { id } = await builtIn('auditor');
    expect(await failureOf(remove(admin, id))).toMatchObject({ status: 200, code: 4208 });
  });

  test('roles that users hold stay', async () => {
    const holder = await roles.holderOf({ dataScope: 'SELF' });
    const { currentRole } = await holder.session.getInfo();
    expect(await failureOf(remove(admin, currentRole?.id ?? ''))).toMatchObject({ status: 200, code: 4204 });
  });
});

async function builtIn(roleCode: string) {
  const { records } = await admin.roles.queryRolePage({ query: { roleName: roleCode, companyId: '0' } });
  const found = records.find((role) => role.roleCode === roleCode);
  if (!found) throw new Error(`No built-in role ${roleCode}`);
  return found;
}
