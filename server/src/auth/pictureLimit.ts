import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { tooManyAttempts } from '../http/failure.ts';

/** Pictures per address and minute. A picture costs a millisecond of work and a row. */
const picturesPerMinute = 30;
const minuteMs = 60_000;

/**
 * Counts one picture for an address. Each minute has a row of its own in the table of counted attempts.
 * @throws Failure `tooManyAttempts` until the minute is over
 */
export async function countPicture(db: Kysely<Tables>, address: string, now: Date): Promise<void> {
  const minute = Math.floor(now.getTime() / minuteMs);
  const end = new Date((minute + 1) * minuteMs);
  const subject = `captcha ${address} ${minute}`;
  const counted = await db
    .insertInto('loginThrottle')
    .values({ kind: 'address', subject, failures: 1, lastFailureTime: now, blockedUntil: end })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet((eb) => ({ failures: eb('loginThrottle.failures', '+', 1) }))
        .where('loginThrottle.failures', '<', picturesPerMinute),
    )
    .returning('failures')
    .executeTakeFirst();
  if (!counted) throw tooManyAttempts(end, now);
}
