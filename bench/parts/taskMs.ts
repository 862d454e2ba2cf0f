import type { CDPSession } from 'playwright-core';

/** What all tasks of the main thread have taken so far; `Performance.enable` must have been sent. */
export async function taskMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}
