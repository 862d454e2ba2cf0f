import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { testDatabase } from '#test/database.ts';
import { fakeWechat } from './fakeWechat.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('the fake says so in the code, in the log, and in the name of the account that it binds', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const { db } = database;
  const user = await db
    .selectFrom('appUser')
    .select(['companyId', 'id as userId'])
    .where('account', '=', 'auditor1')
    .executeTakeFirstOrThrow();
  const now = new Date('2026-03-02T01:00:00Z');
  const expireTime = new Date('2026-03-02T01:05:00Z');
  await db
    .insertInto('wechatBindAttempt')
    .values({ ...user, id: 'key-of-a-fake', status: 'WAITING', nickName: null, expireTime })
    .execute();
  expect(await fakeWechat(db, log, () => now).bindingLink('key-of-a-fake', 300)).toContain('FAKE WECHAT');
  await expect.poll(() => lines.join(), { interval: 100 }).toMatch(/FAKE WECHAT, nobody has scanned a code/);
  const bound = await db.selectFrom('wechatReceiver').select('nickName').where('userId', '=', user.userId).execute();
  expect(bound).toContainEqual({ nickName: 'FAKE WeChat' });
});
