import { expect, test } from 'vitest';
import { nounOf } from './nounOf.ts';

test.each([
  ['Name', 'a name'],
  ['Account', 'an account'],
  ['Unit', 'a unit'],
  ['Unified social credit code', 'a unified social credit code'],
  ['Upper limit', 'an upper limit'],
  ['SMS code', 'an SMS code'],
  ['CAS number', 'a CAS number'],
  ['Address', 'an address'],
  ['Status', 'a status'],
  ['Main categories', 'main categories'],
  ['People', 'people'],
  ['Current password', 'the current password'],
  ['Unit price (CNY, incl. tax and delivery)', 'a unit price'],
])('the label %s is "%s" within a sentence', (label, noun) => {
  expect(nounOf(label)).toBe(noun);
});
