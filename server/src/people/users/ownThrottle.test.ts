import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { browser } from '#test/browser.ts';
import { failureOf } from '#test/failureOf.ts';
import { elsewhere, guessesAt } from '#test/guesses.ts';
import { password, startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
let guesses: ReturnType<typeof guessesAt>;
beforeEach(async () => {
  app = await startApp();
  guesses = guessesAt(app);
});
afterEach(() => app.close());

const phone = '19900000103';
const next = 'Spring#2026';
const login = (secret: string) => app.client().session.login({ body: { username: 'teacher1', password: secret } });

describe('a forgotten password', () => {
  const forgot = (phoneCaptcha = '000000', client = app.client()) =>
    client.users.resetForgottenPassword({ body: { account: 'teacher1', phone, phoneCaptcha, newPassword: next } });
  const from = (address: string) => app.client(null, address);

  async function sentCode(): Promise<string> {
    await app.client().users.sendPhoneCaptcha({ body: { phone, scene: 'RESET' } });
    return app.smsCodes.at(-1)?.code ?? '';
  }

  test('guessed at from everywhere keeps nobody from logging in, and nobody elsewhere from a new one', async () => {
    for (let count = 0; count < 12; count += 1) {
      expect((await failureOf(forgot('000000', from(elsewhere(count)))))?.code).toBe(4002);
    }
    for (let count = 0; count < 6; count += 1) await failureOf(forgot('000000', from(elsewhere(0))));
    expect((await failureOf(forgot('000000', from(elsewhere(0)))))?.status).toBe(429);
    await expect(login(password)).resolves.toBeDefined();
    expect(await forgot(await sentCode())).toBe(true);
  });

  test('is replaced by a device that has logged in while others at its address have to wait', async () => {
    const known = browser(app);
    await known.session.login({ body: { username: 'teacher1', password } });
    for (let attempt = 0; attempt < 6; attempt += 1) await failureOf(forgot());
    expect((await failureOf(forgot()))?.status).toBe(429);
    expect(await forgot(await sentCode(), known)).toBe(true);
  });

  test('is good at once when it has been replaced, whatever was typed at the login before', async () => {
    for (let guess = 0; guess < 7; guess += 1) await guesses.attemptWithCaptcha({});
    expect((await guesses.attempt({ password }))?.status).toBe(429);
    expect(await forgot(await sentCode())).toBe(true);
    await expect(login(next)).resolves.toBeDefined();
  });

  test('makes the device known where it is replaced, so that guesses of others do not keep it waiting', async () => {
    const device = browser(app, '10.0.0.7');
    await forgot(await sentCode(), device);
    await guesses.guessFromEverywhere('teacher1', 12);
    expect((await guesses.attempt({ password: next }))?.code).toBe(4002);
    await expect(device.session.login({ body: { username: 'teacher1', password: next } })).resolves.toBeDefined();
  });
});

describe('the own password', () => {
  test('is changed while others guess it at the login, from the same address too', async () => {
    const teacher = await app.login('teacher1');
    await guesses.guessFromEverywhere('teacher1', 12);
    for (let guess = 0; guess < 6; guess += 1) await guesses.attemptWithCaptcha({});
    expect((await guesses.attempt({ password }))?.status).toBe(429);
    expect(await teacher.users.updatePassword({ body: { oldPassword: password, newPassword: next } })).toBe(true);
  });

  test('is guessed with one session as little as with many', async () => {
    const sessions = [await app.login('teacher1'), await app.login('teacher1'), await app.as('teacher1')];
    const body = { oldPassword: 'Wrong#2026', newPassword: next };
    const statuses = [];
    for (let guess = 0; guess < 6; guess += 1) {
      statuses.push((await failureOf(sessions[guess % 3]?.users.updatePassword({ body }) ?? Promise.resolve()))?.status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    await expect(login(password)).resolves.toBeDefined();
  });
});
