import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { cancelDue, planDue } from '#platform/due/dueEvents.ts';

/** Quotes that have arrived before the end are stored within so long. */
export const drainMs = 2_000;

/** So long before the end suppliers are reminded. */
const reminderMs = 24 * 3_600_000;

interface Window {
  startTime: Date;
  endTime: Date;
}

/** Plans what happens at the end of a window, and the reminder before it where there is time for one. */
export async function planWindow(
  { companyId, id }: { companyId: string; id: string },
  { startTime, endTime }: Window,
  db: Kysely<Tables>,
): Promise<void> {
  const timer = (kind: 'BIDDING_CLOSE' | 'BIDDING_REMINDER') => ({ companyId, kind, subjectId: id });
  await planDue(timer('BIDDING_CLOSE'), new Date(endTime.getTime() + drainMs), db);
  const reminder = new Date(endTime.getTime() - reminderMs);
  if (reminder > startTime) await planDue(timer('BIDDING_REMINDER'), reminder, db);
  else await cancelDue(timer('BIDDING_REMINDER'), db);
}
