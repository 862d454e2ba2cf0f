/** Milliseconds by which a deadline may be noticed late. */
const tickMs = 20;

/**
 * Ends work at its deadline. All deadlines share one timer, which runs only while there are any: a timer per call would cost as
 * much as everything else the SDK adds to `fetch` (bench/sdk.ts).
 * @returns a function that schedules `end` at a time of `performance.now()` and returns a function that cancels it
 */
export function deadlines(): (at: number, end: () => void) => () => void {
  const waiting: { at: number; end: () => void }[] = [];
  let isTicking = false;

  function tick() {
    const now = performance.now();
    for (const { at, end } of waiting) if (at <= now) end();
    isTicking = waiting.length > 0;
    if (isTicking) setTimeout(tick, tickMs);
  }

  return (at, end) => {
    const deadline = { at, end };
    waiting.push(deadline);
    if (!isTicking) setTimeout(tick, tickMs);
    isTicking = true;
    return () => {
      waiting.splice(waiting.indexOf(deadline), 1);
    };
  };
}
