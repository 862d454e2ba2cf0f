import { dayMs } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** The cleanup of the next hour. */
async function cleanUp() {
  app.clock.advance(3600_000);
  const worker = app.newWorker();
  await worker.plan();
  while (await worker.work());
}

async function rows(
  table: 'captcha' | 'loginThrottle' | 'loginTicket' | 'loginSession' | 'idempotency' | 'task',
): Promise<number> {
  const { count } = await app.database.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

test('captchas go when they have expired, counted failures and answers of writes after a day, sessions 90 days after their end', async () => {
  const admin = await app.as('admin', 'admin');
  await app.client().session.getCaptcha();
  const body = { roleName: 'A role', roleCode: 'a_role', dataScope: 'SELF' as const, menuIds: [] };
  await admin.call('saveRole', { body }, { idempotencyKey: 'key-of-the-test' });
  const sessions = await rows('loginSession');
  const counts = async () => [
    await rows('captcha'),
    (await rows('loginThrottle')) > 0,
    await rows('idempotency'),
    await rows('loginSession'),
  ];
  expect(await counts()).toEqual([1, true, 1, sessions]);
  await cleanUp();
  expect(await counts()).toEqual([0, true, 1, sessions]);
  app.clock.advance(dayMs);
  await cleanUp();
  expect(await counts()).toEqual([0, false, 0, sessions]);
  app.clock.advance(91 * dayMs);
  await cleanUp();
  expect(await counts()).toEqual([0, false, 0, 0]);
});

test('used tickets of other systems go a day after they ended', async () => {
  const used = { issuer: 'portal', nonce: 'nonce-0001', expireTime: app.clock.now };
  await app.database.db.insertInto('loginTicket').values(used).execute();
  app.clock.advance(dayMs - 2 * 3600_000);
  await cleanUp();
  expect(await rows('loginTicket')).toBe(1);
  await cleanUp();
  await cleanUp();
  expect(await rows('loginTicket')).toBe(0);
});

test('tasks that have ended go after half a year', async () => {
  expect(await rows('task')).toBeGreaterThan(60);
  app.clock.advance(180 * dayMs);
  await cleanUp();
  expect(await rows('task')).toBe(1);
});
