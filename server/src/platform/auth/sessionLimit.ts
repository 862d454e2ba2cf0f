import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { isLiveAt, type Session } from './session.ts';

/**
 * The most live sessions a user can have. People use three devices at once, rarely five; twice as many leave room for browsers that were
 * closed without a logout. A session beyond that is more likely a stolen token than one that the user misses.
 */
export const mostSessions = 10;

type Owner = Pick<Session, 'companyId' | 'userId'>;

/**
 * Makes other transactions that start, switch or end sessions of the user wait. Otherwise a transaction that ends all sessions could miss
 * the one that follows at a switch, and two logins could both take the last free place.
 */
export async function lockSessions(db: Kysely<Tables>, { companyId, userId }: Owner): Promise<void> {
  await db
    .selectFrom('appUser')
    .select('id')
    .where((eb) => eb.and({ companyId, id: userId }))
    .forNoKeyUpdate()
    .execute();
}

/**
 * Ends the sessions of a user that were used longest ago, so that there is room for one more. Call it in the transaction that starts the
 * new one.
 */
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
    // Ids follow the order of the logins, also of those in the same millisecond.
    .orderBy('id', 'desc')
    .limit(mostSessions - 1);
  await db
    .updateTable('loginSession')
    .set({ endTime: now })
    .where((eb) => eb.and({ companyId, userId }))
    .where('endTime', 'is', null)
    .where('tokenHash', 'not in', kept)
    .execute();
}
