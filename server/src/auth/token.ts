import { createHmac, hash, randomBytes } from 'node:crypto';

/** An opaque session token: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. A fast hash is enough, because the token is not guessable. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/**
 * The token that follows `token` at a switch. It can be made again from the old token and the stored nonce, so that a lost answer
 * can be repeated; whoever reads the database has only the old token's hash and cannot make it.
 */
export function nextToken(token: string, nonce: string): string {
  return createHmac('sha256', token).update(nonce).digest('base64url');
}

/**
 * The token of a request: only the header `sdscmall-bidding: Bearer <token>` is read, never a cookie, the query or `Authorization`.
 */
export function tokenOf({ headers }: Request): string | null {
  return /^Bearer ([A-Za-z0-9_-]{43})$/.exec(headers.get('sdscmall-bidding') ?? '')?.[1] ?? null;
}
