import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type roleFixture, startRoleApp } from '#test/builders/roleFixture.ts';
import { dept, roleIds, user, users } from '#test/builders/userFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { forbidden } from '#test/refusals.ts';
import type { TestApp, TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let schoolAdmin: TestClient;
let roles: ReturnType<typeof roleFixture>;
beforeAll(async () => {
  ({ app, admin, schoolAdmin, roles } = await startRoleApp());
});
afterAll(() => app.close());

type Query = NonNullable<Parameters<TestClient['users']['querySchoolUserPage']>[0]>['query'];
const page = (client: Pick<TestClient, 'users'>, query: Query = {}) =>
  client.users.querySchoolUserPage({ query: { size: 200, ...query } });

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

  test('a filter by department knows every server at once where departments stand now', async () => {
    const servers = [schoolAdmin, app.anotherServer().client(schoolAdmin.token)];
    const found = () => Promise.all(servers.map(async (client) => (await page(client, { deptId: dept(301) })).total));
    const [total = 0] = await found();
    const body = { deptName: 'Quantum chemistry', deptCode: 'quantum', deptType: 2, parentId: dept(301) } as const;
    const { id } = await schoolAdmin.departments.createDept({ body });
    const newcomer = await users.create(schoolAdmin, { deptId: id });
    expect(await found()).toEqual([total + 1, total + 1]);
    await users.remove(schoolAdmin, newcomer.id);
    await schoolAdmin.departments.deleteDept({ path: { id } });
    expect(await found()).toEqual([total, total]);
  });

  test.each<[string, () => NonNullable<Query>, (row: Schemas['User']) => boolean]>([
    ['part of the account', () => ({ keyword: 'TEACH' }), ({ account }) => account.includes('teach')],
    ['part of the name', () => ({ keyword: '晓梅' }), ({ name }) => name.includes('晓梅')],
    ['whole phone', () => ({ keyword: '19900000104' }), ({ account }) => account === 'dean1'],
    ['department and those below', () => ({ deptId: dept(301) }), ({ collegeName }) => collegeName === '化学化工学院'],
    ['role', () => ({ roleId: roleIds.finance ?? '' }), ({ roles: held }) => held.some(({ roleCode }) => roleCode === 'finance')],
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

  test('those without any role are found, also among the synchronised ones', async () => {
    const { db } = app.database;
    for (const account of ['tianyufei', 'baishuyao']) {
      const { id } = await db.selectFrom('appUser').select('id').where('account', '=', account).executeTakeFirstOrThrow();
      await db.deleteFrom('userRoleDept').where('userId', '=', id).execute();
    }
    const accounts = ({ records }: Schemas['UserPage']) => records.map(({ account }) => account).sort();
    expect(accounts(await page(schoolAdmin, { withoutRole: true }))).toEqual(['baishuyao', 'tianyufei']);
    const automatic = await schoolAdmin.users.queryAutomaticUserPage({ query: { withoutRole: true } });
    expect(accounts(automatic)).toEqual(['baishuyao']);
    expect((await page(schoolAdmin, { withoutRole: false })).total).toBe((await page(schoolAdmin)).total);
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
      const byCode = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));
      const byPinyin = new Intl.Collator('zh-u-co-pinyin');
      expect(known).toEqual(known.toSorted(column === 'name' ? byPinyin.compare : byCode));
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
    const { deptName } = (await list({ keyword: '王晓' }))[0] as { deptName: string };
    const depts = (await list({})).map((one) => one.deptName);
    const colleagues = depts.filter((name) => name === deptName).length;
    expect(colleagues).toBeGreaterThan(1);
    expect(depts.slice(0, colleagues)).toEqual(Array(colleagues).fill(deptName));
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
    const { phone, roleDeptList } = await users.detail(schoolAdmin, user(104));
    expect(phone).toBe('19900000104');
    expect(roleDeptList.map(({ roleCode }) => roleCode).sort()).toEqual(['dept_approver', 'purchaser']);
  });

  test('of somebody in another school does not exist', async () => {
    expect(await failureOf(users.detail(schoolAdmin, user(151)))).toMatchObject({ status: 200, code: 4004 });
  });
});
