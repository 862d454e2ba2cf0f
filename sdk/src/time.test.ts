import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOf, isoTime, startOfDay } from './time.ts';

test('a moment is written in the time of the schools, whatever the zone of the machine', () => {
  expect(isoTime(new Date('2026-03-01T16:00:00.900Z'))).toBe('2026-03-02T00:00:00+08:00');
  expect(dayOf(new Date('2026-03-01T15:59:59Z'))).toBe('2026-03-01');
  expect(dayOf(new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-02');
});

test('days are counted over the ends of months and years', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1), addDays('2026-03-01', 0)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-03-01',
  ]);
});

test('a day begins at the moment from which on it is that day', () => {
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (time) => {
      const day = dayOf(time);
      expect(startOfDay(day).getTime()).toBeLessThanOrEqual(time.getTime());
      expect(startOfDay(addDays(day, 1)).getTime()).toBeGreaterThan(time.getTime());
    }),
  );
});
