import type { Input, OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf } from './failureOf.ts';
import { permissions } from './permissions/permissions.ts';
import { password, startApp, type TestApp, type TestClient } from './startApp.ts';

/** What a session may do that began with a password from somebody else: change it, learn whose it is, and end. */
const admitted: OperationId[] = ['updatePassword', 'getInfo', 'logout'];

let app: TestApp;
/** Holds every code, so that nothing else refuses. */
let admin: TestClient;
const wanting = (needChangePassword: boolean) =>
  app.database.db.updateTable('appUser').set({ needChangePassword }).where('account', '=', 'admin').execute();
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  await wanting(true);
});
afterAll(() => app.close());

const secured = Object.values(contract).filter(({ permission }) => permission !== null);
const call = (client: TestClient, id: OperationId) => client.call(id, permissions[id].input as Input<OperationId>);

/** All rows but those that say that somebody has called. */
async function rows(): Promise<unknown> {
  const { db } = app.database;
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => name !== 'operation_log');
  const found = tables
    .sort()
    .map((name) => sql`select to_jsonb(one) - 'last_seen_time' as kept from ${sql.table(name)} as one order by 1`.execute(db));
  return (await Promise.all(found)).map((result, index) => [tables[index], result.rows]);
}

test('the operations that an initial password admits to are these', () => {
  expect(
    secured
      .filter(({ initialPassword }) => initialPassword)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(admitted.toSorted());
});

test('every other operation is refused while the password is an initial one, and changes nothing', async () => {
  const before = await rows();
  const answered: OperationId[] = [];
  for (const { id } of secured.filter((operation) => !admitted.includes(operation.id))) {
    const failure = await failureOf(call(admin, id));
    if (failure?.status !== 403 || failure.code !== 4008) answered.push(id);
  }
  expect(answered).toEqual([]);
  expect(await rows()).toEqual(before);
}, 120_000);

test('what is refused says why in both languages', async () => {
  const told = async (language: string) =>
    (await failureOf(app.client(admin.token, '10.0.0.1', language).home.getHomeOverview()))?.msg;
  expect(await told('zh-CN')).toBe('请先修改初始密码');
  expect(await told('en-US')).toBe('Change your initial password first.');
});

test('after the change the same token works at once, on every server', async () => {
  const other = Object.assign(app.anotherServer().client(admin.token), { token: admin.token });
  await expect(call(admin, 'getInfo')).resolves.toMatchObject({ needChangePassword: true });
  expect((await failureOf(call(other, 'queryRolePage')))?.code).toBe(4008);
  await admin.users.updatePassword({ body: { oldPassword: password, newPassword: 'Spring#2026' } });
  for (const client of [other, admin]) {
    await expect(call(client, 'getInfo')).resolves.toMatchObject({ needChangePassword: false });
    await expect(call(client, 'queryRolePage')).resolves.toHaveProperty('total');
  }
  await wanting(true);
  expect((await failureOf(call(other, 'queryRolePage')))?.code).toBe(4008);
  await expect(call(admin, 'logout')).resolves.toBeNull();
});
