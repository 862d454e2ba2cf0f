/** Every hour at a minute, or every day at an hour and minute, in the business time zone. */
export interface Schedule {
  minute: number;
  hour: number | null;
}

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
/** Asia/Shanghai has had this offset without daylight saving time since 1991. */
const offsetMs = 8 * hourMs;

/** The schedule as a cron expression. */
export function cronOf({ minute, hour }: Schedule): string {
  return `${minute} ${hour ?? '*'} * * *`;
}

/** The latest moment of a schedule that is not after `now`. */
export function latestMoment({ minute, hour }: Schedule, now: Date): Date {
  const periodMs = hour === null ? hourMs : dayMs;
  const shiftMs = (hour ?? 0) * hourMs + minute * 60_000 - offsetMs;
  return new Date(Math.floor((now.getTime() - shiftMs) / periodMs) * periodMs + shiftMs);
}
