import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { signingKey } from '../db/signingKey.ts';
import type { Tables } from '../db/tables.ts';
import { invalid } from '../failure/failure.ts';

/** So long is an address good. Pictures and links send no session header, so the address itself is the permission. */
const validMs = 10 * 60_000;
/** Portrait and emblem are shown as long as somebody is logged in, who is told their addresses once. */
const lastingMs = 24 * 3600_000;

function signatureOf(key: string, id: string, expires: number): string {
  return createHmac('sha256', key).update(`${id}.${expires}`).digest('base64url');
}

/** Addresses that one file each can be read from, and until when. */
export async function addressesOf(db: Kysely<Tables>, ids: string[], now: Date, validFor = validMs) {
  const key = await signingKey(db, 'fileAddress');
  // The API gives the time in whole seconds, too.
  const expires = Math.floor((now.getTime() + validFor) / 1000);
  const addresses = ids.map((id) => `/api/file/download/${id}?expires=${expires}&signature=${signatureOf(key, id, expires)}`);
  return { addresses, expireTime: new Date(expires * 1000) };
}

/** The address of a portrait or an emblem. */
export async function lastingAddress(db: Kysely<Tables>, id: string, now: Date): Promise<string> {
  const { addresses } = await addressesOf(db, [id], now, lastingMs);
  return addresses[0] as string;
}

/**
 * Lets an address pass that is ours for this file, and whose end has not come.
 * @throws Failure `invalid` with the rule `mismatch` or `expired`
 */
export async function refuseBadAddress(
  db: Kysely<Tables>,
  { id, expires, signature }: { id: string; expires: number; signature: string },
  now: Date,
): Promise<void> {
  const wanted = signatureOf(await signingKey(db, 'fileAddress'), id, expires);
  // Both have the length that the description asks for.
  if (!timingSafeEqual(Buffer.from(wanted), Buffer.from(signature))) throw invalid({ field: 'signature', rule: 'mismatch' });
  if (now.getTime() >= expires * 1000) throw invalid({ field: 'expires', rule: 'expired' });
}
