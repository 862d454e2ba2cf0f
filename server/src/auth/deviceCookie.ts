import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../context/context.ts';
import { signingKey } from '../db/signingKey.ts';

/*
 * OWASP, "Slow down online guessing attacks with device cookies": a device that has logged in to an account keeps a cookie, and its guesses
 * are counted by themselves. The cookie is no permission. It is nothing but a random name for the device, and it does not tell whose
 * account it is for: the signature is over the account too, which whoever logs in has to type.
 */

const name = 'device';
const validSeconds = 180 * 24 * 3600;
/** A computer that many people use is known for the latest of them. */
const maxAccounts = 5;
const separator = '~';
/** When it ends in seconds since 1970, the name of the device, and the signature. */
const shape = /^(\d{10})\.([\w-]{22})\.([\w-]{43})$/;

type Request = Pick<Context, 'db' | 'cookies' | 'now'>;

/** The name of the device that a request comes from, if it has logged in to the account before; else null. */
export async function knownDevice({ db, cookies, now }: Request, account: string): Promise<string | null> {
  const entries = entriesOf(cookies.get(name), now);
  if (entries.length === 0) return null;
  const key = await signingKey(db, 'device');
  return entries.find((entry) => isFor(entry, key, account))?.nonce ?? null;
}

/** Makes the device one that is known for the account, under a new name. Goes with the answer, so not within a transaction. */
export async function rememberDevice({ db, cookies, now }: Request, account: string): Promise<void> {
  const key = await signingKey(db, 'device');
  const others = entriesOf(cookies.get(name), now).filter((entry) => !isFor(entry, key, account));
  const expires = String(Math.floor(now.getTime() / 1000) + validSeconds);
  const nonce = randomBytes(16).toString('base64url');
  const entry = `${expires}.${nonce}.${signatureOf(key, account, expires, nonce)}`;
  const value = [entry, ...others.map(({ text }) => text)].slice(0, maxAccounts).join(separator);
  cookies.set(name, value, validSeconds);
}

interface Entry {
  text: string;
  expires: string;
  nonce: string;
  signature: string;
}

/** What has the shape of an entry and has not ended: a browser may send anything. */
function entriesOf(cookie: string | null, now: Date): Entry[] {
  const texts = cookie?.split(separator, maxAccounts) ?? [];
  return texts.flatMap((text) => {
    const [, expires = '', nonce = '', signature = ''] = shape.exec(text) ?? [];
    return Number(expires) * 1000 > now.getTime() ? [{ text, expires, nonce, signature }] : [];
  });
}

function isFor({ expires, nonce, signature }: Entry, key: string, account: string): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, account, expires, nonce)));
}

function signatureOf(key: string, account: string, expires: string, nonce: string): string {
  return createHmac('sha256', key).update(`${expires}.${nonce}.${account}`).digest('base64url');
}
