import { addWorkingDays } from '#platform/values/workingDays.ts';
import { calendarDays } from '#reference/calendarDays.ts';
import { seedTime } from './seedTime.ts';

const calendar = new Map(calendarDays.map(({ day, isWorking }) => [day, isWorking]));
const usualDays = 3;

/** The limits of a task that waits since a time: those that are over were told. */
export function taskLimits(since: Date) {
  const limitTime = addWorkingDays(since, usualDays, calendar);
  const escalationTime = addWorkingDays(since, 2 * usualDays, calendar);
  return { limitTime, escalationTime, limitTold: escalationTime <= seedTime ? 2 : limitTime <= seedTime ? 1 : 0 };
}
