import { afterAll, beforeAll, expect, test } from 'vitest';
import { roleCodes, type roleFixture, startRoleApp } from '#test/builders/roleFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import type { TestApp, TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let schoolAdmin: TestClient;
let roles: ReturnType<typeof roleFixture>;
beforeAll(async () => {
  ({ app, admin, schoolAdmin, roles } = await startRoleApp());
  for (const companyId of ['1001', '3338']) {
    for (let count = 0; count < 6; count += 1) {
      app.clock.advance(1000);
      await roles.create({ companyId, remark: `of ${companyId}` });
    }
  }
});
afterAll(() => app.close());

type Query = NonNullable<Parameters<TestClient['roles']['queryRolePage']>[0]>['query'];
const page = (client: TestClient, query: Query = {}) => client.roles.queryRolePage({ query: { size: 200, ...query } });
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

test('a page has ten rows, the newest first and built-in roles last', async () => {
  const { records, total, current, size } = await schoolAdmin.roles.queryRolePage();
  expect({ current, size, rows: records.length }).toEqual({ current: 1, size: 10, rows: 10 });
  const all = await page(schoolAdmin);
  expect(all.records).toHaveLength(total);
  const order = all.records.map(({ builtIn, createTime }) => `${builtIn ? 0 : 1} ${createTime}`);
  expect(order).toEqual([...order].sort().reverse());
});

test('the pages together hold every row once', async () => {
  const { records, total } = await page(admin);
  const found: string[] = [];
  for (let current = 1; found.length < total; current += 1) {
    const { records: rows } = await page(admin, { current, size: 4, sort: 'userCount,asc' });
    expect(rows.length).toBeGreaterThan(0);
    found.push(...ids(rows));
  }
  expect(found.sort()).toEqual(ids(records).sort());
  expect((await page(admin, { current: 1000, size: 4 })).records).toEqual([]);
});

test('a school sees its own roles and those of the platform; data scope ALL sees every one', async () => {
  const companies = async (client: TestClient) => new Set((await page(client)).records.map(({ companyId }) => companyId));
  expect(await companies(schoolAdmin)).toEqual(new Set(['0', '1001']));
  expect([...(await companies(admin))]).toEqual(expect.arrayContaining(['0', '1001', '3338']));
});

test('a school is chosen by companyId, another than the own with data scope ALL only', async () => {
  for (const { companyId } of (await page(admin, { companyId: '3338' })).records) expect(companyId).toBe('3338');
  for (const { companyId } of (await page(schoolAdmin, { companyId: '1001' })).records) expect(companyId).toBe('1001');
  for (const companyId of ['3338', '0']) {
    expect(await failureOf(page(schoolAdmin, { companyId }))).toMatchObject({ status: 403, code: 4003 });
  }
});

test('a role of another school does not exist for the caller', async () => {
  const id = await roles.create({ companyId: '3338' });
  expect(await failureOf(schoolAdmin.roles.queryRoleDetail({ path: { id } }))).toMatchObject({ status: 200, code: 4004 });
  expect(ids(await schoolAdmin.roles.queryRoleList())).not.toContain(id);
  expect(ids(await admin.roles.queryRoleList())).toContain(id);
});

test('roleName finds part of the name or the code, and its wildcards mean themselves', async () => {
  const id = await roles.create({ roleName: '100%_a\\b', roleCode: 'zz_top' });
  for (const roleName of ['100%', '%_a', 'a\\b', 'ZZ_']) {
    expect(ids((await page(schoolAdmin, { roleName })).records), roleName).toEqual([id]);
  }
  for (const roleName of ['%%', '1_0', 'a%b', "' or 1=1 --"]) {
    expect((await page(schoolAdmin, { roleName })).total, roleName).toBe(0);
  }
});

test('status filters pages and lists', async () => {
  const id = await roles.create({ status: 'DISABLED' });
  expect(ids((await page(schoolAdmin, { status: 'DISABLED' })).records)).toContain(id);
  expect(ids((await page(schoolAdmin, { status: 'ENABLED' })).records)).not.toContain(id);
  expect(ids(await schoolAdmin.roles.queryRoleList({ query: { status: 'ENABLED' } }))).not.toContain(id);
});

test('a list can be of one school, and of what the caller may give to its users', async () => {
  const codes = async (client: TestClient, query: object) =>
    (await client.roles.queryRoleList({ query })).map(({ roleCode }) => roleCode);
  const vault = await roles.create({ menuIds: [await roles.newMenu('Vault')] });
  const elsewhere = await roles.create({ companyId: '3338' });
  const grantable = await codes(schoolAdmin, { grantable: true });
  expect(grantable).toEqual(expect.arrayContaining(['school_admin', 'purchaser', 'auditor']));
  for (const code of ['admin', 'operator']) expect(grantable).not.toContain(code);
  expect(ids(await schoolAdmin.roles.queryRoleList({ query: { grantable: true } }))).not.toContain(vault);
  expect(ids(await schoolAdmin.roles.queryRoleList({ query: { grantable: false } }))).toContain(vault);
  expect(await codes(admin, { grantable: false })).toEqual([]);

  const own = ids(await admin.roles.queryRoleList({ query: { companyId: '1001', grantable: true } }));
  expect(own).toContain(vault);
  expect(own).not.toContain(elsewhere);
  const other = ids(await admin.roles.queryRoleList({ query: { companyId: '3338' } }));
  expect(other).toContain(elsewhere);
  expect(await codes(admin, { companyId: '3338' })).toContain('purchaser');
  expect(await failureOf(codes(schoolAdmin, { companyId: '3338' }))).toMatchObject({ status: 403, code: 4003 });
});

test.each(['roleCode', 'updateTime', 'userCount'] as const)('rows are sorted by %s both ways', async (column) => {
  const values = async (direction: 'asc' | 'desc') =>
    (await page(admin, { sort: `${column},${direction}` })).records.map((role) => role[column]);
  const ascending = await values('asc');
  expect(ascending).toEqual([...ascending].sort((one, other) => (one < other ? -1 : Number(one > other))));
  expect(await values('desc')).toEqual([...ascending].reverse());
});

test('the users of other schools are not counted for a school', async () => {
  const count = async (client: TestClient) =>
    (await page(client, { roleName: 'school_admin' })).records.find(({ roleCode }) => roleCode === 'school_admin')?.userCount;
  const holders = await app.database.db
    .selectFrom('userRoleDept')
    .innerJoin('role', 'role.id', 'userRoleDept.roleId')
    .select(['userRoleDept.companyId', 'userRoleDept.userId'])
    .distinct()
    .where('role.roleCode', '=', 'school_admin')
    .execute();
  expect(await count(admin)).toBe(holders.length);
  expect(await count(schoolAdmin)).toBe(holders.filter(({ companyId }) => companyId === '1001').length);
});

test('allowedActions say what the caller may do', async () => {
  const actions = async (client: TestClient, id: string) => (await client.roles.queryRoleDetail({ path: { id } })).allowedActions;
  const id = await roles.create();
  expect(await actions(schoolAdmin, id)).toEqual(['EDIT', 'DISABLE', 'COPY', 'DELETE']);
  expect(await actions(schoolAdmin, await roles.create({ status: 'DISABLED' }))).toEqual(['EDIT', 'ENABLE', 'COPY', 'DELETE']);
  const builtIn = ids((await page(admin, { companyId: '0', roleName: 'inspector' })).records)[0] ?? '';
  // The platform lets a school's administrators appoint inspectors, so a role of the school can be made out of theirs.
  expect(await actions(schoolAdmin, builtIn)).toEqual(['COPY']);
  expect(await actions(admin, builtIn)).toEqual(['EDIT', 'DISABLE', 'COPY']);
  expect(await actions(admin, (await admin.session.getInfo()).currentRole?.id ?? '')).toEqual(['EDIT', 'COPY']);
  expect(await actions(schoolAdmin, await roles.create({ dataScope: 'ALL' }))).toEqual([]);
  expect(await actions(schoolAdmin, await roles.create({ menuIds: [await roles.newMenu('Secret')] }))).toEqual([]);

  const reader = await roles.holderOf({ dataScope: 'SCHOOL', menuIds: await roles.menusWith('system:role:read') });
  expect(await actions(reader, id)).toEqual([]);
  const holder = await roles.holderOf({ dataScope: 'SCHOOL', menuIds: await roles.menusWith(...roleCodes) });
  const own = (await holder.session.getInfo()).currentRole?.id ?? '';
  expect(await actions(holder, own)).toEqual(['EDIT', 'COPY']);
  expect(await actions(holder, id)).toEqual(['EDIT', 'DISABLE', 'COPY', 'DELETE']);
});
