import { contract } from '@campus-procurement/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await startApp();
  user = await app.as('teacher1');
});
afterAll(() => app.close());

const logout = (headers: Record<string, string>) =>
  app.send('/auth/logout', { headers: { 'sdscmall-bidding': `Bearer ${user.token}`, ...headers } });

test.each([
  ['a link', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }],
  ['an image', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' }],
  ['a script element', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script', 'sec-fetch-site': 'same-site' }],
  ['a frame', { 'sec-fetch-dest': 'iframe' }],
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ['another site', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' }],
])('%s cannot log a user out', async (_what, headers) => {
  const response = await logout(headers as Record<string, string>);
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 4003, data: null });
  await expect(user.session.getInfo()).resolves.toBeDefined();
});

const changing = Object.values(contract).filter(({ method, sideEffect }) => method === 'GET' && sideEffect);

test.each(changing)(
  '$id, a GET that changes something, is refused to a link, before anything else is looked at',
  async ({ path }) => {
    const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' };
    for (const headers of [navigation, { 'sec-fetch-site': 'cross-site' }, { 'sec-purpose': 'prefetch;prerender' }]) {
      const response = await app.send(path.replace(/\{\w+\}/, 'none'), { headers: { ...headers, 'accept-language': 'en' } });
      expect([response.status, (await response.json()).code]).toEqual([403, 4003]);
    }
    // Without a session, everything else is told so, or that its token is no good.
    expect((await (await app.send(path.replace(/\{\w+\}/, 'none'))).json()).code).not.toBe(4003);
  },
);

test('these are seven', () => expect(changing).toHaveLength(7));

test('a script of the own origin can', async () => {
  const response = await logout({ 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' });
  expect(await response.json()).toMatchObject({ code: 0, data: null });
});
