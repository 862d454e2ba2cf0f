import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeCas } from '#demo/gateways/fakeCas.ts';
import { seedTime } from '#demo/seed/seedTime.ts';
import type { RowSource } from '#platform/gateway/rowSource.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let school: TestClient;
beforeEach(async () => {
  const casUsers: RowSource = {
    isFake: false,
    async *pages() {
      yield { rows: [{ id: '20250144', account: 'kongxiangrui', name: '孔祥瑞', deptCode: '1331' }], total: 1 };
    },
  };
  app = await startApp({ config: { casUsers } });
  school = await app.as('schooladmin', 'school_admin');
});
afterEach(() => app.close());

const call = (client = school) => client.users.syncCasUsers();
/** Without those of the demo data. */
const planned = () =>
  app.database.db
    .selectFrom('task')
    .select('id')
    .where('taskType', '=', 'SYNC_CAS')
    .where('createTime', '>=', seedTime)
    .execute();

describe('the call', () => {
  test('answers with one open task however often it is called, and begins another when that has ended', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => call()));
    expect(new Set(answers.map(({ taskId }) => taskId)).size).toBe(1);
    const [first] = answers;
    expect(first).toEqual({
      taskId: first?.taskId,
      status: 'PENDING',
      added: null,
      updated: null,
      disabled: null,
      refused: null,
    });
    await app.newWorker().work();
    expect(await planned()).toHaveLength(1);
    expect((await call()).taskId).not.toBe(first?.taskId);
  });

  test('is written to the operation log', async () => {
    await call();
    const rows = await app.database.db
      .selectFrom('operationLog')
      .select(['code', 'userName'])
      .where('operationId', '=', 'syncCasUsers')
      .execute();
    expect(rows).toEqual([{ code: 0, userName: '李文博' }]);
  });

  test('is refused to schools without a central authentication, and to the platform', async () => {
    const [stranger, admin] = [await app.as('qiuyunfei', 'school_admin'), await app.as('admin', 'admin')];
    for (const client of [stranger, admin]) expect(await failureOf(call(client))).toMatchObject({ status: 200, code: 4101 });
    expect(await planned()).toEqual([]);
    const executeTime = app.clock.now.toISOString();
    const body = { taskName: 'By hand', taskType: 'SYNC_CAS', executeTime, companyId: '3338' } as const;
    const { id } = await admin.tasks.createTask({ body });
    await app.newWorker().work();
    expect((await admin.tasks.getTaskDetail({ path: { id } })).errorMessage).toBe('The school does not use single sign-on.');
  });

  test('is refused to links and other sites, although it is a GET', async () => {
    const headers = { 'sdscmall-bidding': `Bearer ${school.token}`, 'sec-fetch-site': 'cross-site' };
    expect((await app.send('/sys/user/syncCas', { headers })).status).toBe(403);
  });
});

describe('without an address to synchronise from', () => {
  test('the call says so', async () => {
    const bare = await startApp();
    const client = await bare.as('schooladmin', 'school_admin');
    expect(await failureOf(call(client))).toMatchObject({
      status: 200,
      code: 4101,
      message: 'User sync is not set up. Ask 周明远 or 吴启航 to set CAS_SYNC_URL on the server.',
    });
    await bare.close();
  });

  test('demo data get fake users, and the log says that they are', async () => {
    const demo = await startApp({ config: { casUsers: fakeCas } });
    const client = await demo.as('schooladmin', 'school_admin');
    const { taskId } = await call(client);
    await demo.newWorker().work();
    const { result, log } = await client.tasks.getTaskDetail({ path: { id: taskId } });
    expect(result).toBe('User sync finished. 3 users added. 1 row rejected.');
    expect(log.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'FAKE users, not real data: CAS_SYNC_URL is not set.',
        'Row 7: department no-such-dept does not exist or is disabled.',
      ]),
    );
    await demo.close();
  });
});
