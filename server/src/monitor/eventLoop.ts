import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How much later than asked the event loop of this process came to its timers, in milliseconds. */
export interface LoopDelay {
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
}

const resolutionMs = 20;

/** Measures the event loop of this process. */
export interface EventLoop {
  /** Of the last full minute, of the present one in the first; null before anything was measured. */
  delay(): LoopDelay | null;
  stop(): void;
}

/** Begins to measure. @param windowMs a minute, unless a test has less time */
export function watchEventLoop(windowMs = 60_000): EventLoop {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  // What is measured includes the pause that was asked for.
  const lateness = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs);
  const read = (): LoopDelay | null => {
    if (histogram.count === 0) return null;
    const [p50Ms, p99Ms] = [lateness(histogram.percentile(50)), lateness(histogram.percentile(99))];
    return { p50Ms, p99Ms, maxMs: lateness(histogram.max) };
  };
  let last: LoopDelay | null = null;
  const timer = setInterval(() => {
    last = read();
    histogram.reset();
  }, windowMs).unref();
  histogram.enable();
  return {
    delay: () => last ?? read(),
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
