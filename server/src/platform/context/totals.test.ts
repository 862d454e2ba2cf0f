import { expect, test, vi } from 'vitest';
import { Totals } from './totals.ts';

const at = (seconds: number) => new Date(seconds * 1000);
/** Reads that end when they are told to. */
function reads() {
  const ends: ((value: number) => void)[] = [];
  const read = vi.fn(() => new Promise<number>((resolve) => ends.push(resolve)));
  return { ends, read };
}
const size = (value: number) => value;

test('what is of few records is read every time, and by each who asks', async () => {
  const { read, ends } = reads();
  const totals = new Totals(10).of('some', at(0));
  const both = [totals.read('list', read, size), totals.read('list', read, size)];
  expect(read).toHaveBeenCalledTimes(2);
  for (const end of ends) end(10);
  expect(await Promise.all(both)).toEqual([10, 10]);
  void totals.read('list', read, size);
  expect(read).toHaveBeenCalledTimes(3);
});

test('what is of many is remembered for its time, then read once for all who ask meanwhile', async () => {
  const { read, ends } = reads();
  const totals = new Totals(10);
  const first = totals.of('some', at(0)).read('list', read, size);
  ends[0]?.(11);
  await first;
  expect(await totals.of('some', at(9)).read('list', read, size)).toBe(11);
  const asked = [10, 11, 12].map((second) => totals.of('some', at(second)).read('list', read, size));
  expect(read).toHaveBeenCalledTimes(2);
  ends[1]?.(12);
  expect(await Promise.all(asked)).toEqual([12, 12, 12]);
  expect(await totals.of('some', at(13)).read('list', read, size)).toBe(12);
});

test('what is forgotten while it is read is not remembered, and a failure is tried again', async () => {
  const { read, ends } = reads();
  const totals = new Totals(10);
  const known = totals.of('some', at(0)).read('list', read, size);
  ends[0]?.(11);
  await known;
  const outdated = totals.of('some', at(20)).read('list', read, size);
  totals.forget('some');
  ends[1]?.(12);
  await outdated;
  const again = totals.of('some', at(20)).read('list', read, size);
  expect(read).toHaveBeenCalledTimes(3);
  ends[2]?.(13);
  await again;
  expect(await totals.of('some', at(21)).read('list', read, size)).toBe(13);
  const failing = totals.of('some', at(40)).read('list', () => Promise.reject(new Error('away')), size);
  await expect(failing).rejects.toThrow('away');
  expect(await totals.of('some', at(41)).read('list', async () => 14, size)).toBe(14);
});
