import { expect, test } from 'vitest';
import { daysOf, monthsOf } from './periods.ts';

test.each([
  ['LAST12', '2026-03-02', '2025-04', '2026-03'],
  ['LAST12', '2025-12-31', '2025-01', '2025-12'],
  ['LAST24', '2026-01-01', '2024-02', '2026-01'],
  ['THIS_YEAR', '2026-03-02', '2026-01', '2026-03'],
  ['LAST_YEAR', '2026-03-02', '2025-01', '2025-12'],
] as const)('%s on %s goes from %s to %s', (period, day, monthFrom, monthTo) => {
  expect(monthsOf(period, day)).toEqual({ monthFrom, monthTo });
});

test('the days of months end with the last day of the last one', () => {
  expect([daysOf('2025-04', '2026-03'), daysOf('2024-02', '2024-02')]).toEqual([
    '2025-04-01~2026-03-31',
    '2024-02-01~2024-02-29',
  ]);
});
