import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnsweredRequest, RequestRing } from './requestRing.ts';

const start = Date.parse('2026-03-02T01:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);

/** A ring that was asked things. */
function ringOf(...requests: Partial<AnsweredRequest>[]) {
  const ring = new RequestRing();
  for (const request of requests) {
    ring.record({ operation: 'getInfo', requestId: 'r', time: at(0), ms: 1, status: 200, code: 0, ...request });
  }
  return ring;
}

test('nothing is known before the first request', () => {
  const nothing = { count: 0, refusedCount: 0, faultCount: 0, p50Ms: null, p95Ms: null };
  const ring = ringOf();
  expect([ring.total(at(0)), ring.operations(at(0)), ring.minutes(at(0)), ring.faults]).toEqual([nothing, [], [], []]);
});

test('requests are counted by what became of them, in all and for each operation', () => {
  const ring = ringOf({}, { code: 4004 }, { status: 403, code: 4003 }, { status: 500, code: 5000 }, { operation: 'logout' });
  expect(ring.total(at(0))).toMatchObject({ count: 5, refusedCount: 2, faultCount: 1 });
  expect(ring.operations(at(0))).toMatchObject([
    { operation: 'getInfo', count: 4, refusedCount: 2, faultCount: 1 },
    { operation: 'logout', count: 1, refusedCount: 0, faultCount: 0 },
  ]);
});

test('a minute is forgotten after an hour, and its slot used again', () => {
  const ring = ringOf({}, {}, { time: at(1) }, { time: at(59) });
  const counts = (now: Date) => ring.minutes(now).map(({ time, count }) => [(time.getTime() - start) / 60_000, count]);
  expect(counts(at(59))).toEqual([
    [0, 2],
    [1, 1],
    [59, 1],
  ]);
  expect(counts(at(60))).toEqual([
    [1, 1],
    [59, 1],
  ]);
  ring.record({ operation: 'getInfo', requestId: 'r', time: at(60), ms: 1, status: 200, code: 0 });
  expect(counts(at(60))).toEqual([
    [1, 1],
    [59, 1],
    [60, 1],
  ]);
  expect(ring.total(at(120)).count).toBe(0);
});

test('a request that came before its slot was used again is not counted, nor is what lies ahead after a clock was set back', () => {
  const ring = ringOf({ time: at(60) }, { time: at(0) });
  expect(ring.total(at(60)).count).toBe(1);
  expect(ring.total(at(0)).count).toBe(0);
});

test('the latest 20 faults are kept, with what finds them in the log', () => {
  const ring = ringOf(...Array.from({ length: 25 }, (_, n) => ({ status: 500, code: 5000, requestId: `r${n}` })));
  expect(ring.faults).toHaveLength(20);
  expect(ring.faults[0]).toEqual({ operation: 'getInfo', requestId: 'r24', time: at(0) });
});

describe('percentiles', () => {
  test('are off by less than a fifth', () => {
    const durations = fc.array(fc.double({ min: 0.3, max: 50_000, noNaN: true }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(durations, (all) => {
        const { p50Ms, p95Ms } = ringOf(...all.map((ms) => ({ ms }))).total(at(0));
        const sorted = all.toSorted((one, other) => one - other);
        for (const [share, found] of [
          [0.5, p50Ms],
          [0.95, p95Ms],
        ] as const) {
          const exact = sorted[Math.ceil(share * sorted.length - 1e-9) - 1] ?? 0;
          expect(Math.abs((found ?? 0) - exact)).toBeLessThan(exact * 0.2);
        }
      }),
    );
  });

  test('of durations that no bucket was made for are those of the outermost', () => {
    expect(ringOf({ ms: 0 }).total(at(0)).p50Ms).toBe(0.125);
    expect(ringOf({ ms: 1e9 }).total(at(0)).p50Ms).toBeGreaterThan(50_000);
    expect(ringOf({ ms: Number.NaN }).total(at(0)).count).toBe(1);
  });
});
