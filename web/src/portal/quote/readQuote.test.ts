import { expect, test } from 'vitest';
import { unitPriceOf } from '#ui/fields/typedNumbers.ts';
import { lineTotal } from '../receipts/lineTotal.ts';
import { totalOf } from './readQuote.ts';

test.each([
  ['1,200.5', '1200.50'],
  ['¥26,000.50', '26000.50'],
  ['￥ 80', '80.00'],
  ['0', null],
  ['0.00', null],
  ['0.1250', '0.125'],
  ['３５．５０元', '35.50'],
  ['12.34567', null],
  ['1,5', null],
  ['-1', null],
  ['12345678901', null],
  ['', null],
])('the price "%s" is sent as %s', (text, price) => {
  expect(unitPriceOf(text)).toBe(price);
});

test('a line costs price times quantity, half a cent rounded up', () => {
  expect(lineTotal('3.35', '0.5')).toBe('1.68');
  expect(lineTotal('22900', '2')).toBe('45800.00');
  expect(lineTotal('', '2')).toBeNull();
});

test('the total is that of the lines with a price', () => {
  const line = { no: 1, brand: '', model: '', manufacturer: '', response: '', unitPrice: '' };
  const lines = [{ ...line, unitPrice: '0.10' }, { ...line, unitPrice: '0.20' }, line];
  const wanted = lines.map(() => ({ quantity: '1' }));
  expect(totalOf(lines, { lines: wanted as never, priceCeiling: '1.00' })).toBe('0.30');
});
