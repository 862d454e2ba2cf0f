import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUser } from '#test/builders/aUser.ts';
import { dept, grant, roleIds, user, userInput, users } from '#test/builders/userFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { forbidden } from '#test/refusals.ts';
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

describe('changing', () => {
  test('what is left out stays as it is', async () => {
    const { id } = await users.create(schoolAdmin);
    const before = await users.detail(schoolAdmin, id);
    app.clock.advance(1000);
    expect(await users.update(schoolAdmin, { id, version: 1, email: 'new@example.edu.cn' })).toBe(true);
    const { updateTime, ...after } = await users.detail(schoolAdmin, id);
    expect({ ...after, updateTime: before.updateTime }).toEqual({ ...before, email: 'new@example.edu.cn', version: 2 });
    expect(updateTime > before.updateTime).toBe(true);
  });

  test('grants are replaced, and a session in one that is gone ends', async () => {
    const { id, client } = await aUser(app);
    await expect(client.session.getInfo()).resolves.toMatchObject({ role: 'purchaser' });
    await users.update(schoolAdmin, { id, version: 2, roleDeptList: grant(roleIds.finance, 348) });
    expect((await failureOf(client.session.getInfo()))?.status).toBe(401);
    expect((await users.detail(schoolAdmin, id)).roleDeptList).toMatchObject([
      { roleCode: 'finance', deptList: [{ id: dept(348) }] },
    ]);
  });

  test('a stale version is refused, and of 20 parallel writers one wins', async () => {
    const { id } = await users.create(schoolAdmin);
    const failures = await Promise.all(
      Array.from({ length: 20 }, (_, n) => failureOf(users.update(schoolAdmin, { id, version: 1, job: `by ${n}` }))),
    );
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.filter((failure) => failure?.code === 4090)).toHaveLength(19);
  });

  test('account, name, department and number of a synchronised user stay', async () => {
    const { id, version, account, name } = await users.detail(schoolAdmin, user(144));
    for (const change of [{ account: 'other' }, { name: 'Other' }, { deptId: dept(311) }, { casId: null }]) {
      expect(await failureOf(users.update(schoolAdmin, { id, version, ...change }))).toMatchObject({ status: 200, code: 4101 });
    }
    expect(await users.update(schoolAdmin, { id, version, account, name, job: '讲师' })).toBe(true);
  });

  test('a user moves within the school only', async () => {
    const { id } = await users.create(schoolAdmin);
    expect(await users.update(schoolAdmin, { id, version: 1, deptId: dept(320) })).toBe(true);
    expect(await failureOf(users.update(admin, { id, version: 2, deptId: dept(353) }))).toMatchObject(forbidden);
  });
});

test('disabling or locking a user ends all sessions, and only an administrator enables again', async () => {
  for (const status of ['DISABLED', 'LOCKED'] as const) {
    const body = userInput();
    const { id } = await schoolAdmin.users.createUser({ body });
    const { access_token: token } = await users.logIn(app, body.account);
    expect(await users.setStatus(schoolAdmin, id, status)).toBe(true);
    expect((await failureOf(app.client(token).session.getInfo()))?.status).toBe(401);
    expect((await failureOf(users.logIn(app, body.account)))?.code).toBe(4001);
    expect((await failureOf(users.setStatus(schoolAdmin, id, status)))?.code).toBe(4101);
    expect(await users.setStatus(schoolAdmin, id, 'ENABLED')).toBe(true);
    expect((await failureOf(app.client(token).session.getInfo()))?.status).toBe(401);
    await expect(users.logIn(app, body.account)).resolves.toHaveProperty('access_token');
  }
});

test('a user made by mistake is deleted; one that other rows refer to is not', async () => {
  const { id } = await users.create(schoolAdmin);
  expect(await users.remove(schoolAdmin, id)).toBe(true);
  expect((await failureOf(users.remove(schoolAdmin, id)))?.code).toBe(4004);
  expect(await failureOf(users.remove(schoolAdmin, user(122)))).toMatchObject({ status: 200, code: 4206 });
});
