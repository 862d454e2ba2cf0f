import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { verifyPassword } from '#platform/auth/password.ts';
import { failureOf } from '#test/failureOf.ts';
import { guessesAt } from '#test/guesses.ts';
import { password, startApp, type TestApp } from '#test/startApp.ts';

// The real function, counted: how many passwords a guesser gets verified is what the throttle is about.
vi.mock('#platform/auth/password.ts', { spy: true });
const verified = () => vi.mocked(verifyPassword).mock.calls.length;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('loginThrottle').execute();
  vi.mocked(verifyPassword).mockClear();
});

type Guesses = ReturnType<typeof guessesAt>;
const attempt: Guesses['attempt'] = (...of) => guessesAt(app).attempt(...of);
const attemptWithCaptcha: Guesses['attemptWithCaptcha'] = (...of) => guessesAt(app).attemptWithCaptcha(...of);

async function failTimes(times: number, body: { username?: string } = {}) {
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
      msg: 'Wrong username or password.',
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
    .where('company.status', '=', 'SUSPENDED')
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

test.each(['teacher1', 'nobody'])(
  'failures of %s are answered ever later, up to 15 minutes',
  async (username) => {
    await failTimes(5, { username });
    const waits: unknown[] = [];
    for (let count = 0; count < 11; count += 1) {
      const refusal = await attempt({ username, password });
      expect(refusal).toMatchObject({ status: 429, code: 4005 });
      waits.push(refusal?.retryAfterSeconds);
      app.clock.advance(Number(refusal?.retryAfterSeconds) * 1000 - 1);
      expect((await attempt({ username, password }))?.status).toBe(429);
      app.clock.advance(1);
      expect((await attemptWithCaptcha({ username }))?.code).toBe(4001);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900]);
  },
  30_000,
);

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

test('a login that began later, or on a server whose clock is ahead, keeps nobody of its address waiting', async () => {
  app.clock.advance(5_000);
  expect(await attempt({ password })).toBeNull();
  app.clock.advance(-5_000);
  expect(await attempt({ username: 'dean1', password })).toBeNull();
  expect((await attempt({ username: 'nobody' }))?.code).toBe(4001);
});

test('pictures are limited per address and minute, to more than a campus at eight needs', async () => {
  const picture = (address: string) => failureOf(app.client(null, address).session.getCaptcha());
  expect(await picture('10.0.0.1')).toBeNull();
  await app.database.db.updateTable('loginThrottle').set({ failures: 2999 }).where('subject', 'like', 'captcha %').execute();
  expect(await picture('10.0.0.1')).toBeNull();
  expect(await picture('10.0.0.1')).toMatchObject({ status: 429, code: 4005 });
  expect(await picture('10.0.0.2')).toBeNull();
  app.clock.advance(60_000);
  expect(await picture('10.0.0.1')).toBeNull();
});

async function setStatus(account: string, status: 'ENABLED' | 'DISABLED' | 'LOCKED') {
  await app.database.db.updateTable('appUser').set({ status }).where('account', '=', account).execute();
}
