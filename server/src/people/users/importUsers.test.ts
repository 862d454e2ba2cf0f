import type { Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#test/builders/userFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

type Row = Schemas['UserImportRow'];

let app: TestApp;
let schoolAdmin: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await startApp();
  schoolAdmin = await app.as('schooladmin', 'school_admin');
  admin = await app.as('admin', 'admin');
});
afterAll(() => app.close());

let count = 0;
function row(changes: Partial<Row> = {}): Row {
  count += 1;
  const dept = '化学化工学院/有机化学实验室';
  return { account: `Import.${count}`, name: `Imported ${count}`, phone: '19900000161', dept, roles: ['采购申请人'], ...changes };
}
const bring = (client: TestClient, rows: Row[], more: Partial<Schemas['UserImport']> = {}, idempotencyKey?: string) =>
  client.users.importUsers({ body: { rows, ...more } }, idempotencyKey ? { idempotencyKey } : {});
const check = (client: TestClient, rows: Row[], more: Partial<Schemas['UserImport']> = {}) =>
  bring(client, rows, { dryRun: true, ...more });
const known = (accounts: string[]) => {
  const all = app.database.db
    .selectFrom('appUser')
    .selectAll()
    .where(
      'account',
      'in',
      accounts.map((account) => account.toLowerCase()),
    );
  return all.orderBy('account').execute();
};

describe('an import', () => {
  test('understands a role by its English name, also by that of an earlier version', async () => {
    const named = (roles: string[]) => check(schoolAdmin, [row({ roles })]);
    const understood = { problems: [], users: [{ roleNames: ['Requester'] }] };
    expect(await named(['Requester'])).toMatchObject(understood);
    expect(await named(['Purchaser'])).toMatchObject(understood);
  });

  test('creates every user with department, roles and what else the table says', async () => {
    const rows = [
      row({ gender: '女', job: '讲师', email: 'a@example.edu.cn', casId: 'imp-1' }),
      row({ dept: '1305', roles: ['purchaser', '验收人员'], roleDepts: ['化学化工学院', ' 1305 '], gender: 'Male' }),
    ];
    const { users: made } = await bring(schoolAdmin, rows);
    expect(made).toMatchObject([
      { row: 0, deptName: '有机化学实验室', roleNames: ['Requester'], initialPassword: null },
      { row: 1, deptName: '信息中心', roleNames: ['Requester', 'Inspector'], initialPassword: null },
    ]);
    const [first, second] = await known(made.map(({ account }) => account));
    expect(first).toMatchObject({ source: 'IMPORT', gender: 'FEMALE', job: '讲师', casId: 'imp-1', passwordHash: null });
    const detail = await users.detail(schoolAdmin, second?.id ?? '');
    expect(detail).toMatchObject({ gender: 'MALE', email: null, companyId: '1001', createByName: '李文博' });
    const held = detail.roleDeptList.map(({ roleCode, deptList }) => [roleCode, deptList.map(({ deptName }) => deptName).sort()]);
    expect(Object.fromEntries(held)).toEqual({
      purchaser: ['信息中心', '化学化工学院'].sort(),
      inspector: ['信息中心', '化学化工学院'].sort(),
    });
  });

  test('gives each user a password of their own, which works, has to be changed, and stands in the answer only', async () => {
    const rows = [row(), row()];
    const { users: made } = await bring(schoolAdmin, rows, { withPasswords: true });
    const passwords = made.map(({ initialPassword }) => initialPassword ?? '');
    expect(new Set(passwords).size).toBe(2);
    expect((await users.logIn(app, rows[1]?.account ?? '', passwords[1])).needChangePassword).toBe(true);
    expect(await failureOf(users.logIn(app, rows[0]?.account ?? '', passwords[1]))).toMatchObject({ code: 4001 });
    const { db } = app.database;
    const stored = [
      await db.selectFrom('operationLog').selectAll().execute(),
      await db.selectFrom('idempotency').selectAll().execute(),
    ];
    for (const password of passwords) expect(JSON.stringify(stored)).not.toContain(password);
  });

  test('is done once per key: a repeat gets the same passwords in the same session, and is refused in another', async () => {
    const rows = [row()];
    const first = await bring(schoolAdmin, rows, { withPasswords: true }, 'import-key-1');
    expect(await bring(schoolAdmin, rows, { withPasswords: true }, 'import-key-1')).toEqual(first);
    const again = await app.as('schooladmin', 'school_admin');
    expect(await failureOf(bring(again, rows, { withPasswords: true }, 'import-key-1'))).toMatchObject({ code: 4091 });
  });

  test('is written to the operation log by account, place and role, without how to reach people; a check is not', async () => {
    const rows = [row({ email: 'reach@example.edu.cn' })];
    const written = async () => {
      const log = app.database.db.selectFrom('operationLog').select('request').where('operationId', '=', 'importUsers');
      return (await log.execute())
        .map(({ request }) => JSON.stringify(request))
        .filter((text) => text.includes(rows[0]?.account ?? ''));
    };
    await check(schoolAdmin, rows);
    expect(await written()).toEqual([]);
    await bring(schoolAdmin, rows);
    const [entry = ''] = await written();
    for (const kept of ['有机化学实验室', '采购申请人']) expect(entry).toContain(kept);
    for (const secret of ['19900000161', 'reach@example.edu.cn']) expect(entry).not.toContain(secret);
  });

  test('of 1000 users is one request, audited once; of 1001 it is refused', async () => {
    const rows = Array.from({ length: 1000 }, () => row());
    const { users: made } = await bring(schoolAdmin, rows, { withPasswords: true });
    expect(made).toHaveLength(1000);
    expect(new Set(made.map(({ initialPassword }) => initialPassword)).size).toBe(1000);
    const log = app.database.db.selectFrom('operationLog').select('request').where('operationId', '=', 'importUsers');
    const ofThis = (await log.execute()).filter(({ request }) => JSON.stringify(request).includes(`"${rows[999]?.account}"`));
    expect(ofThis).toHaveLength(1);
    expect(await failureOf(bring(schoolAdmin, [...rows, row()]))).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'rows', rule: 'maxItems' }],
    });
  });

  test('creates nobody if one row is wrong', async () => {
    const rows = [row(), row({ phone: '12' }), row({ account: 'Teacher1' })];
    expect(await failureOf(bring(schoolAdmin, rows))).toMatchObject({
      status: 400,
      code: 4000,
      fieldErrors: [
        { field: 'rows.1.phone', rule: 'pattern' },
        { field: 'rows.2.account', rule: 'unique', message: 'Already in use. Choose another value.' },
      ],
    });
    expect(await known([rows[0]?.account ?? ''])).toEqual([]);
  });

  test('of two that bring the same account at once, one is done and the other creates nobody', async () => {
    const shared = row();
    const [one, other] = [row(), row()];
    const failures = await Promise.all([one, other].map((own) => failureOf(bring(schoolAdmin, [own, shared]))));
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.find((failure) => failure !== null)?.fieldErrors).toMatchObject([
      { field: 'rows.1.account', rule: 'unique' },
    ]);
    expect(await known([one.account, other.account, shared.account])).toHaveLength(2);
  });

  test.runIf(process.env.TEST_DATABASE_URL)('names only what somebody else has taken between its check and its end', async () => {
    const [own, shared] = [row(), row()];
    const failure = await app.database.db.transaction().execute(async (other) => {
      const sample = await other.selectFrom('appUser').selectAll().where('account', '=', 'teacher1').executeTakeFirstOrThrow();
      // The database makes the key of a name itself.
      const { nameKey: _, ...taken } = sample as typeof sample & { nameKey: unknown };
      const account = shared.account.toLowerCase();
      await other
        .insertInto('appUser')
        .values({ ...taken, id: 'meanwhile', account, casId: null })
        .execute();
      const bringing = failureOf(bring(schoolAdmin, [own, shared]));
      const waiting = sql<{ count: number }>`select count(*) as count from pg_locks where not granted`;
      await expect.poll(async () => (await waiting.execute(app.database.db)).rows[0]?.count).toBeGreaterThan(0);
      return { bringing };
    });
    expect((await failure.bringing)?.fieldErrors).toMatchObject([{ field: 'rows.1.account', rule: 'unique' }]);
  });
});

describe('a check', () => {
  test('names every problem by row, field and rule, says who could be created, and creates nobody', async () => {
    const twice = row({ casId: 'imp-2' });
    const rows = [row(), row({ name: ' ', dept: '' }), twice, { ...twice, account: twice.account.toUpperCase() }];
    const { users: found, problems, problemCount } = await check(schoolAdmin, rows, { withPasswords: true });
    expect(found).toMatchObject([{ row: 0, initialPassword: null }]);
    expect(problems.map(({ field, rule }) => [field, rule])).toEqual([
      ['rows.1.name', 'required'],
      ['rows.1.dept', 'required'],
      ['rows.2.account', 'duplicate'],
      ['rows.2.casId', 'duplicate'],
      ['rows.3.account', 'duplicate'],
      ['rows.3.casId', 'duplicate'],
    ]);
    expect(problems[0]?.message).toBe('Fill in this field.');
    expect(problemCount).toBe(6);
    expect(await known(rows.map(({ account }) => account))).toEqual([]);
  });

  test.each<[string, Partial<Row>, object]>([
    ['an account of three letters', { account: 'abc' }, { field: 'rows.0.account', rule: 'pattern' }],
    [
      'a gender that is none',
      { gender: 'x' },
      { field: 'rows.0.gender', message: 'Choose one of: Male, Female, Not specified.' },
    ],
    ['a taken number', { casId: '20250144' }, { field: 'rows.0.casId', rule: 'unique' }],
    ['what is no address', { email: 'nobody' }, { field: 'rows.0.email', rule: 'format' }],
    ['a job of 51 characters', { job: 'x'.repeat(51) }, { field: 'rows.0.job', rule: 'maxLength' }],
    ['an unknown department', { dept: '化学化工学院/没有' }, { field: 'rows.0.dept', rule: 'exists' }],
    ['an unknown department of a role', { roleDepts: ['none'] }, { field: 'rows.0.roleDepts', rule: 'exists' }],
    ['no role', { roles: [' '] }, { field: 'rows.0.roles', rule: 'required' }],
    ['an unknown role', { roles: ['none'] }, { field: 'rows.0.roles', rule: 'exists' }],
    [
      'a role above the own one',
      { roles: ['admin'] },
      { field: 'rows.0.roles', rule: 'grantRole', params: { role: 'System administrator' } },
    ],
    ['an exclusive role beside another', { roles: ['auditor', 'purchaser'] }, { field: 'rows.0.roles', rule: 'exclusiveRole' }],
  ])('refuses %s', async (_what, changes, problem) => {
    expect((await check(schoolAdmin, [row(changes)])).problems).toMatchObject([problem]);
  });
});

describe('another school', () => {
  test('is closed to a school administrator, and has its own departments for who sees all', async () => {
    const rows = [row({ dept: '齐岳工业大学 / 化学与材料学院' })];
    expect(await failureOf(check(schoolAdmin, rows, { companyId: '1002' }))).toMatchObject({ status: 403 });
    expect((await check(schoolAdmin, rows)).problems).toMatchObject([{ field: 'rows.0.dept', rule: 'exists' }]);
    const { users: made } = await bring(admin, rows, { companyId: '1002' });
    expect(await known(made.map(({ account }) => account))).toMatchObject([{ companyId: '1002', userType: 'STAFF' }]);
  });
});
