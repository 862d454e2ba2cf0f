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

/**
 * Makes a code for a phone and replaces the previous one. Only a slow hash is stored: a fast hash of six digits could be reversed by trying
 * them all.
 */
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

/** Verified if no code was sent, so that the answer takes as long as usual. */
const decoyHash = hashPassword(newToken());

/**
 * Returns whether the code is the one that was sent, and uses a right code up. An attempt is counted before the code is compared, so
 * parallel guesses get five attempts in all, and only one of several right ones wins. Every step commits by itself.
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
