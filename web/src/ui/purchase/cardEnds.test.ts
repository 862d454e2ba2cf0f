import { expect, test } from 'vitest';
import { daysUntilEnd } from './cardEnds.ts';

test.each([
  ['2026-12-31', '2026-12-19T09:00:00+08:00', 12],
  ['2026-12-31', '2026-12-31T23:59:00+08:00', 0],
  ['2026-12-31', '2027-01-01T00:00:00+08:00', -1],
  [null, '2026-12-19T09:00:00+08:00', null],
])('a card valid until %s has, at %s, so many days left: %s', (validTo, now, days) => {
  expect(daysUntilEnd(validTo, new Date(now))).toBe(days);
});
