import { expect, test } from 'vitest';
import { daysSince } from './daysSince.ts';

test('days are counted when they are over, and a clock that is slow counts none', () => {
  const now = Date.parse('2026-03-10T09:00:00+08:00');
  const times = ['2026-03-08T09:00:00+08:00', '2026-03-08T09:00:01+08:00', '2026-03-10T09:05:00+08:00'];
  expect(times.map((time) => daysSince(time, now))).toEqual([2, 1, 0]);
});
