import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOfficialAccountServer } from '#test/officialAccountServer.ts';
import { startTwoServers } from '#test/races/twoServers.ts';

const companyId = '1001';
const messages = 50;

describe.runIf(process.env.TEST_DATABASE_URL)('two servers with several push tasks of one school', () => {
  let wechat: Awaited<ReturnType<typeof startOfficialAccountServer>>;
  let servers: Awaited<ReturnType<typeof startTwoServers>>;
  beforeAll(async () => {
    wechat = await startOfficialAccountServer();
    // Long enough for all tasks to meet at the same messages.
    wechat.delayMs = 20;
    const settings = { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 'secret', WECHAT_TOKEN: 'token', WECHAT_TEMPLATE_ID: 'tpl' };
    servers = await startTwoServers({ ...settings, WECHAT_API_URL: wechat.url });
  });
  afterAll(async () => {
    await servers.stop();
    wechat.close();
  });

  test('push each message once', { timeout: 60_000 }, async () => {
    const { db } = servers;
    const { id: receiverId } = await db
      .selectFrom('wechatReceiver')
      .select('id')
      .where((eb) => eb.and({ companyId, bindStatus: 'BOUND' }))
      .executeTakeFirstOrThrow();
    const ids = Array.from({ length: messages }, () => newId());
    const row = { companyId, receiverId, sceneCode: 'TASK_FAILED' as const, status: 'PENDING' as const, createTime: new Date() };
    const titled = (n: number) => JSON.stringify({ taskName: `task ${n}`, taskCode: 'T' });
    await db
      .insertInto('wechatSendLog')
      .values(ids.map((id, n) => ({ ...row, id, params: titled(n), sendTime: null, error: null })))
      .execute();
    const task = { companyId, taskName: 'Contested', taskType: 'WECHAT_PUSH' as const, isSingular: false, maxRetry: 0 };
    await db
      .insertInto('task')
      .values(
        Array.from({ length: 8 }, (_, n) => ({
          ...task,
          id: newId(),
          taskCode: `T20260101-00000${n}`,
          executeTime: new Date(0),
          status: 'PENDING' as const,
        })),
      )
      .execute();
    const sent = () => db.selectFrom('wechatSendLog').select('id').where('id', 'in', ids).where('status', '=', 'SENT').execute();
    const open = () => db.selectFrom('task').select('id').where('status', 'in', ['PENDING', 'RUNNING']).execute();
    await expect.poll(async () => (await sent()).length, { timeout: 50_000, interval: 200 }).toBe(messages);
    await expect.poll(async () => (await open()).length, { timeout: 20_000, interval: 200 }).toBe(0);
    const calls = wechat.calls.filter(({ url }) => url.startsWith('/cgi-bin/message/')).map(({ body }) => JSON.stringify(body));
    // At seven in the morning the servers have reminders to push, too.
    const pushed = calls.filter((body) => /task \d+/.test(body));
    expect(pushed).toHaveLength(messages);
    expect(new Set(pushed).size).toBe(messages);
  });
});
