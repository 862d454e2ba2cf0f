import { randomBytes } from 'node:crypto';
import type { Input, Output } from '@campus-procurement/sdk';
import { generatedPassword } from '#platform/auth/generatedPassword.ts';
import { initialPassword } from '#platform/auth/initialPassword.ts';
import { hashPassword } from '#platform/auth/password.ts';
import { endSessionsOf } from '#platform/auth/session.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import { changedBy } from '#platform/records/changed.ts';
import { changeableUser } from './changeableUser.ts';
import { isSynchronised } from './toUser.ts';

/**
 * Sets a random password and returns it. Only the answer contains it: the database stores a hash, and neither log nor audit contain
 * answers.
 */
export async function resetPassword(
  { query: { id } }: Input<'resetPassword'>,
  context: Context,
): Promise<Output<'resetPassword'>> {
  const { db, session, now } = context;
  if (id === session.userId) throw new Failure('ownAccount');
  const { companyId, version, source } = await changeableUser(id, context);
  if (isSynchronised(source)) throw new Failure('synchronised');
  const tempPassword = generatedPassword((size) => randomBytes(size));
  const { numUpdatedRows } = await db
    .updateTable('appUser')
    .set({ ...initialPassword(await hashPassword(tempPassword), now), ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id, version }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('stale');
  await endSessionsOf(db, { companyId, userId: id }, now);
  const to = [{ companyId, userId: id }];
  const params = { name: session.userName };
  await sendMessage(db, { to, sceneCode: 'PASSWORD_RESET', params, biz: { type: 'USER', id } }, now);
  return { tempPassword };
}
