import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../context/context.ts';
import { signingKey } from '../db/signingKey.ts';

/*
 * OWASP, "Slow down online guessing attacks with device cookies": a device that has logged in to an account keeps a cookie, and its guesses
 * are counted separately. The cookie grants nothing. It is a random name for the device and does not reveal the account: the signature also
 * covers the account name, which the user types at login.
 */

const name = 'device';
const validSeconds = 180 * 24 * 3600;
/** Accounts in one cookie. On a shared computer only the latest ones are kept. */
const maxAccounts = 5;
const separator = '~';
/** An entry of the cookie: its end in seconds since 1970, the name of the device, and the signature. */
const shape = /^(\d{10})\.([\w-]{22})\.([\w-]{43})$/;

type Request = Pick<Context, 'db' | 'cookies' | 'now'>;

/** Returns the name of the requesting device if it has logged in to the account before, else null. */
export async function knownDevice({ db, cookies, now }: Request, account: string): Promise<string | null> {
  const entries = entriesOf(cookies.get(name), now);
  if (entries.length === 0) return null;
  const key = await signingKey(db, 'device');
  return entries.find((entry) => isFor(entry, key, account))?.nonce ?? null;
}

/** Makes the device known for the account, under a new name. It writes to the answer, so do not call it within a transaction. */
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

/** Returns the entries that are well-formed and not expired. A browser may send anything. */
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
