import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf } from '../../testing/failureOf.ts';
import { roleFixture } from '../../testing/roleFixture.ts';
import { startApp, type TestApp, type TestClient } from '../../testing/startApp.ts';

let app: TestApp;
let admin: TestClient;
let schoolAdmin: TestClient;
let roles: ReturnType<typeof roleFixture>;
let ids: Record<string, string>;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  schoolAdmin = await app.as('schooladmin', 'school_admin');
  roles = roleFixture(app, admin);
  const { db } = app.database;
  const found = await db.selectFrom('role').select(['id', 'roleCode']).where('companyId', '=', '0').execute();
  ids = Object.fromEntries(found.map(({ id, roleCode }) => [roleCode, id]));
});
afterAll(() => app.close());

const dept = (n: number) => `01957b1e-6c00-7a10-8000-000000000${n}`;
const user = dept;
const grant = (roleId: string | undefined, ...depts: number[]) => [{ roleId: roleId ?? '', deptIds: depts.map(dept) }];
const firstPassword = 'First#Day26';
let count = 0;
function input(changes: Partial<Schemas['UserInput']> = {}): Schemas['UserInput'] {
  count += 1;
  const fixed = { phone: '19900000161', deptId: dept(311), roleDeptList: grant(ids.purchaser, 311), password: firstPassword };
  return { account: `Person.${count}`, name: `Person ${count}`, ...fixed, ...changes };
}
const create = (client: TestClient, changes: Partial<Schemas['UserInput']> = {}) =>
  client.users.createUser({ body: input(changes) });
const update = (client: TestClient, body: Schemas['UserChanges']) => client.users.updateUser({ body });
const detail = (client: TestClient, id: string) => client.users.getUserDetail({ path: { id } });
const setStatus = (client: TestClient, id: string, status: Schemas['UserStatus']) =>
  client.users.updateUserStatus({ body: { id, status } });
const remove = (client: TestClient, id: string) => client.users.deleteUser({ path: { id } });
const reset = (client: TestClient, id: string) => client.users.resetPassword({ query: { id } });
type Query = NonNullable<Parameters<TestClient['users']['querySchoolUserPage']>[0]>['query'];
const page = (client: TestClient, query: Query = {}) => client.users.querySchoolUserPage({ query: { size: 200, ...query } });
const login = (username: string, password: string) => app.client().session.login({ body: { username, password } });
const forbidden = { status: 403, code: 4003 };

describe('pages', () => {
  test('a school sees its own users with masked phones; data scope ALL sees every one', async () => {
    const { records } = await page(schoolAdmin);
    expect(new Set(records.map(({ companyId }) => companyId))).toEqual(new Set(['1001']));
    expect(records.find(({ account }) => account === 'teacher1')).toMatchObject({
      phone: '199****0103',
      deptName: '有机化学实验室',
      collegeName: '化学化工学院',
      roles: [{ roleCode: 'purchaser' }],
      allowedActions: ['EDIT', 'DISABLE', 'LOCK', 'RESET_PASSWORD', 'DELETE'],
    });
    expect(records.find(({ account }) => account === 'schooladmin')?.allowedActions).toEqual(['EDIT']);
    const all = (await page(admin)).records.map(({ companyId }) => companyId);
    expect(all).toEqual(expect.arrayContaining(['0', '1001', '3338']));
    expect(await failureOf(page(schoolAdmin, { companyId: '3338' }))).toMatchObject(forbidden);
    expect((await page(admin, { companyId: '3338' })).total).toBe(3);
  });

  test('the data scope of the role decides who is seen', async () => {
    const menuIds = await roles.menusWith('system:user:read');
    const accounts = async (dataScope: Schemas['DataScope'], account: string) =>
      (await page(await roles.holderOf({ dataScope, menuIds }, account))).records;
    expect((await accounts('SELF', 'teacher1')).map(({ account }) => account)).toEqual(['teacher1']);
    expect(new Set((await accounts('DEPT', 'fanzihan')).map(({ deptId }) => deptId))).toEqual(new Set([dept(311)]));
    const college = new Set((await accounts('COLLEGE', 'fanzihan')).map(({ collegeName }) => collegeName));
    expect(college).toEqual(new Set(['化学化工学院']));
  });

  test.each<[string, () => NonNullable<Query>, (row: Schemas['User']) => boolean]>([
    ['part of the account', () => ({ keyword: 'TEACH' }), ({ account }) => account.includes('teach')],
    ['part of the name', () => ({ keyword: '晓梅' }), ({ name }) => name.includes('晓梅')],
    ['whole phone', () => ({ keyword: '19900000104' }), ({ account }) => account === 'dean1'],
    ['department and those below', () => ({ deptId: dept(301) }), ({ collegeName }) => collegeName === '化学化工学院'],
    ['role', () => ({ roleId: ids.finance ?? '' }), ({ roles: held }) => held.some(({ roleCode }) => roleCode === 'finance')],
    ['status', () => ({ status: 'LOCKED' }), ({ status }) => status === 'LOCKED'],
    [
      'time of creation',
      () => ({ createTimeStart: '2025-09-01T00:00:00+08:00', createTimeEnd: '2026-01-01T00:00:00+08:00' }),
      ({ createTime }) => createTime >= '2025-09-01' && createTime < '2026-01-01',
    ],
    ['source', () => ({ source: 'CAS' }), ({ source }) => source === 'CAS'],
  ])('are filtered by %s', async (_what, query, fits) => {
    const { records, total } = await page(schoolAdmin, query());
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan((await page(schoolAdmin)).total);
    expect(records.filter((row) => !fits(row))).toEqual([]);
  });

  test('wildcards mean themselves, and part of a phone finds nobody', async () => {
    for (const keyword of ['%', '_', '1990000']) expect((await page(schoolAdmin, { keyword })).total, keyword).toBe(0);
  });

  test.each(['account', 'name', 'createTime', 'lastLoginTime'] as const)(
    'are sorted by %s both ways, unknown last when it descends',
    async (column) => {
      const values = async (direction: 'asc' | 'desc') =>
        (await page(schoolAdmin, { sort: `${column},${direction}` })).records.map((row) => row[column]);
      const ascending = await values('asc');
      const known = ascending.filter((value) => value !== null);
      expect(known).toEqual(known.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
      expect(ascending.slice(-known.length)).toEqual(known);
      expect(await values('desc')).toEqual(ascending.toReversed());
    },
  );

  test('the automatic page has those who came by synchronisation', async () => {
    const { records } = await admin.users.queryAutomaticUserPage({ query: { size: 200 } });
    expect(new Set(records.map(({ source }) => source))).toEqual(new Set(['CAS', 'QLGD', 'PLATFORM']));
    expect(records.find(({ source }) => source === 'CAS')?.allowedActions).not.toContain('RESET_PASSWORD');
  });

  test('everybody can choose enabled people of the own school', async () => {
    const teacher = await app.as('teacher1', 'purchaser');
    const list = (query: object) => teacher.users.listUsersSimple({ query });
    expect((await list({ keyword: '王晓' })).map(({ account }) => account)).toEqual(['teacher1']);
    expect(await list({ keyword: 'jiangnanxi' })).toEqual([]);
    expect(await list({ keyword: 'disabled1' })).toEqual([]);
    expect((await list({ roleCode: 'finance' })).map(({ account }) => account).sort()).toEqual([
      'dengjiayi',
      'finance1',
      'xiaoyifan',
    ]);
  });
});

describe('the detail', () => {
  test('has the whole phone and all grants', async () => {
    const { phone, roleDeptList } = await detail(schoolAdmin, user(104));
    expect(phone).toBe('19900000104');
    expect(roleDeptList.map(({ roleCode }) => roleCode).sort()).toEqual(['dept_approver', 'purchaser']);
  });

  test('of somebody in another school does not exist', async () => {
    expect(await failureOf(detail(schoolAdmin, user(151)))).toMatchObject({ status: 200, code: 4004 });
  });
});

describe('creating', () => {
  test('a school administrator appoints a teacher, who logs in and has to change the password', async () => {
    const body = input({ gender: 'MALE', job: '讲师', casId: 'c-1' });
    const { id } = await schoolAdmin.users.createUser({ body });
    const made = await detail(schoolAdmin, id);
    expect(made).toMatchObject({
      account: body.account.toLowerCase(),
      source: 'LOCAL',
      companyId: '1001',
      gender: 'MALE',
      casId: 'c-1',
    });
    expect(made).toMatchObject({ status: 'ENABLED', version: 1, needChangePassword: true, roles: [{ roleCode: 'purchaser' }] });
    expect((await login(body.account, firstPassword)).needChangePassword).toBe(true);
  });

  test('the password is stored as a hash only, and not in the log', async () => {
    const { id } = await create(schoolAdmin, { password: 'Seldom#Seen99' });
    const { db } = app.database;
    const { passwordHash } = await db.selectFrom('appUser').select('passwordHash').where('id', '=', id).executeTakeFirstOrThrow();
    expect(passwordHash).toMatch(/^\$argon2id\$/);
    const log = await db.selectFrom('operationLog').selectAll().where('operationId', '=', 'createUser').execute();
    expect(JSON.stringify(log)).not.toContain('Seldom#Seen99');
  });

  test.each<[string, () => Partial<Schemas['UserInput']>, object]>([
    ['a taken account', () => ({ account: 'Teacher1' }), { field: 'account', rule: 'unique' }],
    ['a taken number', () => ({ casId: '20250144' }), { field: 'casId', rule: 'unique' }],
    ['a weak password', () => ({ password: 'lowercase' }), { field: 'password', rule: 'strength' }],
    ['no such department', () => ({ deptId: 'none' }), { field: 'deptId', rule: 'exists' }],
    ['no such role', () => ({ roleDeptList: grant('none', 311) }), { field: 'roleDeptList.0.roleId', rule: 'exists' }],
    [
      'a department of another school in a grant',
      () => ({ roleDeptList: grant(ids.purchaser, 311, 353) }),
      { field: 'roleDeptList.0.deptIds.1', rule: 'exists' },
    ],
    [
      'a role twice',
      () => ({ roleDeptList: [...grant(ids.purchaser, 311), ...grant(ids.purchaser, 312)] }),
      { field: 'roleDeptList.1.roleId', rule: 'unique' },
    ],
  ])('%s is refused', async (_what, changes, error) => {
    expect(await failureOf(create(schoolAdmin, changes()))).toMatchObject({ status: 400, code: 4000, fieldErrors: [error] });
  });

  test('an exclusive role is held together with no other', async () => {
    const roleDeptList = [...grant(ids.auditor, 350), ...grant(ids.purchaser, 311)];
    expect(await failureOf(create(schoolAdmin, { roleDeptList }))).toMatchObject({ status: 200, code: 4207 });
  });

  test('of 20 who take one account at once one gets it', async () => {
    const failures = await Promise.all(
      Array.from({ length: 20 }, () => failureOf(create(schoolAdmin, { account: 'wanted.by.all', password: firstPassword }))),
    );
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.filter((failure) => failure?.fieldErrors[0]?.rule === 'unique')).toHaveLength(19);
    expect(await schoolAdmin.users.checkAccount({ query: { account: 'Wanted.By.ALL' } })).toEqual({ exists: true });
  });
});

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
      await expect(create(schoolAdmin, { roleDeptList: grant(ids[code], 311) }), code).resolves.toBeDefined();
    expect(await failureOf(create(schoolAdmin, { roleDeptList: grant(ids.admin, 311) }))).toMatchObject({
      ...forbidden,
      msg: 'You cannot grant a role above your own: 系统管理员',
    });
  });

  test('a role with menus that the caller does not hold is refused, unless the platform entitles to it', async () => {
    const roleId = await roles.create({ menuIds: [await roles.newMenu('Vault')] });
    expect(await failureOf(create(schoolAdmin, { roleDeptList: grant(roleId, 311) }))).toMatchObject(forbidden);
    const clerk = await roles.holderOf({ dataScope: 'SCHOOL', menuIds: await roles.menusWith('system:user:create') }, 'keeper1');
    // What school administrators are entitled to, their clerk is not.
    expect(await failureOf(create(clerk, { roleDeptList: grant(ids.purchaser, 311) }))).toMatchObject(forbidden);
    const held = await roles.create({ menuIds: await roles.menusWith('system:user:create') });
    await expect(create(clerk, { roleDeptList: grant(held, 311) })).resolves.toBeDefined();
  });

  test('a wider data scope and departments beyond the own are refused', async () => {
    const menuIds = await roles.menusWith('system:user:create');
    const clerk = await roles.holderOf({ dataScope: 'COLLEGE', menuIds }, 'inspector1');
    const wide = await roles.create({ dataScope: 'SCHOOL' });
    const narrow = await roles.create();
    const inCollege = { deptId: dept(349), roleDeptList: grant(narrow, 345) };
    await expect(create(clerk, inCollege)).resolves.toBeDefined();
    expect(await failureOf(create(clerk, { ...inCollege, roleDeptList: grant(wide, 345) }))).toMatchObject(forbidden);
    expect(await failureOf(create(clerk, { ...inCollege, roleDeptList: grant(narrow, 311) }))).toMatchObject(forbidden);
    expect(await failureOf(create(clerk, { ...inCollege, deptId: dept(311) }))).toMatchObject(forbidden);
  });

  test('nobody creates a user in another school, but the platform does', async () => {
    const elsewhere = { deptId: dept(353), roleDeptList: grant(ids.purchaser, 353) };
    expect(await failureOf(create(schoolAdmin, elsewhere))).toMatchObject({ ...forbidden, msg: /3338/ });
    const { id } = await create(admin, elsewhere);
    expect(await detail(admin, id)).toMatchObject({ companyId: '3338' });
  });

  test('nobody acts on a user above their own role', async () => {
    const { id } = await create(admin, { roleDeptList: grant(ids.admin, 311) });
    for (const call of [
      () => update(schoolAdmin, { id, version: 1, phone: '13900000000' }),
      () => setStatus(schoolAdmin, id, 'LOCKED'),
      () => reset(schoolAdmin, id),
      () => remove(schoolAdmin, id),
    ]) {
      expect(await failureOf(call())).toMatchObject(forbidden);
    }
    expect((await detail(schoolAdmin, id)).allowedActions).toEqual([]);
    expect(await detail(admin, id)).toMatchObject({ version: 1, phone: '19900000161' });
  });

  test('nobody acts on a user of another school', async () => {
    const id = user(151);
    expect(await failureOf(update(schoolAdmin, { id, version: 1 }))).toMatchObject(forbidden);
    expect(await failureOf(setStatus(schoolAdmin, id, 'LOCKED'))).toMatchObject(forbidden);
    expect(await failureOf(reset(schoolAdmin, id))).toMatchObject(forbidden);
    expect(await failureOf(remove(schoolAdmin, id))).toMatchObject(forbidden);
  });

  test('nobody changes the own grants or phone, or disables, resets or deletes the own account', async () => {
    const { id } = await schoolAdmin.session.getInfo();
    const { version, phone, roleDeptList } = await detail(schoolAdmin, id);
    for (const call of [
      () => update(schoolAdmin, { id, version, roleDeptList: grant(ids.school_admin, 305) }),
      () => update(schoolAdmin, { id, version, phone: '13900000000' }),
      () => setStatus(schoolAdmin, id, 'DISABLED'),
      () => reset(schoolAdmin, id),
      () => remove(schoolAdmin, id),
    ]) {
      expect(await failureOf(call())).toMatchObject({ status: 200, code: 4209 });
    }
    const same = roleDeptList.map(({ roleId, deptList }) => ({ roleId, deptIds: deptList.map((one) => one.id) }));
    expect(await update(schoolAdmin, { id, version, phone: phone ?? '', roleDeptList: same, job: 'Head' })).toBe(true);
  });
});

describe('changing', () => {
  test('what is left out stays as it is', async () => {
    const { id } = await create(schoolAdmin);
    const before = await detail(schoolAdmin, id);
    app.clock.advance(1000);
    expect(await update(schoolAdmin, { id, version: 1, email: 'new@example.edu.cn' })).toBe(true);
    const { updateTime, ...after } = await detail(schoolAdmin, id);
    expect({ ...after, updateTime: before.updateTime }).toEqual({ ...before, email: 'new@example.edu.cn', version: 2 });
    expect(updateTime > before.updateTime).toBe(true);
  });

  test('grants are replaced, and a session in one that is gone ends', async () => {
    const body = input();
    const { id } = await schoolAdmin.users.createUser({ body });
    const { access_token: token } = await login(body.account, firstPassword);
    const session = app.client(token).session;
    const [choice] = await session.getRoleDeptList();
    const acting = await session.switchDept({ body: { roleId: choice?.roleId ?? '', deptId: dept(311), collegeId: dept(301) } });
    const client = app.client(acting.access_token);
    await expect(client.session.getInfo()).resolves.toMatchObject({ role: 'purchaser' });
    await update(schoolAdmin, { id, version: 1, roleDeptList: grant(ids.finance, 348) });
    expect((await failureOf(client.session.getInfo()))?.status).toBe(401);
    expect((await detail(schoolAdmin, id)).roleDeptList).toMatchObject([{ roleCode: 'finance', deptList: [{ id: dept(348) }] }]);
  });

  test('a stale version is refused, and of 20 parallel writers one wins', async () => {
    const { id } = await create(schoolAdmin);
    const failures = await Promise.all(
      Array.from({ length: 20 }, (_, n) => failureOf(update(schoolAdmin, { id, version: 1, job: `by ${n}` }))),
    );
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.filter((failure) => failure?.code === 4090)).toHaveLength(19);
  });

  test('account, name, department and number of a synchronised user stay', async () => {
    const { id, version, account, name } = await detail(schoolAdmin, user(144));
    for (const change of [{ account: 'other' }, { name: 'Other' }, { deptId: dept(311) }, { casId: null }]) {
      expect(await failureOf(update(schoolAdmin, { id, version, ...change }))).toMatchObject({ status: 200, code: 4101 });
    }
    expect(await update(schoolAdmin, { id, version, account, name, job: '讲师' })).toBe(true);
  });

  test('a user moves within the school only', async () => {
    const { id } = await create(schoolAdmin);
    expect(await update(schoolAdmin, { id, version: 1, deptId: dept(320) })).toBe(true);
    expect(await failureOf(update(admin, { id, version: 2, deptId: dept(353) }))).toMatchObject(forbidden);
  });
});

describe('status, password and deletion', () => {
  test('disabling or locking ends all sessions, and only an administrator enables again', async () => {
    for (const status of ['DISABLED', 'LOCKED'] as const) {
      const body = input();
      const { id } = await schoolAdmin.users.createUser({ body });
      const { access_token: token } = await login(body.account, firstPassword);
      expect(await setStatus(schoolAdmin, id, status)).toBe(true);
      expect((await failureOf(app.client(token).session.getInfo()))?.status).toBe(401);
      expect((await failureOf(login(body.account, firstPassword)))?.code).toBe(4001);
      expect((await failureOf(setStatus(schoolAdmin, id, status)))?.code).toBe(4101);
      expect(await setStatus(schoolAdmin, id, 'ENABLED')).toBe(true);
      expect((await failureOf(app.client(token).session.getInfo()))?.status).toBe(401);
      await expect(login(body.account, firstPassword)).resolves.toHaveProperty('access_token');
    }
  });

  test('a temporary password is shown once, works, has to be changed, and ends the sessions', async () => {
    const body = input();
    const { id } = await schoolAdmin.users.createUser({ body });
    const { access_token: token } = await login(body.account, firstPassword);
    const { tempPassword } = await reset(schoolAdmin, id);
    expect((await failureOf(app.client(token).session.getInfo()))?.status).toBe(401);
    expect((await failureOf(login(body.account, firstPassword)))?.code).toBe(4001);
    expect(await login(body.account, tempPassword)).toMatchObject({ needChangePassword: true });
    const { db } = app.database;
    const stored = [
      await db.selectFrom('operationLog').selectAll().execute(),
      await db.selectFrom('appUser').selectAll().execute(),
      await db.selectFrom('idempotency').selectAll().execute(),
      app.logLines,
    ];
    expect(JSON.stringify(stored)).not.toContain(tempPassword);
    const log = await db.selectFrom('operationLog').select('request').where('operationId', '=', 'resetPassword').execute();
    expect(log).toContainEqual({ request: { path: {}, query: { id }, body: undefined } });
    expect((await reset(schoolAdmin, id)).tempPassword).not.toBe(tempPassword);
  });

  test('a link or another site cannot reset a password', async () => {
    const path = `/sys/user/resetPassWord?id=${user(103)}`;
    const headers = { 'sdscmall-bidding': `Bearer ${schoolAdmin.token}` };
    for (const extra of [{ 'sec-fetch-mode': 'navigate' }, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-dest': 'image' }]) {
      expect((await app.send(path, { headers: { ...headers, ...extra } as Record<string, string> })).status).toBe(403);
    }
    await expect(app.login('teacher1')).resolves.toHaveProperty('token');
  });

  test('who comes through the central authentication has no password to reset', async () => {
    expect(await failureOf(reset(schoolAdmin, user(144)))).toMatchObject({ status: 200, code: 4101 });
  });

  test('a user made by mistake is deleted; one that other rows refer to is not', async () => {
    const { id } = await create(schoolAdmin);
    expect(await remove(schoolAdmin, id)).toBe(true);
    expect((await failureOf(remove(schoolAdmin, id)))?.code).toBe(4004);
    expect(await failureOf(remove(schoolAdmin, user(122)))).toMatchObject({ status: 200, code: 4206 });
  });
});
