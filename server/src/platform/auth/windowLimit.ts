import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

interface Window {
  kind: 'address' | 'sms' | 'user';
  /** The thing that is counted, e.g. an address. Each window of time has its own row. */
  subject: string;
  windowMs: number;
  limit: number;
}

/** Adds one to the count of the present window, unless the limit is reached. @returns the end of the window, and whether it was counted */
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

/** Returns the subject of the row for the present window. */
export function windowSubject(subject: string, windowMs: number, now: Date): string {
  return `${subject} ${windowOf(now, windowMs)}`;
}

const windowOf = (now: Date, windowMs: number) => Math.floor(now.getTime() / windowMs);
