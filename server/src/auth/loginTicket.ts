import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LoginIssuer } from './loginIssuers.ts';

/** A ticket is good for so long at most: one that would be valid for longer is refused until this is all that is left. */
export const ticketSeconds = 60;
const audience = 'campus-procurement';

/** What an issuer vouches for: that whoever brings the ticket is the user of this account. */
export interface Ticket {
  issuer: LoginIssuer;
  account: string;
  /** The claim `jti`: two tickets of an issuer with the same one are the same ticket. */
  nonce: string;
  expireTime: Date;
}

/** Signs a ticket: a JSON Web Token (RFC 7519) with HMAC-SHA-256, for which every platform has a library. */
export function signTicket({ issuer, account, nonce, expireTime }: Ticket): string {
  const claims = { iss: issuer.issuer, aud: audience, sub: account, jti: nonce, exp: Math.floor(expireTime.getTime() / 1000) };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${signature(signed, issuer)}`;
}

/**
 * Reads a ticket that one of the issuers has signed and that is valid now. Whether it was used before is not seen here.
 * @returns null for anything else
 */
export function readTicket(text: string, issuers: LoginIssuer[], now: Date): Ticket | null {
  const [head = '', body = '', sign = '', ...more] = text.split('.');
  const { alg, crit } = decode(head);
  // The one algorithm, whatever the ticket says of others, and no extension that we would have to understand.
  if (more.length > 0 || alg !== 'HS256' || crit !== undefined) return null;
  const { iss, aud, sub, jti, exp } = decode(body);
  const issuer = issuers.find((one) => one.issuer === iss);
  if (!issuer || !isEqual(sign, signature(`${head}.${body}`, issuer)) || aud !== audience) return null;
  if (!isAccount(sub) || !isNonce(jti) || typeof exp !== 'number') return null;
  const validMs = exp * 1000 - now.getTime();
  if (!(validMs > 0 && validMs <= ticketSeconds * 1000)) return null;
  return { issuer, account: sub.toLowerCase(), nonce: jti, expireTime: new Date(exp * 1000) };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** The members of a JSON object in base64url; none if it is no such thing. */
function decode(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function signature(signed: string, { secret }: LoginIssuer): string {
  return createHmac('sha256', secret).update(signed).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function isAccount(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_.-]{1,64}$/.test(value);
}

/** Printable characters; random ones have 8 or more. */
function isNonce(value: unknown): value is string {
  return typeof value === 'string' && /^[!-~]{8,200}$/.test(value);
}
