import { dayMs } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { taskKinds } from '#operations/taskKinds.ts';
import type { Database } from '#platform/db/database.ts';
import { seedId } from '#reference/seedId.ts';
import { testDatabase } from '#test/database.ts';
import { tally } from '#test/demoRows.ts';
import { seedTime } from './seedTime.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const readTasks = () => database.db.selectFrom('task').selectAll().execute();
const endedTasks = async () => (await readTasks()).filter(({ status }) => status !== 'PENDING');
const readMessages = () => database.db.selectFrom('inboxMessage').selectAll().execute();

test('more than two hundred tasks have ended, of seven kinds', async () => {
  const tasks = await endedTasks();
  const kinds = tally(tasks.map(({ taskType }) => taskType));
  // Nothing of the demo data comes from a financial or a project system, and no card is carried over.
  expect(new Set([...kinds.keys(), 'SYNC_EXPENDITURE', 'CARRY_EXPENDITURE', 'SYNC_ASSOCIATION'])).toEqual(
    new Set(Object.keys(taskKinds)),
  );
  expect(tally(tasks.map(({ status }) => status))).toEqual(
    new Map([
      ['SUCCESS', tasks.length - 3],
      ['FAILED', 2],
      ['STOPPED', 1],
    ]),
  );
  expect(tasks.length).toBeGreaterThan(200);
  expect(new Set(tasks.map(({ taskCode }) => taskCode)).size).toBe(tasks.length);
  const odd = tasks.filter(
    ({ startTime, endTime, executeTime }) =>
      !startTime || !endTime || endTime < startTime || startTime < executeTime || endTime > seedTime,
  );
  expect(odd).toEqual([]);
});

test('one task waits, which calls nobody, and is not due on the day on which the demo data are installed', async () => {
  const waiting = (await readTasks()).filter(({ status }) => status === 'PENDING');
  expect(waiting).toMatchObject([{ taskType: 'CLEANUP', startTime: null, endTime: null, createBy: seedId('user', 114) }]);
  expect(Number(waiting[0]?.executeTime) - seedTime.getTime()).toBeGreaterThan(5 * dayMs);
});

test('what was pushed by WeChat was sent by tasks, which say how much of it', async () => {
  const logs = await database.db.selectFrom('wechatSendLog').select(['companyId', 'status', 'createTime', 'sendTime']).execute();
  const pushes = (await readTasks()).filter(({ taskType }) => taskType === 'WECHAT_PUSH');
  const ends = new Map(
    pushes.map(({ companyId, executeTime, endTime }) => [`${companyId} ${Number(executeTime)}`, Number(endTime)]),
  );
  const ofPush = (log: (typeof logs)[number]) => `${log.companyId} ${Number(log.createTime)}`;
  expect(logs.filter((log) => Number(log.sendTime) > (ends.get(ofPush(log)) ?? 0))).toEqual([]);
  const sent = logs.filter(({ status }) => status === 'SENT').length;
  const counted = pushes.map(({ totalCount, result }) => [Number(totalCount), Number(result?.params.sent)] as const);
  expect([0, 1].map((at) => counted.reduce((sum, pair) => sum + Number(pair[at]), 0))).toEqual([logs.length, sent]);
});

test('every task has a log, which ends with what became of it', async () => {
  const lines = await database.db.selectFrom('taskLog').selectAll().orderBy('id').execute();
  const logs = Map.groupBy(lines, ({ taskId }) => taskId);
  const odd = (await endedTasks()).filter(({ id, status, result, error, startTime, endTime }) => {
    const log = logs.get(id) ?? [];
    const end = status === 'STOPPED' ? { key: 'stopped', params: {} } : (result ?? error);
    const isOrdered = log.every(({ time }, at) => at === 0 || Number(time) >= Number(log[at - 1]?.time));
    const isWhole = log.some(({ time }) => Number(time) === Number(startTime)) && Number(log.at(-1)?.time) === Number(endTime);
    return !isOrdered || !isWhole || JSON.stringify(log.at(-1)?.event) !== JSON.stringify(end);
  });
  expect(odd).toEqual([]);
});

test('as many were told of an announcement as the task that told them says', async () => {
  const told = tally((await readMessages()).filter(({ sceneCode }) => sceneCode === 'SYSTEM_NOTICE').map(({ bizId }) => bizId));
  const tasks = (await readTasks()).filter(({ taskType }) => taskType === 'SEND_NOTICE');
  expect(tasks.length).toBeGreaterThan(10);
  expect(told).toEqual(new Map(tasks.map(({ bizId, result }) => [bizId, result?.params.sent])));
});

test('messages of a year wait in the inboxes, most of them read, none before it was sent', async () => {
  const messages = await readMessages();
  expect(messages.length).toBeGreaterThan(600);
  expect(messages.filter(({ readTime, createTime }) => createTime > seedTime || (readTime && readTime < createTime))).toEqual([]);
  const unread = messages.filter(({ readTime }) => readTime === null).length;
  expect([unread > 20, unread < messages.length / 3]).toEqual([true, true]);
});

test('only bound accounts that receive the scene were sent messages by WeChat', async () => {
  const sent = await database.db.selectFrom('wechatSendLog').selectAll().execute();
  const relations = await database.db.selectFrom('messageSceneRelation').selectAll().execute();
  const receives = new Set(relations.map(({ receiverId, sceneCode }) => `${receiverId} ${sceneCode}`));
  expect(sent.length).toBeGreaterThan(200);
  expect(sent.filter(({ receiverId, sceneCode }) => !receives.has(`${receiverId} ${sceneCode}`))).toEqual([]);
});
