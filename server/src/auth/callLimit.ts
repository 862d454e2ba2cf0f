import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { tooManyAttempts } from '../http/failure.ts';
import { countInWindow } from './windowLimit.ts';

/** So many calls of each public operation are answered a minute for one address. */
const callsPerMinute = 30;
const minuteMs = 60_000;

/**
 * Counts one call of a public operation that costs work: a picture costs a millisecond, and a row.
 * @throws Failure `tooManyAttempts` until the minute is over
 */
export async function countCall(db: Kysely<Tables>, what: 'captcha' | 'schools', address: string, now: Date): Promise<void> {
  const window = { kind: 'address' as const, subject: `${what} ${address}`, windowMs: minuteMs, limit: callsPerMinute };
  const { end, isCounted } = await countInWindow(db, window, now);
  if (!isCounted) throw tooManyAttempts(end, now);
}
