import { addDays, dayOf, schoolOffset, startOfDay } from '@campus-procurement/sdk/time';

/** Days (`YYYY-MM-DD`) that are not what their day of the week says, and whether they are worked. */
export type Calendar = ReadonlyMap<string, boolean>;

/** Whether a day (`YYYY-MM-DD`) is worked: as the calendar has it, and otherwise from Monday to Friday. */
export function isWorkingDay(day: string, calendar: Calendar): boolean {
  const dayOfWeek = new Date(`${day}T00:00:00Z`).getUTCDay();
  return calendar.get(day) ?? (dayOfWeek > 0 && dayOfWeek < 6);
}

/**
 * Returns the moment some working days later, at the same time of day at the schools, so that so many whole working days lie between the
 * two. What begins on a day that is not worked begins with the next working day: one working day after a Friday at ten is the Monday at
 * ten, and after a Saturday the end of the Monday. A limit is computed when it starts and stored, so that a later change of the calendar
 * does not move it.
 */
export function addWorkingDays(from: Date, days: number, calendar: Calendar): Date {
  if (!Number.isInteger(days) || days < 0) throw new RangeError(`Not a number of days: ${days}`);
  if (days === 0) return from;
  const start = dayOf(from);
  let day = start;
  if (!isWorkingDay(start, calendar)) {
    while (!isWorkingDay(day, calendar)) day = addDays(day, 1);
    return addWorkingDays(startOfDay(day), days, calendar);
  }
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day, calendar)) left -= 1;
  }
  return new Date(from.getTime() + Date.parse(day) - Date.parse(start));
}

/** Whether a moment lies on a working day from 9:00 to 17:00, both included, at the schools. */
export function isWorkingTime(time: Date, calendar: Calendar): boolean {
  const day = dayOf(time);
  const at = (hour: string) => Date.parse(`${day}T${hour}:00${schoolOffset}`);
  return isWorkingDay(day, calendar) && time.getTime() >= at('09:00') && time.getTime() <= at('17:00');
}
