import { addDays } from '@campus-procurement/sdk/time';
import { hasDisabledDay, rangeOf } from './dateRange.ts';

/** How much of a time is entered: 1 the hour, 2 hour and minute, 3 with seconds (docs/decisions/0020); or only the day. */
export type Accuracy = 'day' | 1 | 2 | 3;

/** Product specification, section 5. */
export const defaultAccuracy: Accuracy = 2;

export interface DateRules {
  accuracy: Accuracy;
  /** It is never emptied: it keeps the value before. */
  required: boolean;
  /** Days that cannot be chosen, as `2026-03-01`. */
  isDisabled: (day: string) => boolean;
}

/** What a field holds after a choice, and whether the choice was refused. Dates are `2026-03-01`, times `2026-03-01 09:20:00`; '' is none. */
export interface Settled<T> {
  value: T;
  isRefused: boolean;
}

/** Two years. */
const farthest = 731;

/** A day of the month at which a calendar opens because none can be chosen in that of `day`; null where one can. */
export function openingDay(day: string, isDisabled: DateRules['isDisabled']): string | null {
  const month = day.slice(0, 7);
  for (let days = 0; days < farthest; days += 1) {
    const next = addDays(`${month}-01`, days);
    if (!isDisabled(next)) return next.startsWith(month) ? null : next;
  }
  return null;
}

/** The parts of a time that are not entered are zero. */
export function cutAt(text: string, accuracy: Accuracy): string {
  if (accuracy === 'day' || text.length <= 10) return text.slice(0, 10);
  const [day, time = ''] = text.split(' ');
  const parts = time.split(':').slice(0, accuracy);
  return `${day} ${[...parts, '00', '00'].slice(0, 3).join(':')}`;
}

/** One date or time by its rules. */
export function settled(before: string, wanted: string | null, { accuracy, required, isDisabled }: DateRules): Settled<string> {
  if (!wanted) return { value: required ? before : '', isRefused: false };
  if (isDisabled(wanted.slice(0, 10))) return { value: before, isRefused: true };
  return { value: cutAt(wanted, accuracy), isRefused: false };
}

/** Both ends of a range, or ['', ''] for none. */
export type Ends = readonly [from: string, to: string];

/** A range by the same rules; its ends are put in order, and none of its days may be one that cannot be chosen. */
export function settledRange(before: Ends, [one, other]: readonly (string | null)[], rules: DateRules): Settled<Ends> {
  if (!one || !other) return { value: rules.required ? before : ['', ''], isRefused: false };
  const [from, to] = [cutAt(one, rules.accuracy), cutAt(other, rules.accuracy)].toSorted() as [string, string];
  if (hasDisabledDay(rangeOf(from.slice(0, 10), to.slice(0, 10)), rules.isDisabled)) return { value: before, isRefused: true };
  return { value: [from, to], isRefused: false };
}
