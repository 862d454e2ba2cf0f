import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { changedBy } from '#platform/records/changed.ts';
import { userInfo } from '../session/public.ts';
import { takePortrait } from './portrait.ts';
import { isSynchronised } from './toUser.ts';

/** Returns the caller's profile: the data of the session and those that only the user may see. */
export async function getMyProfile(
  _input: Input<'getMyProfile'>,
  { db, session, now, language }: Context,
): Promise<Output<'getMyProfile'>> {
  const { companyId, userId } = session;
  const info = await userInfo(db, { who: session, now, language });
  const { passwordHash, ...own } = await db
    .selectFrom('appUser')
    .select(['gender', 'source', 'version', 'passwordHash'])
    .where((eb) => eb.and({ companyId, id: userId }))
    .executeTakeFirstOrThrow();
  const { id, accountId: account, name, phone, email, job, avatar, introduction, location, organization } = info;
  const { companyName, certification, examCode, registrationDate, lastLoginTime, roleDeptList } = info;
  const shown = { id, account, name, phone, email, job, avatar, introduction, location, organization, companyId, companyName };
  const more = { certification, examCode, registrationDate, lastLoginTime, roleDeptList };
  return { ...shown, ...more, ...own, hasPassword: passwordHash !== null };
}

export async function updateMyProfile({ body }: Input<'updateMyProfile'>, context: Context): Promise<Output<'updateMyProfile'>> {
  const { db, session } = context;
  const { version, ...fields } = body;
  const { name, source } = await db
    .selectFrom('appUser')
    .select(['name', 'source'])
    .where((eb) => eb.and({ companyId: session.companyId, id: session.userId }))
    .executeTakeFirstOrThrow();
  if (isSynchronised(source) && fields.name !== undefined && fields.name !== name) throw new Failure('synchronised');
  if (fields.avatarId !== undefined) await takePortrait(fields.avatarId, context);
  const { numUpdatedRows } = await db
    .updateTable('appUser')
    .set({ ...fields, ...changedBy(context) })
    .where((eb) => eb.and({ companyId: session.companyId, id: session.userId, version }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('stale');
  return true;
}
