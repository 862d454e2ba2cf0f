import type { Kysely } from 'kysely';
import svgCaptcha from 'svg-captcha';
import { v7 as newId } from 'uuid';
import type { Captcha } from '../context/context.ts';
import type { Tables } from '../db/tables.ts';

export const captchaSeconds = 300;

/** Draws a picture of four characters, without characters that look alike. */
export function drawCaptcha(): Captcha {
  const { text, data } = svgCaptcha.create({ size: 4, noise: 2, ignoreChars: '0Oo1IilL', width: 120, height: 40 });
  return { text, svg: data };
}

/** Stores the characters to type and returns the key of the captcha. Only the key goes to the caller. */
export async function storeCaptcha(db: Kysely<Tables>, text: string, now: Date): Promise<string> {
  const id = newId();
  const expireTime = new Date(now.getTime() + captchaSeconds * 1000);
  await db.insertInto('captcha').values({ id, answer: text.toLowerCase(), expireTime }).execute();
  return id;
}

/** Returns whether the characters were right. The captcha is used up either way: one statement deletes and reads it. */
export async function solveCaptcha(db: Kysely<Tables>, id: string | undefined, code: string | undefined, now: Date) {
  if (id === undefined || code === undefined) return false;
  const used = await db.deleteFrom('captcha').where('id', '=', id).returning(['answer', 'expireTime']).executeTakeFirst();
  return used !== undefined && used.expireTime > now && used.answer === code.toLowerCase();
}
