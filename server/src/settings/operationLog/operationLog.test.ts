import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let auditor: TestClient;
let admin: TestClient;
let schoolAdmin: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  schoolAdmin = await app.as('schooladmin', 'school_admin');
  auditor = await app.as('auditor1', 'auditor');
});
afterAll(() => app.close());

type Query = NonNullable<Parameters<TestClient['operationLog']['queryOperationLogPage']>[0]>['query'];
const page = (client: TestClient, query: Query = {}) =>
  client.operationLog.queryOperationLogPage({ query: { size: 200, ...query } });
const detail = (client: TestClient, id: string) => client.operationLog.getOperationLogDetail({ path: { id } });
const role = { roleName: 'Patrol', roleCode: 'patrol', dataScope: 'ALL' as const, menuIds: [] };

test('what was done and what was refused is shown, newest first, in words', async () => {
  app.clock.advance(1000);
  await failureOf(schoolAdmin.roles.saveRole({ body: role }));
  const { records } = await page(auditor, { size: 2 });
  expect(records[0]).toMatchObject({
    time: '2026-03-02T09:00:01+08:00',
    userName: '李文博',
    roleName: 'School administrator',
    deptName: '信息中心',
    module: 'roles',
    operationId: 'saveRole',
    action: 'Create a role',
    method: 'POST /sys/role/saveRole',
    success: false,
    code: 4003,
    errorMsg: 'You cannot grant a data scope beyond your own: ALL.',
    companyId: '1001',
  });
  expect(records[0]?.costMs).toBeGreaterThanOrEqual(0);
  const { request, names, changes, ...row } = await detail(auditor, records[0]?.id ?? '');
  expect(row).toEqual(records[0]);
  expect({ names, changes }).toEqual({ names: [], changes: null });
  expect(JSON.parse(request ?? '')).toEqual({ path: {}, query: {}, body: role });
});

test('passwords are in no request', async () => {
  const client = await app.as('teacher1');
  const { id: userId } = await client.session.getInfo();
  const { records } = await page(auditor, { userId, operationId: 'login' });
  const { request } = await detail(auditor, records[0]?.id ?? '');
  expect(JSON.parse(request ?? '').body).toEqual({ username: 'teacher1' });
});

test('a school sees its own rows; data scope ALL sees every one', async () => {
  const companies = async (client: TestClient) => new Set((await page(client)).records.map(({ companyId }) => companyId));
  expect(await companies(auditor)).toEqual(new Set(['1001']));
  expect([...(await companies(admin))]).toEqual(expect.arrayContaining(['0', '1001', '3338']));
  const { records } = await page(admin, { companyId: '3338' });
  expect(new Set(records.map(({ companyId }) => companyId))).toEqual(new Set(['3338']));
  expect(await failureOf(page(auditor, { companyId: '3338' }))).toMatchObject({ status: 403, code: 4003 });
  expect(await failureOf(detail(auditor, records[0]?.id ?? ''))).toMatchObject({ status: 200, code: 4004 });
  expect(await detail(admin, records[0]?.id ?? '')).toMatchObject({ companyId: '3338' });
});

test.each<[string, NonNullable<Query>, (row: Awaited<ReturnType<typeof page>>['records'][number]) => boolean]>([
  ['beginning of the name', { userName: '李' }, ({ userName }) => userName?.startsWith('李') ?? false],
  ['module', { module: 'roles' }, ({ module }) => module === 'roles'],
  ['operation', { operationId: 'updateRole' }, ({ operationId }) => operationId === 'updateRole'],
  ['done', { success: true }, ({ code }) => code === 0],
  ['refused', { success: false }, ({ code, errorMsg }) => code !== 0 && errorMsg !== null],
  [
    'request',
    { requestId: '6f1d3c1e-5c52-4c0e-9a53-0d3b6d0c9d11' },
    ({ requestId }) => requestId === '6f1d3c1e-5c52-4c0e-9a53-0d3b6d0c9d11',
  ],
  [
    'time',
    { timeStart: '2026-02-01T00:00:00+08:00', timeEnd: '2026-02-02T00:00:00+08:00' },
    ({ time }) => time.startsWith('2026-02-01'),
  ],
])('rows are filtered by %s', async (_what, query, fits) => {
  const { records, total } = await page(admin, query);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan((await page(admin)).total);
  expect(records.filter((row) => !fits(row))).toEqual([]);
});

test('wildcards mean themselves, and a module that does not exist has no rows', async () => {
  expect((await page(admin, { userName: '%' })).total).toBe(0);
  expect((await page(admin, { module: 'nothing' })).total).toBe(0);
});

test('rows are sorted by time both ways, and the pages together hold every row once', async () => {
  const query = { module: 'roles', size: 30 };
  const { total } = await page(auditor, query);
  const found: string[] = [];
  const times: string[] = [];
  for (let current = 1; found.length < total; current += 1) {
    const { records } = await page(auditor, { ...query, current, sort: 'time,asc' });
    expect(records.length).toBeGreaterThan(0);
    found.push(...records.map(({ id }) => id));
    times.push(...records.map(({ time }) => time));
  }
  expect(new Set(found).size).toBe(total);
  expect(times).toEqual([...times].sort());
});

test('what a later version no longer has is still shown', async () => {
  const { db } = app.database;
  const { records } = await page(admin, { requestId: '6f1d3c1e-5c52-4c0e-9a53-0d3b6d0c9d11' });
  const id = records[0]?.id ?? '';
  await db.updateTable('operationLog').set({ operationId: 'oldName', reason: 'oldReason' }).where('id', '=', id).execute();
  const changed = { module: 'removed', action: 'oldName', method: '', code: 4003, errorMsg: null };
  expect(await detail(admin, id)).toMatchObject(changed);
});
