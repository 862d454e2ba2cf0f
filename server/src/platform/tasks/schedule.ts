import { dayMs, dayOf, hourMs, startOfDay } from '@campus-procurement/sdk/time';

/** Every hour at a minute, or every day at an hour and minute, in the business time zone. */
export interface Schedule {
  minute: number;
  hour: number | null;
}

/** The schedule as a cron expression. */
export function cronOf({ minute, hour }: Schedule): string {
  return `${minute} ${hour ?? '*'} * * *`;
}

/** The latest moment of a schedule that is not after `now`. */
export function latestMoment({ minute, hour }: Schedule, now: Date): Date {
  const periodMs = hour === null ? hourMs : dayMs;
  const todayMs = startOfDay(dayOf(now)).getTime() + (hour ?? 0) * hourMs + minute * 60_000;
  return new Date(todayMs + Math.floor((now.getTime() - todayMs) / periodMs) * periodMs);
}
