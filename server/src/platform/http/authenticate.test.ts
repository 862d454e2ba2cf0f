import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { roleFixture } from '#test/builders/roleFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { hashToken } from '../auth/token.ts';
import type { Tables } from '../db/tables.ts';

let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.as('teacher1');
});

const minutes = (count: number) => count * 60_000;
const status = async () => (await failureOf(user.session.getInfo()))?.status ?? 200;

test('a session ends after 30 idle minutes', async () => {
  app.clock.advance(minutes(30) - 1);
  expect(await status()).toBe(200);
  app.clock.advance(minutes(30));
  expect(await status()).toBe(401);
});

test('a session in use ends after 8 hours', async () => {
  for (let quarter = 1; quarter < 32; quarter += 1) {
    app.clock.advance(minutes(15));
    expect(await status()).toBe(200);
  }
  app.clock.advance(minutes(15));
  expect(await status()).toBe(401);
});

test('what a page asks at intervals keeps no idle session alive', async () => {
  for (let minute = 1; minute < 30; minute += 1) {
    app.clock.advance(minutes(1));
    expect(await user.inbox.countUnreadInboxMessages()).toMatchObject({ count: expect.any(Number) });
  }
  app.clock.advance(minutes(1));
  expect((await failureOf(user.inbox.countUnreadInboxMessages()))?.status).toBe(401);
  expect(await status()).toBe(401);
});

test('that a session is in use is written down once a minute at most', async () => {
  const lastSeen = async () =>
    (
      await app.database.db
        .selectFrom('loginSession')
        .select('lastSeenTime')
        .where('tokenHash', '=', hashToken(user.token))
        .executeTakeFirstOrThrow()
    ).lastSeenTime;
  const start = await lastSeen();
  app.clock.advance(59_000);
  await status();
  expect(await lastSeen()).toEqual(start);
  app.clock.advance(1000);
  await status();
  expect(await lastSeen()).toEqual(app.clock.now);
});

test('what a role loses is gone at once, on every server', async () => {
  const admin = await app.as('admin', 'admin');
  const roles = roleFixture(app, admin);
  const menuIds = await roles.menusWith('system:user:read');
  const holder = await roles.holderOf({ dataScope: 'SCHOOL', menuIds }, 'teacher1');
  const servers = [holder, app.anotherServer().client(holder.token)];
  const answers = () =>
    Promise.all(servers.map(async ({ users }) => (await failureOf(users.querySchoolUserPage()))?.status ?? 200));
  expect(await answers()).toEqual([200, 200]);
  const id = (await holder.session.getInfo()).currentRole?.id ?? '';
  for (const [held, status] of [
    [[], 403],
    [menuIds, 200],
  ] as const) {
    const { version } = await roles.detail(id);
    await admin.roles.updateRole({ body: { id, version, menuIds: [...held] } });
    expect(await answers()).toEqual([status, status]);
  }
});

test('logout ends the session at once', async () => {
  expect(await user.session.logout()).toBeNull();
  expect(await status()).toBe(401);
  expect((await failureOf(user.session.logout()))?.status).toBe(401);
});

test('logout tells where to go on, if that is configured', async () => {
  const other = await startApp({ config: { logoutRedirectUrl: 'https://sso.example.edu.cn/logout' } });
  expect(await (await other.as('teacher1')).session.logout()).toBe('https://sso.example.edu.cn/logout');
  await other.close();
});

test.each<[string, keyof Tables, object]>([
  ['the user is disabled', 'appUser', { status: 'DISABLED' }],
  ['the user is locked', 'appUser', { status: 'LOCKED' }],
  ['the role is disabled', 'role', { status: 'DISABLED' }],
  ['the department is disabled', 'dept', { status: 'DISABLED' }],
])('when %s the session ends for good', async (_when, table, change) => {
  const { db } = app.database;
  const all = (values: object) =>
    db
      .updateTable(table)
      .set(values as Updateable<Tables[typeof table]>)
      .execute();
  await all(change);
  expect(await status()).toBe(401);
  await all({ status: 'ENABLED' });
  expect(await status()).toBe(401);
});

test('when the role is taken away from the user the session ends for good', async () => {
  const { db } = app.database;
  const taken = await db.deleteFrom('userRoleDept').where('companyId', '=', '1001').returningAll().execute();
  expect(await status()).toBe(401);
  await db.insertInto('userRoleDept').values(taken).execute();
  expect(await status()).toBe(401);
});

test('when the school is suspended the user is told once, and the session has ended', async () => {
  const school = app.database.db.updateTable('company').where('id', '=', '1001');
  await school.set({ status: 'SUSPENDED' }).execute();
  expect(await failureOf(user.session.getInfo())).toMatchObject({ status: 200, code: 4010 });
  expect(await status()).toBe(401);
  await school.set({ status: 'ACTIVE' }).execute();
  expect(await status()).toBe(401);
});

test.each([
  ['Authorization', { authorization: 'Bearer {token}' }, ''],
  ['a cookie', { cookie: 'token={token}; sdscmall-bidding=Bearer {token}' }, ''],
  ['the query', {}, '?token={token}&sdscmall-bidding={token}'],
  ['the header without Bearer', { 'sdscmall-bidding': '{token}' }, ''],
  ['another scheme', { 'sdscmall-bidding': 'Basic {token}' }, ''],
])('a token in %s is not read', async (_where, headers, query) => {
  const filled = Object.entries(headers).map(([name, value]) => [name, value.replaceAll('{token}', user.token)] as const);
  const response = await app.send(`/api/supp/auth/getInfo${query.replaceAll('{token}', user.token)}`, {
    headers: Object.fromEntries(filled),
  });
  expect(response.status).toBe(401);
});
