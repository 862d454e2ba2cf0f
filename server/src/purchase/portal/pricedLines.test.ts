import { expect, test } from 'vitest';
import { refusedWith } from '#test/refusedWith.ts';
import { pricedLines } from './pricedLines.ts';

test('lines are in the order of the purchase, whatever order they come in', () => {
  const offered = [
    { no: 2, unitPrice: '3.00' },
    { no: 1, unitPrice: '10.50' },
  ];
  expect(pricedLines(['2.000', '5'], offered)).toEqual([
    { no: 1, unitPrice: '10.50', lineTotal: '21.00' },
    { no: 2, unitPrice: '3.00', lineTotal: '15.00' },
  ]);
});

test.each([
  ['a line is missing', [{ no: 1, unitPrice: '1.00' }], ['lines', 'eachLine']],
  ['a line comes twice', [1, 1].map((no) => ({ no, unitPrice: '1.00' })), ['lines', 'eachLine']],
  ['a line is unknown', [1, 3].map((no) => ({ no, unitPrice: '1.00' })), ['lines', 'eachLine']],
  ['a line is too much', [1, 2, 2].map((no) => ({ no, unitPrice: '1.00' })), ['lines', 'eachLine']],
  [
    'a line costs less than a cent',
    [1, 2].map((no) => ({ no, unitPrice: no === 1 ? '0.0001' : '1.00' })),
    ['lines.0.unitPrice', 'minimum'],
  ],
  ['a price is zero', [2, 1].map((no) => ({ no, unitPrice: no === 1 ? '0.00' : '1.00' })), ['lines.1.unitPrice', 'minimum']],
])('it is refused that %s', (_what, offered, broken) => {
  expect(refusedWith(() => pricedLines(['1', '1'], offered))).toEqual([broken]);
});
