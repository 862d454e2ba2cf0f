/**
 * Times in the time zone of the schools, Asia/Shanghai. It has had one offset and no daylight saving time since 1991, so days and times
 * of day can be calculated without a table of zones, on any machine.
 */

/** The offset of the schools' time zone, as ISO 8601 writes it. */
export const schoolOffset = '+08:00';

/** A minute, in milliseconds. */
export const minuteMs = 60_000;
/** An hour, in milliseconds. */
export const hourMs = 3_600_000;
/** A day, in milliseconds. Days of the calendar at the schools are never longer or shorter. */
export const dayMs = 86_400_000;

const offsetMs = 8 * hourMs;

function local(time: Date): string {
  return new Date(time.getTime() + offsetMs).toISOString();
}

/** Returns a moment as the API writes it, in whole seconds: `2026-03-05T09:00:00+08:00`. */
export function isoTime(time: Date): string {
  return `${local(time).slice(0, 19)}${schoolOffset}`;
}

/** Returns {@link isoTime} of a moment, and null for none. */
export function isoTimeOrNull(time: Date | null): string | null {
  return time && isoTime(time);
}

/** Returns the day of a moment at the schools, as `YYYY-MM-DD`. */
export function dayOf(time: Date): string {
  return local(time).slice(0, 10);
}

/** Returns the day that comes some days after another one; `days` may be negative. Days are `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the moment at which a day (`YYYY-MM-DD`) begins at the schools. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00${schoolOffset}`);
}
