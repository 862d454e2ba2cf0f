import type { Kysely } from 'kysely';
import { lifetimeHours, type Session } from '../../auth/session.ts';
import type { Tables } from '../../db/tables.ts';

/**
 * When the user logged in before the login of this session. A session without a role is one made by login, and the login of any
 * session was its lifetime before its end, because a switch keeps the end.
 */
export async function previousLogin(
  db: Kysely<Tables>,
  { companyId, userId, expireTime }: Pick<Session, 'companyId' | 'userId' | 'expireTime'>,
) {
  const loginTime = new Date(expireTime.getTime() - lifetimeHours * 3600_000);
  const { time } = await db
    .selectFrom('loginSession')
    .select((eb) => eb.fn.max('createTime').as('time'))
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('roleId', 'is', null)
    .where('createTime', '<', loginTime)
    .executeTakeFirstOrThrow();
  return time;
}
