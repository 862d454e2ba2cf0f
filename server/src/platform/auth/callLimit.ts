import { minuteMs } from '@campus-procurement/sdk/time';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { tooManyAttempts } from '../failure/failure.ts';
import { countInWindow } from './windowLimit.ts';

/**
 * Calls of public operations that are answered per minute and address. An address may be that of a whole campus, where thousands log in at
 * eight o'clock and may all need a captcha, so the limits only bound the work.
 */
const callsPerMinute = { captcha: 3000, schools: 300, ticket: 300, registration: 300, notices: 300 };

/**
 * Counts one call of a public operation that costs work: a captcha costs a millisecond and a row.
 * @throws Failure `tooManyAttempts` until the minute is over
 */
export async function countCall(
  db: Kysely<Tables>,
  what: keyof typeof callsPerMinute,
  address: string,
  now: Date,
): Promise<void> {
  const window = { kind: 'address' as const, subject: `${what} ${address}`, windowMs: minuteMs, limit: callsPerMinute[what] };
  const { end, isCounted } = await countInWindow(db, window, now);
  if (!isCounted) throw tooManyAttempts(end, now);
}
