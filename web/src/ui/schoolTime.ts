/** The schools' time zone has had one offset since 1991. */
const offset = '+08:00';
const offsetMs = 8 * 3_600_000;

/** A time in ISO 8601 as `DateField` holds it, in the schools' time: `2026-03-02 09:20:00`; '' for none. */
export function localTimeOf(time: string | null): string {
  return time === null ? '' : new Date(Date.parse(time) + offsetMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** What `DateField` holds, as the server takes it. */
export function timeOf(local: string): string | null {
  return local === '' ? null : `${local.replace(' ', 'T')}${offset}`;
}
