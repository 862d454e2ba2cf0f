import type { Output } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import { lifetimeHours, newLogin, startSession } from '#platform/auth/session.ts';
import { makeRoomForSession } from '#platform/auth/sessionLimit.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { userInfo } from './public.ts';

/** A user who has proved their identity. */
interface Admitted {
  companyId: string;
  userId: string;
  needChangePassword: boolean;
  /** Whether the user did so with a password and not with a ticket. */
  byPassword: boolean;
}

/**
 * Starts a session without a role, in the transaction of `db`. Other sessions continue: only the page knows whether the one in its browser
 * is to be replaced. If there are too many, the session that was used longest ago ends.
 */
export async function admit(
  db: Kysely<Tables>,
  { companyId, userId, needChangePassword, byPassword }: Admitted,
  { now, address, userAgent, language }: Context,
): Promise<Output<'login'>> {
  const expireTime = new Date(now.getTime() + lifetimeHours * 3600_000);
  const login = newLogin(now, { address, userAgent });
  await makeRoomForSession(db, { companyId, userId }, now);
  const start = { companyId, userId, role: null, expireTime, byPassword, login };
  const { token, expiresInSeconds } = await startSession(db, start, now);
  await db
    .updateTable('appUser')
    .set((eb) => ({ previousLoginTime: eb.ref('lastLoginTime'), lastLoginTime: now, lastLoginIp: address }))
    .where((eb) => eb.and({ companyId, id: userId }))
    .execute();
  // Users with a ticket may not even know the initial password.
  const mustChangePassword = needChangePassword && byPassword;
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: expiresInSeconds,
    userinfo: await userInfo(db, { who: { companyId, userId, role: null, mustChangePassword }, now, language }),
    needChangePassword: mustChangePassword,
  };
}
