import { afterAll, beforeAll, expect, test } from 'vitest';
import { roleFixture } from '#test/builders/roleFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let schoolAdmin: TestClient;
let input: ReturnType<typeof roleFixture>['input'];
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  schoolAdmin = await app.as('schooladmin', 'school_admin');
  ({ input } = roleFixture(app, admin));
});
afterAll(() => app.close());

type Body = ReturnType<typeof input>;
const save = (client: TestClient, body: Body, idempotencyKey: string) => client.roles.saveRole({ body }, { idempotencyKey });
const named = async (roleName: string) => (await admin.roles.queryRolePage({ query: { roleName } })).total;

test('a repeat with the same key gets the first answer and does nothing again', async () => {
  const body = input();
  const first = await save(admin, body, 'repeat-0001');
  expect(await save(admin, body, 'repeat-0001')).toEqual(first);
  const log = await app.database.db
    .selectFrom('operationLog')
    .select('id')
    .where((eb) => eb.and({ operationId: 'saveRole', time: app.clock.now }))
    .execute();
  expect(log).toHaveLength(1);
});

test('50 parallel repeats make one role and get equal answers', async () => {
  const body = input({ roleName: 'Made once' });
  const answers = await Promise.all(Array.from({ length: 50 }, () => save(admin, body, 'parallel-01')));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await named('Made once')).toBe(1);
});

test('the key of another body is refused', async () => {
  await save(admin, input(), 'reused-0001');
  expect(await failureOf(save(admin, input(), 'reused-0001'))).toMatchObject({ status: 200, code: 4091 });
});

test('the key belongs to the user', async () => {
  await save(admin, input(), 'shared-0001');
  await expect(save(schoolAdmin, input(), 'shared-0001')).resolves.toHaveProperty('id');
});

test('a refused request leaves its key free', async () => {
  const body = input();
  await save(admin, body, 'first-use-1');
  expect((await failureOf(save(admin, body, 'second-use')))?.fieldErrors).toMatchObject([{ rule: 'unique' }]);
  await expect(save(admin, input(), 'second-use')).resolves.toHaveProperty('id');
});

test('answers are kept for a day', async () => {
  const body = input();
  await save(admin, body, 'yesterday-1');
  app.clock.advance(24 * 3600_000);
  const later = await app.as('admin', 'admin');
  expect((await failureOf(save(later, body, 'yesterday-1')))?.fieldErrors).toMatchObject([{ rule: 'unique' }]);
  await expect(save(later, input(), 'yesterday-1')).resolves.toHaveProperty('id');
});

test.each(['short', 'with space', 'k'.repeat(101)])('the key %j is refused', async (key) => {
  const later = await app.as('admin', 'admin');
  const failure = await failureOf(save(later, input(), key));
  expect(failure).toMatchObject({ status: 400, code: 4000, fieldErrors: [{ field: 'Idempotency-Key', rule: 'pattern' }] });
});
