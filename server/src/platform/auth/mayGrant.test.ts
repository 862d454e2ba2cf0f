import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type roleFixture, startRoleApp } from '#test/builders/roleFixture.ts';
import { dept, grant, roleIds, user, users } from '#test/builders/userFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, forbidden, missing } from '#test/refusals.ts';
import type { TestApp, TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let schoolAdmin: TestClient;
let roles: ReturnType<typeof roleFixture>;
beforeAll(async () => {
  ({ app, admin, schoolAdmin, roles } = await startRoleApp());
});
afterAll(() => app.close());

describe('who may grant what', () => {
  test('a school administrator appoints the people of the school, and no role of the platform', async () => {
    const school = [
      'purchaser',
      'dept_approver',
      'procurement_officer',
      'finance',
      'warehouse_keeper',
      'inspector',
      'auditor',
      'school_admin',
    ];
    for (const code of school)
      await expect(users.create(schoolAdmin, { roleDeptList: grant(roleIds[code], 311) }), code).resolves.toBeDefined();
    expect(await failureOf(users.create(schoolAdmin, { roleDeptList: grant(roleIds.admin, 311) }))).toMatchObject({
      ...forbidden,
      msg: 'You cannot grant a role above your own: System administrator.',
    });
  });

  test('a role with menus that the caller does not hold is refused, unless the platform entitles to it', async () => {
    const roleId = await roles.create({ menuIds: [await roles.newMenu('Vault')] });
    expect(await failureOf(users.create(schoolAdmin, { roleDeptList: grant(roleId, 311) }))).toMatchObject(forbidden);
    const clerk = await roles.holderOf({ dataScope: 'SCHOOL', menuIds: await roles.menusWith('system:user:create') }, 'keeper1');
    // What school administrators are entitled to, their clerk is not.
    expect(await failureOf(users.create(clerk, { roleDeptList: grant(roleIds.purchaser, 311) }))).toMatchObject(forbidden);
    const held = await roles.create({ menuIds: await roles.menusWith('system:user:create') });
    await expect(users.create(clerk, { roleDeptList: grant(held, 311) })).resolves.toBeDefined();
  });

  test('a wider data scope and departments beyond the own are refused', async () => {
    const menuIds = await roles.menusWith('system:user:create');
    const clerk = await roles.holderOf({ dataScope: 'COLLEGE', menuIds }, 'inspector1');
    const wide = await roles.create({ dataScope: 'SCHOOL' });
    const narrow = await roles.create();
    const inCollege = { deptId: dept(349), roleDeptList: grant(narrow, 345) };
    await expect(users.create(clerk, inCollege)).resolves.toBeDefined();
    expect(await failureOf(users.create(clerk, { ...inCollege, roleDeptList: grant(wide, 345) }))).toMatchObject(forbidden);
    expect(await failureOf(users.create(clerk, { ...inCollege, roleDeptList: grant(narrow, 311) }))).toMatchObject(forbidden);
    expect(await failureOf(users.create(clerk, { ...inCollege, deptId: dept(311) }))).toMatchObject(forbidden);
  });

  test('nobody creates a user in another school, but the platform does', async () => {
    const elsewhere = { deptId: dept(353), roleDeptList: grant(roleIds.purchaser, 353) };
    expect(await failureOf(users.create(schoolAdmin, elsewhere))).toMatchObject(broken('deptId', 'exists'));
    const { id } = await users.create(admin, elsewhere);
    expect(await users.detail(admin, id)).toMatchObject({ companyId: '3338' });
  });

  test('nobody acts on a user above their own role', async () => {
    const { id } = await users.create(admin, { roleDeptList: grant(roleIds.admin, 311) });
    for (const call of [
      () => users.update(schoolAdmin, { id, version: 1, phone: '13900000000' }),
      () => users.setStatus(schoolAdmin, id, 'LOCKED'),
      () => users.reset(schoolAdmin, id),
      () => users.remove(schoolAdmin, id),
    ]) {
      expect(await failureOf(call())).toMatchObject(forbidden);
    }
    expect((await users.detail(schoolAdmin, id)).allowedActions).toEqual([]);
    expect(await users.detail(admin, id)).toMatchObject({ version: 1, phone: '19900000161' });
  });

  test('nobody acts on a user of another school', async () => {
    const id = user(151);
    expect(await failureOf(users.update(schoolAdmin, { id, version: 1 }))).toMatchObject(missing);
    expect(await failureOf(users.setStatus(schoolAdmin, id, 'LOCKED'))).toMatchObject(missing);
    expect(await failureOf(users.reset(schoolAdmin, id))).toMatchObject(missing);
    expect(await failureOf(users.remove(schoolAdmin, id))).toMatchObject(missing);
  });

  test('nobody changes the own grants or phone, or disables, resets or deletes the own account', async () => {
    const { id } = await schoolAdmin.session.getInfo();
    const { version, phone, roleDeptList } = await users.detail(schoolAdmin, id);
    for (const call of [
      () => users.update(schoolAdmin, { id, version, roleDeptList: grant(roleIds.school_admin, 305) }),
      () => users.update(schoolAdmin, { id, version, phone: '13900000000' }),
      () => users.setStatus(schoolAdmin, id, 'DISABLED'),
      () => users.reset(schoolAdmin, id),
      () => users.remove(schoolAdmin, id),
    ]) {
      expect(await failureOf(call())).toMatchObject({ status: 200, code: 4209 });
    }
    const same = roleDeptList.map(({ roleId, deptList }) => ({ roleId, deptIds: deptList.map((one) => one.id) }));
    expect(await users.update(schoolAdmin, { id, version, phone: phone ?? '', roleDeptList: same, job: 'Head' })).toBe(true);
  });
});
