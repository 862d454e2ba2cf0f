/** How late it may be noticed that the time is over. */
const tickMs = 20;

/**
 * Ends work whose time is over, with one timer for all of it while there is any: a timer for each call would cost as much as all
 * the rest that the SDK adds to `fetch` (bench/sdk.ts).
 * @returns a function that has `end` called at a time of `performance.now()`, until what it returns is called
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
