import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startOfficialAccountServer } from '#test/officialAccountServer.ts';
import { officialAccount } from './officialAccount.ts';

let server: Awaited<ReturnType<typeof startOfficialAccountServer>>;
let lines: string[];
beforeEach(async () => {
  server = await startOfficialAccountServer();
  lines = [];
});
afterEach(() => server.close());

function account(timeoutMs?: number) {
  const settings = { appId: 'wx1', secret: 'very-secret', token: 't', template: { id: 'tpl', field: 'thing1' } };
  return officialAccount({ ...settings, apiUrl: server.url }, pino({}, { write: (line: string) => lines.push(line) }), timeoutMs);
}
const push = (title = 'A title', timeoutMs?: number) => account(timeoutMs).push({ openId: 'open-1', title });
const unreachable = { reason: 'unreachable' };
const tokenCall = {
  url: '/cgi-bin/stable_token',
  body: { grant_type: 'client_credential', appid: 'wx1', secret: 'very-secret' },
};

test('a code that carries the key is asked for with a token of the account', async () => {
  server.answer = () => ({ ticket: 'x', expire_seconds: 300, url: 'http://weixin.qq.com/q/1' });
  expect(await account().bindingLink('key-1', 300)).toBe('http://weixin.qq.com/q/1');
  const body = { expire_seconds: 300, action_name: 'QR_STR_SCENE', action_info: { scene: { scene_str: 'key-1' } } };
  expect(server.calls).toEqual([tokenCall, { url: '/cgi-bin/qrcode/create?access_token=access%2B1', body }]);
});

test('a code that is refused, or asked for while nobody answers, is told of without the secret', async () => {
  server.answer = () => ({ errcode: 40013, errmsg: 'invalid appid' });
  await expect(account().bindingLink('key-2', 300)).rejects.toMatchObject(unreachable);
  expect(lines.join()).toMatch(/"errcode":40013.*WeChat refused a call/);
  server.close();
  await expect(account().bindingLink('key-3', 300)).rejects.toMatchObject(unreachable);
  expect(lines.join()).toMatch(/WeChat was not reached/);
  expect(lines.join()).not.toContain('very-secret');
});

test('a message is pushed to its account by the template, with no more than twenty characters', async () => {
  expect(await push('一二三四五六七八九十一二三四五六七八九十多')).toBe(null);
  const data = { thing1: { value: '一二三四五六七八九十一二三四五六七八九十' } };
  expect(server.calls).toEqual([
    tokenCall,
    { url: '/cgi-bin/message/template/send?access_token=access%2B1', body: { touser: 'open-1', template_id: 'tpl', data } },
  ]);
});

test('a message to somebody who follows the account no more is refused for good', async () => {
  server.answer = () => ({ errcode: 43004, errmsg: 'require subscribe' });
  expect(await push()).toBe('43004 require subscribe');
});

test.each([
  [-1, 'system error'],
  [42001, 'access_token expired'],
])('the fault %i passes: the message is tried again', async (errcode, errmsg) => {
  server.answer = () => ({ errcode, errmsg });
  await expect(push()).rejects.toMatchObject(unreachable);
  expect(lines.join()).toContain(`"errcode":${errcode}`);
});

test('a message is tried again when no answer comes in time', async () => {
  server.delayMs = 200;
  await expect(push('A title', 50)).rejects.toMatchObject(unreachable);
  expect(lines.join()).toMatch(/timeout.*WeChat was not reached/);
});
