import { expect, test } from 'vitest';
import { minuteSeries } from './minuteSeries.ts';

const figures = { count: 10, refusedCount: 2, faultCount: 1, errorRate: '0.1000', p50Ms: '5.0', p95Ms: '80.5' };

test('an hour has sixty minutes, also those without requests', () => {
  const series = minuteSeries('2026-03-02T09:00:42+08:00', [
    { ...figures, time: '2026-03-02T08:01:00+08:00' },
    { ...figures, time: '2026-03-02T09:00:00+08:00', p50Ms: null, p95Ms: null },
  ]);
  expect(series).toHaveLength(60);
  expect(series[0]).toEqual({ time: '2026-03-02T00:01:00.000Z', done: 7, refused: 2, faults: 1, p50: 5, p95: 80.5 });
  expect(series[1]).toEqual({ time: '2026-03-02T00:02:00.000Z', done: 0, refused: 0, faults: 0, p50: null, p95: null });
  expect(series.at(-1)).toMatchObject({ time: '2026-03-02T01:00:00.000Z', done: 7, p50: null });
});
