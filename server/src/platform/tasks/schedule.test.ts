import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cronOf, latestMoment, type Schedule } from './schedule.ts';

const at = (text: string) => new Date(`${text}+08:00`);

test.each([
  [{ minute: 15, hour: null }, '15 * * * *', '2026-03-02T09:15:00', '2026-03-02T09:15:00'],
  [{ minute: 15, hour: null }, '15 * * * *', '2026-03-02T09:14:59', '2026-03-02T08:15:00'],
  [{ minute: 30, hour: 3 }, '30 3 * * *', '2026-03-02T03:30:00', '2026-03-02T03:30:00'],
  [{ minute: 30, hour: 3 }, '30 3 * * *', '2026-03-02T03:29:59', '2026-03-01T03:30:00'],
])('%o is %s, and was last due before %s at %s', (schedule, cron, now, moment) => {
  expect(cronOf(schedule)).toBe(cron);
  expect(latestMoment(schedule, at(now))).toEqual(at(moment));
});

test('the latest moment is never later than now, and the next one always is', () => {
  const schedules: fc.Arbitrary<Schedule> = fc.record({
    minute: fc.integer({ min: 0, max: 59 }),
    hour: fc.option(fc.integer({ min: 0, max: 23 })),
  });
  const times = fc.date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(schedules, times, (schedule, now) => {
      const sinceMs = now.getTime() - latestMoment(schedule, now).getTime();
      expect(sinceMs).toBeGreaterThanOrEqual(0);
      expect(sinceMs).toBeLessThan(schedule.hour === null ? 3600_000 : 24 * 3600_000);
    }),
  );
});
