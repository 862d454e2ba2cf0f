import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { countInWindow, windowSubject } from './windowLimit.ts';

/*
 * The last resort against an attacker who tries one password at each of many accounts: wrong passwords are counted by address. The address
 * may be that of a whole campus, so the count leads to a captcha and never to a refusal, and users who log in after a wrong password take
 * their failures back.
 */

const windowMs = 15 * 60_000;
/** Failures from one address, less those taken back, from which a password needs a captcha. */
const failuresBeforeCaptcha = 100;
/** The largest value of the column: these counts have no limit. */
const unlimited = 2 ** 31 - 1;

/** Returns whether passwords from the address need a captcha. */
export async function isGuessing(db: Kysely<Tables>, address: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('loginThrottle')
    .select('failures')
    .where((eb) => eb.and(rowOf(address, now)))
    .executeTakeFirst();
  return found !== undefined && found.failures >= failuresBeforeCaptcha;
}

export async function countGuess(db: Kysely<Tables>, address: string, now: Date): Promise<void> {
  await countInWindow(db, { kind: 'address', subject: subjectOf(address), windowMs, limit: unlimited }, now);
}

/** Subtracts failures that turned out to be typing errors of a user who has logged in. */
export async function takeBackGuesses(db: Kysely<Tables>, address: string, guesses: number, now: Date): Promise<void> {
  await db
    .updateTable('loginThrottle')
    .set((eb) => ({ failures: eb.fn<number>('greatest', [eb('failures', '-', guesses), eb.lit(0)]) }))
    .where((eb) => eb.and(rowOf(address, now)))
    .execute();
}

const subjectOf = (address: string) => `guesses ${address}`;

function rowOf(address: string, now: Date) {
  return { kind: 'address', subject: windowSubject(subjectOf(address), windowMs, now) };
}
