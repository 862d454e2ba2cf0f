import type { Input, Output } from '@campus-procurement/sdk';
import { tellOfLostDeputy } from '#approval/lostDeputies.ts';
import { reviewCasesOf } from '#approval/seats.ts';
import { endSessionsOf } from '#platform/auth/session.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { changedBy } from '#platform/records/changed.ts';
import { changeableUser } from './changeableUser.ts';

export async function updateUserStatus(
  { body }: Input<'updateUserStatus'>,
  context: Context,
): Promise<Output<'updateUserStatus'>> {
  const { db, session, now } = context;
  const { id, status } = body;
  if (id === session.userId) throw new Failure('ownAccount');
  const { companyId, version, status: before } = await changeableUser(id, context);
  if (before === status) throw new Failure('sameStatus');
  const { numUpdatedRows } = await db
    .updateTable('appUser')
    // From now on the status is a person's decision, which no synchronisation reverts.
    .set({ status, absentSince: null, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id, version }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('stale');
  if (status !== 'ENABLED') {
    await endSessionsOf(db, { companyId, userId: id }, now);
    await tellOfLostDeputy({ companyId, userId: id }, context);
  }
  await reviewCasesOf({ companyId, userId: id }, context);
  return true;
}
