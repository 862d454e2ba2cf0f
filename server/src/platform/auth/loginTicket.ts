import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LoginIssuer } from './loginIssuers.ts';

/** The longest time in seconds that a ticket is accepted. A ticket with more time left is refused until only this much is left. */
export const ticketSeconds = 60;
const audience = 'campus-procurement';

/** The statement of an issuer that the bearer of the ticket is the user of this account. */
export interface Ticket {
  issuer: LoginIssuer;
  account: string;
  /** The claim `jti`. Two tickets of an issuer with the same `jti` count as the same ticket. */
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
 * Reads a ticket that one of the issuers has signed and that is valid now. It does not check whether the ticket was used before.
 * @returns null for anything else
 */
export function readTicket(text: string, issuers: LoginIssuer[], now: Date): Ticket | null {
  const [head = '', body = '', sign = '', ...more] = text.split('.');
  const { alg, crit } = decode(head);
  // Only this algorithm is accepted, and no critical extensions, because none are known here.
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

/** Decodes a base64url JSON object. Returns an empty object for anything else. */
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

/** Printable characters, at least 8 of them so that they can be random. */
function isNonce(value: unknown): value is string {
  return typeof value === 'string' && /^[!-~]{8,200}$/.test(value);
}
