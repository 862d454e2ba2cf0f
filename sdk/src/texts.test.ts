import { expect, test } from 'vitest';
import { counted, grouped, money, moneyLimit, number, rounded } from './texts.ts';

test('amounts are grouped and have two decimals, whatever their size', () => {
  expect(['0', '999.5', '24000.00', '-1234567.80', '90071992547409931.01'].map(grouped)).toEqual([
    '0.00',
    '999.50',
    '24,000.00',
    '-1,234,567.80',
    '90,071,992,547,409,931.01',
  ]);
});

test('what is no decimal string, or has its commas, stays as it is', () => {
  expect(['', '–', '24,000.00'].map(grouped)).toEqual(['', '–', '24,000.00']);
});

test('an English sentence has the sign of the yuan, and a round limit no cents', () => {
  expect(money('24000.00')).toBe('¥24,000.00');
  expect(money('-24000.00')).toBe('-¥24,000.00');
  expect(['10000.00', '10000.50', '10000'].map(moneyLimit)).toEqual(['¥10,000', '¥10,000.50', '¥10,000']);
  expect(rounded('500000.00')).toBe('500,000');
});

test('a number has commas and the noun that fits', () => {
  expect([0, 1, 2, 1200].map((count) => counted(count, 'row'))).toEqual(['0 rows', '1 row', '2 rows', '1,200 rows']);
  expect(counted(1, 'penalty', 'penalties')).toBe('1 penalty');
  expect([1, 2].map((count) => counted(count, 'quote does', 'quotes do'))).toEqual(['1 quote does', '2 quotes do']);
  expect(number(12_345)).toBe('12,345');
});
