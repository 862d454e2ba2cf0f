import type { Schemas } from '@campus-procurement/sdk';
import { isoTime, minuteMs } from '@campus-procurement/sdk/time';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { wantedCalendar } from '#platform/records/missingCalendar.ts';
import { platformId } from '#platform/values/platform.ts';
import { sealingAlarms } from '#purchase/bidding/public.ts';

/** What stands still until somebody acts, for administrators: those of the platform see all schools, those of a school their own. */
export async function alarms(context: Context): Promise<Schemas['HomeAlarm'][]> {
  if (!permitted(context)('createDept')) return [];
  const { session, monitor, now, db } = context;
  const isPlatform = session.companyId === platformId;
  const minutes = Math.abs(Math.round(monitor.clockJump() / minuteMs));
  const clock = { kind: 'CLOCK' as const, name: isoTime(now), count: minutes, projectId: null };
  const sealed = await sealingAlarms(isPlatform ? null : session.companyId, context);
  if (isPlatform) return minutes > 0 ? [clock, ...sealed] : sealed;
  const year = await wantedCalendar(session.companyId, now, db);
  const calendar = { kind: 'CALENDAR' as const, name: String(year), count: 1, projectId: null };
  return year !== null && permitted(context)('saveCalendarDays') ? [...sealed, calendar] : sealed;
}
