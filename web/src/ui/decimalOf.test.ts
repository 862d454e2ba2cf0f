import { expect, test } from 'vitest';
import { decimalOf } from './decimalOf.ts';

test.each([
  ['', null],
  ['0', '0.00'],
  ['007.5', '7.50'],
  ['1200', '1200.00'],
  ['9999999999999.99', '9999999999999.99'],
])('what is entered as "%s" is %s for the server', (entered, sent) => {
  expect(decimalOf(entered)).toBe(sent);
});
