import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { verifyPassword } from '#platform/auth/password.ts';
import { browser } from '#test/browser.ts';
import { campus, elsewhere, guessesAt } from '#test/guesses.ts';
import { password, startApp, type TestApp } from '#test/startApp.ts';

// The real function, counted, and in places replaced by one that says no at once: hundreds of guesses would take minutes.
vi.mock('#platform/auth/password.ts', { spy: true });
const verify = vi.mocked(verifyPassword);
const verified = () => verify.mock.calls.length;
const guessesAreWrong = () => verify.mockImplementation(async (_hash, typed) => typed === password);

const minute = 60_000;

let app: TestApp;
let accounts: string[];
beforeAll(async () => {
  app = await startApp();
  accounts = await whoMayLogIn();
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('loginThrottle').execute();
  verify.mockReset();
});

type Guesses = ReturnType<typeof guessesAt>;
const attempt: Guesses['attempt'] = (...of) => guessesAt(app).attempt(...of);
const attemptWithCaptcha: Guesses['attemptWithCaptcha'] = (...of) => guessesAt(app).attemptWithCaptcha(...of);

/** Guesses from addresses all over the world. None of them takes the time that a real one does. */
async function attackFromEverywhere(username: string, times: number) {
  guessesAreWrong();
  await guessesAt(app).guessFromEverywhere(username, times);
  verify.mockClear();
}

async function whoMayLogIn() {
  const users = await app.database.db
    .selectFrom('appUser')
    .innerJoin('company', 'company.id', 'appUser.companyId')
    .select('account')
    .where('appUser.status', '=', 'ENABLED')
    .where('passwordHash', 'is not', null)
    .where('company.status', '=', 'ACTIVE')
    .orderBy('account')
    .execute();
  return users.map(({ account }) => account);
}

describe('an address that many people share', () => {
  test('ten wrong passwords from there keep nobody else there waiting, one after the other or all at once', async () => {
    for (let guess = 0; guess < 10; guess += 1) expect((await attempt({ username: `someone${guess}` }))?.code).toBe(4001);
    for (const username of accounts.slice(0, 5)) expect(await attempt({ username, password })).toBeNull();
    const logins = Array.from({ length: 97 }, (_, n) => attempt({ username: accounts[n % 50] ?? '', password }));
    expect((await Promise.all(logins)).filter((failure) => failure !== null)).toEqual([]);
  }, 60_000);

  test('wrong passwords that come in between refuse no right one', async () => {
    const wrong = Array.from({ length: 20 }, (_, guess) => attempt({ username: `someone${guess}` }));
    const right = accounts.slice(0, 30).map((username) => attempt({ username, password }));
    expect((await Promise.all(right)).filter((failure) => failure !== null)).toEqual([]);
    for (const failure of await Promise.all(wrong)) expect(failure?.code).toBe(4001);
  }, 60_000);

  test('guesses at one account from there delay that account there, not elsewhere', async () => {
    for (let guess = 0; guess < 5; guess += 1) await attemptWithCaptcha({});
    expect(await attempt({ password })).toMatchObject({ status: 429, retryAfterSeconds: 1 });
    expect(await attempt({ username: 'dean1', password })).toBeNull();
    expect(await attempt({ password }, '10.0.0.2')).toBeNull();
  });

  test('one guess each at many accounts leads to a captcha for whoever is not known there, and to no delay', async () => {
    guessesAreWrong();
    const known = browser(app, campus);
    expect(await attempt({ password }, campus, known)).toBeNull();
    for (let guess = 0; guess < 99; guess += 1) {
      expect((await attempt({ username: `someone${guess}` }))?.data).toEqual({ captchaRequired: false });
    }
    expect((await attempt({ username: 'someone99' }))?.data).toEqual({ captchaRequired: true });
    verify.mockClear();
    for (const username of ['someone100', 'dean1', 'nobody']) {
      expect(await attempt({ username, password })).toMatchObject({
        status: 200,
        code: 4002,
        data: { captchaRequired: true },
        msg: 'Enter the characters shown in the image.',
      });
    }
    expect(verified()).toBe(0);
    expect(await attemptWithCaptcha({ username: 'dean1', password })).toBeNull();
    expect(await attempt({ password }, campus, known)).toBeNull();
    expect(await attempt({ username: 'dean1', password }, '10.0.0.2')).toBeNull();
    for (let guess = 0; guess < 100; guess += 1) await attemptWithCaptcha({ username: `other${guess}` });
    expect(await attemptWithCaptcha({ username: 'dean1', password })).toBeNull();
    app.clock.advance(15 * minute);
    expect(await attempt({ username: 'dean1', password })).toBeNull();
  }, 60_000);

  test('of 200 accounts that are tried at once little more than a hundred are without a captcha', async () => {
    guessesAreWrong();
    await Promise.all(Array.from({ length: 200 }, (_, guess) => attempt({ username: `someone${guess}` })));
    expect(verified()).toBeGreaterThanOrEqual(100);
    expect(verified()).toBeLessThanOrEqual(108);
  }, 60_000);

  test('who mistypes and then logs in is no guesser: all of a campus may do so', async () => {
    guessesAreWrong();
    for (let round = 0; round < 3; round += 1) {
      for (const username of accounts.slice(0, 40)) {
        await attempt({ username });
        expect(await attempt({ username, password })).toBeNull();
      }
    }
    expect((await attempt({ username: 'nobody' }))?.data).toEqual({ captchaRequired: false });
  }, 60_000);
});

describe('an account that is guessed from many addresses', () => {
  test.each(['teacher1', 'nobody'])('of %s: from the tenth failure unknown devices need a captcha', async (username) => {
    guessesAreWrong();
    for (let guess = 0; guess < 9; guess += 1) {
      expect((await attempt({ username }, elsewhere(guess)))?.data).toEqual({ captchaRequired: false });
    }
    expect((await attempt({ username }, elsewhere(9)))?.data).toEqual({ captchaRequired: true });
    expect(await attempt({ username, password }, elsewhere(10))).toMatchObject({ code: 4002, data: { captchaRequired: true } });
    expect((await attemptWithCaptcha({ username }, elsewhere(10)))?.code).toBe(4001);
  });

  test.each(['teacher1', 'nobody'])(
    'of %s: unknown devices have to wait only after a hundred failures',
    async (username) => {
      await attackFromEverywhere(username, 100);
      expect((await attemptWithCaptcha({ username }, elsewhere(200)))?.code).toBe(4001);
      expect(await attempt({ username, password }, elsewhere(201))).toMatchObject({ status: 429, retryAfterSeconds: 1 });
      app.clock.advance(1000);
      expect((await attemptWithCaptcha({ username }, elsewhere(202)))?.code).toBe(4001);
      expect(await attempt({ username, password }, elsewhere(203))).toMatchObject({ status: 429, retryAfterSeconds: 2 });
    },
    60_000,
  );

  test('a quarter of an hour without a guess forgets what an address did, a day what all did', async () => {
    await attackFromEverywhere('teacher1', 10);
    app.clock.advance(15 * minute);
    expect((await attempt({}, elsewhere(0)))?.code).toBe(4002);
    app.clock.advance(24 * 60 * minute);
    expect((await attempt({}, elsewhere(0)))?.data).toEqual({ captchaRequired: false });
  });

  test('a login takes back what its own address did, not what others did', async () => {
    await attackFromEverywhere('teacher1', 8);
    await attempt({});
    expect(await attempt({ password })).toBeNull();
    expect((await attempt({}, elsewhere(20)))?.data).toEqual({ captchaRequired: false });
    expect((await attempt({}, elsewhere(21)))?.data).toEqual({ captchaRequired: true });
  });

  test('of 1,000 parallel guesses from as many addresses at most ten are verified', async () => {
    guessesAreWrong();
    const guesses = Array.from({ length: 1000 }, (_, guess) => attempt({ password: `guess${guess}` }, elsewhere(guess)));
    const failures = await Promise.all(guesses);
    expect(verified()).toBeLessThanOrEqual(10);
    expect(verified()).toBeGreaterThan(3);
    for (const failure of failures) expect([4001, 4002]).toContain(failure?.code);
  }, 60_000);

  test('of 200 parallel guesses from one address three are verified', async () => {
    guessesAreWrong();
    await Promise.all(Array.from({ length: 200 }, (_, guess) => attempt({ password: `guess${guess}` })));
    expect(verified()).toBe(3);
  }, 60_000);

  test('of 150 at once from as many addresses, each with a solved captcha, all wait when a hundred have failed', async () => {
    guessesAreWrong();
    const solved: [string, string][] = [];
    for (let guess = 0; guess < 150; guess += 1) {
      const { captchaKey } = await app.client().session.getCaptcha();
      solved.push([captchaKey, app.captchas.at(-1) ?? '']);
    }
    await Promise.all(solved.map(([captchaKey, captchaCode], n) => attempt({ captchaKey, captchaCode }, elsewhere(n))));
    expect(verified()).toBe(101);
  }, 60_000);
});

test('whatever others try, a right password with a captcha is let in where the account has not just failed five times', async () => {
  guessesAreWrong();
  const step = fc.record({
    username: fc.constantFrom('teacher1', 'dean1', 'officer1'),
    address: fc.constantFrom(campus, elsewhere(1), elsewhere(2)),
    typed: fc.constantFrom('wrong', 'wrong', 'wrong', password),
    hasCaptcha: fc.boolean(),
    pause: fc.constantFrom(0, 0, 0, 1000, minute),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      await app.database.db.deleteFrom('loginThrottle').execute();
      const failed = new Map<string, number>();
      for (const { username, address, typed, hasCaptcha, pause } of steps) {
        app.clock.advance(pause);
        const pair = `${username} ${address}`;
        const failures = failed.get(pair) ?? 0;
        const failure = await (hasCaptcha ? attemptWithCaptcha : attempt)({ username, password: typed }, address);
        if (typed === password && hasCaptcha && failures < 5) expect(failure).toBeNull();
        if (failures < 5) expect(failure?.status).not.toBe(429);
        if (failure === null) failed.delete(pair);
        if (failure?.code === 4001) failed.set(pair, failures + 1);
      }
    }),
    { numRuns: 20 },
  );
}, 60_000);
