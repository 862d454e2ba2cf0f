import { compareMoney } from '@campus-procurement/sdk/money';
import { addDays, dayOf, hourMs, minuteMs, schoolOffset } from '@campus-procurement/sdk/time';
import type { BrokenRule } from '#platform/failure/failure.ts';
import { type Calendar, isWorkingDay, isWorkingTime } from '#platform/values/workingDays.ts';
import type { ProjectRow } from '../records/public.ts';

/** From when to when suppliers can quote. */
export interface BiddingWindow {
  startTime: Date;
  endTime: Date;
}

type Rules = Pick<ProjectRow, 'amount' | 'noticeHours'> & { pattern: NonNullable<ProjectRow['pattern']> };

/** The platform publishes and opens by itself what is below the limit for orders. */
export function isAutomatic({ amount, pattern }: Pick<Rules, 'amount' | 'pattern'>): boolean {
  return compareMoney(amount, pattern.orderLimit) < 0;
}

/** The hours that a purchase is announced for at least: as the rules and the request say, but never less than the law does. */
export function neededHours(project: Rules): number {
  const { pattern, noticeHours } = project;
  return Math.max(pattern.bidConfig?.noticeHours ?? 0, noticeHours ?? 0, isAutomatic(project) ? 24 : 72);
}

/**
 * Returns the rules that a window breaks. A start that lies behind by no more than a minute is that of somebody who has just sent the form.
 */
export function windowFaults({ startTime, endTime }: BiddingWindow, hours: number, calendar: Calendar, now: Date): BrokenRule[] {
  const faults: BrokenRule[] = [];
  if (startTime.getTime() < now.getTime() - minuteMs) faults.push({ field: 'bidStartTime', rule: 'future' });
  if (endTime.getTime() - startTime.getTime() < hours * hourMs) {
    faults.push({ field: 'bidEndTime', rule: 'noticeHours', params: { limit: hours } });
  }
  if (!isWorkingTime(endTime, calendar)) faults.push({ field: 'bidEndTime', rule: 'workingTime' });
  return faults;
}

/** Returns the shortest window that begins now: it ends at the first working moment at which the hours are over. */
export function shortestWindow(now: Date, hours: number, calendar: Calendar): BiddingWindow {
  const earliest = new Date(now.getTime() + hours * hourMs);
  if (isWorkingTime(earliest, calendar)) return { startTime: now, endTime: earliest };
  for (let day = dayOf(earliest); ; day = addDays(day, 1)) {
    const opening = new Date(`${day}T09:00:00${schoolOffset}`);
    if (opening > earliest && isWorkingDay(day, calendar)) return { startTime: now, endTime: opening };
  }
}

/** When joining ends: some hours before the end, but never in the first half of the window. */
export function joinEndOf({ startTime, endTime }: BiddingWindow, hoursBefore: number | null): Date {
  const half = (endTime.getTime() - startTime.getTime()) / 2;
  return new Date(endTime.getTime() - Math.min((hoursBefore ?? 0) * hourMs, half));
}
