import { dayMs, dayOf } from '@campus-procurement/sdk/time';

/** So many days before its end it is said of a budget card. */
export const soonDays = 60;

/** The days until the last day of a budget card: 0 on that day, below zero after it; null if it has none. */
export function daysUntilEnd(validTo: string | null, now = new Date()): number | null {
  return validTo === null ? null : Math.round((Date.parse(validTo) - Date.parse(dayOf(now))) / dayMs);
}
