import type { Client } from '@campus-procurement/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LoginIssuer, TicketOperation } from '#platform/auth/loginIssuers.ts';
import { signTicket } from '#platform/auth/loginTicket.ts';
import { failureOf } from '#test/failureOf.ts';
import { oneWins, outcomes } from '#test/races/contest.ts';
import { startTwoServers } from '#test/races/twoServers.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

const issuerOf = (issuer: string, operation: TicketOperation, schools: LoginIssuer['schools']): LoginIssuer => {
  return { issuer, operation, schools, secret: issuer.padEnd(32, '.') };
};
const mall = issuerOf('mall', 'accountLogin', ['1001']);
const external = issuerOf('external', 'exchangeToken', '*');
const portal = issuerOf('portal', 'checkJumpLoginTicket', ['1001', '1002']);
const loginIssuers = [mall, external, portal, issuerOf('shop', 'accountLogin', ['1001'])];

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ config: { loginIssuers } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('loginThrottle').execute();
  await app.database.db.deleteFrom('operationLog').execute();
});

let count = 0;
/** A ticket that is good for 30 seconds. */
function ticketFor(account: string, issuer = external, now = app.clock.now) {
  count += 1;
  return signTicket({ issuer, account, nonce: `nonce-${count}`.padEnd(12, '.'), expireTime: new Date(now.getTime() + 30_000) });
}
const exchange = (token: string, address?: string) => app.client(null, address).session.exchangeToken({ query: { token } });
const fromPlatform = (account: string, platform = 'mall') => app.client().session.accountLogin({ body: { account, platform } });
const jump = (ticket: string) => app.client().session.checkJumpLoginTicket({ body: { ticket } });
const logRows = () => app.database.db.selectFrom('operationLog').selectAll().orderBy('id').execute();
const badTicket = { status: 200, code: 4006, msg: 'The login ticket is not valid or has already been used.', data: null };

describe('a ticket gives a session without a role', () => {
  test.each([
    ['of another platform', 'teacher1', () => fromPlatform(ticketFor('teacher1', mall))],
    ['of an external system', 'teacher1', () => exchange(ticketFor('teacher1'))],
    ['of the portal of a school with that feature', 'mengqingge', () => jump(ticketFor('mengqingge', portal))],
  ])('%s', async (_of, account, login) => {
    const { access_token, ...answer } = await login();
    expect(answer).toMatchObject({ token_type: 'bearer', expires_in: 8 * 3600, userinfo: { accountId: account, role: null } });
    expect(await app.client(access_token).session.getInfo()).toEqual(answer.userinfo);
  });
});

test('a login is written down with its account, and no part of a ticket is, nor in the log', async () => {
  const [token, body] = [ticketFor('teacher1'), ticketFor('teacher1', mall)];
  app.logLines.length = 0;
  await exchange(token);
  await failureOf(exchange(token));
  await fromPlatform(body);
  const rows = await logRows();
  expect(rows).toMatchObject([
    { operationId: 'exchangeToken', code: 0, companyId: '1001', userName: '王晓梅', request: { query: {} } },
    { operationId: 'exchangeToken', code: 4006, companyId: '1001', userName: '王晓梅' },
    { operationId: 'accountLogin', code: 0, request: { body: { platform: 'mall' } } },
  ]);
  expect(app.logLines).toHaveLength(3);
  for (const secret of [token, body]) expect(JSON.stringify([rows, app.logLines])).not.toContain(secret.split('.')[2]);
});

test('it is good once', async () => {
  const token = ticketFor('teacher1');
  await exchange(token);
  expect(await failureOf(exchange(token))).toMatchObject(badTicket);
});

test('it is good for its minute', async () => {
  const token = ticketFor('teacher1');
  app.clock.advance(30_000);
  expect(await failureOf(exchange(token))).toMatchObject(badTicket);
});

test('every other reason to refuse it is answered alike', async () => {
  const setStatus = (account: string, status: 'ENABLED' | 'LOCKED') =>
    app.database.db.updateTable('appUser').set({ status }).where('account', '=', account).execute();
  await setStatus('dean1', 'LOCKED');
  const refusals = [
    () => exchange('teacher1.teacher1.teacher1'),
    () => exchange(ticketFor('nobody')),
    () => exchange(ticketFor('disabled1')),
    () => exchange(ticketFor('dean1')),
    // A school whose service has expired.
    () => exchange(ticketFor('duanzhaoning')),
    // Every school is not the platform itself.
    () => exchange(ticketFor('admin')),
    // Another school than those the issuer may vouch for.
    () => fromPlatform(ticketFor('mengqingge', mall)),
    // Another platform than the one that signed.
    () => fromPlatform(ticketFor('teacher1', mall), 'shop'),
    () => fromPlatform(ticketFor('teacher1', mall), 'unknown'),
    // Another way in than the issuer's.
    () => exchange(ticketFor('teacher1', mall)),
    // A school without the feature.
    () => jump(ticketFor('teacher1', portal)),
  ];
  for (const attempt of refusals) expect(await failureOf(attempt())).toMatchObject(badTicket);
  await setStatus('dean1', 'ENABLED');
  expect((await logRows()).map(({ code }) => code)).toEqual(refusals.map(() => 4006));
});

test('a session in the same browser goes on: the page asks before it replaces one', async () => {
  const teacher = await app.login('teacher1');
  const { access_token } = await app.client(teacher.token).session.exchangeToken({ query: { token: ticketFor('dean1') } });
  expect((await teacher.session.getInfo()).accountId).toBe('teacher1');
  await app.client(access_token).session.logout();
  expect((await teacher.session.getInfo()).accountId).toBe('teacher1');
});

test.each([
  ['a link', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }],
  ['another site', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' }],
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
])('%s exchanges no token and uses none up', async (_what, headers) => {
  const token = ticketFor('teacher1');
  const response = await app.send(`/auth/v2/exchangeToken?token=${token}`, { headers: headers as Record<string, string> });
  expect([response.status, (await response.json()).code]).toEqual([403, 4003]);
  await expect(exchange(token)).resolves.toBeDefined();
});

test('an answer is never kept by a cache, and asking for its head alone is refused', async () => {
  const response = await app.send(`/auth/v2/exchangeToken?token=${ticketFor('teacher1')}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const head = await app.send(`/auth/v2/exchangeToken?token=${ticketFor('teacher1')}`, { method: 'HEAD' });
  expect(head.status).toBe(405);
});

test('an address may bring 300 tickets a minute', async () => {
  const attempt = (address: string) => failureOf(exchange('teacher1.teacher1.teacher1', address));
  for (let times = 0; times < 300; times += 1) expect((await attempt('10.9.0.1'))?.code).toBe(4006);
  expect(await attempt('10.9.0.1')).toMatchObject({ status: 429, code: 4005 });
  expect((await attempt('10.9.0.2'))?.code).toBe(4006);
  app.clock.advance(60_000);
  expect((await attempt('10.9.0.1'))?.code).toBe(4006);
});

test('of 50 parallel exchanges of one ticket one wins', async () => {
  const token = ticketFor('teacher1');
  const failures = await Promise.all(Array.from({ length: 50 }, () => failureOf(exchange(token))));
  expect(failures.filter((failure) => failure === null)).toHaveLength(1);
  for (const failure of failures) if (failure) expect(failure).toMatchObject(badTicket);
});

describe.runIf(process.env.TEST_DATABASE_URL)('on two servers', () => {
  let servers: Awaited<ReturnType<typeof startTwoServers>>;
  beforeAll(async () => {
    servers = await startTwoServers({ LOGIN_ISSUERS: JSON.stringify(loginIssuers) });
  });
  afterAll(() => servers.stop());

  test.each<[string, string, LoginIssuer, (client: Client, ticket: string) => Promise<unknown>]>([
    ['an external system', 'teacher1', external, ({ session }, token) => session.exchangeToken({ query: { token } })],
    [
      'another platform',
      'teacher1',
      mall,
      ({ session }, account) => session.accountLogin({ body: { account, platform: 'mall' } }),
    ],
    ['a portal', 'mengqingge', portal, ({ session }, ticket) => session.checkJumpLoginTicket({ body: { ticket } })],
  ])('of 50 parallel logins with one ticket of %s one wins, five times in a row', async (_of, account, issuer, login) => {
    for (let round = 0; round < 5; round += 1) {
      // The real clock: these servers have no other.
      const ticket = ticketFor(account, issuer, new Date());
      // Each from an address of its own: one may bring 300 a minute.
      const clients = servers.clients(null, `10.7.${account.length}.${round}`);
      expect(await outcomes(clients, (client) => login(client, ticket))).toEqual(oneWins(4006));
    }
  });
});
