import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeAccess } from '#platform/auth/accessMemory.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const row = (account: string) =>
  app.database.db.selectFrom('appUser').selectAll().where('account', '=', account).executeTakeFirstOrThrow();

test('the user sees their own profile, with the phone masked and the departments above', async () => {
  const info = await (await app.as('teacher1', 'purchaser')).session.getInfo();
  const { id, name, phone, registrationDate } = await row('teacher1');
  expect(info).toMatchObject({ id, name, registrationDate, accountId: 'teacher1', companyId: '1001', userType: 'STAFF' });
  expect(info.phone).toBe(`${phone?.slice(0, 3)}****${phone?.slice(-4)}`);
  expect(info.organization.split(' / ')[0]).toBe(info.companyName);
  expect(info.organization.split(' / ').at(-1)).toBe(await deptName('teacher1'));
  const known = ['avatar', 'job', 'location', 'email', 'introduction', 'certification', 'role', 'currentDept', 'examCode'];
  expect(Object.keys(info)).toEqual(expect.arrayContaining(known));
});

test('role, department and permissions are those of the choice', async () => {
  const info = await (await app.as('schooladmin', 'school_admin')).session.getInfo();
  expect(info.role).toBe('school_admin');
  expect(info.currentRole?.roleCode).toBe('school_admin');
  const choice = info.roleDeptList.find(({ roleId }) => roleId === info.currentRole?.id);
  expect(choice?.deptList).toContainEqual(info.currentDept);
  expect(info.permissions).toEqual(expect.arrayContaining(['system:role:read', 'system:menu:read']));
  expect(new Set(info.permissions).size).toBe(info.permissions.length);
});

test('the permissions of a disabled menu entry are gone', async () => {
  const client = await app.as('schooladmin', 'school_admin');
  const { db } = app.database;
  const set = async (status: 'ENABLED' | 'DISABLED') => {
    await db.updateTable('menu').set({ status }).where('permission', '=', 'system:role:delete').execute();
    await changeAccess(db);
  };
  await set('DISABLED');
  expect((await client.session.getInfo()).permissions).not.toContain('system:role:delete');
  await expect(client.roles.deleteRole({ path: { id: 'none' } })).rejects.toMatchObject({ status: 403 });
  await set('ENABLED');
  await expect(client.roles.deleteRole({ path: { id: 'none' } })).rejects.toMatchObject({ code: 4004 });
});

test('the login before this one is shown, also after a switch', async () => {
  const { lastLoginTime: seeded } = await row('finance1');
  const first = await app.login('finance1');
  expect(Date.parse((await first.session.getInfo()).lastLoginTime ?? '')).toBe(seeded?.getTime());
  app.clock.advance(3600_000);
  await app.loginAs('finance1');
  app.clock.advance(1800_000);
  const third = await app.loginAs('finance1');
  expect((await third.session.getInfo()).lastLoginTime).toBe('2026-03-02T10:00:00+08:00');
  expect((await row('finance1')).lastLoginTime).toEqual(app.clock.now);
});

test('the choices are enabled roles with enabled departments; a sub-unit belongs to the college above it', async () => {
  const client = await app.login('schooladmin');
  const choices = await client.session.getRoleDeptList();
  expect((await client.session.getInfo()).roleDeptList).toEqual(choices);
  expect(choices.length).toBeGreaterThan(1);
  for (const { id, deptType, parentId, collegeId } of choices.flatMap(({ deptList }) => deptList)) {
    expect(collegeId).toBe(deptType === 2 ? parentId : id);
  }
  const [gone] = choices;
  const role = app.database.db.updateTable('role').where('id', '=', gone?.roleId ?? '');
  await role.set({ status: 'DISABLED' }).execute();
  expect(await client.session.getRoleDeptList()).toEqual(choices.slice(1));
  await role.set({ status: 'ENABLED' }).execute();
});

async function deptName(account: string) {
  const { companyId, deptId: id } = await row(account);
  const dept = await app.database.db
    .selectFrom('dept')
    .select('deptName')
    .where((eb) => eb.and({ companyId, id }))
    .executeTakeFirstOrThrow();
  return dept.deptName;
}

test('the role that reaches furthest is offered first', async () => {
  const { userinfo } = await app.client().session.login({ body: { username: 'schooladmin', password: 'Seed@2026' } });
  expect(userinfo.roleDeptList.map(({ roleCode }) => roleCode)).toEqual(['school_admin', 'purchaser']);
});
