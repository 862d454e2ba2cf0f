import type { Client, Input } from '@campus-procurement/sdk';
import { failureOf } from './failureOf.ts';
import type { TestApp } from './startApp.ts';

/** Where everybody of the tests is, if nothing else is said. */
export const campus = '10.0.0.1';

type Body = Partial<Input<'login'>['body']>;

/** Attempts to log in. Each tells its failure, or null if it succeeded. */
export function guessesAt(app: TestApp) {
  const attempt = (body: Body, address = campus, client: Client = app.client(null, address)) =>
    failureOf(client.session.login({ body: { username: 'teacher1', password: 'wrong', ...body } }));

  /** One attempt with a captcha that has been read correctly. */
  async function attemptWithCaptcha(body: Body, address = campus, client?: Client) {
    const { captchaKey } = await app.client(null, address).session.getCaptcha();
    return attempt({ ...body, captchaKey, captchaCode: app.captchas.at(-1) ?? '' }, address, client);
  }

  /** Guesses one after the other, from an address each. */
  async function guessFromEverywhere(username: string, guesses: number) {
    for (let guess = 0; guess < guesses; guess += 1) await attemptWithCaptcha({ username }, elsewhere(guess));
  }

  return { attempt, attemptWithCaptcha, guessFromEverywhere };
}

/** Another address for each number. */
export const elsewhere = (number: number) => `10.9.${Math.floor(number / 250)}.${number % 250}`;
