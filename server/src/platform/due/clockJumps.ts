import { uptime } from 'node:os';

/** A clock may be set by so much at once. */
const smallMs = 5 * 60_000;

/** Unlike `performance.now()` it goes on while a machine sleeps, whose clock is right when it wakes. */
const sinceBoot = () => uptime() * 1000;

/**
 * Returns a function that tells by how many milliseconds the clock has jumped, forward or back, since what counts time without a clock; 0 if
 * it runs as it should. Small corrections are followed. Once it has jumped, it counts again when it is right again, or after a restart.
 * @param elapsed milliseconds that have passed, whatever the clock says
 */
export function clockJumps(now: () => Date, elapsed = sinceBoot): () => number {
  const ahead = () => now().getTime() - elapsed();
  let trusted = ahead();
  return () => {
    const by = ahead() - trusted;
    if (Math.abs(by) > smallMs) return Math.round(by);
    trusted += by;
    return 0;
  };
}
