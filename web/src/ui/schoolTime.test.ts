import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minuteOf, timeOf } from './schoolTime.ts';

test('a time is shown as it is in the schools, wherever it was written', () => {
  expect(minuteOf('2026-03-02T01:20:00Z')).toBe('2026-03-02T09:20');
  expect([minuteOf(null), timeOf('')]).toEqual(['', null]);
});

test('a minute that is entered is the minute that is shown again', () => {
  const time = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(time, (date) => {
      const minute = date.toISOString().slice(0, 16);
      expect(minuteOf(timeOf(minute))).toBe(minute);
    }),
  );
});
