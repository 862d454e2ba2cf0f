import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

const minute = 60_000;
let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  user = await app.as('teacher1');
});
afterAll(() => app.close());

const status = (client = user) => client.session.getSessionStatus();

test('a session says how long it lives, before and after a role is chosen, and which web app is served', async () => {
  const accessVersion = expect.any(Number);
  const expected = { idleSeconds: 1800, lifetimeSeconds: 28_800, accessVersion, webBuild: 'index-test.js', redirectOrigins: [] };
  expect(await status(await app.login('teacher1'))).toEqual(expected);
  expect(await status()).toEqual(expected);
});

test('asking renews nothing, working does, and the end at the latest comes nearer all the same', async () => {
  app.clock.advance(20 * minute);
  expect(await status()).toMatchObject({ idleSeconds: 600, lifetimeSeconds: 27_600 });
  expect(await status()).toMatchObject({ idleSeconds: 600 });
  await user.session.getInfo();
  expect(await status()).toMatchObject({ idleSeconds: 1800, lifetimeSeconds: 27_600 });
  app.clock.advance(30 * minute - 1);
  expect(await status()).toMatchObject({ idleSeconds: 1 });
  app.clock.advance(1);
  expect((await failureOf(status()))?.status).toBe(401);
});

test('a session in use is told of its end after 8 hours', async () => {
  for (let work = 1; work <= 16; work += 1) {
    app.clock.advance(29 * minute);
    await user.session.getInfo();
  }
  expect(await status()).toMatchObject({ idleSeconds: 1800, lifetimeSeconds: 960 });
  app.clock.advance(16 * minute);
  expect((await failureOf(status()))?.status).toBe(401);
});
