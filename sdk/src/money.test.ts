import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareMoney, fromCents, parseMoney, sumOf, toCents } from './money.ts';

const cents = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });

test('an amount and its cents are the same in both directions', () => {
  fc.assert(fc.property(cents, (value) => toCents(fromCents(value)) === value));
  expect([toCents('0.00'), toCents('-12.30'), toCents('7'), toCents('7.5')]).toEqual([0n, -1230n, 700n, 750n]);
  expect([fromCents(5n), fromCents(-5n), fromCents(123456n)]).toEqual(['0.05', '-0.05', '1234.56']);
});

test('sums are exact where floating-point numbers are not', () => {
  expect(sumOf(['0.10', '0.20'])).toBe('0.30');
  expect(sumOf([])).toBe('0.00');
  fc.assert(fc.property(fc.array(cents), (all) => sumOf(all.map(fromCents)) === fromCents(all.reduce((a, b) => a + b, 0n))));
});

test('amounts compare by value, not by text', () => {
  expect(compareMoney('9.00', '10.00')).toBe(-1);
  expect(compareMoney('10', '10.00')).toBe(0);
  expect(['100.00', '20.00', '-3.00'].toSorted(compareMoney)).toEqual(['-3.00', '20.00', '100.00']);
});

test('what people type is read, and what is not an amount is refused', () => {
  expect(['1,200.5', ' 12 ', '007.', '１'].map(parseMoney)).toEqual(['1200.50', '12.00', '7.00', null]);
  expect(['', '-1', '1.234', 'abc', '1e3', '.5'].map(parseMoney)).toEqual([null, null, null, null, null, null]);
  for (const text of ['', '1.234', '1,200.00', 'NaN']) expect(() => toCents(text), text).toThrow(RangeError);
});
