import { addDays, dayOf, isoTime, startOfDay } from '@campus-procurement/sdk/time';

/** Two days, both within the range, as in '2026-03-01~2026-03-31': so a range stands in addresses. */
export type DateRangeText = `${string}~${string}`;

function isDay(text: string | undefined): text is string {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Today, at the schools. */
export const today = (now = Date.now()) => dayOf(new Date(now));

/** A range whose end comes before its start is that range the other way round (product specification, section 5). */
export function rangeOf(one: string, other: string): DateRangeText {
  return one <= other ? `${one}~${other}` : `${other}~${one}`;
}

/** Whether a day is after today: of what has been, none can be chosen. */
export const isFuture = (day: string) => day > today();

/** Reads a range of the past from an address; undefined where that says nothing of use, or names a day that cannot be chosen. */
export function dateRangeFilter(raw: string): DateRangeText | undefined {
  const [one, other, ...more] = raw.split('~');
  if (!isDay(one) || !isDay(other) || more.length > 0 || isFuture(one) || isFuture(other)) return undefined;
  return rangeOf(one, other);
}

/** The first and the last day of a range. */
export function endsOf(range: DateRangeText): [from: string, to: string] {
  return range.split('~') as [string, string];
}

/** Whether a day of the range cannot be chosen. */
export function hasDisabledDay(range: DateRangeText, isDisabled: (day: string) => boolean): boolean {
  const [from, to] = endsOf(range);
  for (let day = from; day <= to; day = addDays(day, 1)) if (isDisabled(day)) return true;
  return false;
}

/** The range as the server takes it: from the beginning of the first day to before the day after the last. */
export function timesOf<N extends string>(
  name: N,
  range: DateRangeText | undefined,
): Partial<Record<`${N}Start` | `${N}End`, string>> {
  if (range === undefined) return {};
  const [from, to] = endsOf(range);
  const times = { [`${name}Start`]: isoTime(startOfDay(from)), [`${name}End`]: isoTime(startOfDay(addDays(to, 1))) };
  return times as Record<`${N}Start` | `${N}End`, string>;
}
