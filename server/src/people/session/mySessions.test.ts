import { type Client, createClient } from '@campus-procurement/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signTicket } from '#platform/auth/loginTicket.ts';
import { mostSessions } from '#platform/auth/sessionLimit.ts';
import { failureOf } from '#test/failureOf.ts';
import { outcomes } from '#test/races/contest.ts';
import { startTwoServers } from '#test/races/twoServers.ts';
import { missing } from '#test/refusals.ts';
import { password, startApp, type TestApp, type TestClient } from '#test/startApp.ts';

const minute = 60_000;
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const portal = { issuer: 'portal', operation: 'exchangeToken', schools: '*', secret: 'portal'.padEnd(32, '.') } as const;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  await app.database.db.deleteFrom('loginSession').execute();
});
afterAll(() => app.close());

const list = ({ session }: Client) => session.listMySessions();
const end = ({ session }: Client, id: string) => session.endMySession({ path: { id } });
const statusOf = async (client: TestClient) => (await failureOf(client.session.getInfo()))?.status ?? 200;
/** The id that a login has in the list. */
const idOf = async (client: TestClient) => (await list(client)).find(({ current }) => current)?.id ?? '';

/** Goes on in the first role. */
async function switchRole({ session }: Client): Promise<TestClient> {
  const [choice] = await session.getRoleDeptList();
  const [dept] = choice?.deptList ?? [];
  if (!choice || !dept) throw new Error('There is no role to choose');
  const body = { roleId: choice.roleId, deptId: dept.id, collegeId: dept.collegeId };
  const { access_token: token } = await session.switchDept({ body });
  return Object.assign(app.client(token), { token });
}

/** Logs in with a device that calls itself so, from an address. */
async function logInWith(userAgent: string, address: string): Promise<TestClient> {
  const device = createClient({
    baseUrl: 'http://server.test/api',
    token: () => null,
    fetch: (url, init) => app.app.fetch(new Request(url, init), { address }),
    headers: { 'user-agent': userAgent },
  });
  const { access_token: token } = await device.session.login({ body: { username: 'teacher1', password } });
  return Object.assign(app.client(token), { token });
}

describe('the own logins', () => {
  test('show device, address, times, role and department, the one used last first', async () => {
    const onPhone = await logInWith(phone, '10.21.7.80');
    app.clock.advance(5 * minute);
    const here = await app.loginAs('teacher1', 'purchaser');
    const [first, second, ...others] = await list(here);
    expect(others).toEqual([]);
    expect(first).toEqual({
      id: expect.any(String),
      browser: null,
      system: null,
      address: '10.0.0.1',
      current: true,
      loginTime: '2026-03-02T09:05:00+08:00',
      lastActiveTime: '2026-03-02T09:05:00+08:00',
      roleName: 'Requester',
      deptName: '有机化学实验室',
    });
    expect(second).toEqual({
      id: expect.any(String),
      browser: 'Safari',
      system: 'iOS',
      address: '10.21.7.80',
      current: false,
      loginTime: '2026-03-02T09:00:00+08:00',
      lastActiveTime: '2026-03-02T09:00:00+08:00',
      roleName: null,
      deptName: null,
    });
    expect((await list(onPhone)).map(({ current }) => current)).toEqual([false, true]);
    app.clock.now = new Date('2026-03-02T01:00:00.000Z');
  });

  test('go on over a switch of role, with device and begin', async () => {
    const before = await logInWith(phone, '10.21.7.80');
    const [login] = await list(before);
    app.clock.advance(2 * minute);
    const after = await switchRole(before);
    const lastActiveTime = '2026-03-02T09:02:00+08:00';
    expect(await list(after)).toEqual([{ ...login, lastActiveTime, roleName: 'Requester', deptName: '有机化学实验室' }]);
    app.clock.now = new Date('2026-03-02T01:00:00.000Z');
  });

  test('are those that live: none that was logged out, was idle for half an hour, or is somebody else’s', async () => {
    await app.login('teacher1');
    await (await app.login('teacher1')).session.logout();
    await app.login('schooladmin');
    app.clock.advance(20 * minute);
    const here = await app.login('teacher1');
    expect(await list(here)).toHaveLength(2);
    app.clock.advance(10 * minute);
    expect(await list(here)).toMatchObject([{ current: true }]);
    app.clock.now = new Date('2026-03-02T01:00:00.000Z');
  });

  test('tell nothing that a token could be found with, and of a text that a device sends no more than known names', async () => {
    const here = await logInWith(`<b>Evil</b>/1.0 ${'x'.repeat(2_000)}`, '10.0.0.9');
    const { tokenHash, userAgent } = await app.database.db
      .selectFrom('loginSession')
      .select(['tokenHash', 'userAgent'])
      .executeTakeFirstOrThrow();
    const answer = JSON.stringify(await list(here));
    expect(answer).not.toContain(tokenHash);
    expect(answer).not.toContain(here.token);
    expect(answer).not.toContain('Evil');
    expect(userAgent).toHaveLength(300);
  });
});

describe('ending a login', () => {
  test('another one is refused at once, by every server, and the own one goes on', async () => {
    const [here, there] = [await app.loginAs('teacher1'), await app.loginAs('teacher1')];
    const elsewhere = app.anotherServer().client(there.token);
    await elsewhere.session.getInfo();
    await end(here, await idOf(there));
    expect((await failureOf(elsewhere.session.getInfo()))?.status).toBe(401);
    expect([await statusOf(there), await statusOf(here)]).toEqual([401, 200]);
    const log = app.database.db.selectFrom('operationLog').select('code').where('operationId', '=', 'endMySession');
    expect(await log.execute()).toEqual([{ code: 0 }]);
  });

  test('one that has switched its role meanwhile ends all the same', async () => {
    const [here, there] = [await app.loginAs('teacher1'), await app.login('teacher1')];
    const id = await idOf(there);
    const switched = await switchRole(there);
    await end(here, id);
    expect(await statusOf(switched)).toBe(401);
  });

  test('the own one is ended by a logout only', async () => {
    const here = await app.loginAs('teacher1');
    const failure = await failureOf(end(here, await idOf(here)));
    expect(failure).toMatchObject({ status: 200, code: 4209, msg: 'This is your current session. Log out to end it.' });
    expect(await statusOf(here)).toBe(200);
  });

  test('one of somebody else, one that has ended and one that there is not are answered alike', async () => {
    const [here, other, ended] = [await app.loginAs('teacher1'), await app.loginAs('schooladmin'), await app.login('teacher1')];
    const endedId = await idOf(ended);
    await ended.session.logout();
    const failures = await Promise.all([await idOf(other), endedId, 'none'].map((id) => failureOf(end(here, id))));
    const [of, ...others] = failures.map((failure) => ({ status: failure?.status, code: failure?.code, msg: failure?.msg }));
    expect(of).toMatchObject(missing);
    expect(others).toEqual([of, of]);
    expect(await statusOf(other)).toBe(200);
  });

  test('all others end together, also those of before a role is chosen, and nobody else’s', async () => {
    const here = await app.loginAs('teacher1');
    const others = [await app.login('teacher1'), await app.loginAs('teacher1')];
    const stranger = await app.loginAs('schooladmin');
    await here.session.endMyOtherSessions();
    expect(await Promise.all([...others, here, stranger].map(statusOf))).toEqual([401, 401, 200, 200]);
    expect(await list(here)).toHaveLength(1);
    await here.session.endMyOtherSessions();
    expect(await statusOf(here)).toBe(200);
  });
});

describe('more logins than a user may have', () => {
  test('end the one that was unused for longest, and none is refused', async () => {
    const clients: TestClient[] = [];
    for (let count = 0; count < mostSessions; count += 1) {
      clients.push(await app.login('teacher1'));
      app.clock.advance(minute);
    }
    // The oldest is used again.
    await clients[0]?.session.getInfo();
    const newest = await app.login('teacher1');
    expect(await Promise.all(clients.map(statusOf))).toEqual([200, 401, ...Array.from({ length: mostSessions - 2 }, () => 200)]);
    expect(await list(newest)).toHaveLength(mostSessions);
    app.clock.now = new Date('2026-03-02T01:00:00.000Z');
  });

  test('end the first of those that came in the same moment', async () => {
    const clients: TestClient[] = [];
    for (let count = 0; count < mostSessions + 2; count += 1) clients.push(await app.login('teacher1'));
    const rest = Array.from({ length: mostSessions }, () => 200);
    expect(await Promise.all(clients.map(statusOf))).toEqual([401, 401, ...rest]);
  });

  test('leave somebody else’s alone', async () => {
    const stranger = await app.loginAs('schooladmin');
    for (let count = 0; count <= mostSessions; count += 1) await app.login('teacher1');
    expect(await statusOf(stranger)).toBe(200);
  });

  test('are no switches of role: each goes on with the login before', async () => {
    const others = [await app.login('teacher1'), await app.login('teacher1')];
    for (let count = 0; count < mostSessions - 2; count += 1) await app.loginAs('teacher1');
    expect(await Promise.all(others.map(statusOf))).toEqual([200, 200]);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('at once on two servers', () => {
  let servers: Awaited<ReturnType<typeof startTwoServers>>;
  beforeAll(async () => {
    servers = await startTwoServers({ LOGIN_ISSUERS: JSON.stringify([portal]) });
  });
  afterAll(() => servers.stop());

  let tickets = 0;
  /** Logs in with a ticket, for passwords are asked with a captcha if they come too fast. */
  const logIn = async ({ session }: Client) => {
    tickets += 1;
    const ticket = { issuer: portal, account: 'teacher1', nonce: `nonce-${tickets}`.padEnd(12, '.') };
    const token = signTicket({ ...ticket, expireTime: new Date(Date.now() + 30_000) });
    return (await session.exchangeToken({ query: { token } })).access_token;
  };

  const openOf = () =>
    servers.db
      .selectFrom('loginSession')
      .innerJoin('appUser', (join) =>
        join.onRef('appUser.companyId', '=', 'loginSession.companyId').onRef('appUser.id', '=', 'loginSession.userId'),
      )
      .select('tokenHash')
      .where('account', '=', 'teacher1')
      .where('endTime', 'is', null)
      .execute();

  test('50 logins are all admitted and leave as many as a user may have', async () => {
    const found = await outcomes(servers.clients(), logIn);
    expect(new Set(found)).toEqual(new Set(['done']));
    expect(await openOf()).toHaveLength(mostSessions);
  });

  test('no switch of role outlives the end of all others', async () => {
    const [here] = (await servers.as('teacher1')) as [Client];
    for (let round = 0; round < 10; round += 1) {
      const others = await Promise.all(
        Array.from({ length: 8 }, async (_, at) => {
          const token = await logIn(servers.clients()[at % 2] as Client);
          return servers.clients(token)[at % 2] as Client;
        }),
      );
      await Promise.all([...others.map((other) => failureOf(switchRole(other))), here.session.endMyOtherSessions()]);
      expect(await openOf()).toHaveLength(1);
    }
  });

  test('one of 50 ends a login', async () => {
    const here = await servers.as('teacher1');
    const there = await servers.as('teacher1');
    const ids = await (there[0] as Client).session.listMySessions();
    const id = ids.find(({ current }) => current)?.id ?? '';
    const found = await outcomes(here, ({ session }) => session.endMySession({ path: { id } }));
    expect(found.filter((one) => one === 'done')).toHaveLength(1);
    expect(found.filter((one) => one === 4004)).toHaveLength(49);
  });
});
