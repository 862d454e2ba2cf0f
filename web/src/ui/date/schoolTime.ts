import { isoTime, schoolOffset } from '@campus-procurement/sdk/time';

/** A time in ISO 8601 as `DateField` holds it, in the schools' time: `2026-03-02 09:20:00`; '' for none. */
export function localTimeOf(time: string | null): string {
  return time === null ? '' : isoTime(new Date(time)).slice(0, 19).replace('T', ' ');
}

/** What `DateField` holds, as the server takes it. */
export function timeOf(local: string): string | null {
  return local === '' ? null : `${local.replace(' ', 'T')}${schoolOffset}`;
}
