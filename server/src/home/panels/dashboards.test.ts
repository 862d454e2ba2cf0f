import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let school: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  school = await app.as('schooladmin', 'school_admin');
});
afterAll(() => app.close());

const workplace = (client: TestClient) => client.home.getDashboardWorkplace();
const monitor = (client = admin) => client.home.getDashboardMonitor();
const sum = (rows: { count: number }[] | null) => rows?.reduce((total, { count }) => total + count, 0);

describe('the workplace', () => {
  test.each([
    ['schooladmin', 'school_admin'],
    ['dean1', 'dept_approver'],
    ['finance1', 'finance'],
    ['teacher1', 'purchaser'],
    ['officer1', 'procurement_officer'],
  ])('of %s counts what the lists show, within the same scope', async (account, role) => {
    const client = await app.as(account, role);
    const { users, suppliers, funds } = await workplace(client);
    const total = (page: Promise<{ total: number }>) => page.then((found) => found.total).catch(() => undefined);
    expect([sum(users), sum(suppliers), funds?.cardCount]).toEqual([
      await total(client.users.querySchoolUserPage({ query: { size: 1 } })),
      await total(client.company.queryAllSupplier({ query: { size: 1 } })),
      await total(client.expenditure.queryExpenditurePage({ query: { size: 1 } })),
    ]);
    for (const { status, count } of suppliers ?? []) {
      expect([status, await total(client.company.queryAllSupplier({ query: { status, size: 1 } }))]).toEqual([status, count]);
    }
  });

  test('adds up funds to the fen', async () => {
    const { funds } = await workplace(school);
    const { sum: expected } = await school.expenditure.queryExpenditurePage();
    expect(funds).toMatchObject(expected);
  });

  test('shows announcements, messages, shortcuts and to-dos as the home page does, and nothing that the role may not see', async () => {
    const teacher = await app.as('teacher1', 'purchaser');
    const { todoCounts, unreadMessageCount, systemAnnouncements, shortcuts, ...figures } = await workplace(teacher);
    const home = await teacher.home.getHomeOverview();
    expect(home).toMatchObject({ todoCounts, unreadMessageCount, systemAnnouncements, shortcuts });
    expect(figures).toMatchObject({ users: null, tasks: null });
  });

  test('counts tasks of the last day and all that are open', async () => {
    const { tasks } = await workplace(admin);
    const executeTimeStart = new Date(app.clock.now.getTime() - 24 * 3600_000).toISOString();
    const { total } = await admin.tasks.queryTaskPage({ query: { executeTimeStart, size: 1 } });
    expect(sum(tasks)).toBe(total);
    expect(total).toBeGreaterThan(0);
    const body = { taskName: 'Later', taskType: 'CLEANUP', executeTime: '2026-03-05T09:00:00+08:00' } as const;
    await admin.tasks.createTask({ body });
    // Beside the one of the demo data.
    expect((await workplace(admin)).tasks).toContainEqual({ status: 'PENDING', count: 2 });
  });
});

describe('the monitor', () => {
  test('counts requests by what became of them', async () => {
    const before = await monitor();
    const of = ({ apiStats }: typeof before, id: string) => apiStats.find(({ operationId }) => operationId === id);
    const [asked = 0, refused = 0] = [of(before, 'queryRolePage')?.count, of(before, 'queryRolePage')?.refusedCount];
    const teacher = await app.as('teacher1', 'purchaser');
    await admin.roles.queryRolePage();
    await failureOf(teacher.roles.queryRolePage());
    await app.send('/no/such/path');
    const after = await monitor();
    expect(of(after, 'queryRolePage')).toMatchObject({
      action: 'List roles',
      path: 'GET /sys/role/queryRolePage',
      count: asked + 2,
      refusedCount: refused + 1,
      faultCount: 0,
      errorRate: '0.0000',
    });
    expect(Number(of(after, 'queryRolePage')?.p95Ms)).toBeGreaterThan(0);
    // One of the calls that are counted is the one before.
    expect(after.requests.count).toBe(sum(after.apiStats));
    expect(sum(after.minutes)).toBe(after.requests.count);
  });

  test('tells of faults, and how to find them in the log', async () => {
    const { schema } = app.database.db;
    await schema.alterTable('dict_type').renameTo('dict_type_gone').execute();
    const headers = { 'sdscmall-bidding': `Bearer ${admin.token}` };
    const requestId = (await app.send('/sys/dict/type/page', { headers })).headers.get('x-request-id');
    await schema.alterTable('dict_type_gone').renameTo('dict_type').execute();
    const { recentFaults, requests, apiStats } = await monitor();
    expect(recentFaults).toEqual([{ time: '2026-03-02T09:00:00+08:00', operationId: 'queryDictTypePage', requestId }]);
    expect(requests.faultCount).toBe(1);
    expect(requests.errorRate).toBe((1 / requests.count).toFixed(4));
    expect(apiStats.find(({ operationId }) => operationId === 'queryDictTypePage')).toMatchObject({ errorRate: '1.0000' });
  });

  test('counts sessions that could still be used, and their users', async () => {
    const { onlineUsers, liveSessions } = await monitor();
    const leaving = await app.as('auditor1', 'auditor');
    await app.as('auditor1', 'auditor');
    expect(await monitor()).toMatchObject({ onlineUsers: onlineUsers + 1, liveSessions: liveSessions + 2 });
    await leaving.session.logout();
    expect(await monitor()).toMatchObject({ onlineUsers: onlineUsers + 1, liveSessions: liveSessions + 1 });
    app.clock.advance(29 * 60_000);
    await monitor();
    app.clock.advance(60_000);
    expect(await monitor()).toMatchObject({ onlineUsers: 1, liveSessions: 1 });
    school = await app.as('schooladmin', 'school_admin');
  });

  test('lists the latest refusals of the operation log', async () => {
    await failureOf(school.menus.saveMenu({ body: { menuName: 'Mine', menuType: 'DIR', sysCode: 'bidding' } }));
    const { recentErrors } = await monitor();
    const { records } = await admin.operationLog.queryOperationLogPage({ query: { success: false, size: 20 } });
    expect(recentErrors).toEqual(records);
    expect(recentErrors[0]).toMatchObject({ operationId: 'saveMenu', success: false });
  });

  test('tells of process and database what is known', async () => {
    const { process: own, database, taskStats } = await monitor();
    const isEmbedded = app.database.kind === 'embedded';
    expect(own).toMatchObject({ nodeVersion: process.version, startTime: '2026-03-02T09:00:00+08:00' });
    expect(own.eventLoopDelay).toEqual({ p50Ms: '0.1', p99Ms: '1.2', maxMs: '3.4' });
    expect(own.heapUsedBytes).toBeGreaterThan(1_000_000);
    expect(own.uptimeSeconds).toBe((app.clock.now.getTime() - Date.parse('2026-03-02T09:00:00+08:00')) / 1000);
    expect(database.kind).toBe(isEmbedded ? 'EMBEDDED' : 'POSTGRESQL');
    expect(database.sizeBytes).toBeGreaterThan(1_000_000);
    expect([database.connections, database.maxConnections]).toEqual(
      isEmbedded ? [null, null] : [expect.any(Number), expect.any(Number)],
    );
    expect(taskStats).toEqual((await workplace(admin)).tasks);
  });
});
