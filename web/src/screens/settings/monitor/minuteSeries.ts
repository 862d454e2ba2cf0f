import type { Schemas } from '@campus-procurement/sdk';

const minute = 60_000;

/** A minute of the charts. Durations are in milliseconds, null for a minute without requests. */
export interface MinutePoint extends Record<string, string | number | null> {
  time: string;
  done: number;
  refused: number;
  faults: number;
  p50: number | null;
  p95: number | null;
}

/** Returns the last sixty minutes, including those without requests, which the server leaves out. @param time ISO 8601 */
export function minuteSeries(time: string, minutes: readonly Schemas['MinuteFigures'][]): MinutePoint[] {
  const known = new Map(minutes.map((figures) => [Date.parse(figures.time), figures]));
  const last = Math.floor(Date.parse(time) / minute) * minute;
  return Array.from({ length: 60 }, (_, index) => {
    const start = last - (59 - index) * minute;
    const { count = 0, refusedCount = 0, faultCount = 0, p50Ms = null, p95Ms = null } = known.get(start) ?? {};
    return {
      time: new Date(start).toISOString(),
      done: count - refusedCount - faultCount,
      refused: refusedCount,
      faults: faultCount,
      p50: p50Ms === null ? null : Number(p50Ms),
      p95: p95Ms === null ? null : Number(p95Ms),
    };
  });
}
