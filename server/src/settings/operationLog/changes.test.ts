import { contract } from '@campus-procurement/sdk/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loggedRecord } from '#platform/audit/loggedRecords.ts';
import { hiddenColumns, kindOf, type RecordTable } from '#platform/audit/recordKinds.ts';
import { isWrite } from '#platform/contract/operation.ts';
import { seedId } from '#reference/seedId.ts';
import {
  aCategory,
  aLargerPurchase,
  aPurchase,
  aSharedCard,
  buyers,
  largerInput,
  ownersAlone,
  purchaseInput,
} from '#test/builders/aPurchase.ts';
import { dept, firstPassword, grant, roleIds, users } from '#test/builders/userFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { tableColumns } from '#test/tableColumns.ts';

let app: TestApp;
let admin: TestClient;
let schoolAdmin: TestClient;
let auditor: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  schoolAdmin = await app.as('schooladmin', 'school_admin');
  auditor = await app.as('auditor1', 'auditor');
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(1000));

/** The latest row of an operation with its detail, as somebody reads it. */
async function latest(reader: TestClient, operationId: string) {
  const { records } = await reader.operationLog.queryOperationLogPage({ query: { operationId, size: 1 } });
  return reader.operationLog.getOperationLogDetail({ path: { id: records[0]?.id ?? '' } });
}

/** The changes in short: a value by its name where it has one. */
async function changesOf(reader: TestClient, operationId: string) {
  const { changes } = await latest(reader, operationId);
  const short = (values: { value: string; name: string | null }[]) => values.map(({ value, name }) => name ?? value);
  return (changes ?? []).map(({ label, before, after }) => [label, short(before), short(after)]);
}

const text = async () =>
  JSON.stringify(await app.database.db.selectFrom('operationLog').select(['request', 'changes']).execute());

test('of a changed role the log says what was changed, and which menus were taken and given', async () => {
  const { menuIds } = await schoolAdmin.roles.queryRoleDetail({ path: { id: roleIds.school_admin ?? '' } });
  const [first = '', second = ''] = menuIds;
  const input = { roleName: 'Before', roleCode: 'log_role', dataScope: 'SELF' as const, menuIds: [first] };
  const { id } = await schoolAdmin.roles.saveRole({ body: input });
  await schoolAdmin.roles.updateRole({ body: { id, version: 1, roleName: 'After', dataScope: 'DEPT', menuIds: [second] } });
  const { changes, names } = await latest(auditor, 'updateRole');
  const plain = (value: string) => [{ value, name: null }];
  const named = (value: string) => [{ value, name: expect.any(String) }];
  expect(changes).toEqual([
    { field: 'roleName', label: 'Role name', isList: false, before: plain('Before'), after: plain('After') },
    {
      field: 'dataScope',
      label: expect.any(String),
      isList: false,
      before: [{ value: 'SELF', name: 'Self' }],
      after: [{ value: 'DEPT', name: 'Dept' }],
    },
    { field: 'menuIds', label: 'Menu permissions', isList: true, before: named(first), after: named(second) },
  ]);
  expect(names).toEqual(
    expect.arrayContaining([{ id, name: 'After' }, ...[second].map((one) => ({ id: one, name: expect.any(String) }))]),
  );
});

test('of a changed user: departments and grants by name, phones masked, and what was sent as it was is no change', async () => {
  const { id } = await users.create(schoolAdmin, { name: 'Log Person', phone: '19900000162' });
  await users.update(schoolAdmin, {
    id,
    version: 1,
    name: 'Log Person',
    phone: '19911110163',
    deptId: dept(312),
    roleDeptList: grant(roleIds.purchaser, 312),
  });
  expect(await changesOf(auditor, 'updateUser')).toEqual([
    ['Phone', ['199****0162'], ['199****0163']],
    [expect.any(String), ['有机化学实验室'], ['分析测试中心']],
    [expect.any(String), ['Requester · 有机化学实验室'], ['Requester · 分析测试中心']],
  ]);
  expect(await text()).not.toContain('19911110163');
  await users.remove(schoolAdmin, id);
  expect(await changesOf(auditor, 'deleteUser')).toEqual(expect.arrayContaining([['Name', ['Log Person'], []]]));
});

test('of a frozen supplier: its status, and its name beside its id', async () => {
  const officer = await app.as('officer1', 'procurement_officer');
  const { records } = await officer.company.queryAllSupplier({ query: { status: 'APPROVED', size: 1 } });
  const { id = '', version = 0, companyName } = records[0] ?? {};
  await schoolAdmin.company.updateCompanyStatus({ body: { id, version, status: 'FROZEN', reason: 'Late deliveries' } });
  expect(await changesOf(auditor, 'updateCompanyStatus')).toEqual([['Status', ['Approved'], ['Frozen']]]);
  expect((await latest(auditor, 'updateCompanyStatus')).names).toEqual([{ id, name: companyName }]);
});

test('of a department, in the language of the reader; a form that was sent as it was changed nothing', async () => {
  const body = { deptName: 'Log Lab', deptCode: 'LOGLAB', deptType: 2 as const, parentId: dept(301) };
  const { id } = await schoolAdmin.departments.createDept({ body });
  const leaderId = seedId('user', 103);
  await schoolAdmin.departments.updateDept({ body: { id, version: 1, deptName: 'Log Lab', sort: 7, leaderId } });
  const chinese = app.client(auditor.token, '10.0.0.1', 'zh-CN') as TestClient;
  expect(await changesOf(chinese, 'updateDept')).toEqual([
    ['负责人', [], ['王晓梅']],
    ['排序', ['0'], ['7']],
  ]);
  await schoolAdmin.departments.updateDept({ body: { id, version: 2, sort: 7 } });
  expect(await changesOf(auditor, 'updateDept')).toEqual([]);
  const { changes } = await latest(auditor, 'createDept');
  expect(changes).toBeNull();
});

test('of a decision: what was decided, and which purchase the task is about', async () => {
  const people = await buyers(app);
  const input = purchaseInput(await aSharedCard(people.finance), await aCategory(people.applicant));
  const { id } = await aPurchase(people, 'EXECUTING', { input });
  const chinese = app.client(auditor.token, '10.0.0.1', 'zh-CN') as TestClient;
  expect(await changesOf(chinese, 'decideApprovalTask')).toEqual(expect.arrayContaining([['任务状态', ['待处理'], ['已同意']]]));
  const { names } = await latest(chinese, 'decideApprovalTask');
  const { projectName } = await people.applicant.projects.getProjectDetail({ path: { id } });
  expect(names.map(({ name }) => name)).toContain(projectName);
  expect((await latest(chinese, 'submitProject')).names).toContainEqual({ id, name: projectName });
});

test('of a purchase that an officer takes: who it is', async () => {
  const { officer, applicant, approver, finance } = await buyers(app);
  const input = largerInput(await aSharedCard(finance, '90000.00'), await aCategory(applicant));
  await ownersAlone(app.database.db);
  const project = await aLargerPurchase({ officer, applicant, approver, finance, witness: approver }, 'APPROVED', input);
  const { id: projectId, version } = project;
  await officer.projects.receiveProject({ path: { id: projectId }, body: { version } });
  expect(await changesOf(auditor, 'receiveProject')).toEqual(
    expect.arrayContaining([[expect.stringMatching(/officer/i), [], [expect.any(String)]]]),
  );
});

test('a menu that is switched off for the first time had no value before', async () => {
  const menuId = seedId('menu', 403);
  await admin.menus.enableOrDisableMenu({ body: { menuId, companyId: '3338', enabled: false, reason: 'Not yet' } });
  expect(await changesOf(admin, 'enableOrDisableMenu')).toEqual([
    ['Enabled', [], ['No']],
    ['Disabled by the platform', [], ['Yes']],
    ['Reason', [], ['Not yet']],
  ]);
});

test('of long texts what differs is kept, not all of it', async () => {
  const content = (end: string) => `<p>${'long '.repeat(400)}${end}</p>`;
  const editor = await app.as('operator1', 'operator');
  const about = { title: 'Log news', categoryCode: 'news' };
  const { records } = await editor.articles.queryNewsPage({ query: { size: 1 } });
  const { id } = await editor.articles.saveNews({
    body: { ...about, categoryCode: records[0]?.categoryCode ?? '', content: content('first') },
  });
  await editor.articles.updateNews({ path: { id }, body: { version: 1, content: content('second') } });
  const { changes } = await latest(admin, 'updateNews');
  expect(changes?.map(({ field }) => field)).toEqual(['content']);
  const [before, after] = [changes?.[0]?.before[0]?.value ?? '', changes?.[0]?.after[0]?.value ?? ''];
  expect([before.length, after.length].every((length) => length < 60)).toBe(true);
  expect([before, after]).toEqual([expect.stringMatching(/^….*first<\/p>$/), expect.stringMatching(/^….*second<\/p>$/)]);
});

test('a change of another school is seen by nobody here, nor are names of its rows', async () => {
  const other = await app.database.db
    .selectFrom('dept')
    .select(['id', 'deptName', 'version'])
    .where('companyId', '=', '3338')
    .where('parentId', 'is not', null)
    .executeTakeFirstOrThrow();
  await admin.departments.updateDept({ body: { id: other.id, version: other.version, sort: 77 } });
  const { id } = await latest(admin, 'updateDept');
  expect(await changesOf(admin, 'updateDept')).toEqual([[expect.any(String), [expect.any(String)], ['77']]]);
  expect(await failureOf(auditor.operationLog.getOperationLogDetail({ path: { id } }))).toMatchObject({ code: 4004 });

  // A refused request names rows as it likes.
  const body = { roleName: 'Curious', roleCode: 'curious', dataScope: 'ALL' as const, menuIds: [other.id] };
  await failureOf(schoolAdmin.roles.saveRole({ body }));
  const [forSchool, forPlatform] = await Promise.all([auditor, admin].map((reader) => latest(reader, 'saveRole')));
  expect(forSchool).toMatchObject({ code: 4003, names: [], changes: null });
  expect(forPlatform?.names).toEqual([{ id: other.id, name: other.deptName }]);
});

test('secrets are in no change: no password, no hash, no account of WeChat', async () => {
  const { id } = await users.create(schoolAdmin, { name: 'Secret Person' });
  const row = await app.database.db.selectFrom('appUser').select('passwordHash').where('id', '=', id).executeTakeFirstOrThrow();
  const { tempPassword } = await users.reset(schoolAdmin, id);
  expect((await latest(auditor, 'resetPassword')).changes).not.toBeNull();
  await users.remove(schoolAdmin, id);
  const written = await text();
  for (const secret of [row.passwordHash ?? '', tempPassword, firstPassword, 'passwordHash', 'openId']) {
    expect(secret).not.toBe('');
    expect(written).not.toContain(secret);
  }
});

test('every secret column of a compared table is hidden', () => {
  const shown = Object.entries(tableColumns).flatMap(([table, columns]) =>
    kindOf(table as RecordTable) !== undefined ? columns.filter((one) => !hiddenColumns.has(one)) : [],
  );
  expect(shown.filter((column) => /hash|secret|token|openId|signingKey|^password/i.test(column))).toEqual([]);
  expect(shown).toContain('roleName');
});

test('a repeat with the same key adds no row', async () => {
  const finance = await app.as('finance1', 'finance');
  const { records } = await finance.expenditure.queryExpenditurePage({ query: { status: 'ENABLED', expired: false, size: 1 } });
  const freeze = () =>
    finance.expenditure.freezeExpenditure(
      { path: { id: records[0]?.id ?? '' }, body: { amount: '0.01', bizCode: 'LOG-1', reason: 'A reason' } },
      { idempotencyKey: 'log-repeat-1' },
    );
  const count = async () =>
    (await auditor.operationLog.queryOperationLogPage({ query: { operationId: 'freezeExpenditure' } })).total;
  const before = await count();
  expect(await freeze()).toEqual(await freeze());
  expect(await count()).toBe(before + 1);
  expect((await latest(auditor, 'freezeExpenditure')).changes?.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['frozenAmount', 'availableAmount']),
  );
});

/** Writes by name that compare nothing, and why. */
const uncompared: Record<string, string> = {
  recordInvoice: 'enters an invoice, and changes no row that was there',
  updatePurchasingProgress: 'changes many rows, all of which the request has',
  resetPasswords: 'changes secrets of many users, all of whom the request has',
  deleteMessageSceneRelation: 'deletes subscriptions, which have no fields',
  updatePassword: 'has its own transaction, and changes a secret',
  updateMyPhone: 'has its own transaction',
  resetForgottenPassword: 'has its own transaction, and changes a secret',
};

test('every operation that changes or deletes a row says which one', () => {
  const names = /^(update|publish|enable|authorize|freeze|unfreeze|audit|remark|record|reset|delete|remove|unbind)/;
  const changing = Object.values(contract).filter((operation) => isWrite(operation) && names.test(operation.id));
  const input = { path: {}, query: {}, body: { id: 'x', companyId: '1', menuId: 'x', stockId: 'x' } };
  const silent = changing.filter(({ id }) => !loggedRecord(id, input, { companyId: '1001', userId: 'x' }));
  expect(changing.length).toBeGreaterThan(50);
  expect(silent.map(({ id }) => id).toSorted()).toEqual(Object.keys(uncompared).toSorted());
});
