import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromThousandths, toThousandths } from './quantity.ts';

test('quantities lose nothing on the way to thousandths and back', () => {
  expect(toThousandths('2.5')).toBe(2500n);
  expect(toThousandths('20.000')).toBe(20_000n);
  expect(fromThousandths(20_000n)).toBe('20');
  fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (n) => toThousandths(fromThousandths(n)) === n));
});
