import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { verifyPassword } from '#platform/auth/password.ts';
import { browser, type CookieJar } from '#test/browser.ts';
import { campus, elsewhere, guessesAt } from '#test/guesses.ts';
import { password, startApp, type TestApp } from '#test/startApp.ts';

// The real function, counted, and in places replaced by one that says no at once: hundreds of guesses would take minutes.
vi.mock('#platform/auth/password.ts', { spy: true });
const verify = vi.mocked(verifyPassword);
const verified = () => verify.mock.calls.length;
const guessesAreWrong = () => verify.mockImplementation(async (_hash, typed) => typed === password);

const minute = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
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

describe('a device that has logged in to an account', () => {
  /** A browser that has logged in, and what it keeps. */
  async function knownDevice(username = 'teacher1', address = '10.0.0.7', jar: CookieJar = new Map()) {
    const client = browser(app, address, jar);
    expect(await attemptWithCaptcha({ username, password }, address, client)).toBeNull();
    return { jar, client, logIn: () => attempt({ username, password }, address, client) };
  }

  test('is let in while the account is guessed from everywhere', async () => {
    const { logIn } = await knownDevice();
    await attackFromEverywhere('teacher1', 110);
    expect((await attempt({ password }, '10.0.0.8'))?.status).toBe(429);
    expect(await logIn()).toBeNull();
    expect((await attempt({ password }, '10.0.0.8'))?.status).toBe(429);
  }, 60_000);

  test('is let in while the account is guessed from its own address', async () => {
    const { logIn } = await knownDevice('teacher1', campus);
    for (let guess = 0; guess < 7; guess += 1) await attemptWithCaptcha({});
    expect((await attempt({ password }))?.status).toBe(429);
    expect(await logIn()).toBeNull();
  });

  test('is throttled by itself, and nobody else with it', async () => {
    const { logIn, client } = await knownDevice();
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await attemptWithCaptcha({}, elsewhere(guess), client))?.code).toBe(4001);
    }
    expect(await logIn()).toMatchObject({ status: 429, retryAfterSeconds: 1 });
    expect(await attempt({ password }, '10.0.0.7')).toBeNull();
  });

  test('of 200 guesses at once three are verified without a captcha', async () => {
    const { client } = await knownDevice();
    guessesAreWrong();
    verify.mockClear();
    await Promise.all(Array.from({ length: 200 }, (_, guess) => attempt({}, elsewhere(guess), client)));
    expect(verified()).toBe(3);
  }, 60_000);

  test('is known by a cookie that scripts and other sites do not get, and that says nothing of the account', async () => {
    const { jar } = await knownDevice();
    expect([...jar.keys()]).toEqual(['device']);
    const [cookie] = jar.values();
    expect(cookie?.attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=15552000', 'Path=/api/auth', 'SameSite=Strict']);
    expect(cookie?.value).toMatch(/^\d{10}\.[\w-]{22}\.[\w-]{43}$/);
  });

  test('gets the cookie for https only where the page came by https', async () => {
    const cookieOf = async (origin: string) => {
      const headers = { 'content-type': 'application/json', origin };
      const body = JSON.stringify({ username: 'teacher1', password });
      return (await app.send('/auth/v2/login', { method: 'POST', headers, body })).headers.get('set-cookie');
    };
    expect(await cookieOf('https://procurement.example.edu.cn')).toContain('; Secure');
    expect(await cookieOf('http://127.0.0.1:3000')).not.toContain('Secure');
  });

  test('stays known after the logout, as the cookie lets nobody in', async () => {
    const { client, logIn } = await knownDevice();
    const { access_token: token } = await client.session.login({ body: { username: 'teacher1', password } });
    await app.client(token).session.logout();
    await attackFromEverywhere('teacher1', 110);
    expect(await logIn()).toBeNull();
  }, 60_000);

  test('is known for five accounts, the latest; a sixth takes the place of the first', async () => {
    const jar: CookieJar = new Map();
    const five = ['teacher1', 'dean1', 'officer1', 'finance1', 'schooladmin'];
    for (const username of five) await knownDevice(username, '10.0.0.7', jar);
    const reaches = async (username: string) => {
      await attackFromEverywhere(username, 10);
      return (await attempt({ username, password }, '10.0.0.9', browser(app, '10.0.0.9', new Map(jar))))?.code ?? 'in';
    };
    expect(await reaches('teacher1')).toBe('in');
    await knownDevice('admin', '10.0.0.7', jar);
    expect(await reaches('teacher1')).toBe(4002);
    expect(await reaches('dean1')).toBe('in');
    expect([...jar.values()].map(({ value }) => value.length)).toEqual([5 * (10 + 22 + 43 + 2) + 4]);
  }, 60_000);

  test('is unknown with a cookie that ran out, was made up, changed, or is that of another account', async () => {
    const { jar } = await knownDevice();
    const other = await knownDevice('dean1');
    const value = jar.get('device')?.value ?? '';
    const [expires = '', nonce = '', signature = ''] = value.split('.');
    await attackFromEverywhere('teacher1', 110);
    const answer = async (cookie: string) => {
      const worn = new Map([['device', { value: cookie, path: '/api/auth', attributes: [] }]]);
      return (await attempt({ password }, '10.0.0.8', browser(app, '10.0.0.8', worn)))?.status ?? 'in';
    };
    const worthless = [
      other.jar.get('device')?.value ?? '',
      `${Number(expires) + 1}.${nonce}.${signature}`,
      `${expires}.${nonce.slice(0, -1)}${nonce.endsWith('A') ? 'Q' : 'A'}.${signature}`,
      `${expires}.${nonce}.${'A'.repeat(43)}`,
      `${expires}.${nonce}.`,
      '',
      '~',
      '%',
      '%E0%A4%A',
      '..',
      'x'.repeat(4000),
    ];
    for (const cookie of worthless) expect([cookie, await answer(cookie)]).toEqual([cookie, 429]);
    expect(await answer(`${worthless[3]}~${value}`)).toBe('in');
    app.clock.advance(180 * 24 * 60 * minute);
    await attackFromEverywhere('teacher1', 110);
    expect(await answer(value)).toBe(429);
  }, 60_000);
});
