/** The business time zone, Asia/Shanghai, has had this offset without daylight saving time since 1991. */
const offsetMs = 8 * 3600_000;

/** A moment as the API writes it: `2026-03-05T09:00:00+08:00`. */
export function isoTime(time: Date): string {
  return `${new Date(time.getTime() + offsetMs).toISOString().slice(0, 19)}+08:00`;
}

export function isoTimeOrNull(time: Date | null): string | null {
  return time && isoTime(time);
}
