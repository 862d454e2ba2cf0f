import { definitions } from '@campus-procurement/sdk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roleCodes, roleFixture } from '#test/builders/roleFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { missing } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
/** Acts in a role of school 1001 that may do everything with roles, within its college. */
let dean: TestClient;
let roles: ReturnType<typeof roleFixture>;
let secret: string;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  roles = roleFixture(app, admin);
  secret = await roles.newMenu('Secret page');
  dean = await roles.holderOf({ dataScope: 'COLLEGE', menuIds: await roles.menusWith(...roleCodes) });
});
afterAll(() => app.close());

type SaveBody = Parameters<TestClient['roles']['saveRole']>[0]['body'];
type UpdateBody = Parameters<TestClient['roles']['updateRole']>[0]['body'];

/** Every field of a request is judged here: one without a line fails the test. */
function expectEveryField(definition: string, lines: { field: string }[]) {
  const { properties } = definitions[definition] as { properties: object };
  expect(lines.map(({ field }) => field).sort()).toEqual(Object.keys(properties).sort());
}

/** Refused with what is meant, and written down. */
async function expectRefusal(call: Promise<unknown>, msg: RegExp, operationId: string) {
  expect(await failureOf(call)).toMatchObject({ status: 403, code: 4003, msg: expect.stringMatching(msg), data: null });
  const { db } = app.database;
  const last = await db.selectFrom('operationLog').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  expect(last).toMatchObject({ operationId, code: 4003, userName: (await dean.session.getInfo()).name });
}

const save = (changes: Partial<SaveBody>) => dean.roles.saveRole({ body: roles.input(changes) });
const update = (body: UpdateBody) => dean.roles.updateRole({ body });

describe('saveRole', () => {
  const lines = [
    { field: 'dataScope', value: () => 'SCHOOL', msg: /data scope beyond your own: SCHOOL/ },
    { field: 'menuIds', value: () => [secret], msg: /cannot grant these menu entries.*: Secret page/ },
    { field: 'companyId', value: () => '3338', msg: /another school \(3338\)/ },
    // Grant nothing by themselves.
    { field: 'roleName', value: () => 'Free name' },
    { field: 'roleCode', value: () => 'free_code' },
    { field: 'status', value: () => 'DISABLED' },
    { field: 'remark', value: () => 'Free remark' },
  ];

  test('every field is judged', () => expectEveryField('RoleInput', lines));

  test.each(lines)('$field', async ({ field, value, msg }) => {
    const call = save({ [field]: value() });
    if (msg) await expectRefusal(call, msg, 'saveRole');
    else await expect(call).resolves.toHaveProperty('id');
  });

  test('what the caller holds can be granted', async () => {
    const { id } = await save({ dataScope: 'COLLEGE', menuIds: await roles.menusWith(...roleCodes), companyId: '1001' });
    expect((await roles.detail(id)).menuIds.length).toBeGreaterThan(roleCodes.length);
  });

  test('a menu below one that the caller does not hold cannot be granted', async () => {
    const below = await roles.newMenu('Below', secret);
    await expectRefusal(save({ menuIds: [below] }), /Below, Secret page|Secret page, Below/, 'saveRole');
  });

  test('a role of the whole platform cannot be made', async () => {
    await expectRefusal(save({ companyId: '0' }), /another school \(0\)/, 'saveRole');
  });
});

describe('updateRole', () => {
  const above = /above your own/;
  /** What is tried on which role; a role `with` the secret page is above, and so is one with a wider scope. */
  const lines: {
    field: string;
    target: Partial<SaveBody>;
    change: Partial<UpdateBody>;
    has?: 'secret';
    wants?: 'secret';
    msg: RegExp;
  }[] = [
    { field: 'id', target: { dataScope: 'SCHOOL' }, change: {}, msg: above },
    { field: 'version', target: { dataScope: 'ALL' }, change: {}, msg: above },
    { field: 'roleName', target: { dataScope: 'SCHOOL' }, change: { roleName: 'Hijacked' }, msg: above },
    { field: 'roleCode', target: { dataScope: 'SCHOOL' }, change: { roleCode: 'hijacked' }, msg: above },
    { field: 'status', target: { dataScope: 'SCHOOL' }, change: { status: 'DISABLED' }, msg: above },
    { field: 'remark', target: {}, has: 'secret', change: { remark: 'Hijacked' }, msg: above },
    { field: 'dataScope', target: {}, change: { dataScope: 'SCHOOL' }, msg: /data scope beyond your own: SCHOOL/ },
    { field: 'menuIds', target: {}, change: {}, wants: 'secret', msg: /cannot grant these menu entries.*: Secret page/ },
  ];

  test('every field is judged', () => expectEveryField('RoleChanges', lines));

  test.each(lines)('$field', async ({ target, change, has, wants, msg }) => {
    const id = await roles.create({ ...target, ...(has && { menuIds: [secret] }) });
    const before = await roles.detail(id);
    await expectRefusal(update({ id, version: 1, ...change, ...(wants && { menuIds: [secret] }) }), msg, 'updateRole');
    expect(await roles.detail(id)).toEqual(before);
  });

  test('a role of another school does not exist for the caller', async () => {
    const id = await roles.create({ companyId: '3338' });
    expect(await failureOf(update({ id, version: 1 }))).toMatchObject(missing);
    expect(await failureOf(dean.roles.deleteRole({ path: { id } }))).toMatchObject(missing);
  });

  test('a wider role cannot be narrowed either', async () => {
    const id = await roles.create({ dataScope: 'SCHOOL' });
    await expectRefusal(update({ id, version: 1, dataScope: 'SELF' }), /above your own/, 'updateRole');
  });

  test('a role of the platform cannot be changed', async () => {
    const { records } = await admin.roles.queryRolePage({ query: { companyId: '0', roleName: 'inspector' } });
    await expectRefusal(
      update({ id: records[0]?.id ?? '', version: 1, remark: 'x' }),
      /^Only platform administrators/,
      'updateRole',
    );
  });

  test('a role within reach can be changed', async () => {
    const id = await roles.create({ dataScope: 'SELF' });
    expect(await update({ id, version: 1, dataScope: 'COLLEGE', menuIds: await roles.menusWith('system:role:read') })).toBe(true);
  });
});

describe('deleteRole', () => {
  const remove = (id: string) => dean.roles.deleteRole({ path: { id } });

  test('a role above or of the platform cannot be deleted', async () => {
    await expectRefusal(remove(await roles.create({ dataScope: 'ALL' })), /above your own/, 'deleteRole');
    await expectRefusal(remove(await roles.create({ menuIds: [secret] })), /above your own/, 'deleteRole');
    const { records } = await admin.roles.queryRolePage({ query: { companyId: '0', roleName: 'inspector' } });
    await expectRefusal(remove(records[0]?.id ?? ''), /^Only platform administrators/, 'deleteRole');
  });
});

test('roles of the platform are for data scope ALL only, also among people of the platform', async () => {
  const { id } = await admin.roles.saveRole({
    body: roles.input({ dataScope: 'SCHOOL', menuIds: await roles.menusWith(...roleCodes) }),
  });
  const { db } = app.database;
  const operator = await db
    .selectFrom('appUser')
    .selectAll()
    .where('companyId', '=', '0')
    .where('account', '=', 'admin')
    .executeTakeFirstOrThrow();
  const grant = { companyId: '0', userId: operator.id, roleCompanyId: '0', roleId: id, deptId: operator.deptId };
  await db.insertInto('userRoleDept').values(grant).execute();
  const { roleCode } = await roles.detail(id);
  const client = await app.as('admin', roleCode);
  const refusal = { status: 403, code: 4003, msg: 'Only platform administrators can change platform roles.' };
  const target = await admin.roles.saveRole({ body: roles.input() });
  expect(await failureOf(client.roles.saveRole({ body: roles.input() }))).toMatchObject(refusal);
  expect(await failureOf(client.roles.updateRole({ body: { id: target.id, version: 1 } }))).toMatchObject(refusal);
  expect(await failureOf(client.roles.deleteRole({ path: target }))).toMatchObject(refusal);
  expect((await client.roles.queryRoleDetail({ path: target })).allowedActions).toEqual([]);
});

test('the menu tree offers what the caller may grant', async () => {
  const ids = (nodes: { id: string; children: unknown[] }[]): string[] =>
    nodes.flatMap(({ id, children }) => [id, ...ids(children as typeof nodes)]);
  const treeOf = async (client: TestClient) => ids(await client.menus.queryMenuTree({ body: { sysCode: 'bidding' } }));
  expect(await treeOf(admin)).toContain(secret);
  const reader = await roles.holderOf({ menuIds: await roles.menusWith('system:menu:read') }, 'dean1');
  const offered = await treeOf(reader);
  expect(offered).not.toContain(secret);
  await expect(
    admin.roles.queryRoleDetail({ path: { id: (await reader.session.getInfo()).currentRole?.id ?? '' } }),
  ).resolves.toMatchObject({
    menuIds: [...offered].sort(),
  });
});
