import { dayMs, hourMs } from '@campus-procurement/sdk/time';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import { Failure, tooManyAttempts } from '../failure/failure.ts';
import { countInWindow } from './windowLimit.ts';

export const resendSeconds = 60;
const perHour = 5;
const perDay = 10;
/** SMS per hour, to one phone or from one address, that need no captcha. */
const freePerHour = 2;
/** High, because an address may be that of a whole campus. */
const perAddressAndHour = 100;

interface Wish {
  phone: string;
  address: string;
  hasSolvedCaptcha: boolean;
  now: Date;
}

/**
 * Counts one SMS for its phone and its address. If one of the limits is reached, nothing is counted.
 * @throws Failure `tooManyAttempts`, or `badCaptcha` if a captcha is needed
 */
export function countSms(db: Kysely<Tables>, { phone, address, hasSolvedCaptcha, now }: Wish): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await waitForLast(transaction, phone, now);
    const count = async (subject: string, windowMs: number, limit: number, freeLimit = limit) => {
      const window = { kind: 'sms' as const, subject, windowMs, limit: hasSolvedCaptcha ? limit : freeLimit };
      const { end, isCounted } = await countInWindow(transaction, window, now);
      if (isCounted) return;
      if (!hasSolvedCaptcha && freeLimit < limit) throw new Failure('badCaptcha', { details: { captchaRequired: true } });
      throw tooManyAttempts(end, now);
    };
    await count(`${phone} day`, dayMs, perDay);
    await count(`${phone} hour`, hourMs, perHour, freePerHour);
    await count(`${address} hour`, hourMs, perAddressAndHour, freePerHour);
  });
}

/** Refuses an SMS too soon after the last one. One row per phone stores when the next may be sent. */
async function waitForLast(db: Kysely<Tables>, phone: string, now: Date) {
  const blockedUntil = new Date(now.getTime() + resendSeconds * 1000);
  const taken = await db
    .insertInto('loginThrottle')
    .values({ kind: 'sms', subject: phone, failures: 1, lastFailureTime: now, blockedUntil })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet({ lastFailureTime: now, blockedUntil })
        .where('loginThrottle.blockedUntil', '<=', now),
    )
    .returning('subject')
    .executeTakeFirst();
  if (taken) return;
  const { blockedUntil: until } = await db
    .selectFrom('loginThrottle')
    .select('blockedUntil')
    .where((eb) => eb.and({ kind: 'sms', subject: phone }))
    .executeTakeFirstOrThrow();
  throw tooManyAttempts(until, now);
}
