import { readdirSync } from 'node:fs';
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { emptyDatabase, testDatabase } from '#test/database.ts';
import { tableColumns } from '#test/tableColumns.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { up as addLoginDevices } from './migrations/0123_login_devices.ts';
import { up as moveCentres } from './migrations/0125_menu_words.ts';
import { up as addSubmitTime } from './migrations/0131_supplier_submit_time.ts';
import { up as makeConfigs } from './migrations/0146_approval_config.ts';
import { up as nameInEnglish } from './migrations/0232_english_names.ts';
import type { Tables } from './tables.ts';

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

test('the tables of a new database are those that the queries know, column by column', async () => {
  const database = await emptyDatabase();
  await migrate(database.longWork);
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(database.db);
  await database.close();
  const found = Object.groupBy(rows, ({ table }) => camelCase(table));
  const names = Object.entries(found).map(([table, members = []]) => [
    table,
    members.map(({ column }) => camelCase(column)).sort(),
  ]);
  expect(Object.fromEntries(names)).toEqual(
    Object.fromEntries(Object.entries(tableColumns).map(([table, columns]) => [table, columns.toSorted()])),
  );
});

test('whoever watches is told where the migrations are, and a failure names the one that failed', async () => {
  const database = await emptyDatabase();
  const seen: string[] = [];
  await sql`create table installation (id int)`.execute(database.db);
  const failed = migrate(database.longWork, ({ name, number, total }) => seen.push(`${number} of ${total} ${name}`));
  await expect(failed).rejects.toMatchObject({
    name: 'StartError',
    explanation: expect.stringMatching(
      /^The migration 0122_installation \(\d+ of \d+\) has failed, .*"installation" already exists\)$/,
    ),
  });
  await database.close();
  expect(seen[0]).toMatch(/^1 of \d+ 0001_spine$/);
  expect(seen.at(-1)).toMatch(/^\d+ of \d+ 0122_installation$/);
});

test('any number of processes may migrate at once, and again later', async () => {
  const database = await emptyDatabase();
  await Promise.all([migrate(database.longWork), migrate(database.longWork), migrate(database.longWork)]);
  await migrate(database.longWork);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db);
  await database.close();
  const files = readdirSync(new URL('./migrations/', import.meta.url)).filter((name) => /^\d{4}_/.test(name));
  expect(rows.map(({ name }) => `${name}.ts`)).toEqual(files.sort());
});

test('the centres that everybody reads leave the directory of the system, unless somebody has moved or renamed them', async () => {
  const { db, close } = await testDatabase();
  const [help, documents, exposures] = [seedId('menu', 4280), seedId('menu', 4283), seedId('menu', 4284)];
  const [system, messages] = [seedId('menu', 440), seedId('menu', 4191)];
  const change = (id: string, fields: Updateable<Tables['menu']>) =>
    db.updateTable('menu').set(fields).where('id', '=', id).execute();
  await change(help, { parentId: system, sort: 530 });
  await change(documents, { parentId: messages, sort: 5, menuNameEn: 'Files' });
  await change(exposures, { menuNameEn: 'Integrity exposures' });
  await moveCentres(db as Kysely<unknown>);
  const found = await db
    .selectFrom('menu')
    .select(['parentId', 'sort', 'menuNameEn'])
    .where('id', 'in', [help, documents, exposures])
    .orderBy('id')
    .execute();
  await close();
  expect(found).toEqual([
    { parentId: null, sort: 97, menuNameEn: 'Help center' },
    { parentId: messages, sort: 5, menuNameEn: 'Files' },
    { parentId: system, sort: 570, menuNameEn: 'Supplier sanctions' },
  ]);
});

test('what is installed gets its English names by the glossary, unless somebody has renamed it', async () => {
  const { db, close } = await testDatabase();
  const [warehouses, stock, own] = [seedId('menu', 4343), seedId('menu', 4342), 'an entry that an administrator has made'];
  const change = (id: string, fields: Updateable<Tables['menu']>) =>
    db.updateTable('menu').set(fields).where('id', '=', id).execute();
  const dates = { createTime: new Date(), updateTime: new Date() };
  await change(warehouses, { menuNameEn: 'Stores', descriptionEn: 'Stores, their places and keepers' });
  await change(stock, { menuNameEn: 'Shelves', descriptionEn: 'What is on the shelves' });
  const row = {
    companyId: '0',
    id: own,
    parentId: null,
    menuType: 'DIR',
    menuName: '商店',
    menuNameEn: 'Stores',
    path: '/own',
  } as const;
  await db
    .insertInto('menu')
    .values({ ...row, routeName: 'own', sysCode: 'bidding', sort: 1, status: 'ENABLED', ...dates })
    .execute();
  const label = (dictLabelEn: string, dictValue: string) =>
    db
      .updateTable('dictEntry')
      .set({ dictLabelEn })
      .where('dictType', '=', 'qualification_type')
      .where('dictValue', '=', dictValue)
      .execute();
  await label('Business licence', 'license');
  await label('Letter of the maker', 'agent');
  await nameInEnglish(db as Kysely<unknown>);
  const entries = await db
    .selectFrom('menu')
    .select(['menuNameEn', 'descriptionEn'])
    .where('id', 'in', [warehouses, stock, own])
    .orderBy('menuNameEn')
    .execute();
  const labels = await db
    .selectFrom('dictEntry')
    .select('dictLabelEn')
    .where('dictType', '=', 'qualification_type')
    .where('dictValue', 'in', ['license', 'agent'])
    .orderBy('dictLabelEn')
    .execute();
  await close();
  expect(entries.map(({ menuNameEn, descriptionEn }) => [menuNameEn, descriptionEn])).toEqual([
    ['Shelves', 'What is on the shelves'],
    ['Stores', null],
    ['Warehouses', 'Warehouses, their locations and keepers'],
  ]);
  expect(labels.map(({ dictLabelEn }) => dictLabelEn)).toEqual(['Business license', 'Letter of the maker']);
});

test('what approved at an office becomes one flow of each kind, with its versions', async () => {
  const { db, close } = await testDatabase();
  await sql`alter table approval_instance drop column flow_id`.execute(db);
  await sql`drop table approval_config`.execute(db);
  await sql`delete from approval_flow`.execute(db);
  await sql`alter table approval_flow drop constraint approval_flow_version_unique, drop column config_id, drop column config_name,
    drop column conditions, add column enabled boolean not null default true,
    add constraint approval_flow_version_unique unique (company_id, biz_type, version)`.execute(db);
  await sql`insert into approval_flow (company_id, id, biz_type, version, nodes, enabled) values
    ('1001', 'one', 'PURCHASE', 1, '[]', false), ('1001', 'two', 'PURCHASE', 2, '[{"kind": "CARD_OWNER"}]', true),
    ('1001', 'three', 'CONTRACT', 1, '[]', false), ('1002', 'four', 'PURCHASE', 7, '[]', true)`.execute(db);
  await makeConfigs(db as Kysely<unknown>);
  const configs = await db
    .selectFrom('approvalConfig')
    .select(['companyId', 'id', 'bizType', 'priority', 'status', 'version'])
    .orderBy('companyId')
    .orderBy('bizType')
    .execute();
  const versions = await db.selectFrom('approvalFlow').select(['id', 'configId', 'conditions']).orderBy('id').execute();
  await close();
  expect(configs).toEqual([
    { companyId: '1001', id: 'three', bizType: 'CONTRACT', priority: 100, status: 'DISABLED', version: 1 },
    { companyId: '1001', id: 'two', bizType: 'PURCHASE', priority: 100, status: 'ENABLED', version: 2 },
    { companyId: '1002', id: 'four', bizType: 'PURCHASE', priority: 100, status: 'ENABLED', version: 7 },
  ]);
  expect(versions.map(({ id, configId, conditions }) => [id, configId, conditions])).toEqual([
    ['four', 'four', {}] as const,
    ['one', 'two', {}] as const,
    ['three', 'three', {}] as const,
    ['two', 'two', {}] as const,
  ]);
});

test('sessions that are there before they have ids get one each, and those that are over are marked so', async () => {
  const { db, close } = await testDatabase();
  await sql`drop index login_session_open`.execute(db);
  await sql`alter table login_session drop column id, drop column login_time, drop column address, drop column user_agent`.execute(
    db,
  );
  await sql`insert into login_session (token_hash, company_id, user_id, create_time, last_seen_time, expire_time)
    select token_hash, '1001', ${seedId('user', 103)}, '2026-03-02T01:00:00Z', '2026-03-02T01:00:00Z', expire_time
    from (values ('over', timestamptz '2026-03-02T09:00:00Z'), ('live', '2999-01-01'), ('also live', '2999-01-01'))
      as made (token_hash, expire_time)`.execute(db);
  await addLoginDevices(db as Kysely<unknown>);
  const found = await db.selectFrom('loginSession').select(['tokenHash', 'id', 'loginTime', 'endTime']).execute();
  // A server of the version before may go on during the upgrade.
  await sql`insert into login_session (token_hash, company_id, user_id, create_time, last_seen_time, expire_time)
    select 'later', company_id, user_id, create_time, last_seen_time, expire_time from login_session limit 1`.execute(db);
  await close();
  expect(new Set(found.map(({ id }) => id)).size).toBe(3);
  const loginTime = new Date('2026-03-02T01:00:00Z');
  expect(found.map(({ id, ...row }) => row)).toEqual([
    { tokenHash: 'over', loginTime, endTime: new Date('2026-03-02T09:00:00Z') },
    { tokenHash: 'live', loginTime, endTime: null },
    { tokenHash: 'also live', loginTime, endTime: null },
  ]);
});

describe('the database itself refuses', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  const role: Insertable<Tables['role']> = {
    companyId: '1001',
    id: 'new',
    roleCode: 'new_role',
    roleName: 'New role',
    dataScope: 'SELF',
    status: 'ENABLED',
  };
  const user = { companyId: '1001', id: seedId('user', 103) };
  const dept = { companyId: '1001', id: seedId('dept', 311) };
  const grant = { companyId: '1001', userId: user.id, roleCompanyId: '0', roleId: seedId('role', 209), deptId: dept.id };
  const insertRole = (changes: Partial<typeof role>) =>
    database.db
      .insertInto('role')
      .values({ ...role, ...changes })
      .execute();
  const insertGrant = (changes: Partial<typeof grant>) =>
    database.db
      .insertInto('userRoleDept')
      .values({ ...grant, ...changes })
      .execute();
  const updateUser = (changes: Partial<Insertable<Tables['appUser']>>) =>
    database.db.updateTable('appUser').set(changes).where('id', '=', user.id).execute();
  const updateDept = (changes: Partial<Insertable<Tables['dept']>>) =>
    database.db.updateTable('dept').set(changes).where('id', '=', dept.id).execute();
  const deleteFrom = (table: 'role' | 'dept', companyId: string, id: string) =>
    database.db.deleteFrom(table).where('companyId', '=', companyId).where('id', '=', id).execute();

  const refusals: [what: string, constraint: string | undefined, attempt: () => Promise<unknown>][] = [
    ['a second role of the same name in a school', 'role_name_unique', () => insertRole({ roleName: '资产盘点员' })],
    ['a second role of the same code in a school', 'role_code_unique', () => insertRole({ roleCode: 'asset_checker' })],
    ['a role of a school that does not exist', 'role_company_id_fkey', () => insertRole({ companyId: '9' })],
    ['a role code with capitals', 'role_role_code_check', () => insertRole({ roleCode: 'Admin' })],
    ['a role with a data scope nobody knows', 'role_data_scope_check', () => insertRole({ dataScope: 'WORLD' as never })],
    ['a role name of 31 characters', undefined, () => insertRole({ roleName: '长'.repeat(31) })],
    ['an account that exists in another school', 'app_user_account_unique', () => updateUser({ account: 'mengqingge' })],
    ['an account with capitals', 'app_user_account_check', () => updateUser({ account: 'Teacher1' })],
    ['a password that is not hashed', 'app_user_password_hash_check', () => updateUser({ passwordHash: 'Seed@2026' })],
    ['a user in a department of another school', 'app_user_dept_fkey', () => updateUser({ deptId: seedId('dept', 352) })],
    ['a grant of a role of another school', 'user_role_dept_role_check', () => insertGrant({ roleCompanyId: '3338' })],
    [
      'a grant for a department of another school',
      'user_role_dept_dept_fkey',
      () => insertGrant({ deptId: seedId('dept', 352) }),
    ],
    ['the same grant twice', 'user_role_dept_pkey', () => insertGrant({ roleId: seedId('role', 203) })],
    ['a second root department', 'dept_root_unique', () => updateDept({ parentId: null, deptType: 0 })],
    ['a college without a department above', 'dept_root_check', () => updateDept({ parentId: null })],
    ['two departments of one name below the same', 'dept_name_unique', () => updateDept({ deptName: '分析测试中心' })],
    ['two departments of one code', 'dept_code_unique', () => updateDept({ deptCode: '1305' })],
    ['a sub-unit right below the root', 'dept_parent_fkey', () => updateDept({ parentId: seedId('dept', 300) })],
    ['a head from another school', 'dept_leader_fkey', () => updateDept({ leaderId: seedId('user', 150) })],
    [
      'the deletion of a role that somebody holds',
      'user_role_dept_role_fkey',
      () => deleteFrom('role', '1001', seedId('role', 212)),
    ],
    ['the deletion of a department with sub-units', 'dept_parent_fkey', () => deleteFrom('dept', '1001', seedId('dept', 302))],
  ];

  test.each(refusals)('%s', async (_what, constraint, attempt) => {
    await expect(attempt()).rejects.toMatchObject(constraint === undefined ? { code: '22001' } : { constraint });
  });

  test('but not the same role name and code in another school', async () => {
    await insertRole({ companyId: '3338', roleCode: 'asset_checker', roleName: '资产盘点员' });
    const { db } = database;
    const found = await db
      .selectFrom('role')
      .select('companyId')
      .where('roleCode', '=', 'asset_checker')
      .orderBy('companyId')
      .execute();
    expect(found).toEqual([{ companyId: '1001' }, { companyId: '3338' }]);
  });

  test('but not the deletion of a role that nobody holds; its grants and sessions go with it', async () => {
    const { db } = database;
    const now = new Date('2026-03-02T01:00:00Z');
    const id = seedId('role', 211);
    const session = {
      tokenHash: 'hash',
      id: 'new',
      loginTime: now,
      address: null,
      userAgent: null,
      companyId: user.companyId,
      userId: user.id,
      createTime: now,
      lastSeenTime: now,
      expireTime: now,
    };
    const acting = { roleCompanyId: '1001', roleId: id, deptId: dept.id, endTime: null, switchNonce: null, switchKey: null };
    await db
      .insertInto('loginSession')
      .values({ ...session, ...acting, switchChoice: null })
      .execute();
    await deleteFrom('role', '1001', id);
    const sessions = await db.selectFrom('loginSession').select('tokenHash').where('tokenHash', '=', 'hash').execute();
    const grants = await db.selectFrom('roleMenu').select('menuId').where('roleId', '=', id).execute();
    expect([sessions, grants]).toEqual([[], []]);
  });
});

test('suppliers that were there before wait since the submission that the last decision has not answered', async () => {
  const { db, close } = await testDatabase();
  const submitTimes = () => db.selectFrom('supplier').select(['id', 'submitTime']).orderBy('id').execute();
  const before = await submitTimes();
  const pending = await db.selectFrom('supplier').selectAll().where('status', '=', 'PENDING').executeTakeFirstOrThrow();
  const corrected = { companyId: pending.companyId, supplierId: pending.id, id: 'corrected', event: 'SUBMITTED' as const };
  const who = { opinion: null, userId: null, userName: null };
  await db
    .insertInto('supplierReviewRecord')
    .values({ ...corrected, ...who, time: new Date('2026-03-02T01:00:00Z') })
    .execute();
  await sql`alter table supplier drop column submit_time`.execute(db);
  await addSubmitTime(db as Kysely<unknown>);
  const after = await submitTimes();
  await close();
  expect(before.filter(({ submitTime }) => submitTime !== null).length).toBeGreaterThan(190);
  expect(after).toEqual(before);
});
