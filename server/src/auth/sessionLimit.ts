import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { isLiveAt, type Session } from './session.ts';

/**
 * So many live sessions a user has at most. People use three devices at once, rarely five; twice as many leave room for a browser that
 * was closed without a logout. What goes beyond is rather a token that somebody else has than one that is missed.
 */
export const mostSessions = 10;

type Owner = Pick<Session, 'companyId' | 'userId'>;

/**
 * Makes other transactions wait that start, switch or end sessions of a user: without it, one that ends all could miss the session
 * that follows at a switch, and two logins could both find the last free place.
 */
export async function lockSessions(db: Kysely<Tables>, { companyId, userId }: Owner): Promise<void> {
  await db
    .selectFrom('appUser')
    .select('id')
    .where((eb) => eb.and({ companyId, id: userId }))
    .forNoKeyUpdate()
    .execute();
}

/** Ends all sessions of a user but those used last, so that there is room for one more. In the transaction that starts it. */
export async function makeRoomForSession(db: Kysely<Tables>, owner: Owner, now: Date): Promise<void> {
  const { companyId, userId } = owner;
  await lockSessions(db, owner);
  const kept = db
    .selectFrom('loginSession')
    .select('tokenHash')
    .where((eb) => eb.and({ companyId, userId }))
    .where(isLiveAt(now))
    .orderBy('lastSeenTime', 'desc')
    .orderBy('createTime', 'desc')
    .limit(mostSessions - 1);
  await db
    .updateTable('loginSession')
    .set({ endTime: now })
    .where((eb) => eb.and({ companyId, userId }))
    .where('endTime', 'is', null)
    .where('tokenHash', 'not in', kept)
    .execute();
}
