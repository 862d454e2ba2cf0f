import type { Input } from '@campus-procurement/sdk';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tables } from '../db/tables.ts';
import { planOfKeys, QueryRecorder } from '../testing/planOfKeys.ts';
import { startApp, type TestApp, type TestClient } from '../testing/startApp.ts';

const recorder = new QueryRecorder();
let app: TestApp;
let db: Kysely<Tables>;
let school: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await startApp({ plugin: recorder });
  db = app.database.db;
  school = await app.as('schooladmin', 'school_admin');
  admin = await app.as('admin', 'admin');
  await addUsers(1_500);
  await addLogOfOthers(2_000);
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

describe('an index serves', () => {
  /** Tasks are few, and where they are, the one costs what the other does. */
  const either = (...indexes: string[]): string => expect.toBeOneOf(indexes);
  test.each<[string, () => Promise<unknown>, string]>([
    ['users by time of creation', () => users({}), 'app_user_list'],
    ['users by time of creation, the oldest first', () => users({ sort: 'createTime,asc' }), 'app_user_list'],
    ['users by name', () => users({ sort: 'name,asc' }), 'app_user_name'],
    ['users by account', () => users({ sort: 'account,desc' }), 'app_user_school_account'],
    ['users by last login', () => users({ sort: 'lastLoginTime,desc' }), 'app_user_last_login'],
    ['users by last login, those never seen first', () => users({ sort: 'lastLoginTime,asc' }), 'app_user_last_login'],
    ['users of a status', () => users({ status: 'LOCKED' }), 'app_user_status'],
    ['users of a department and those below it', async () => users({ deptId: await college() }), 'app_user_list'],
    ['users of all schools', () => admin.users.querySchoolUserPage(), 'app_user_all'],
    [
      'tasks by time of execution',
      () => admin.tasks.queryTaskPage({ query: { companyId: '0' } }),
      either('task_execute_time', 'task_all_execute_time'),
    ],
    [
      'tasks by time of creation',
      () => admin.tasks.queryTaskPage({ query: { companyId: '0', sort: 'createTime,asc' } }),
      either('task_create_time', 'task_all_create_time'),
    ],
    ['entries by position', () => entries({}), 'dict_entry_by_sort'],
    ['entries by label, the last first', () => entries({ sort: 'dictLabel,desc' }), 'dict_entry_by_dict_label'],
    ['entries by value', () => entries({ sort: 'dictValue,asc' }), 'dict_entry_by_dict_value'],
    ['entries by time of change', () => entries({ sort: 'updateTime,desc' }), 'dict_entry_by_update_time'],
    ['tasks of all schools', () => admin.tasks.queryTaskPage(), 'task_all_execute_time'],
    ['the operation log', () => admin.operationLog.queryOperationLogPage({ query: { companyId: '1001' } }), 'operation_log_time'],
    [
      'what was refused',
      () => admin.operationLog.queryOperationLogPage({ query: { companyId: '1001', success: false } }),
      'operation_log_refused',
    ],
    ['the operation log of all schools', () => admin.operationLog.queryOperationLogPage(), 'operation_log_all'],
  ])('%s', async (_what, call, index) => {
    recorder.nodes.length = 0;
    await call();
    expect(await planOfKeys(db, recorder)).toEqual({ index, sorts: false });
  });

  const college = async () => (await school.departments.getLocalDeptTree())[0]?.children[0]?.id ?? '';
  type Query = NonNullable<NonNullable<Input<'querySchoolUserPage'>>['query']>;
  type EntryQuery = Omit<Input<'queryDictEntryPage'>['query'], 'dictType'>;
  const entries = (query: EntryQuery) => school.dictionary.queryDictEntryPage({ query: { dictType: 'campus', ...query } });
  const users = (query: Query) => school.users.querySchoolUserPage({ query });
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
        fc.asyncProperty(fc.integer({ min: 1, max: 200 }), fc.double({ min: 0, max: 1.2, noNaN: true }), async (size, where) => {
          const current = 1 + Math.floor((where * total) / size);
          const found = (await page(current, size)).records.map(({ id }) => id);
          expect(found).toEqual(whole.slice((current - 1) * size, current * size));
        }),
        { numRuns: 25 },
      );
    },
  );
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
