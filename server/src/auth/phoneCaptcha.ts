import { randomInt } from 'node:crypto';
import type { Schemas } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { newToken } from './token.ts';

export const phoneCaptchaSeconds = 300;
const maxAttempts = 5;

interface Target {
  phone: string;
  scene: Schemas['PhoneCaptchaScene'];
}

/** Makes a code for a phone in place of the one before. Only a slow hash is kept: six digits would be guessed from a fast one. */
export async function newPhoneCaptcha(db: Kysely<Tables>, { phone, scene }: Target, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expireTime = new Date(now.getTime() + phoneCaptchaSeconds * 1000);
  const fresh = { codeHash: await hashPassword(code), attempts: 0, expireTime, createTime: now };
  await db.deleteFrom('phoneCaptcha').where('expireTime', '<=', now).execute();
  await db
    .insertInto('phoneCaptcha')
    .values({ phone, scene, ...fresh })
    .onConflict((conflict) => conflict.columns(['phone', 'scene']).doUpdateSet(fresh))
    .execute();
  return code;
}

/** Verified where there is no code, so that such an attempt costs the same. */
const decoyHash = hashPassword(newToken());

/**
 * Whether the code is the one that was sent; a right one is used up. An attempt is counted before the code is looked at, so that any
 * number of parallel guesses get five in all, and of several right ones one wins. Every step commits by itself.
 */
export async function takePhoneCaptcha(db: Kysely<Tables>, { phone, scene }: Target, code: string, now: Date): Promise<boolean> {
  const sent = await db
    .updateTable('phoneCaptcha')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where((eb) => eb.and({ phone, scene }))
    .where('expireTime', '>', now)
    .where('attempts', '<', maxAttempts)
    .returning('codeHash')
    .executeTakeFirst();
  const isRight = await verifyPassword(sent?.codeHash ?? (await decoyHash), code);
  if (!sent || !isRight) return false;
  const { numDeletedRows } = await db
    .deleteFrom('phoneCaptcha')
    .where((eb) => eb.and({ phone, scene, codeHash: sent.codeHash }))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
