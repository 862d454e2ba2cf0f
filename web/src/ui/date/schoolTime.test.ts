import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localTimeOf, timeOf } from './schoolTime.ts';

test('a time is shown as it is in the schools, wherever it was written', () => {
  expect(localTimeOf('2026-03-02T01:20:00Z')).toBe('2026-03-02 09:20:00');
  expect([localTimeOf(null), timeOf('')]).toEqual(['', null]);
});

test('a time that is entered is the time that is shown again', () => {
  const time = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(time, (date) => {
      const local = date.toISOString().slice(0, 19).replace('T', ' ');
      expect(localTimeOf(timeOf(local))).toBe(local);
    }),
  );
});
