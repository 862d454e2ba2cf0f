import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

interface Window {
  kind: 'address' | 'sms' | 'user';
  /** What is counted, e.g. an address. Each window of time has a row of its own. */
  subject: string;
  windowMs: number;
  limit: number;
}

/** Counts one more in the present window of time, unless the limit is reached. @returns when the window ends, and whether it counted */
export async function countInWindow(db: Kysely<Tables>, { kind, subject, windowMs, limit }: Window, now: Date) {
  const end = new Date((windowOf(now, windowMs) + 1) * windowMs);
  const counted = await db
    .insertInto('loginThrottle')
    .values({ kind, subject: windowSubject(subject, windowMs, now), failures: 1, lastFailureTime: now, blockedUntil: end })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet((eb) => ({ failures: eb('loginThrottle.failures', '+', 1), lastFailureTime: now }))
        .where('loginThrottle.failures', '<', limit),
    )
    .returning('failures')
    .executeTakeFirst();
  return { end, isCounted: counted !== undefined };
}

/** What the row of the present window is called. */
export function windowSubject(subject: string, windowMs: number, now: Date): string {
  return `${subject} ${windowOf(now, windowMs)}`;
}

const windowOf = (now: Date, windowMs: number) => Math.floor(now.getTime() / windowMs);
