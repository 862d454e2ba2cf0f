import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountInCapitals,
  compareMoney,
  fromCents,
  lineAmount,
  parseMoney,
  parseNumber,
  parseQuantity,
  parseUnitPrice,
  sumOf,
  toCents,
  unitPriceOf,
} from './money.ts';

const cents = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });

test('an amount and its cents are the same in both directions', () => {
  fc.assert(fc.property(cents, (value) => toCents(fromCents(value)) === value));
  for (const text of ['', '1.234', '1,200.00', 'NaN']) expect(() => toCents(text), text).toThrow(RangeError);
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
  expect(['0.13', '0.125', '0.1255'].toSorted(compareMoney)).toEqual(['0.125', '0.1255', '0.13']);
});

test('a line costs its quantity at the price of one, half a cent rounded up, once', () => {
  expect([lineAmount('0.125', '10000'), lineAmount('0.125', '3'), lineAmount('3.35', '0.5')]).toEqual([
    '1250.00',
    '0.38',
    '1.68',
  ]);
  expect([lineAmount('24000.00', '2'), lineAmount('0.0001', '0.001')]).toEqual(['48000.00', '0.00']);
  expect([lineAmount('0.01', '0.499'), lineAmount('0.01', '0.500'), lineAmount('1.11', '0.333')]).toEqual([
    '0.00',
    '0.01',
    '0.37',
  ]);
  expect(lineAmount('9999999999.99', '999.999')).toBe('9999989999990.00');
  expect(() => lineAmount('0.00001', '1')).toThrow(RangeError);
});

test('the price of one has two decimals, and more only where they are needed', () => {
  expect(['55000.00', '1250.00', '10.00', '0.05'].map((amount) => unitPriceOf(amount, '10000'))).toEqual([
    '5.50',
    '0.125',
    '0.001',
    '0.00',
  ]);
  expect([unitPriceOf('55000.00', '2'), unitPriceOf('10.00', '3'), unitPriceOf('0.38', '3')]).toEqual([
    '27500.00',
    '3.3333',
    '0.1267',
  ]);
  expect(() => unitPriceOf('1.00', '0')).toThrow(RangeError);
  const price = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((parts) => priceIn(parts));
  const quantity = fc.bigInt({ min: 1_000n, max: 10n ** 9n }).map((thousandths) => String(Number(thousandths) / 1000));
  const isBack = (one: string, count: string) => {
    const amount = lineAmount(one, count);
    const again = unitPriceOf(amount, count);
    return (
      again === parseUnitPrice(again) && Math.abs(Number(lineAmount(again, count)) - Number(amount)) <= Number(count) / 20_000
    );
  };
  fc.assert(fc.property(price, quantity, isBack));
});

/** A price of so many ten-thousandths, as the API writes it. */
function priceIn(parts: bigint): string {
  const digits = String(parts).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/(\.\d\d\d*?)0+$/, '$1');
}

test.each([
  ['0.00', '零元整'],
  ['0.05', '伍分'],
  ['0.50', '伍角整'],
  ['1.05', '壹元零伍分'],
  ['10.00', '壹拾元整'],
  ['10050.30', '壹万零伍拾元叁角整'],
  ['24000.00', '贰万肆仟元整'],
  ['128600.99', '壹拾贰万捌仟陆佰元玖角玖分'],
  ['1001001.00', '壹佰万壹仟零壹元整'],
  ['100010000.00', '壹亿零壹万元整'],
  ['20005000.10', '贰仟万伍仟元壹角整'],
  ['1000000000000.00', '壹万亿元整'],
  ['1234567890123.45', '壹万贰仟叁佰肆拾伍亿陆仟柒佰捌拾玖万零壹佰贰拾叁元肆角伍分'],
  ['-12.30', '负壹拾贰元叁角整'],
])('%s in capitals is %s', (amount, text) => {
  expect(amountInCapitals(amount)).toBe(text);
});

describe('what people type', () => {
  test.each([
    ['1,200.5', '1200.50'],
    [' 12 ', '12.00'],
    ['007.', '7.00'],
    ['1,234,567.89', '1234567.89'],
    ['1 234 567.89', '1234567.89'],
    ['１，２３４．５', '1234.50'],
    ['３５．５０', '35.50'],
    ['35。50', '35.50'],
    ['35.50元', '35.50'],
    ['100 元整', '100.00'],
    ['100圆整', '100.00'],
    ['￥ 80', '80.00'],
    ['CNY 26,000.50', '26000.50'],
    ['26000.50 cny', '26000.50'],
    ['人民币３５元', '35.00'],
    ['1.230', '1.23'],
  ])('as the amount "%s" is %s', (text, amount) => {
    expect(parseMoney(text)).toBe(amount);
  });

  test.each([
    '',
    '-1',
    '1.234',
    'abc',
    '1e3',
    '.5',
    '1,5',
    '1234,50',
    '1,234,5',
    '12,34',
    '0,123',
    '01,234',
    '1.234.567',
    '1 2',
    '1,234 567',
    '3万',
    '35元5角',
    '$5',
    '5%',
    '①',
    '5²',
    '½',
    '1,,234',
    '１，５',
    '1.2.3',
    '12 34',
    '1.23,4',
    '元',
    '￥￥5',
    '五',
  ])('"%s" is no amount, or may be two', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  test('prices of one have up to four decimals, quantities three', () => {
    expect(['0.125', '0.1250', '3.5', '¥0.12345', '1,5'].map(parseUnitPrice)).toEqual(['0.125', '0.125', '3.50', null, null]);
    expect(['１０', '1,020.50', '0.125', '2.0000', '1.2345', '10元', '1,5'].map(parseQuantity)).toEqual([
      '10',
      '1020.5',
      '0.125',
      '2',
      null,
      null,
      null,
    ]);
    expect([parseNumber('３０', 0), parseNumber('1,000', 0), parseNumber('1.5', 0)]).toEqual(['30', '1000', null]);
  });

  test('is read again as it was written', () => {
    const written = (value: string, most: number) =>
      ['zh-CN', 'en-US'].map((language) =>
        new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: most }).format(value as `${number}`),
      );
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (parts) => {
        const [amount, price] = [fromCents(parts), priceIn(parts)];
        expect(written(amount, 2).map(parseMoney)).toEqual([amount, amount]);
        expect(written(price, 4).map(parseUnitPrice)).toEqual([price, price]);
        expect(written(amount, 2).map((text) => parseMoney(fullWidth(text)))).toEqual([amount, amount]);
      }),
    );
  });

  test('is never read as another number: without commas and spaces between thousands, its digits are those of the number', () => {
    const sign = fc.constantFrom(...'0123456789,.，．。 ５¥元-e%'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 12 }), (text) => {
        const [amount, digits] = [parseMoney(text), halfWidth(text)];
        if (amount === null) return;
        const [before = '', after = ''] = digits.split('.');
        const groups = before.split(/[, ]/);
        expect(groups.length === 1 || groups.slice(1).every((group) => group.length === 3), text).toBe(true);
        expect(Number(amount)).toBe(Number(`${groups.join('')}.${after}`));
      }),
      { numRuns: 5000 },
    );
  });
});

const fullWidth = (text: string) => text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const halfWidth = (text: string) =>
  text
    .replaceAll(/[¥元]/g, '')
    .replaceAll('，', ',')
    .replaceAll(/[．。]/g, '.')
    .replaceAll('５', '5')
    .trim();
