import { minuteMs } from '@campus-procurement/sdk/time';
import { bucketCount, bucketOf, percentiles } from './latencyBuckets.ts';

/** The number of slots, one for each minute. */
const slotCount = 60;
const maxFaults = 20;

/** An answered request. */
export interface AnsweredRequest {
  operation: string;
  requestId: string;
  /** When it arrived. */
  time: Date;
  ms: number;
  /** The HTTP status and the code of the envelope. */
  status: number;
  code: number;
}

/** A request that ended with a server error. Its log line has the same id. */
export type RecentFault = Pick<AnsweredRequest, 'operation' | 'requestId' | 'time'>;

/** Figures about a set of requests. */
export interface RequestFigures {
  count: number;
  /** Refused requests: code above 0 and status below 500. */
  refusedCount: number;
  /** Status 500 and above. */
  faultCount: number;
  /** Milliseconds, accurate to a fifth; null if there were no requests. */
  p50Ms: number | null;
  p95Ms: number | null;
}

/** The positions of the three counts, which come before the buckets. */
const [counted, refused, failed] = [0, 1, 2];
const first = 3;

interface Slot {
  /** Minutes since 1970. */
  minute: number;
  byOperation: Map<string, Uint32Array>;
}

/**
 * Counts the requests of the last hour in slots of one minute, which are reused. Its memory does not grow with the number of requests (60
 * slots of 160 bytes for each operation called in the minute), and a request costs a few additions. It reads no clock: requests bring their
 * times.
 */
export class RequestRing {
  readonly #slots: Slot[] = Array.from({ length: slotCount }, () => ({ minute: -1, byOperation: new Map() }));
  readonly #faults: RecentFault[] = [];

  record({ operation, requestId, time, ms, status, code }: AnsweredRequest): void {
    const minute = minuteOf(time);
    const slot = this.#slots[minute % slotCount] as Slot;
    // The request arrived more than an hour ago: a clock was set back, or the answer took that long.
    if (minute < slot.minute) return;
    if (minute > slot.minute) {
      slot.minute = minute;
      slot.byOperation.clear();
    }
    let counts = slot.byOperation.get(operation);
    if (!counts) {
      counts = new Uint32Array(first + bucketCount);
      slot.byOperation.set(operation, counts);
    }
    increment(counts, counted);
    increment(counts, first + bucketOf(ms));
    if (status >= 500) {
      increment(counts, failed);
      if (this.#faults.unshift({ operation, requestId, time }) > maxFaults) this.#faults.pop();
    } else if (code !== 0) increment(counts, refused);
  }

  /** Returns the figures of the last hour. */
  total(now: Date): RequestFigures {
    return figuresOf(this.#live(now).flatMap(({ byOperation }) => [...byOperation.values()]));
  }

  /** Returns the figures of the last hour by operation, the most called first. */
  operations(now: Date): (RequestFigures & { operation: string })[] {
    const found = Map.groupBy(
      this.#live(now).flatMap(({ byOperation }) => [...byOperation]),
      ([operation]) => operation,
    );
    const rows = [...found].map(([operation, counts]) => ({ operation, ...figuresOf(counts.map(([, one]) => one)) }));
    return rows.sort((one, other) => other.count - one.count || (one.operation < other.operation ? -1 : 1));
  }

  /** Returns the figures of the last hour by minute, the oldest first. Minutes without requests are left out. */
  minutes(now: Date): (RequestFigures & { time: Date })[] {
    return this.#live(now)
      .toSorted((one, other) => one.minute - other.minute)
      .map(({ minute, byOperation }) => ({ time: new Date(minute * minuteMs), ...figuresOf([...byOperation.values()]) }));
  }

  /** The latest server errors, newest first. */
  get faults(): readonly RecentFault[] {
    return this.#faults;
  }

  #live(now: Date): Slot[] {
    const minute = minuteOf(now);
    return this.#slots.filter((slot) => slot.minute > minute - slotCount && slot.minute <= minute);
  }
}

function minuteOf(time: Date): number {
  return Math.floor(time.getTime() / minuteMs);
}

function increment(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}

function figuresOf(all: Uint32Array[]): RequestFigures {
  const sum = new Array<number>(first + bucketCount).fill(0);
  for (const counts of all) {
    counts.forEach((count, at) => {
      sum[at] = (sum[at] as number) + count;
    });
  }
  const [p50Ms = null, p95Ms = null] = percentiles(sum.slice(first), [0.5, 0.95]);
  return { count: sum[counted] ?? 0, refusedCount: sum[refused] ?? 0, faultCount: sum[failed] ?? 0, p50Ms, p95Ms };
}
