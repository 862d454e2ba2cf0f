import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { tooManyAttempts } from '../http/failure.ts';
import { countInWindow } from './windowLimit.ts';

/** Pictures per address and minute. A picture costs a millisecond of work and a row. */
const picturesPerMinute = 30;
const minuteMs = 60_000;

/**
 * Counts one picture for an address.
 * @throws Failure `tooManyAttempts` until the minute is over
 */
export async function countPicture(db: Kysely<Tables>, address: string, now: Date): Promise<void> {
  const window = { kind: 'address' as const, subject: `captcha ${address}`, windowMs: minuteMs, limit: picturesPerMinute };
  const { end, isCounted } = await countInWindow(db, window, now);
  if (!isCounted) throw tooManyAttempts(end, now);
}
