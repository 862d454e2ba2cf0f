import { dayMs } from '@campus-procurement/sdk/time';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/**
 * Deletes what logins and writes leave behind: unsolved captchas, and after a day counted failures, used tickets and stored answers of
 * writes; sessions after 90 days, because they tell when a user was last here. Every deletion uses an index.
 */
export async function sweepLogins(db: Kysely<Tables>, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const results = [
    await db.deleteFrom('captcha').where('expireTime', '<=', now).executeTakeFirstOrThrow(),
    await db.deleteFrom('loginThrottle').where('lastFailureTime', '<', daysAgo(1)).executeTakeFirstOrThrow(),
    // A day longer than tickets live: the clocks of servers differ, and none may take a used ticket for a new one.
    await db.deleteFrom('loginTicket').where('expireTime', '<', daysAgo(1)).executeTakeFirstOrThrow(),
    await db.deleteFrom('idempotency').where('createTime', '<', daysAgo(1)).executeTakeFirstOrThrow(),
    await db.deleteFrom('wechatBindAttempt').where('expireTime', '<', daysAgo(1)).executeTakeFirstOrThrow(),
    await db.deleteFrom('loginSession').where('expireTime', '<', daysAgo(90)).executeTakeFirstOrThrow(),
  ];
  return results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}
