import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, amountPattern } from './amountOf.ts';

test.each([
  ['1,200.5', '1200.50'],
  ['12', '12.00'],
  ['007.', '7.00'],
  ['0', '0.00'],
  ['1 000 000', '1000000.00'],
])('%s is %s', (text, amount) => expect(amountOf(text)).toBe(amount));

test('no digit is lost or made up, and what is no amount stays to be complained about', () => {
  const cents = fc.bigInt({ min: 0n, max: 999_999_999_999n });
  fc.assert(
    fc.property(cents, (all) => {
      const amount = `${all / 100n}.${String(all % 100n).padStart(2, '0')}`;
      expect(amountOf(amount)).toBe(amount);
      expect(amountOf(amount)).toMatch(amountPattern);
      const grouped = `${String(all / 100n).replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${String(all % 100n).padStart(2, '0')}`;
      expect(amountOf(grouped)).toBe(amount);
    }),
  );
  for (const text of ['', '-5', '1.234', '1e3', 'many']) expect(amountOf(text)).toBe(text);
});
