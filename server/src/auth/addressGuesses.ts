import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { countInWindow, windowSubject } from './windowLimit.ts';

/*
 * The last resort against one guess each at many accounts: the wrong passwords of an address. It may be that of a whole campus, so they lead
 * to a captcha and never to a refusal, and who logs in after a wrong one takes it back.
 */

const windowMs = 15 * 60_000;
/** So many wrong passwords that nobody took back may come from an address before a captcha is wanted there. */
const failuresBeforeCaptcha = 100;
/** The largest value of the column. */
const unlimited = 2 ** 31 - 1;

/** Whether passwords from the address need a captcha. */
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

/** They were slips of somebody who has logged in. */
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
