import { contract } from '@campus-procurement/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enUS } from '#platform/i18n/enUS.ts';
import { zhCN } from '#platform/i18n/zhCN.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await startApp();
  user = await app.as('schooladmin', 'school_admin');
});
afterAll(() => app.close());

const own = () => ({ 'sdscmall-bidding': `Bearer ${user.token}` });

test('every operation of the contract has a route', async () => {
  for (const { method, path } of Object.values(contract)) {
    const response = await app.send(path.replace(/\{\w+\}/g, 'some-id'), { method });
    // A public one may miss its query.
    expect([401, 415, 200, 400], `${method} ${path}`).toContain(response.status);
  }
});

test('every answer names its request and is neither stored nor sniffed', async () => {
  const responses = [
    await app.send('/api/supp/auth/getInfo', { headers: own() }),
    await app.send('/api/supp/auth/getInfo'),
    await app.send('/no/such/path'),
    await app.send('/sys/role/saveRole', { method: 'OPTIONS' }),
  ];
  for (const { headers } of responses) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
  expect(new Set(responses.map(({ headers }) => headers.get('x-request-id'))).size).toBe(responses.length);
});

test('a success is an envelope with a confirmation', async () => {
  const response = await app.send('/auth/v2/get-role-dept/list', { headers: own() });
  expect(await response.json()).toEqual({ code: 0, msg: zhCN.success.done, data: expect.any(Array) });
  const client = await app.as('teacher1');
  const logout = await app.send('/auth/logout', { headers: { 'sdscmall-bidding': `Bearer ${client.token}` } });
  expect(await logout.json()).toEqual({ code: 0, msg: zhCN.success.loggedOut, data: null });
});

test.each([
  ['zh-CN', zhCN.failure.unknownPath],
  ['en-US,en;q=0.9', enUS.failure.unknownPath],
])('people are spoken to in the language they ask for: %s', async (language, msg) => {
  const response = await app.send('/no/such/path', { headers: { 'accept-language': language } });
  expect(await response.json()).toEqual({ code: 404, msg, data: null });
});

test.each(['/no/such/path', '/sys/role/queryRoleDetail/', '/sys/role/queryRoleDetail/a/b', '/auth/v2/login/', ''])(
  'the path %j is unknown',
  async (path) => {
    const response = await app.send(path, { headers: own() });
    expect([response.status, await response.json()]).toMatchObject([404, { code: 404, data: null }]);
  },
);

test('a known path tells which methods it takes', async () => {
  const refused = await app.send('/sys/role/saveRole', { method: 'PATCH' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  expect(await refused.json()).toMatchObject({ code: 405, data: null });
  const options = await app.send('/sys/role/queryRolePage', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } });
  expect([options.status, options.headers.get('allow'), await options.text()]).toEqual([204, 'GET, HEAD, OPTIONS', '']);
});

test('HEAD reads without a body, and does nothing that GET would do beside reading', async () => {
  const head = await app.send('/sys/role/queryRolePage', { method: 'HEAD', headers: own() });
  expect([head.status, await head.text()]).toEqual([200, '']);
  for (const path of ['/auth/logout', '/auth/captcha']) {
    expect((await app.send(path, { method: 'HEAD', headers: own() })).status).toBe(405);
  }
  await expect(user.session.getInfo()).resolves.toBeDefined();
});

test('health tells that the process is up, readiness that the database answers', async () => {
  const other = await startApp();
  const statusOf = async (path: string) => (await other.app.fetch(new Request(`http://server.test${path}`))).status;
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/readyz')).toBe(200);
  await other.close();
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/readyz')).toBe(503);
});

test('without the database every operation is answered with 503, to be tried again later', async () => {
  const other = await startApp();
  const client = await other.as('teacher1');
  await other.close();
  const response = await other.send('/api/supp/auth/getInfo', { headers: { 'sdscmall-bidding': `Bearer ${client.token}` } });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toEqual({ code: 503, msg: zhCN.failure.unreachable, data: null });
});
