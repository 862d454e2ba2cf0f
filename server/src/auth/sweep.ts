import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

const dayMs = 24 * 3600_000;

/**
 * Deletes what has had its time: counted failures and answers of repeated writes after a day, sessions after 90 days (until then
 * they tell when a user was here before). Done at each login, so that no instance needs a timer; all of it goes by an index.
 */
export async function sweep(db: Kysely<Tables>, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await db.deleteFrom('loginThrottle').where('lastFailureTime', '<', daysAgo(1)).execute();
  await db.deleteFrom('idempotency').where('createTime', '<', daysAgo(1)).execute();
  await db.deleteFrom('loginSession').where('expireTime', '<', daysAgo(90)).execute();
}
