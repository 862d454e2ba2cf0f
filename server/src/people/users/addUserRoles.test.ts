import { afterAll, beforeAll, expect, test } from 'vitest';
import { type roleFixture, startRoleApp } from '#test/builders/roleFixture.ts';
import { dept, grant, roleIds, user, users } from '#test/builders/userFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, forbidden } from '#test/refusals.ts';
import type { TestApp, TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let schoolAdmin: TestClient;
let roles: ReturnType<typeof roleFixture>;
beforeAll(async () => {
  ({ app, admin, schoolAdmin, roles } = await startRoleApp());
});
afterAll(() => app.close());

type Body = Parameters<TestClient['users']['addUserRoles']>[0]['body'];
const add = (userIds: string[], code: string, more: Partial<Body> = {}, client = schoolAdmin) =>
  client.users.addUserRoles({ body: { userIds, roleIds: [roleIds[code] ?? ''], ...more } });
const grantsOf = async (id: string) =>
  (await users.detail(admin, id)).roleDeptList.map(({ roleCode, deptList }) => [roleCode, deptList.map((one) => one.id)]);

/** A user without any role, as synchronisation makes them. */
async function newcomer(deptNumber = 311) {
  const changes = { deptId: dept(deptNumber), roleDeptList: grant(roleIds.purchaser, deptNumber) };
  const { id } = await users.create(admin, changes);
  await app.database.db.deleteFrom('userRoleDept').where('userId', '=', id).execute();
  return id;
}

test('each user gets the role for their own department, and keeps what they hold', async () => {
  const [one, other] = [await newcomer(311), await newcomer(345)];
  const third = (await users.create(admin, { roleDeptList: grant(roleIds.inspector, 349) })).id;
  expect(await add([one, other, third], 'purchaser')).toBe(true);
  expect(await grantsOf(one)).toEqual([['purchaser', [dept(311)]]]);
  expect(await grantsOf(other)).toEqual([['purchaser', [dept(345)]]]);
  expect(await grantsOf(third)).toEqual(
    expect.arrayContaining([
      ['purchaser', [dept(311)]],
      ['inspector', [dept(349)]],
    ]),
  );
  expect(await users.detail(admin, one)).toMatchObject({ version: 2, updateByName: (await schoolAdmin.session.getInfo()).name });
});

test('chosen departments take the place of the own one', async () => {
  const id = await newcomer();
  await add([id], 'finance', { deptIds: [dept(348), dept(345)] });
  const [[, deptIds] = []] = await grantsOf(id);
  expect([...(deptIds ?? [])].sort()).toEqual([dept(345), dept(348)].sort());
});

test('what a user already holds changes nothing', async () => {
  const { id } = await users.create(admin);
  await add([id], 'purchaser');
  expect(await users.detail(admin, id)).toMatchObject({ version: 1 });
});

test('the rights are there at the next request', async () => {
  const made = await users.create(admin, { account: 'given.later' });
  await add([made.id], 'inspector');
  const { access_token: token } = await users.logIn(app, 'given.later');
  const { roleDeptList } = await app.client(token).session.getInfo();
  expect(roleDeptList.map(({ roleCode }) => roleCode).sort()).toEqual(['inspector', 'purchaser']);
});

test('all users get the roles, or none does; the error names the user', async () => {
  const id = await newcomer();
  const above = await users.create(admin, { name: 'Higher Up', roleDeptList: grant(roleIds.admin, 311) });
  expect(await failureOf(add([id, above.id], 'purchaser'))).toMatchObject({
    ...forbidden,
    msg: 'You cannot manage a user above your own role: Higher Up.',
  });
  expect(await failureOf(add([id, user(110)], 'purchaser'))).toMatchObject({
    code: 4207,
    msg: '郑秋实 cannot have Auditor together with other roles.',
  });
  expect(await failureOf(add([id, user(103)], 'auditor'))).toMatchObject({
    code: 4207,
    msg: '王晓梅 cannot have Auditor together with other roles.',
  });
  expect(await failureOf(add([id, 'none'], 'purchaser'))).toMatchObject(broken('userIds.1', 'exists'));
  expect(await grantsOf(id)).toEqual([]);
});

test('nobody gives roles to themselves, above their own, or beyond their departments', async () => {
  const id = await newcomer();
  const me = (await schoolAdmin.session.getInfo()).id;
  expect(await failureOf(add([id, me], 'finance'))).toMatchObject({ code: 4209 });
  expect(await failureOf(add([id], 'admin'))).toMatchObject(forbidden);
  const menuIds = await roles.menusWith('system:user:update');
  const clerk = await roles.holderOf({ dataScope: 'COLLEGE', menuIds }, 'fanzihan');
  const narrow = await roles.create();
  const beyond = { roleIds: [narrow], deptIds: [dept(348)] };
  expect(await failureOf(add([id], 'purchaser', beyond, clerk))).toMatchObject(forbidden);
  expect(await failureOf(add([await newcomer(345)], 'purchaser', { roleIds: [narrow] }, clerk))).toMatchObject(
    broken('userIds.0', 'exists'),
  );
  await expect(add([id], 'purchaser', { roleIds: [narrow] }, clerk)).resolves.toBe(true);
});

test('users of several schools are for the platform, with roles and departments that each school has', async () => {
  const [here, there] = [await newcomer(311), await newcomer(353)];
  expect(await failureOf(add([here, there], 'purchaser'))).toMatchObject(broken('userIds.1', 'exists'));
  await add([here, there], 'purchaser', {}, admin);
  expect(await grantsOf(there)).toEqual([['purchaser', [dept(353)]]]);
  const ofSchool = await roles.create();
  expect(await failureOf(add([here, there], '', { roleIds: [ofSchool] }, admin))).toMatchObject(broken('roleIds.0', 'exists'));
  const elsewhere = { deptIds: [dept(311)] };
  expect(await failureOf(add([here, there], 'finance', elsewhere, admin))).toMatchObject(broken('deptIds.0', 'exists'));
});

test('200 users at once', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 200; count += 1) ids.push((await users.create(admin, { password: undefined as never })).id);
  expect(await add(ids, 'inspector')).toBe(true);
  const { total } = await schoolAdmin.users.querySchoolUserPage({ query: { roleId: roleIds.inspector ?? '' } });
  expect(total).toBeGreaterThanOrEqual(200);
  expect(await failureOf(add([...ids, user(103)], 'inspector'))).toMatchObject({ status: 400, code: 4000 });
});
