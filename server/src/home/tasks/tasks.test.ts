import type { Query, Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { taskKinds } from '#operations/taskKinds.ts';
import { planTask } from '#platform/tasks/planTask.ts';
import { roleFixture } from '#test/builders/roleFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let schoolAdmin: TestClient;
/** Of the platform, with the scope of a school: the platform's own. */
let operator: TestClient;
/** Of school 1001, with every code about tasks. */
let keeper: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  schoolAdmin = await app.as('schooladmin', 'school_admin');
  operator = await app.as('operator1', 'operator');
  const roles = roleFixture(app, admin);
  const menuIds = await roles.menusWith(...['read', 'create', 'retry', 'stop'].map((action) => `system:task:${action}`));
  keeper = await roles.holderOf({ dataScope: 'SCHOOL', menuIds }, 'keeper1');
});
afterAll(() => app.close());

/** A task that belongs to a school. */
async function ofSchool(companyId: string, taskName = 'A task', executeTime = app.clock.now) {
  const plan = { companyId, taskType: 'CLEANUP' as const, taskName, executeTime, by: null };
  return String(await planTask(app.database.db, taskKinds, plan, app.clock.now));
}
let minutes = 0;
const input = (changes: Partial<Schemas['TaskInput']> = {}) => {
  minutes += 1;
  const executeTime = new Date(app.clock.now.getTime() + minutes * 60_000).toISOString();
  return { taskName: 'A task', taskType: 'CLEANUP' as const, executeTime, ...changes };
};
const page = (query: Query<'queryTaskPage'> = {}, client = admin) =>
  client.tasks.queryTaskPage({ query: { size: 200, ...query } });
const detail = (id: string, client = admin) => client.tasks.getTaskDetail({ path: { id } });

describe('the list', () => {
  test('shows the latest first, and each row once over its pages', async () => {
    const recent = { executeTimeStart: '2025-12-01T00:00:00+08:00' };
    const { records, total } = await page(recent);
    const times = records.map(({ executeTime }) => executeTime);
    expect(times).toEqual(times.toSorted().reverse());
    const pages = await Promise.all([1, 2, 3].map((current) => page({ ...recent, current, size: Math.ceil(total / 3) })));
    expect(pages.flatMap((one) => one.records.map(({ id }) => id))).toEqual(records.map(({ id }) => id));
    const oldest = await page({ ...recent, sort: 'executeTime,asc' });
    expect(oldest.records.map(({ id }) => id)).toEqual(records.map(({ id }) => id).reverse());
  });

  test('is filtered by status, kind and time', async () => {
    const failed = await page({ status: 'FAILED', taskType: 'CLEANUP' });
    expect(failed).toMatchObject({
      total: 1,
      records: [{ status: 'FAILED', errorMessage: 'System error. Contact the administrator.' }],
    });
    const [from, to] = ['2026-03-02T05:15:00+08:00', '2026-03-02T08:15:00+08:00'];
    const found = await page({ taskType: 'CLEANUP', executeTimeStart: from, executeTimeEnd: to });
    expect(found.records.map(({ executeTime }) => executeTime)).toEqual([
      '2026-03-02T07:15:00+08:00',
      '2026-03-02T06:15:00+08:00',
      '2026-03-02T05:15:00+08:00',
    ]);
  });

  test('is searched by the beginning of number or name, in which wildcards mean themselves', async () => {
    const id = await ofSchool('1001', '100%_a');
    const ids = async (keyword: string) => (await page({ keyword })).records.map((task) => task.id);
    expect(await ids('100%')).toEqual([id]);
    expect(await ids('100%_')).toEqual([id]);
    expect(await ids('%')).toEqual([]);
    const [first] = (await page({ size: 1, status: 'FAILED' })).records;
    expect(await ids(String(first?.taskCode))).toEqual([first?.id]);
  });

  test('calls what the server plans by itself like its kind, in the language of who reads it, and finds it by that name', async () => {
    const { id: userId, name: userName } = await admin.session.getInfo();
    const plan = { companyId: '0', taskType: 'CLEANUP' as const, executeTime: app.clock.now, by: { userId, userName } };
    const id = String(await planTask(app.database.db, taskKinds, plan, app.clock.now));
    const names = { 'en-US': 'Clean up expired data', 'zh-CN': '过期数据清理' };
    for (const [language, taskName] of Object.entries(names)) {
      const reader = app.client(admin.token, '10.0.0.1', language);
      const { records } = await reader.tasks.queryTaskPage({ query: { keyword: taskName.slice(0, 4), size: 200 } });
      expect(records.map((task) => task.id)).toContain(id);
      expect(new Set(records.map((task) => task.taskName))).toEqual(new Set([taskName]));
      expect(await reader.tasks.getTaskDetail({ path: { id } })).toMatchObject({ taskName });
      expect((await reader.home.getHomeOverview()).ownTasks[0]).toMatchObject({ id, taskName });
    }
  });

  test.each([
    ['SYNC_CAS', '同步统一认证', 'Sync users'],
    ['REPORT_EXPORT', '导出：用户', 'Export: Users'],
    ['REPORT_EXPORT', '导出：我的名单', '导出：我的名单'],
  ] as const)('says what was kept as the name of a %s, “%s”, in English if we made it: “%s”', async (taskType, kept, name) => {
    const { id: userId, name: userName } = await admin.session.getInfo();
    const plan = { companyId: '1001', taskType, taskName: kept, executeTime: app.clock.now, by: { userId, userName } };
    const id = String(await planTask(app.database.db, taskKinds, plan, app.clock.now));
    const reader = app.client(admin.token, '10.0.0.1', 'en-US');
    const { records } = await reader.tasks.queryTaskPage({ query: { keyword: name.slice(0, 9), size: 200 } });
    expect(records.find((task) => task.id === id)).toMatchObject({ taskName: name });
    const chinese = app.client(admin.token, '10.0.0.1', 'zh-CN');
    expect(await chinese.tasks.getTaskDetail({ path: { id } })).toMatchObject({ taskName: kept });
    await app.database.db.deleteFrom('task').where('id', '=', id).execute();
  });

  test.each([
    ['SYNC_CAS', 'Synchronise users', 'Sync users', '同步统一认证'],
    ['REPORT_EXPORT', 'Export: Stock', 'Export: Inventory', '导出：库存'],
  ] as const)(
    'calls a %s that an earlier version has named “%s” as it is called now',
    async (taskType, kept, english, chinese) => {
      const { id: userId, name: userName } = await admin.session.getInfo();
      const plan = { companyId: '1001', taskType, taskName: kept, executeTime: app.clock.now, by: { userId, userName } };
      const id = String(await planTask(app.database.db, taskKinds, plan, app.clock.now));
      for (const [language, taskName] of [['en-US', english] as const, ['zh-CN', chinese] as const]) {
        const reader = app.client(admin.token, '10.0.0.1', language);
        const { records } = await reader.tasks.queryTaskPage({ query: { keyword: taskName, size: 200 } });
        expect(records.find((task) => task.id === id)).toMatchObject({ taskName });
      }
      await app.database.db.deleteFrom('task').where('id', '=', id).execute();
    },
  );

  test('of a school holds its own tasks, of the platform all', async () => {
    const own = await ofSchool('1001');
    const other = await ofSchool('3338');
    const ids = async (client: TestClient, query = {}) => (await page(query, client)).records.map(({ id }) => id);
    for (const client of [schoolAdmin, keeper]) {
      expect(await ids(client)).toContain(own);
      expect(await ids(client)).not.toContain(other);
      expect((await page({}, client)).records.filter(({ companyId }) => companyId !== '1001')).toEqual([]);
      expect(await failureOf(page({ companyId: '3338' }, client))).toMatchObject({ status: 403 });
      expect(await failureOf(detail(other, client))).toMatchObject({ code: 4004 });
    }
    expect(await ids(admin)).toEqual(expect.arrayContaining([own, other]));
    expect((await page({ companyId: '3338' })).records).toContainEqual(expect.objectContaining({ id: other, companyId: '3338' }));
    expect(await ids(admin, { companyId: '3338' })).not.toContain(own);
    expect((await page({}, operator)).total).toBe((await page({}, admin)).total);
    expect(await detail(own, schoolAdmin)).toMatchObject({ id: own, companyName: '江海大学', payload: null, log: [] });
  });
});

describe('creating', () => {
  test('the kinds say when they are carried out, and who may create them', async () => {
    const kinds = async (client: TestClient) =>
      (await client.tasks.listTaskTypes()).map(({ taskType, schedule, creatable }) => [taskType, schedule, creatable]);
    expect(await kinds(admin)).toContainEqual(['CLEANUP', '15 * * * *', true]);
    expect(await kinds(schoolAdmin)).toContainEqual(['CLEANUP', '15 * * * *', false]);
    expect(await kinds(keeper)).toContainEqual(['CLEANUP', '15 * * * *', false]);
    expect(await kinds(operator)).toContainEqual(['CLEANUP', '15 * * * *', true]);
  });

  test('a task of the platform is created by somebody of the platform, and carried out', async () => {
    const body = input();
    const { id } = await admin.tasks.createTask({ body });
    expect(await detail(id)).toMatchObject({
      status: 'PENDING',
      companyId: '0',
      taskCode: expect.stringMatching(/^T20260302-/),
      createByName: '周明远',
      allowedActions: ['STOP'],
    });
    app.clock.advance(minutes * 60_000);
    while (await app.newWorker().work());
    expect(await detail(id)).toMatchObject({
      status: 'SUCCESS',
      result: expect.stringMatching(/^[\d,]+ expired rows? deleted$/),
      doneCount: 5,
      totalCount: 5,
    });
  });

  test('nobody of a school creates one, and it belongs to no school', async () => {
    const refused = (body: Schemas['TaskInput'], client = admin) => failureOf(client.tasks.createTask({ body }));
    expect(await refused(input(), keeper)).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'taskType', rule: 'creatable' }],
    });
    expect(await refused(input({ companyId: '1001' }))).toMatchObject({
      fieldErrors: [{ field: 'companyId', rule: 'mismatch' }],
    });
    expect(await refused(input(), schoolAdmin)).toMatchObject({ status: 403 });
  });

  test('of 20 that plan the same for the same time one succeeds', async () => {
    const body = input();
    const results = await Promise.all(Array.from({ length: 20 }, () => failureOf(admin.tasks.createTask({ body }))));
    expect(results.filter((failure) => failure === null).length).toBe(1);
    for (const failure of results.filter((one) => one !== null)) {
      expect(failure).toMatchObject({ status: 400, fieldErrors: [{ field: 'executeTime', rule: 'unique' }] });
    }
  });

  test('an idempotency key creates one and gives the same id again', async () => {
    const body = input();
    const call = () => admin.call('createTask', { body }, { idempotencyKey: 'tasks-test-key' });
    expect(await call()).toEqual(await call());
  });
});

describe('retry and stop', () => {
  const retry = (id: string, client = admin) => client.tasks.retryTask({ path: { id } });
  const stop = (id: string, client = admin) => client.tasks.stopTask({ path: { id } });

  test('of 20 who stop a task at once one succeeds, and of 20 who retry it', async () => {
    const id = await ofSchool('1001');
    for (const action of [stop, retry, stop]) {
      const results = await Promise.all(Array.from({ length: 20 }, () => failureOf(action(id))));
      expect(results.filter((failure) => failure === null).length).toBe(1);
      expect(new Set(results.map((failure) => failure?.code))).toEqual(new Set([undefined, 4301]));
    }
    expect((await detail(id)).log.map(({ message }) => message)).toEqual([
      '周明远 requested a stop.',
      '周明远 requested a retry.',
      '周明远 requested a stop.',
    ]);
  });

  test('what has succeeded can be neither retried nor stopped', async () => {
    const [task] = (await page({ status: 'SUCCESS', size: 1 })).records;
    expect(task?.allowedActions).toEqual([]);
    expect(await failureOf(retry(String(task?.id)))).toMatchObject({ code: 4301 });
    expect(await failureOf(stop(String(task?.id)))).toMatchObject({ code: 4301 });
  });

  test('a task of another school does not exist for somebody of a school; one of the own school does', async () => {
    const [own, other] = [await ofSchool('1001'), await ofSchool('3338')];
    expect(await failureOf(stop(other, keeper))).toMatchObject({ code: 4004 });
    expect(await failureOf(retry(other, keeper))).toMatchObject({ code: 4004 });
    expect(await stop(own, keeper)).toMatchObject({ status: 'STOPPED', updateByName: expect.any(String) });
  });

  test.each(['retryTask', 'stopTask'])('%s is refused to links, pictures and other sites, although it is a GET', async (name) => {
    const id = await ofSchool('1001');
    const headers = { 'sdscmall-bidding': `Bearer ${admin.token}` };
    for (const foreign of [{ 'sec-fetch-mode': 'navigate' }, { 'sec-fetch-dest': 'image' }, { 'sec-fetch-site': 'cross-site' }]) {
      const response = await app.send(`/task/${name}/${id}`, { headers: { ...headers, ...(foreign as Record<string, string>) } });
      expect(response.status).toBe(403);
    }
    expect((await detail(id)).status).toBe('PENDING');
  });
});
