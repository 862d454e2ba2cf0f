import { parseMoney } from '@campus-procurement/sdk/money';
import { expect, test } from 'vitest';

test.each([
  ['', null],
  ['0', '0.00'],
  ['007.5', '7.50'],
  ['1200', '1200.00'],
  ['9999999999999.99', '9999999999999.99'],
])('what is entered as "%s" is %s for the server', (entered, sent) => {
  expect(parseMoney(entered)).toBe(sent);
});
