import type { Input } from '@campus-procurement/sdk';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { verifyPassword } from '../../auth/password.ts';
import { failureOf } from '../../testing/failureOf.ts';
import { password, startApp, type TestApp } from '../../testing/startApp.ts';

// The real function, counted: how many passwords a guesser gets verified is what the throttle is about.
vi.mock('../../auth/password.ts', { spy: true });
const verified = () => vi.mocked(verifyPassword).mock.calls.length;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('loginThrottle').execute();
  vi.mocked(verifyPassword).mockClear();
});

type Body = Partial<Input<'login'>['body']>;

/** One attempt; the failure, or null if it succeeded. */
const attempt = (body: Body, address?: string) =>
  failureOf(app.client(null, address).session.login({ body: { username: 'teacher1', password: 'wrong', ...body } }));

/** One attempt with a captcha that has been read correctly. */
async function attemptWithCaptcha(body: Body, address?: string) {
  const { captchaKey } = await app.client(null, address).session.getCaptcha();
  return attempt({ ...body, captchaKey, captchaCode: app.captchas.at(-1) ?? '' }, address);
}

async function failTimes(times: number, body: Body = {}) {
  for (let count = 0; count < times; count += 1) expect((await attemptWithCaptcha(body))?.code).toBe(4001);
}

test('the right password gives a session that has no role yet', async () => {
  const { access_token, ...answer } = await app.client().session.login({ body: { username: 'teacher1', password } });
  expect(answer).toMatchObject({ token_type: 'bearer', expires_in: 8 * 3600, needChangePassword: false });
  expect(answer.userinfo).toMatchObject({
    accountId: 'teacher1',
    role: null,
    currentRole: null,
    currentDept: null,
    permissions: [],
  });
  expect(await app.client(access_token).session.getInfo()).toEqual(answer.userinfo);
});

test('capital letters and spaces around the account do not matter', async () => {
  expect(await attempt({ username: ' Teacher1 ', password })).toBeNull();
});

test('unknown, wrong, disabled and locked are answered alike and cost one verification each', async () => {
  await setStatus('dean1', 'DISABLED');
  await setStatus('officer1', 'LOCKED');
  const failures = [
    await attempt({ username: 'nobody', password }),
    await attempt({ username: 'teacher1', password: 'wrong' }),
    await attempt({ username: 'dean1', password }),
    await attempt({ username: 'officer1', password }),
  ];
  for (const failure of failures) {
    expect(failure).toMatchObject({
      status: 200,
      code: 4001,
      msg: 'Wrong user name or password',
      data: { captchaRequired: false },
    });
  }
  expect(verified()).toBe(4);
  for (const [hash] of vi.mocked(verifyPassword).mock.calls) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await setStatus('dean1', 'ENABLED');
  await setStatus('officer1', 'ENABLED');
});

test('the school of the account must be in service', async () => {
  const { account } = await app.database.db
    .selectFrom('appUser')
    .innerJoin('company', 'company.id', 'appUser.companyId')
    .select('account')
    .where('company.status', '=', 'EXPIRED')
    .executeTakeFirstOrThrow();
  expect((await attempt({ username: account, password: 'wrong' }))?.code).toBe(4001);
  expect((await attempt({ username: account, password }))?.code).toBe(4010);
});

test('after three failures a captcha is wanted, and an attempt without one verifies nothing', async () => {
  expect((await attempt({}))?.data).toEqual({ captchaRequired: false });
  expect((await attempt({}))?.data).toEqual({ captchaRequired: false });
  expect((await attempt({}))?.data).toEqual({ captchaRequired: true });
  expect(await attempt({ password })).toMatchObject({ status: 200, code: 4002, data: { captchaRequired: true } });
  expect(verified()).toBe(3);
  expect(await attemptWithCaptcha({ password })).toBeNull();
});

test('a captcha is good for one attempt, read in any case, for five minutes', async () => {
  for (let count = 0; count < 3; count += 1) await attempt({});
  const key = async () => (await app.client().session.getCaptcha()).captchaKey;
  const used = { captchaKey: await key(), captchaCode: app.captchas.at(-1)?.toUpperCase() ?? '' };
  expect((await attempt(used))?.code).toBe(4001);
  expect((await attempt(used))?.code).toBe(4002);
  const wrong = { captchaKey: await key(), captchaCode: 'nope' };
  expect((await attempt(wrong))?.code).toBe(4002);
  expect((await attempt({ ...wrong, captchaCode: app.captchas.at(-1) ?? '' }))?.code).toBe(4002);
  const late = { captchaKey: await key(), captchaCode: app.captchas.at(-1) ?? '' };
  app.clock.advance(5 * 60_000);
  expect((await attempt(late))?.code).toBe(4002);
  expect(verified()).toBe(4);
});

test.each(['teacher1', 'nobody'])('failures of %s are answered ever later, up to 15 minutes', async (username) => {
  await failTimes(5, { username });
  const waits: unknown[] = [];
  for (let count = 0; count < 11; count += 1) {
    const refusal = await attempt({ username, password });
    expect(refusal).toMatchObject({ status: 429, code: 4005 });
    waits.push(refusal?.retryAfterSeconds);
    app.clock.advance(Number(refusal?.retryAfterSeconds) * 1000 - 1);
    expect((await attempt({ username, password }))?.status).toBe(429);
    app.clock.advance(1);
    // From other addresses, so that only the delay of the account is seen.
    expect((await attemptWithCaptcha({ username }, `10.1.0.${count}`))?.code).toBe(4001);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900]);
});

test('failures are forgotten after 15 minutes', async () => {
  await failTimes(4);
  app.clock.advance(15 * 60_000);
  expect((await attempt({}))?.data).toEqual({ captchaRequired: false });
});

test('a success starts the account anew', async () => {
  await failTimes(3);
  expect(await attemptWithCaptcha({ password })).toBeNull();
  expect((await attempt({}))?.data).toEqual({ captchaRequired: false });
});

test('an address is answered later from its tenth failure, by a minute at most, and others are not', async () => {
  for (let count = 0; count < 10; count += 1) await attempt({ username: `someone${count}` });
  expect(await attempt({ password })).toMatchObject({ status: 429, retryAfterSeconds: 1 });
  expect(await attempt({ password }, '10.0.0.2')).toBeNull();
  for (let count = 10; count < 20; count += 1) {
    app.clock.advance(60_000);
    await attempt({ username: `someone${count}` });
  }
  expect(await attempt({ password })).toMatchObject({ status: 429, retryAfterSeconds: 60 });
});

test('a success gives an address its attempt back, but does not take back its failures', async () => {
  for (let count = 0; count < 9; count += 1) await attempt({ username: `someone${count}` });
  for (let count = 0; count < 5; count += 1) expect(await attempt({ password })).toBeNull();
  expect((await attempt({ username: 'someone9' }))?.code).toBe(4001);
  // The delay of the tenth failure, not of the fifteenth attempt.
  expect(await attempt({ password })).toMatchObject({ status: 429, retryAfterSeconds: 1 });
});

test('a login that began later, or on a server whose clock is ahead, keeps nobody of its address waiting', async () => {
  app.clock.advance(5_000);
  expect(await attempt({ password })).toBeNull();
  app.clock.advance(-5_000);
  expect(await attempt({ username: 'dean1', password })).toBeNull();
  expect((await attempt({ username: 'nobody' }))?.code).toBe(4001);
});

test('of 100 parallel guesses at most ten are verified', async () => {
  const failures = await Promise.all(
    Array.from({ length: 100 }, (_, guess) => attempt({ password: `guess${guess}` }, `10.2.0.${guess}`)),
  );
  expect(verified()).toBeLessThanOrEqual(10);
  expect(verified()).toBeGreaterThan(0);
  for (const failure of failures) expect([4001, 4002, 4005]).toContain(failure?.code);
});

test('of 100 parallel guesses, each with a solved captcha, at most ten are verified', async () => {
  const guesses: [Body, string][] = [];
  for (let guess = 0; guess < 100; guess += 1) {
    const address = `10.5.0.${guess}`;
    const { captchaKey } = await app.client(null, address).session.getCaptcha();
    guesses.push([{ password: `guess${guess}`, captchaKey, captchaCode: app.captchas.at(-1) ?? '' }, address]);
  }
  await Promise.all(guesses.map(([body, address]) => attempt(body, address)));
  expect(verified()).toBeLessThanOrEqual(10);
  expect(verified()).toBeGreaterThan(3);
});

test('of 1,000 guesses in a row, with every captcha solved, at most ten are verified', async () => {
  for (let guess = 0; guess < 1000; guess += 1) {
    app.clock.advance(10);
    const address = `10.3.${guess % 4}.${guess % 250}`;
    const failure = verified() < 3 ? await attempt({}, address) : await attemptWithCaptcha({}, address);
    expect([4001, 4005]).toContain(failure?.code);
  }
  expect(verified()).toBeLessThanOrEqual(10);
}, 60_000);

test('pictures are limited per address and minute', async () => {
  const picture = (address: string) => failureOf(app.client(null, address).session.getCaptcha());
  for (let count = 0; count < 30; count += 1) expect(await picture('10.0.0.1')).toBeNull();
  expect(await picture('10.0.0.1')).toMatchObject({ status: 429, code: 4005 });
  expect(await picture('10.0.0.2')).toBeNull();
  app.clock.advance(60_000);
  expect(await picture('10.0.0.1')).toBeNull();
});

async function setStatus(account: string, status: 'ENABLED' | 'DISABLED' | 'LOCKED') {
  await app.database.db.updateTable('appUser').set({ status }).where('account', '=', account).execute();
}
