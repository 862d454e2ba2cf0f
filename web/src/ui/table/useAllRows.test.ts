import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAllRows } from './useAllRows.ts';

/** A list whose pages overlap by a row, as if one had been added at the top after each. */
const listOf = (total: number) => ({
  rows: [{ id: '1' }],
  total,
  readPage: async ({ current, size }: { current: number; size: number }) => {
    const first = (current - 1) * (size - 1);
    return {
      rows: Array.from({ length: Math.min(size, total - first) }, (_, index) => ({ id: String(first + index + 1) })),
      total,
    };
  },
});

async function readOf(total: number) {
  const { result } = renderHook(() => useAllRows(listOf(total)));
  await act(() => result.current.start());
  if (result.current.reading?.status !== 'read') throw new Error('The rows were not read.');
  return result.current.reading;
}

test('a row that moved to the next page while the list was read is there once', async () => {
  const { rows } = await readOf(390);
  expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: 390 }, (_, index) => index + 1));
});

test('of more than 2,000 rows no more are read', async () => {
  const { rows, total } = await readOf(5_000);
  expect(rows.length).toBeGreaterThan(1_980);
  expect(rows.length).toBeLessThanOrEqual(2_000);
  expect(total).toBe(5_000);
});
