import type { OperationId, Schemas } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import type { LoopDelay } from '#platform/monitor/eventLoop.ts';
import type { RequestFigures } from '#platform/monitor/requestRing.ts';

const shownOperations = 50;

type Figures = Pick<Schemas['MonitorStats'], 'requests' | 'minutes' | 'apiStats' | 'recentFaults' | 'process'>;

/** Returns the figures of the process that answers. */
export function serverFigures({ monitor, now, language }: Context): Figures {
  const { requests, startTime, eventLoopDelay } = monitor;
  const delay = eventLoopDelay();
  const { rss, heapUsed, heapTotal } = process.memoryUsage();
  return {
    requests: withRate(requests.total(now)),
    minutes: requests.minutes(now).map(({ time, ...figures }) => ({ time: isoTime(time), ...withRate(figures) })),
    apiStats: requests
      .operations(now)
      .slice(0, shownOperations)
      .map(({ operation, ...figures }) => {
        const { id, summary, method, path } = contract[operation as OperationId];
        return { operationId: id, action: summary[language], path: `${method} ${path}`, ...withRate(figures) };
      }),
    recentFaults: requests.faults.map(({ operation, requestId, time }) => ({
      time: isoTime(time),
      operationId: operation,
      requestId,
    })),
    process: {
      startTime: isoTime(startTime),
      uptimeSeconds: Math.max(0, Math.floor((now.getTime() - startTime.getTime()) / 1000)),
      nodeVersion: process.version,
      rssBytes: rss,
      heapUsedBytes: heapUsed,
      heapTotalBytes: heapTotal,
      eventLoopDelay: delay && shownDelay(delay),
    },
  };
}

function withRate(figures: RequestFigures): Schemas['RequestFigures'] {
  const { count, faultCount, p50Ms, p95Ms } = figures;
  const errorRate = (count === 0 ? 0 : faultCount / count).toFixed(4);
  return { ...figures, errorRate, p50Ms: oneDecimal(p50Ms), p95Ms: oneDecimal(p95Ms) };
}

function oneDecimal(milliseconds: number | null): string | null {
  return milliseconds === null ? null : milliseconds.toFixed(1);
}

function shownDelay({ p50Ms, p99Ms, maxMs }: LoopDelay): Schemas['EventLoopDelay'] {
  return { p50Ms: p50Ms.toFixed(1), p99Ms: p99Ms.toFixed(1), maxMs: maxMs.toFixed(1) };
}
