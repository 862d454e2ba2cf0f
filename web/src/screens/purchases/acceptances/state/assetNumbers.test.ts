import { expect, test } from 'vitest';
import { callsFor, enteredNumbers, placeInForm, shownNumbers } from './assetNumbers.ts';

test('numbers are read one a line, from cells, and as ranges', () => {
  expect(enteredNumbers('ZC-1\nZC-2\tZC-3，ZC-4').numbers).toEqual(['ZC-1', 'ZC-2', 'ZC-3', 'ZC-4']);
  expect(enteredNumbers('ZC-2026-0998..1002').numbers).toEqual(
    ['0998', '0999', '1000', '1001', '1002'].map((n) => `ZC-2026-${n}`),
  );
  expect(enteredNumbers('ZC-0001~ZC-0003').numbers).toEqual(['ZC-0001', 'ZC-0002', 'ZC-0003']);
  expect(enteredNumbers('ZC-0001至0003').numbers).toEqual(['ZC-0001', 'ZC-0002', 'ZC-0003']);
  expect(enteredNumbers('ZC-2026-0001..1200').numbers).toHaveLength(1200);
  for (const wrong of ['ZC-5..3', 'A-1..B-9', 'ZC-1..9999999999', 'ZC_1', '电脑'])
    expect(enteredNumbers(`${wrong}\nZC-1`)).toEqual({ numbers: ['ZC-1'], wrong: [wrong] });
});

test('numbers that follow each other are shown as a range that is read again', () => {
  const numbers = [...enteredNumbers('ZC-0001..0007').numbers, 'X-1', 'X-2', 'AB'];
  expect(shownNumbers(numbers)).toBe('ZC-0001..ZC-0007\nX-1\nX-2\nAB');
  expect(enteredNumbers(shownNumbers(numbers)).numbers).toEqual(numbers);
});

test('what is sent is what has changed, a thousand at a time, wrong numbers first', () => {
  const many = enteredNumbers('ZC-0001..1200').numbers;
  const calls = callsFor([
    { no: 1, before: ['A', 'B'], numbers: ['B'] },
    { no: 2, before: [], numbers: many },
  ]);
  expect(calls.map((items) => items.map(({ no, assetNos, removedNos }) => [no, assetNos.length, removedNos]))).toEqual([
    [[1, 0, ['A']]],
    [[2, 1000, undefined]],
    [[2, 200, undefined]],
  ]);
  expect(callsFor([{ no: 1, before: ['A'], numbers: ['A'] }])).toEqual([]);
  const lines = [
    { no: 1, before: [], numbers: [] },
    { no: 2, before: [], numbers: many },
  ];
  expect(placeInForm('items.0.assetNos.3', calls[2] ?? [], lines)).toBe('items.1.assetNos.1003');
  expect(placeInForm('items.0.no', calls[2] ?? [], lines)).toBe('items.1');
});
