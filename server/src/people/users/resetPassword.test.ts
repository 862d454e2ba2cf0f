import { afterAll, beforeAll, expect, test } from 'vitest';
import { user, userInput, users } from '#test/builders/userFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let schoolAdmin: TestClient;
beforeAll(async () => {
  app = await startApp();
  schoolAdmin = await app.as('schooladmin', 'school_admin');
});
afterAll(() => app.close());

test('a temporary password is shown once, works, has to be changed, and ends the sessions', async () => {
  const body = userInput();
  const { id } = await schoolAdmin.users.createUser({ body });
  const { access_token: token } = await users.logIn(app, body.account);
  const { tempPassword } = await users.reset(schoolAdmin, id);
  expect((await failureOf(app.client(token).session.getInfo()))?.status).toBe(401);
  expect((await failureOf(users.logIn(app, body.account)))?.code).toBe(4001);
  expect(await users.logIn(app, body.account, tempPassword)).toMatchObject({ needChangePassword: true });
  const { db } = app.database;
  const stored = [
    await db.selectFrom('operationLog').selectAll().execute(),
    await db.selectFrom('appUser').selectAll().execute(),
    await db.selectFrom('idempotency').selectAll().execute(),
    app.logLines,
  ];
  expect(JSON.stringify(stored)).not.toContain(tempPassword);
  const log = await db.selectFrom('operationLog').select('request').where('operationId', '=', 'resetPassword').execute();
  expect(log).toContainEqual({ request: { path: {}, query: { id }, body: undefined } });
  expect((await users.reset(schoolAdmin, id)).tempPassword).not.toBe(tempPassword);
});

test('a link or another site cannot reset a password', async () => {
  const path = `/sys/user/resetPassWord?id=${user(103)}`;
  const headers = { 'sdscmall-bidding': `Bearer ${schoolAdmin.token}` };
  for (const extra of [{ 'sec-fetch-mode': 'navigate' }, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-dest': 'image' }]) {
    expect((await app.send(path, { headers: { ...headers, ...extra } as Record<string, string> })).status).toBe(403);
  }
  await expect(app.login('teacher1')).resolves.toHaveProperty('token');
});

test('who comes through the central authentication has no password to reset', async () => {
  expect(await failureOf(users.reset(schoolAdmin, user(144)))).toMatchObject({ status: 200, code: 4101 });
});
