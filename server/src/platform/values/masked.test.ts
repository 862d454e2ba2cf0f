import fc from 'fast-check';
import { expect, test } from 'vitest';
import { masked } from './masked.ts';

test.each([
  ['19900000103', '199****0103'],
  ['1234567', '****'],
  ['𐀀𐀀𐀀𐀀', '****'],
  ['𐀀𐀀𐀀𐀀𐀀𐀀𐀀𐀀', '𐀀𐀀𐀀****𐀀𐀀𐀀𐀀'],
])('of %s is shown %s', (phone, shown) => {
  expect(masked(phone)).toBe(shown);
});

test('no character is cut in two: the database would refuse what is left of it', () => {
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom('1', '𐀀') }), (phone) => masked(phone).isWellFormed()));
});
