import { hkdfSync } from 'node:crypto';
import { generatedPassword } from '#platform/auth/generatedPassword.ts';
import type { Context } from '#platform/context/context.ts';

/**
 * Returns the initial password of an account. It is derived from the session's token, which only the caller has, so a repeated request gets
 * the same password although it is not stored.
 */
export function derivedPassword(account: string, { token, idempotencyKey, requestId }: Context): string {
  const salt = idempotencyKey ?? requestId;
  const bytes = (size: number, attempt: number) => hkdfSync('sha256', token, salt, `${attempt} ${account.toLowerCase()}`, size);
  return generatedPassword((...of) => new Uint8Array(bytes(...of)));
}
