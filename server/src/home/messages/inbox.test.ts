import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { taskKinds } from '#operations/taskKinds.ts';
import { cleanup } from '#platform/worker/cleanup.ts';
import { seedId } from '#reference/seedId.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let teacher: TestClient;
beforeAll(async () => {
  const broken = () => {
    throw new Error('broken');
  };
  app = await startApp({ taskKinds: { ...taskKinds, CLEANUP: { ...cleanup([broken]), schedule: null, maxRetry: 0 } } });
  teacher = await app.as('teacher1', 'purchaser');
});
afterAll(() => app.close());

type Query = NonNullable<Parameters<TestClient['inbox']['queryInboxMessagePage']>[0]>['query'];
/** Messages about passwords: in the demo data teacher1 has not read a single one. */
const resets: Query = { sceneCode: 'PASSWORD_RESET' };
const page = (client: TestClient, query: Query = {}) => client.inbox.queryInboxMessagePage({ query });
const unread = async (client: TestClient) => (await client.inbox.countUnreadInboxMessages()).count;
const mark = (client: TestClient, body: object) => client.inbox.markInboxMessagesRead({ body });
const ids = async (client: TestClient, query: Query = {}) => (await page(client, query)).records.map(({ id }) => id);

async function resetTeacher2() {
  const admin = await app.as('schooladmin', 'school_admin');
  await admin.users.resetPassword({ query: { id: seedId('user', 132) } });
  const user = await app.database.db.selectFrom('inboxMessage').selectAll().orderBy('createTime', 'desc').orderBy('id', 'desc');
  return user.executeTakeFirstOrThrow();
}

describe('the page', () => {
  test('has the own messages, the newest first, in the language that is asked for', async () => {
    const { records, total } = await page(teacher, resets);
    expect([total, await unread(teacher)]).toEqual([3, 3]);
    expect(records[0]).toMatchObject({ title: 'Your password has been reset', sceneName: 'Password reset', read: false });
    expect(records[0]?.content).toContain('李文博 has reset your password');
    const times = records.map(({ createTime }) => createTime);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(await ids(teacher, { ...resets, sort: 'createTime,asc' })).toEqual(records.map(({ id }) => id).toReversed());
  });

  test('filters by scene and by what was read', async () => {
    const dean = await app.as('dean1', 'dept_approver');
    const read = await ids(dean, { read: true });
    expect(read.length).toBeGreaterThan(0);
    expect((await ids(dean, { read: false })).length + read.length).toBe((await page(dean)).total);
    expect(await ids(dean, { sceneCode: 'TASK_FAILED' })).toEqual([]);
    const [told, noticed] = await Promise.all([page(dean, resets), page(dean, { sceneCode: 'SYSTEM_NOTICE' })]);
    expect([told.total > 0, told.total + noticed.total]).toEqual([true, (await page(dean)).total]);
  });

  test('the pages together hold every message once', async () => {
    const found = [...(await ids(teacher, { size: 8 })), ...(await ids(teacher, { size: 8, current: 2 }))];
    expect(found).toEqual(await ids(teacher, { size: 20 }));
    expect(found.length).toBe((await page(teacher)).total);
  });
});

describe('marking as read', () => {
  test('keeps the time of the first reading', async () => {
    const [first = '', second = '', third = ''] = await ids(teacher, resets);
    await mark(teacher, { ids: [first] });
    app.clock.advance(60_000);
    await mark(teacher, { ids: [first, second] });
    const times = (await page(teacher, resets)).records.map(({ readTime }) => readTime);
    expect(times).toEqual(['2026-03-02T09:00:00+08:00', '2026-03-02T09:01:00+08:00', null]);
    expect(await unread(teacher)).toBe(1);
    await mark(teacher, { all: true });
    expect([await unread(teacher), await ids(teacher, { read: false })]).toEqual([0, []]);
    expect(third).not.toBe('');
  });

  test('takes messages or all of them, not both and not neither', async () => {
    const refusal = { status: 400, code: 4000, fieldErrors: [{ field: '', rule: 'either' }] };
    expect(await failureOf(mark(teacher, {}))).toMatchObject(refusal);
    expect(await failureOf(mark(teacher, { all: true, ids: ['x'] }))).toMatchObject(refusal);
  });

  test('a message of somebody else does not exist, and then nothing changes', async () => {
    const keeper = await app.as('keeper1', 'warehouse_keeper');
    const before = await unread(keeper);
    const [own = ''] = await ids(keeper, { read: false });
    const [foreign = ''] = await ids(teacher);
    expect(await failureOf(mark(keeper, { ids: [own, foreign] }))).toMatchObject({ status: 200, code: 4004 });
    expect(await unread(keeper)).toBe(before);
    expect(before).toBeGreaterThan(0);
  });
});

describe('messages are sent', () => {
  test('to a user whose password was reset, without the password', async () => {
    const message = await resetTeacher2();
    const expected = { userId: seedId('user', 132), sceneCode: 'PASSWORD_RESET', params: { name: '李文博' }, readTime: null };
    expect(message).toMatchObject(expected);
  });

  test('to whoever asked for a task that has failed', async () => {
    const admin = await app.as('admin', 'admin');
    const before = await unread(admin);
    const body = { taskType: 'CLEANUP', taskName: 'Clean up at noon', executeTime: app.clock.now.toISOString() } as const;
    const { id } = await admin.tasks.createTask({ body });
    app.clock.advance(1000);
    const worker = app.newWorker();
    while (await worker.work());
    expect(await unread(admin)).toBe(before + 1);
    const [message, ...earlier] = (await page(admin, { sceneCode: 'TASK_FAILED' })).records;
    expect(message).toMatchObject({ title: 'Task failed: Clean up at noon', bizType: 'TASK', bizId: id });
    const titles = earlier.map(({ title }) => title);
    expect(titles, 'one that is called like its kind').toContain('Task failed: Clean up expired data');
  });
});
