import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The delay of the event loop of this process in milliseconds: how much later than requested its timers ran. */
export interface LoopDelay {
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
}

const resolutionMs = 20;

/** Measures the event loop of this process. */
export interface EventLoop {
  /** The delay in the last full minute; during the first minute, in that one. Null before anything was measured. */
  delay(): LoopDelay | null;
  stop(): void;
}

/** Starts to measure. @param windowMs a minute, except in tests */
export function watchEventLoop(windowMs = 60_000): EventLoop {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  // The histogram includes the requested pause itself.
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
