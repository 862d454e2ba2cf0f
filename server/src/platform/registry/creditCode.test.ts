import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditCode, isCreditCode } from './creditCode.ts';

const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const first17 = fc.string({ unit: fc.constantFrom(...characters), minLength: 17, maxLength: 17 });

test('the code that is usually shown as an example has the right check character', () => {
  expect(isCreditCode('91350100M000100Y43')).toBe(true);
});

test('one wrong character, and two that have changed places, are always found', () => {
  fc.assert(
    fc.property(first17, fc.nat(16), fc.constantFrom(...characters), (start, at, other) => {
      const code = creditCode(start);
      const mistyped = code.slice(0, at) + other + code.slice(at + 1);
      const swapped = code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2);
      return isCreditCode(mistyped) === (mistyped === code) && (at === 16 || isCreditCode(swapped) === (swapped === code));
    }),
  );
});
