import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

const dayMs = 24 * 3600_000;

/**
 * Deletes what logins and writes leave behind: captchas nobody solved, counted failures, used tickets and answers of repeated writes after
 * a day, sessions after 90 days (until then they tell when a user was here before). All of it goes by an index.
 */
export async function sweepLogins(db: Kysely<Tables>, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const results = [
    await db.deleteFrom('captcha').where('expireTime', '<=', now).executeTakeFirstOrThrow(),
    await db.deleteFrom('loginThrottle').where('lastFailureTime', '<', daysAgo(1)).executeTakeFirstOrThrow(),
    // A day more than their minute: the clocks of servers differ, and none may take a used ticket for a new one.
    await db.deleteFrom('loginTicket').where('expireTime', '<', daysAgo(1)).executeTakeFirstOrThrow(),
    await db.deleteFrom('idempotency').where('createTime', '<', daysAgo(1)).executeTakeFirstOrThrow(),
    await db.deleteFrom('wechatBindAttempt').where('expireTime', '<', daysAgo(1)).executeTakeFirstOrThrow(),
    await db.deleteFrom('loginSession').where('expireTime', '<', daysAgo(90)).executeTakeFirstOrThrow(),
  ];
  return results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}
