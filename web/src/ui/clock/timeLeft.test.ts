import { expect, test } from 'vitest';
import { greatestParts, timeLeft } from './timeLeft.ts';

const hour = 3_600_000;

test('a time is counted in days, hours, minutes and seconds, and a second that has begun counts', () => {
  expect(timeLeft(51 * hour + 61_001)).toEqual({ days: 2, hours: 3, minutes: 1, seconds: 2 });
  expect(timeLeft(-1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test('a sentence names the two greatest parts', () => {
  expect(greatestParts(51 * hour)).toEqual([
    ['days', 2],
    ['hours', 3],
  ]);
  expect(greatestParts(48 * hour)).toEqual([['days', 2]]);
  expect(greatestParts(0)).toEqual([['seconds', 0]]);
});
