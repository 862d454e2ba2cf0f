import { compareMoney, fromCents, sumOf } from '@campus-procurement/sdk/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { split } from './projectFunds.ts';

const parts = fc.array(
  fc.bigInt({ min: 0n, max: 10_000_000n }).map((cents) => fromCents(cents)),
  { minLength: 1, maxLength: 10 },
);

test('an amount is split to the cent, and no card bears more than it has', () => {
  fc.assert(
    fc.property(parts, fc.nat(1000), (funds, share) => {
      const all = BigInt(sumOf(funds).replace('.', ''));
      const amount = fromCents((all * BigInt(share)) / 1000n);
      const shares = split(amount, funds);
      expect(sumOf(shares)).toBe(amount);
      for (const [index, one] of shares.entries()) {
        expect(compareMoney(one, '0.00')).toBeGreaterThanOrEqual(0);
        expect(compareMoney(one, funds[index] as string)).toBeLessThanOrEqual(0);
      }
    }),
  );
});

test('the cent that is left over goes to the largest card', () => {
  expect(split('0.02', ['1.00', '1.01', '1.00'])).toEqual(['0.00', '0.02', '0.00']);
  expect(split('50.01', ['66.67', '33.33'])).toEqual(['33.35', '16.66']);
});
