/** The schools' time zone has had one offset since 1991. */
const offset = '+08:00';
const offsetMs = 8 * 3_600_000;

/** A time in ISO 8601 as `MinuteField` holds it, in the schools' time; '' for none. */
export function minuteOf(time: string | null): string {
  return time === null ? '' : new Date(Date.parse(time) + offsetMs).toISOString().slice(0, 16);
}

/** What `MinuteField` holds, as the server takes it. */
export function timeOf(minute: string): string | null {
  return minute === '' ? null : `${minute}:00${offset}`;
}
