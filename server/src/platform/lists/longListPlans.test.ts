import type { Input } from '@campus-procurement/sdk';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addCards,
  addEntries,
  addLogOfOthers,
  addSendLog,
  addSuppliers,
  addUsers,
  addUsersOfOthers,
} from '#test/builders/manyRows.ts';
import { indexesOfFound, planOfKeys, QueryRecorder } from '#test/planOfKeys.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { Totals } from '../context/totals.ts';
import type { Tables } from '../db/tables.ts';

const recorder = new QueryRecorder();
let app: TestApp;
let db: Kysely<Tables>;
let school: TestClient;
/** Of a server for which every list is long, so that it looks for each page in the order of an index. */
let long: { school: TestClient; admin: TestClient };
const longTables = [
  'app_user',
  'article',
  'dict_entry',
  'download_doc',
  'expenditure',
  'operation_log',
  'supplier',
  'wechat_send_log',
];
beforeAll(async () => {
  app = await startApp({ plugin: recorder });
  db = app.database.db;
  school = await app.as('schooladmin', 'school_admin');
  const forLongLists = app.anotherServer(new Totals(0));
  long = {
    school: await forLongLists.as('schooladmin', 'school_admin'),
    admin: await forLongLists.as('admin', 'admin'),
  };
  await addUsers(db, 1_500);
  await addUsersOfOthers(db, 1_500);
  await addLogOfOthers(db, 2_000);
  await addEntries(db, 1_500);
  await addSuppliers(db, 1_500);
  await addCards(db, 1_500);
  await addSendLog(db, 1_500);
  // Tests before this one have left holes in the tables and their indexes, by which plans would be chosen.
  for (const table of longTables) await sql`vacuum full analyze ${sql.table(table)}`.execute(db);
});
afterAll(() => app.close());

/** Where one index costs what the other does, either may be taken. */
const either = (...indexes: string[]): string => expect.toBeOneOf(indexes);
test.each<[string, () => Promise<unknown>, string]>([
  ['users by time of creation', () => users({}), either('app_user_list', 'app_user_all')],
  [
    'users by time of creation, the oldest first',
    () => users({ sort: 'createTime,asc' }),
    either('app_user_list', 'app_user_all'),
  ],
  ['users by name', () => users({ sort: 'name,asc' }), 'app_user_name'],
  ['users by account', () => users({ sort: 'account,desc' }), 'app_user_school_account'],
  ['users by last login', () => users({ sort: 'lastLoginTime,desc' }), 'app_user_last_login'],
  ['users by last login, those never seen first', () => users({ sort: 'lastLoginTime,asc' }), 'app_user_last_login'],
  ['users of a status', () => users({ status: 'LOCKED' }), 'app_user_status'],
  ['users of a department and those below it', async () => users({ deptId: await college() }), 'app_user_list'],
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
  ['what was pushed', () => long.school.wechat.queryWechatSendLogPage(), 'wechat_send_log_time'],
  ['the operation log of all schools', () => long.admin.operationLog.queryOperationLogPage(), 'operation_log_all'],
])('an index serves %s', async (_what, call, index) => {
  recorder.nodes.length = 0;
  await call();
  expect(await planOfKeys(db, recorder)).toMatchObject({ index, sorts: false });
});

test.each([
  ['createTime,desc', either('app_user_list', 'app_user_all')],
  ['createTime,asc', either('app_user_list', 'app_user_all')],
  ['name,asc', 'app_user_name'],
  ['account,asc', 'app_user_school_account'],
  ['lastLoginTime,desc', 'app_user_last_login'],
] as const)(
  'an index serves users sorted by %s without a look at the table, so that a page far from the first is cheap too',
  async (sort, index) => {
    recorder.nodes.length = 0;
    await users({ sort });
    expect(await planOfKeys(db, recorder)).toEqual({ index, sorts: false, isAlone: true });
  },
);

test.each<[string, Query]>([
  ['the first page', {}],
  ['the first page of a filter', { status: 'ENABLED' }],
  ['the tenth page', { current: 10 }],
  ['a page of what contains a keyword', { keyword: '新人' }],
])('%s of a long list whose total is known takes two statements beside that of the session', async (_what, query) => {
  await users(query);
  recorder.carriedOut = 0;
  await users(query);
  expect(recorder.carriedOut).toBe(3);
});

/** Of all kinds of records that are searched at once. */
const keywordIndexes = [
  'app_user_keyword',
  'supplier_keyword',
  'supplier_credit_code_start',
  'expenditure_keyword',
  'article_keyword',
  'download_doc_keyword',
];
const startIndexes = [
  'app_user_account_start',
  'app_user_name_start',
  'supplier_name_start',
  'supplier_credit_code_start',
  'expenditure_card_no_start',
  'expenditure_card_name_start',
  'article_title_start',
  'download_doc_name_start',
];

test.each<[string, () => Promise<unknown>, string[]]>([
  ['a name or account contains', () => few('人149'), ['app_user_keyword']],
  ['a name or account, or the phone is', () => few('13000000077'), ['app_user_keyword', 'app_user_phone']],
  ['a name or account begins with', () => few('k'), ['app_user_account_start', 'app_user_name_start']],
  ['a name or account begins with, in all schools', () => fewOfAll('q'), ['app_user_account_start', 'app_user_name_start']],
  ['the label or value of an entry contains', () => fewEntries('校区149'), ['dict_entry_keyword']],
  ['the label or value of an entry begins with', () => fewEntries('东'), ['dict_label_start', 'dict_value_start']],
  ['the name of a supplier contains', () => fewSuppliers('供应商149'), ['supplier_keyword']],
  ['the name of a supplier begins with', () => fewSuppliers('江'), ['supplier_name_start']],
  ['a record of any kind begins with', () => records('q1'), startIndexes],
  ['a record of any kind contains, in all schools', () => records('人149', long.admin), keywordIndexes],
  ['a record of any kind begins with, in all schools', () => records('q1', long.admin), startIndexes],
])('an index serves whoever looks for what %s', async (_what, call, indexes) => {
  recorder.nodes.length = 0;
  await call();
  expect(await indexesOfFound(db, recorder)).toEqual(expect.arrayContaining(indexes));
});

const records = (keyword: string, client = school) => client.home.searchRecords({ query: { keyword } });
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
