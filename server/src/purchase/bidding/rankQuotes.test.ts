import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abnormallyLow, averageOf, rankQuotes } from './rankQuotes.ts';

const quotes = (...totals: string[]) =>
  rankQuotes(totals.map((total, index) => ({ id: `${index}`, total, arrivalTime: new Date(1000 - index) })));
const lowOf = (totals: string[], percent: number | null = null, ceiling = '100000.00') => [
  ...abnormallyLow(quotes(...totals), { ceiling, percent }),
];

test('the cheapest is first, and of equal ones the first to arrive', () => {
  expect(quotes('300.00', '100.00', '100.00').map(({ id }) => id)).toEqual(['2', '1', '0']);
});

describe('a price is unusually low', () => {
  test('below 60 % of the average of the valid ones, to the cent', () => {
    // The average is 100.00; the two lowest are near each other, so only the average decides.
    expect(lowOf(['60.00', '60.00', '180.00'])).toEqual([]);
    expect(lowOf(['59.99', '60.00', '180.01'])).toEqual(['0']);
  });

  test('more than 30 % below the next', () => {
    expect(lowOf(['70.00', '100.00'])).toEqual([]);
    expect(lowOf(['69.99', '100.00'])).toEqual(['0']);
  });

  test('below the share of the ceiling that the rules name', () => {
    expect(lowOf(['50000.00', '50000.00'], 50)).toEqual([]);
    expect(lowOf(['49999.99', '50000.00'], 50)).toEqual(['0']);
    expect(lowOf(['49999.99', '50000.00'])).toEqual([]);
  });

  test('never because of itself alone', () => {
    expect(lowOf(['0.01'])).toEqual([]);
    expect(lowOf([])).toEqual([]);
  });
});

test('the average is exact', () => {
  expect(averageOf([])).toBeNull();
  expect(averageOf(['0.01', '0.02'])).toBe('0.02');
  expect(averageOf(['100.00', '100.00', '100.01'])).toBe('100.00');
  const cents = fc.bigInt({ min: 1n, max: 10n ** 15n });
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 9 }), (amount, count) => {
      const total = `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
      expect(averageOf(Array.from({ length: count }, () => total))).toBe(total);
    }),
  );
});
