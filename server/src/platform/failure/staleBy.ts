import { isoTime } from '@campus-procurement/sdk/time';
import { Failure } from './failure.ts';

/** Returns the refusal of an outdated version that tells who has changed the record since, and when. */
export function staleBy(name: string | null, time: Date, now: Date): Failure {
  return name === null ? new Failure('stale') : new Failure('staleBy', { params: { name, time: clockOf(time, now) } });
}

/** The time of day as a sentence names it, with the day unless it is today. */
export function clockOf(time: Date, now: Date): string {
  const [day, clock] = isoTime(time).slice(0, 16).split('T');
  return isoTime(now).startsWith(String(day)) ? String(clock) : `${day} ${clock}`;
}
