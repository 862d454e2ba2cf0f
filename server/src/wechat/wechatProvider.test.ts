import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import { testDatabase } from '../testing/database.ts';
import { fakeWechat } from './fakeWechat.ts';
import { officialAccount } from './officialAccount.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

function logOf() {
  const lines: string[] = [];
  return { lines, log: pino({}, { write: (line: string) => lines.push(line) }) };
}

test('the official account is asked for a code that carries the key, with a token of its own', async () => {
  const { lines, log } = logOf();
  const received: unknown[] = [];
  let answers: object[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    received.push(request.url, JSON.parse(Buffer.concat(chunks).toString()));
    response.end(JSON.stringify(answers.shift()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = officialAccount(
    { appId: 'wx1', secret: 'very-secret', token: 't', template: { id: 'tpl', field: 'thing1' }, apiUrl },
    log,
  );

  answers = [
    { access_token: 'access+1', expires_in: 7200 },
    { ticket: 'x', expire_seconds: 300, url: 'http://weixin.qq.com/q/1' },
  ];
  expect(await account.bindingLink('key-1', 300)).toBe('http://weixin.qq.com/q/1');
  expect(received).toEqual([
    '/cgi-bin/stable_token',
    { grant_type: 'client_credential', appid: 'wx1', secret: 'very-secret' },
    '/cgi-bin/qrcode/create?access_token=access%2B1',
    { expire_seconds: 300, action_name: 'QR_STR_SCENE', action_info: { scene: { scene_str: 'key-1' } } },
  ]);

  answers = [{ errcode: 40013, errmsg: 'invalid appid' }];
  await expect(account.bindingLink('key-2', 300)).rejects.toMatchObject({ reason: 'unreachable' });
  expect(lines.join()).toMatch(/"errcode":40013.*WeChat refused a call/);
  server.closeAllConnections();
  server.close();
  await expect(account.bindingLink('key-3', 300)).rejects.toMatchObject({ reason: 'unreachable' });
  expect(lines.join()).toMatch(/WeChat was not reached/);
  expect(lines.join()).not.toContain('very-secret');
});

test('the fake says so in the code, in the log, and in the name of the account that it binds', async () => {
  const { lines, log } = logOf();
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
  await expect.poll(() => lines.join(), { timeout: 8000, interval: 100 }).toMatch(/FAKE WECHAT, nobody has scanned a code/);
  const bound = await db.selectFrom('wechatReceiver').select('nickName').where('userId', '=', user.userId).execute();
  expect(bound).toContainEqual({ nickName: 'FAKE WeChat' });
});
