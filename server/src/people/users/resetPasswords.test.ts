import { afterAll, beforeAll, expect, test } from 'vitest';
import { grant, roleIds, user, userInput, users } from '#test/builders/userFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, forbidden } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let schoolAdmin: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  schoolAdmin = await app.as('schooladmin', 'school_admin');
});
afterAll(() => app.close());

const reset = (userIds: string[], idempotencyKey?: string, client = schoolAdmin) =>
  client.users.resetPasswords({ body: { userIds } }, idempotencyKey ? { idempotencyKey } : {});
async function somebody() {
  const body = userInput();
  const { id } = await schoolAdmin.users.createUser({ body });
  return { id, account: body.account };
}

test('each user gets a password of their own, shown once; it works, must be changed, and ends the sessions', async () => {
  const [one, other] = [await somebody(), await somebody()];
  const { access_token: token } = await users.logIn(app, one.account);
  const made = await reset([other.id, one.id]);
  expect(made.map(({ id }) => id)).toEqual([other.id, one.id]);
  const passwords = made.map(({ initialPassword }) => initialPassword ?? '');
  expect(new Set(passwords).size).toBe(2);
  expect((await failureOf(app.client(token).session.getInfo()))?.status).toBe(401);
  expect((await failureOf(users.logIn(app, one.account)))?.code).toBe(4001);
  expect(await users.logIn(app, one.account, passwords[1])).toMatchObject({ needChangePassword: true });
  expect((await users.detail(schoolAdmin, other.id)).initialPasswordExpireTime).toBe('2026-03-16T09:00:00+08:00');
  const { db } = app.database;
  const stored = [
    await db.selectFrom('operationLog').selectAll().execute(),
    await db.selectFrom('appUser').selectAll().execute(),
    await db.selectFrom('idempotency').selectAll().execute(),
    app.logLines,
  ];
  for (const password of passwords) expect(JSON.stringify(stored)).not.toContain(password);
  const told = await db
    .selectFrom('inboxMessage')
    .select('userId')
    .where('sceneCode', '=', 'PASSWORD_RESET')
    .where('userId', 'in', [one.id, other.id])
    .execute();
  expect(told).toHaveLength(2);
});

test('an answer that was lost can be had again in the same session, not in another', async () => {
  const { id } = await somebody();
  const key = 'passwords-once-more';
  const first = await reset([id], key);
  expect(await reset([id], key)).toEqual(first);
  const again = await app.as('schooladmin', 'school_admin');
  expect(await failureOf(reset([id], key, again))).toMatchObject({ code: 4091 });
  expect(await reset([id])).not.toEqual(first);
});

test('all get one, or none does; the error names the user', async () => {
  const one = await somebody();
  const above = await users.create(admin, { name: 'Higher Up', roleDeptList: grant(roleIds.admin, 311) });
  expect(await failureOf(reset([one.id, user(144)]))).toMatchObject({
    code: 4101,
    msg: '孔祥瑞 logs in through single sign-on and has no password here.',
  });
  expect(await failureOf(reset([one.id, above.id]))).toMatchObject({ ...forbidden, msg: expect.stringContaining('Higher Up') });
  expect(await failureOf(reset([one.id, user(151)]))).toMatchObject(broken('userIds.1', 'exists'));
  const me = (await schoolAdmin.session.getInfo()).id;
  expect(await failureOf(reset([one.id, me]))).toMatchObject({ code: 4209 });
  await expect(users.logIn(app, one.account)).resolves.toHaveProperty('access_token');
});

test('200 at once', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 200; count += 1) ids.push((await users.create(admin, { password: undefined as never })).id);
  expect(new Set((await reset(ids)).map(({ initialPassword }) => initialPassword)).size).toBe(200);
  expect(await failureOf(reset([...ids, user(103)]))).toMatchObject({ status: 400, code: 4000 });
});
