import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { signingKey } from '../db/signingKey.ts';
import type { Tables } from '../db/tables.ts';
import { invalid } from '../failure/failure.ts';

/** How long an address is valid, in milliseconds. Pictures and links send no session header, so the address itself is the permission. */
const validMs = 10 * 60_000;
/** For portraits and emblems: the client gets their addresses once and shows them until logout. */
const lastingMs = 24 * 3600_000;

/** Signs the text of an address. */
export type Sign = (text: string) => string;

const signWith =
  (key: string): Sign =>
  (text) =>
    createHmac('sha256', key).update(text).digest('base64url');

const textOf = (id: string, expires: number) => `${id}.${expires}`;

/** Returns signed addresses, one for each file, and when they expire. */
export async function addressesOf(db: Kysely<Tables>, ids: string[], now: Date, validFor = validMs) {
  return signedAddresses(signWith(await signingKey(db, 'fileAddress')), ids, now, validFor);
}

/** Returns addresses that are signed with another key than those of all files. */
export function signedAddresses(sign: Sign, ids: string[], now: Date, validFor = validMs) {
  // In whole seconds, as the API returns the time.
  const expires = Math.floor((now.getTime() + validFor) / 1000);
  const addresses = ids.map((id) => `/api/file/download/${id}?expires=${expires}&signature=${sign(textOf(id, expires))}`);
  return { addresses, expireTime: new Date(expires * 1000) };
}

/** Returns the address of a portrait or an emblem, valid for a day. */
export async function lastingAddress(db: Kysely<Tables>, id: string, now: Date): Promise<string> {
  const { addresses } = await addressesOf(db, [id], now, lastingMs);
  return addresses[0] as string;
}

/**
 * Refuses an address that this server has not signed for the file, or that has expired.
 * @throws Failure `invalid` with the rule `mismatch` or `expired`
 */
export async function refuseBadAddress(db: Kysely<Tables>, asked: AskedAddress, now: Date): Promise<void> {
  refuseUnsigned(signWith(await signingKey(db, 'fileAddress')), asked, now);
}

/** The parts of an address. */
export interface AskedAddress {
  id: string;
  expires: number;
  signature: string;
}

/** The same for addresses of `signedAddresses`. @throws Failure `invalid` with the rule `mismatch` or `expired` */
export function refuseUnsigned(sign: Sign, { id, expires, signature }: AskedAddress, now: Date): void {
  const wanted = sign(textOf(id, expires));
  // Both have the same length, because the API's schema fixes the length of a signature.
  if (!timingSafeEqual(Buffer.from(wanted), Buffer.from(signature))) throw invalid({ field: 'signature', rule: 'mismatch' });
  if (now.getTime() >= expires * 1000) throw invalid({ field: 'expires', rule: 'expired' });
}
