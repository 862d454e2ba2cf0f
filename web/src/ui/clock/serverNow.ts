/** What is known of the server's clock: what it showed in an answer, and when that came by the clock of the browser. */
export interface ServerClock {
  /** In ISO 8601. */
  serverTime: string;
  /** In milliseconds. */
  askedAt: number;
}

/** The time at the server in milliseconds, whatever the clock of the browser shows. */
export function serverNow({ serverTime, askedAt }: ServerClock, now = Date.now()): number {
  return now + Date.parse(serverTime) - askedAt;
}
