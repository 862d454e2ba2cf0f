import type { Input, Output } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { endSessionsOf, isLiveAt, type Session } from '#platform/auth/session.ts';
import { lockSessions } from '#platform/auth/sessionLimit.ts';
import type { Context } from '#platform/context/context.ts';
import { deptName, roleName } from '#platform/db/builtInNames.ts';
import { Failure } from '#platform/failure/failure.ts';
import { deviceOf } from './deviceOf.ts';

/** The limit of the list. An account that has not logged in since sessions are limited may have more than the limit. */
const mostListed = 100;

const ofUser = ({ companyId, userId }: Session) => ({ companyId, userId });

/** Lists the caller's live logins, the one used last first. */
export async function listMySessions(_input: object, { db, session, now, language }: Context): Promise<Output<'listMySessions'>> {
  const rows = await db
    .selectFrom('loginSession')
    .select(['id', 'tokenHash', 'address', 'userAgent', 'loginTime', 'lastSeenTime'])
    .select((eb) => [
      eb
        .selectFrom('role')
        .select(roleName(language).as('name'))
        .whereRef('role.companyId', '=', 'loginSession.roleCompanyId')
        .whereRef('role.id', '=', 'loginSession.roleId')
        .as('roleName'),
      eb
        .selectFrom('dept')
        .select(deptName(language).as('name'))
        .whereRef('dept.companyId', '=', 'loginSession.companyId')
        .whereRef('dept.id', '=', 'loginSession.deptId')
        .as('deptName'),
    ])
    .where((eb) => eb.and(ofUser(session)))
    .where(isLiveAt(now))
    .orderBy('lastSeenTime', 'desc')
    .orderBy('createTime', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map(({ tokenHash, userAgent, loginTime, lastSeenTime, ...row }) => ({
    ...row,
    ...deviceOf(userAgent),
    loginTime: isoTime(loginTime),
    lastActiveTime: isoTime(lastSeenTime),
    current: tokenHash === session.tokenHash,
  }));
}

/**
 * Ends another login of the caller. The caller's own login ends with `logout`, which also returns the page to open next.
 * @throws Failure `ownSession` or `missing`
 */
export async function endMySession(
  { path: { id } }: Input<'endMySession'>,
  { db, session, now }: Context,
): Promise<Output<'endMySession'>> {
  await lockSessions(db, session);
  const open = await db
    .selectFrom('loginSession')
    .select('tokenHash')
    .where((eb) => eb.and({ ...ofUser(session), id }))
    .where(isLiveAt(now))
    .executeTakeFirst();
  if (!open) throw new Failure('missing');
  if (open.tokenHash === session.tokenHash) throw new Failure('ownSession');
  await db.updateTable('loginSession').set({ endTime: now }).where('tokenHash', '=', open.tokenHash).execute();
  return true;
}

/** Ends all logins of the caller except the one of this call. */
export async function endMyOtherSessions(_input: object, { db, session, now }: Context): Promise<Output<'endMyOtherSessions'>> {
  await lockSessions(db, session);
  await endSessionsOf(db, session, now, session.tokenHash);
  return true;
}
