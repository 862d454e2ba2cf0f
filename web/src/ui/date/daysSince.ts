import { dayMs } from '@campus-procurement/sdk/time';

/** Whole days since a time; 0 for one that a slow clock still has ahead. */
export function daysSince(time: string, now = Date.now()): number {
  return Math.max(0, Math.floor((now - Date.parse(time)) / dayMs));
}
