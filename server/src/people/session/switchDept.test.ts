import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let user: TestClient;
let choices: Schemas['RoleDeptChoice'][];
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('loginSession').execute();
  user = await app.login('schooladmin');
  const roles = await user.session.getRoleDeptList();
  choices = roles.flatMap(({ roleId, deptList }) => deptList.map(({ id, collegeId }) => ({ roleId, deptId: id, collegeId })));
});

const choice = (index = 0) => choices[index] as Schemas['RoleDeptChoice'];
const switchWith = (token: string, body = choice(), idempotencyKey = 'key-0001') =>
  app.client(token).session.switchDept({ body }, { idempotencyKey });
const isDead = async (token: string) => (await failureOf(app.client(token).session.getInfo()))?.status === 401;
const sessions = () => app.database.db.selectFrom('loginSession').select(['tokenHash', 'endTime']).execute();

test('a switch gives a new token for the chosen role and department and ends the old one at once', async () => {
  const answer = await switchWith(user.token);
  expect(await isDead(user.token)).toBe(true);
  const info = await app.client(answer.access_token).session.getInfo();
  expect(info.currentRole).toEqual(answer.currentRole);
  expect(info.currentDept).toEqual(answer.currentDept);
  expect(info.permissions).toEqual(answer.permissions);
  expect(info).toMatchObject({
    role: answer.currentRole.roleCode,
    currentDept: { id: choice().deptId, collegeId: choice().collegeId },
  });
});

test('the new session ends when the old one would have ended', async () => {
  app.clock.advance(20 * 60_000);
  expect((await switchWith(user.token)).expires_in).toBe(8 * 3600 - 20 * 60);
});

test('a role or department that the user does not hold is refused', async () => {
  const strangers = await (await app.login('admin')).session.getRoleDeptList();
  const foreign = { ...choice(), roleId: strangers[0]?.roleId ?? '' };
  for (const body of [foreign, { ...choice(), deptId: 'no-such-dept' }, { ...choice(), roleId: 'no-such-role' }]) {
    const failure = await failureOf(switchWith(user.token, body));
    expect(failure).toMatchObject({ status: 400, code: 4000, fieldErrors: [{ field: 'deptId', rule: 'choice' }] });
  }
  expect(await isDead(user.token)).toBe(false);
});

test('a collegeId other than the computed one is refused', async () => {
  const failure = await failureOf(switchWith(user.token, { ...choice(), collegeId: 'elsewhere' }));
  expect(failure).toMatchObject({ status: 400, code: 4000, fieldErrors: [{ field: 'collegeId', rule: 'mismatch' }] });
});

test('a disabled role or department cannot be chosen', async () => {
  const { db } = app.database;
  await db.updateTable('role').set({ status: 'DISABLED' }).where('id', '=', choice().roleId).execute();
  expect((await failureOf(switchWith(user.token)))?.fieldErrors).toMatchObject([{ rule: 'choice' }]);
  await db.updateTable('role').set({ status: 'ENABLED' }).where('id', '=', choice().roleId).execute();
  await db.updateTable('dept').set({ status: 'DISABLED' }).where('id', '=', choice().deptId).execute();
  expect((await failureOf(switchWith(user.token)))?.fieldErrors).toMatchObject([{ rule: 'choice' }]);
  await db.updateTable('dept').set({ status: 'ENABLED' }).where('id', '=', choice().deptId).execute();
});

test('a lost answer can be repeated with the ended token for a minute, and is the same', async () => {
  const first = await switchWith(user.token);
  app.clock.advance(59_000);
  const repeated = await switchWith(user.token);
  expect(repeated).toEqual({ ...first, expires_in: first.expires_in - 59 });
  app.clock.advance(1000);
  expect((await failureOf(switchWith(user.token)))?.status).toBe(401);
});

test('the ended token may repeat nothing but that switch', async () => {
  const { access_token } = await switchWith(user.token);
  expect((await failureOf(switchWith(user.token, choice(), 'key-0002')))?.status).toBe(401);
  expect((await failureOf(switchWith(user.token, choice(1))))?.status).toBe(401);
  expect((await failureOf(user.session.switchDept({ body: choice() })))?.status).toBe(401);
  expect((await failureOf(switchWith(user.token, { ...choice(), collegeId: 'elsewhere' }, 'key-0002')))?.status).toBe(401);
  expect((await failureOf(user.session.getRoleDeptList({}, { idempotencyKey: 'key-0001' })))?.status).toBe(401);
  expect(await isDead(access_token)).toBe(false);
});

test('a switch without a key cannot be repeated', async () => {
  await user.session.switchDept({ body: choice() });
  expect((await failureOf(user.session.switchDept({ body: choice() })))?.status).toBe(401);
});

test('nothing is repeated once the new session has ended', async () => {
  const { access_token } = await switchWith(user.token);
  await app.client(access_token).session.logout();
  expect((await failureOf(switchWith(user.token)))?.status).toBe(401);
});

test('of 20 parallel switches with one key all get the same token, and one session is made', async () => {
  const before = (await sessions()).length;
  const answers = await Promise.all(Array.from({ length: 20 }, () => switchWith(user.token)));
  expect(new Set(answers.map(({ access_token }) => access_token)).size).toBe(1);
  expect(await sessions()).toHaveLength(before + 1);
  expect((await sessions()).filter(({ endTime }) => endTime === null)).toHaveLength(1);
});

test('of 20 parallel switches with keys of their own one wins', async () => {
  const before = (await sessions()).length;
  const failures = await Promise.all(
    Array.from({ length: 20 }, (_, index) => failureOf(switchWith(user.token, choice(index % 2), `key-${index}-of-20`))),
  );
  expect(failures.filter((failure) => failure === null)).toHaveLength(1);
  expect(failures.filter((failure) => failure?.status === 401)).toHaveLength(19);
  expect(await sessions()).toHaveLength(before + 1);
});

test('no token is stored', async () => {
  const { access_token } = await switchWith(user.token);
  const stored = JSON.stringify([
    await app.database.db.selectFrom('loginSession').selectAll().execute(),
    await app.database.db.selectFrom('operationLog').selectAll().execute(),
    await app.database.db.selectFrom('idempotency').selectAll().execute(),
  ]);
  expect(stored).not.toContain(access_token);
  expect(stored).not.toContain(user.token);
});
