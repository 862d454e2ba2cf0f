import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { Failure, invalid } from '../failure/failure.ts';
import { noInitialPassword } from './initialPassword.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** Old passwords that are remembered. With the present one, the last three cannot be used again. */
const keptBefore = 2;

export interface PasswordOwner {
  companyId: string;
  userId: string;
  /** The hash of the present password. */
  passwordHash: string;
}

/**
 * Refuses a password that the user has used before.
 * @throws Failure `invalid` with rule `reused`
 */
export async function refuseReused(db: Kysely<Tables>, owner: PasswordOwner, newPassword: string): Promise<void> {
  const { companyId, userId, passwordHash } = owner;
  const before = await db
    .selectFrom('passwordHistory')
    .select('passwordHash')
    .where((eb) => eb.and({ companyId, userId }))
    .orderBy('time', 'desc')
    .limit(keptBefore)
    .execute();
  for (const hash of [passwordHash, ...before.map((row) => row.passwordHash)]) {
    if (await verifyPassword(hash, newPassword)) throw invalid({ field: 'newPassword', rule: 'reused' });
  }
}

/**
 * Stores a new password in the caller's transaction and remembers the old one.
 * @throws Failure `stale` if the password has changed since it was read
 */
export async function storePassword(db: Kysely<Tables>, owner: PasswordOwner, newPassword: string, now: Date): Promise<void> {
  const { companyId, userId, passwordHash } = owner;
  const { numUpdatedRows } = await db
    .updateTable('appUser')
    .set({ passwordHash: await hashPassword(newPassword), ...noInitialPassword, version: sql<number>`version + 1` })
    .where((eb) => eb.and({ companyId, id: userId, passwordHash }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('stale');
  await db.insertInto('passwordHistory').values({ companyId, userId, time: now, passwordHash }).execute();
  const kept = db
    .selectFrom('passwordHistory')
    .select('time')
    .where((eb) => eb.and({ companyId, userId }))
    .orderBy('time', 'desc')
    .limit(keptBefore);
  await db
    .deleteFrom('passwordHistory')
    .where((eb) => eb.and({ companyId, userId }))
    .where('time', 'not in', kept)
    .execute();
}
