import { createHmac, hash, randomBytes } from 'node:crypto';

/** Returns an opaque session token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a token, as stored. A fast hash is enough because tokens cannot be guessed. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/**
 * Returns the token that follows `token` at a switch. It is derived from the old token and the stored nonce, so a lost answer can be
 * repeated. The database has only the hash of the old token, so nobody can derive the new one from it.
 */
export function nextToken(token: string, nonce: string): string {
  return createHmac('sha256', token).update(nonce).digest('base64url');
}

/**
 * Returns the token of a request, or null. Only the header `sdscmall-bidding: Bearer <token>` is read, never a cookie, the query or
 * `Authorization`.
 */
export function tokenOf({ headers }: Request): string | null {
  return /^Bearer ([A-Za-z0-9_-]{43})$/.exec(headers.get('sdscmall-bidding') ?? '')?.[1] ?? null;
}
