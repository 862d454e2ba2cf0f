import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AmountRange, without } from './amountRanges.ts';

const amount = fc.bigInt({ min: 0n, max: 50n });
const range: fc.Arbitrary<AmountRange> = fc
  .tuple(amount, fc.option(amount))
  .map(([from, more]) => ({ from, below: more === null ? null : from + more + 1n }));
const has = (one: AmountRange, value: bigint) => value >= one.from && (one.below === null || value < one.below);

test('what ranges leave is what is in none of them', () => {
  fc.assert(
    fc.property(range, fc.array(range, { maxLength: 5 }), (whole, taken) => {
      const left = without(whole, taken);
      for (let value = 0n; value < 130n; value += 1n) {
        const isLeft = has(whole, value) && !taken.some((one) => has(one, value));
        expect(left.filter((one) => has(one, value)).length).toBe(isLeft ? 1 : 0);
      }
    }),
  );
});
