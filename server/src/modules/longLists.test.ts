import type { Input } from '@campus-procurement/sdk';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tables } from '../db/tables.ts';
import { indexesOfFound, planOfKeys, QueryRecorder } from '../testing/planOfKeys.ts';
import { startApp, type TestApp, type TestClient } from '../testing/startApp.ts';
import { Totals } from '../totals.ts';

const recorder = new QueryRecorder();
let app: TestApp;
let db: Kysely<Tables>;
let school: TestClient;
/** Of a server for which every list is long, so that it looks for each page in the order of an index. */
let long: { school: TestClient; admin: TestClient };
beforeAll(async () => {
  app = await startApp({ plugin: recorder });
  db = app.database.db;
  school = await app.as('schooladmin', 'school_admin');
  const forLongLists = app.anotherServer(new Totals(0));
  long = {
    school: await forLongLists.as('schooladmin', 'school_admin'),
    admin: await forLongLists.as('admin', 'admin'),
  };
  await addUsers(1_500);
  await addLogOfOthers(2_000);
  await addEntries(1_500);
  await addSuppliers(1_500);
});
afterAll(() => app.close());

async function addUsers(count: number) {
  await sql`
    insert into app_user (company_id, id, account, password_hash, name, phone, certification, user_type, dept_id, status,
      registration_date, create_time, last_login_time)
    select '1001', 'many' || n, 'many' || n, '$argon2id$none', '新人' || n, '1' || (3000000000 + n), 0, 'STAFF',
      (select id from dept where company_id = '1001' order by id limit 1), 'ENABLED', '2026-01-01',
      -- Some alike, so that the id decides.
      timestamptz '2026-01-01' + n / 7 * interval '1 minute',
      case when n % 3 = 0 then null else timestamptz '2026-02-01' + n / 5 * interval '1 minute' end
    from generate_series(1, ${count}) as n`.execute(db);
  await sql`update app_user set status = 'LOCKED' where id = 'many1500'`.execute(db);
  await sql`vacuum analyze app_user`.execute(db);
}

/** The log of another school: where there is none, an index of all schools serves as well. */
async function addLogOfOthers(count: number) {
  await sql`
    insert into operation_log
    select (jsonb_populate_record(null::operation_log, to_jsonb(sample)
      || jsonb_build_object('company_id', '1002', 'id', 'many' || n, 'code', n % 2 * 4003))).*
    from (select * from operation_log limit 1) as sample, generate_series(1, ${count}) as n`.execute(db);
  await sql`analyze operation_log`.execute(db);
}

async function addEntries(count: number) {
  await sql`insert into dict_entry (company_id, id, dict_type, dict_label, dict_value, sort, status)
    select '1001', 'many' || n, 'campus', '校区' || n, 'campus' || n, n, 'ENABLED' from generate_series(1, ${count}) as n`.execute(
    db,
  );
  await sql`analyze dict_entry`.execute(db);
}

async function addSuppliers(count: number) {
  await sql`
    insert into supplier (company_id, id, company_name, credit_code, contact_name, contact_phone, credit_score, status, account_source)
    select company_id, 'many' || n, '供应商' || n, '91' || lpad(n::text, 16, '0'), contact_name, contact_phone, credit_score, status,
      account_source
    from (select * from supplier limit 1) as sample, generate_series(1, ${count}) as n`.execute(db);
  await sql`analyze supplier`.execute(db);
}

describe('an index serves', () => {
  /** Tasks are few, and where they are, the one costs what the other does. */
  const either = (...indexes: string[]): string => expect.toBeOneOf(indexes);
  /** Nearly all are of one school here. */
  const ofUsers = either('app_user_list', 'app_user_all');
  test.each<[string, () => Promise<unknown>, string]>([
    ['users by time of creation', () => users({}), 'app_user_list'],
    ['users by time of creation, the oldest first', () => users({ sort: 'createTime,asc' }), 'app_user_list'],
    ['users by name', () => users({ sort: 'name,asc' }), 'app_user_name'],
    ['users by account', () => users({ sort: 'account,desc' }), 'app_user_school_account'],
    ['users by last login', () => users({ sort: 'lastLoginTime,desc' }), 'app_user_last_login'],
    ['users by last login, those never seen first', () => users({ sort: 'lastLoginTime,asc' }), 'app_user_last_login'],
    ['users of a status', () => users({ status: 'LOCKED' }), 'app_user_status'],
    ['users of a department and those below it', async () => users({ deptId: await college() }), ofUsers],
    ['users of all schools', () => long.admin.users.querySchoolUserPage(), 'app_user_all'],
    [
      'tasks by time of execution',
      () => long.admin.tasks.queryTaskPage({ query: { companyId: '0' } }),
      either('task_execute_time', 'task_all_execute_time'),
    ],
    [
      'tasks by time of creation',
      () => long.admin.tasks.queryTaskPage({ query: { companyId: '0', sort: 'createTime,asc' } }),
      either('task_create_time', 'task_all_create_time'),
    ],
    ['entries by position', () => entries({}), 'dict_entry_by_sort'],
    ['entries by label, the last first', () => entries({ sort: 'dictLabel,desc' }), 'dict_entry_by_dict_label'],
    ['entries by value', () => entries({ sort: 'dictValue,asc' }), 'dict_entry_by_dict_value'],
    ['entries by time of change', () => entries({ sort: 'updateTime,desc' }), 'dict_entry_by_update_time'],
    ['tasks of all schools', () => long.admin.tasks.queryTaskPage(), 'task_all_execute_time'],
    [
      'the operation log',
      () => long.admin.operationLog.queryOperationLogPage({ query: { companyId: '1001' } }),
      'operation_log_time',
    ],
    [
      'what was refused',
      () => long.admin.operationLog.queryOperationLogPage({ query: { companyId: '1001', success: false } }),
      'operation_log_refused',
    ],
    ['the operation log of all schools', () => long.admin.operationLog.queryOperationLogPage(), 'operation_log_all'],
  ])('%s', async (_what, call, index) => {
    recorder.nodes.length = 0;
    await call();
    expect(await planOfKeys(db, recorder)).toMatchObject({ index, sorts: false });
  });

  test.each([
    ['createTime,desc', 'app_user_list'],
    ['createTime,asc', 'app_user_list'],
    ['name,asc', 'app_user_name'],
    ['account,asc', 'app_user_school_account'],
    ['lastLoginTime,desc', 'app_user_last_login'],
  ] as const)(
    'users sorted by %s without a look at the table, so that a page far from the first is cheap too',
    async (sort, index) => {
      recorder.nodes.length = 0;
      await users({ sort });
      expect(await planOfKeys(db, recorder)).toEqual({ index, sorts: false, isAlone: true });
    },
  );

  test.each<[string, () => Promise<unknown>, string[]]>([
    ['a name or account contains', () => few('人149'), ['app_user_keyword']],
    ['a name or account, or the phone is', () => few('13000000077'), ['app_user_keyword', 'app_user_phone']],
    ['a name or account begins with', () => few('q'), ['app_user_account_start', 'app_user_name_start']],
    ['a name or account begins with, in all schools', () => fewOfAll('q'), ['app_user_account_start', 'app_user_name_start']],
    ['the label or value of an entry contains', () => fewEntries('校区149'), ['dict_entry_keyword']],
    ['the label or value of an entry begins with', () => fewEntries('q'), ['dict_label_start', 'dict_value_start']],
    ['the name of a supplier contains', () => fewSuppliers('供应商149'), ['supplier_keyword']],
    ['the name of a supplier begins with', () => fewSuppliers('q'), ['supplier_name_start']],
  ])('whoever looks for what %s', async (_what, call, indexes) => {
    recorder.nodes.length = 0;
    await call();
    expect(await indexesOfFound(db, recorder)).toEqual(indexes);
  });

  const few = (keyword: string) => school.users.querySchoolUserPage({ query: { keyword } });
  const fewOfAll = async (keyword: string) => (await app.as('admin', 'admin')).users.querySchoolUserPage({ query: { keyword } });
  const fewEntries = (dictLabel: string) => school.dictionary.queryDictEntryPage({ query: { dictType: 'campus', dictLabel } });
  const fewSuppliers = async (companyName: string) =>
    (await app.as('officer1', 'procurement_officer')).company.queryAllSupplier({ query: { companyName } });
  const college = async () => (await long.school.departments.getLocalDeptTree())[0]?.children[0]?.id ?? '';
  type Query = NonNullable<NonNullable<Input<'querySchoolUserPage'>>['query']>;
  type EntryQuery = Omit<Input<'queryDictEntryPage'>['query'], 'dictType'>;
  const entries = (query: EntryQuery) => long.school.dictionary.queryDictEntryPage({ query: { dictType: 'campus', ...query } });
  const users = (query: Query) => long.school.users.querySchoolUserPage({ query });
});

describe('pages', () => {
  test.each(['createTime,desc', 'createTime,asc', 'lastLoginTime,desc', 'lastLoginTime,asc', 'name,asc'] as const)(
    'sorted by %s are the slices of one list, whichever end they are read from',
    async (sort) => {
      const page = (current: number, size: number) => school.users.querySchoolUserPage({ query: { sort, current, size } });
      const { total } = await page(1, 1);
      expect(total).toBeGreaterThan(1_500);
      const whole: string[] = [];
      for (let current = 1; whole.length < total; current += 1)
        whole.push(...(await page(current, 200)).records.map(({ id }) => id));
      expect(new Set(whole).size).toBe(total);
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 1_200 }), async (size, place) => {
          const current = 1 + Math.floor(((place / 1_000) * total) / size);
          const found = (await page(current, size)).records.map(({ id }) => id);
          expect(found).toEqual(whole.slice((current - 1) * size, current * size));
        }),
        { numRuns: 25 },
      );
    },
  );
});

test('a short list is sorted and counted too, even on a page behind its end', async () => {
  const page = (current: number) =>
    school.users.querySchoolUserPage({ query: { keyword: '人149', sort: 'name,asc', size: 8, current } });
  const all = ['新人149', ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `新人149${digit}`)];
  for (const current of [1, 2, 3]) {
    const { records, total } = await page(current);
    expect([records.map(({ name }) => name), total]).toEqual([all.slice((current - 1) * 8, current * 8), 11]);
  }
});

describe('a total above a thousand', () => {
  const total = async () => (await school.users.querySchoolUserPage({ query: { size: 1 } })).total;

  test('is right at once after a change by the same server', async () => {
    const before = await total();
    await school.users.deleteUser({ path: { id: 'many1' } });
    expect(await total()).toBe(before - 1);
  });

  test('is ten seconds old at most after a change by another one', async () => {
    const before = await total();
    await db.deleteFrom('appUser').where('id', '=', 'many2').execute();
    expect(await total()).toBe(before);
    app.clock.advance(10_000);
    expect(await total()).toBe(before - 1);
  });

  test('of what is published is remembered too, although it asks for the time', async () => {
    const news = async () => (await school.articles.queryNewsPage({ query: { status: 'PUBLISHED', size: 1 } })).total;
    await sql`insert into article (company_id, id, channel, title, content, top, popup, target_roles, steps, sort, status, publish_time)
      select '1001', 'many' || n, 'NEWS', 'News ' || n, '<p></p>', false, false, '{}', '[]', 0, 'PUBLISHED', '2026-01-01'
      from generate_series(1, 1100) as n`.execute(db);
    const before = await news();
    await db.deleteFrom('article').where('id', '=', 'many1').execute();
    app.clock.advance(5_000);
    expect(await news()).toBe(before);
    app.clock.advance(5_000);
    expect(await news()).toBe(before - 1);
  });

  test('is remembered for the workplace too, by status', async () => {
    const enabled = async () =>
      Number((await school.home.getDashboardWorkplace()).users?.find(({ status }) => status === 'ENABLED')?.count);
    const before = await enabled();
    await db.deleteFrom('appUser').where('id', '=', 'many3').execute();
    expect(await enabled()).toBe(before);
    app.clock.advance(10_000);
    expect(await enabled()).toBe(before - 1);
  });

  test('never tells one filter from another wrongly', async () => {
    const all = await total();
    const { total: found } = await school.users.querySchoolUserPage({ query: { keyword: '新人' } });
    expect(found).toBeGreaterThan(1_000);
    expect(found).toBeLessThan(all);
  });
});

describe('a keyword', () => {
  const named = async (keyword: string) =>
    (await school.users.querySchoolUserPage({ query: { keyword, size: 200 } })).records.map(({ name }) => name);

  test('of three characters, or of two that are not ASCII, is found anywhere', async () => {
    expect(await named('人149')).toContain('新人149');
    expect(await named('人1')).toEqual([]);
    expect((await named('新人')).length).toBe(200);
  });

  test('of less is found at the beginning', async () => {
    expect((await named('MA')).length).toBe(200);
    expect(await named('an')).toEqual([]);
  });
});
