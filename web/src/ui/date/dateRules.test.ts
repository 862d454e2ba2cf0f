import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Accuracy, cutAt, type DateRules, openingDay, settled, settledRange } from './dateRules.ts';

const never = () => false;
const free: DateRules = { accuracy: 2, required: false, isDisabled: never };
const time = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19).replace('T', ' '));
const near = fc
  .integer({ min: 0, max: 60 * 24 * 3_600 })
  .map((seconds) => new Date(Date.UTC(2026, 1, 1) + seconds * 1_000).toISOString().slice(0, 19).replace('T', ' '));

describe('a date field', () => {
  test.each<[Accuracy, string]>([
    ['day', '2026-03-02'],
    [1, '2026-03-02 23:00:00'],
    [2, '2026-03-02 23:41:00'],
    [3, '2026-03-02 23:41:59'],
  ])('with accuracy %s holds %s', (accuracy, held) => {
    expect(settled('', '2026-03-02 23:41:59', { ...free, accuracy }).value).toBe(held);
    expect(cutAt(held, accuracy)).toBe(held);
  });

  test('keeps the value before when it is required and emptied, and is empty when it is not required', () => {
    fc.assert(
      fc.property(time, (before) => {
        expect(settled(before, null, { ...free, required: true })).toEqual({ value: before, isRefused: false });
        expect(settled(before, '', free)).toEqual({ value: '', isRefused: false });
      }),
    );
  });

  test('refuses a day that cannot be chosen, at whatever hour, and keeps the value before', () => {
    fc.assert(
      fc.property(time, near, (before, wanted) => {
        const isDisabled = (day: string) => day === wanted.slice(0, 10);
        expect(settled(before, wanted, { ...free, isDisabled })).toEqual({ value: before, isRefused: true });
      }),
    );
  });
});

describe('a calendar', () => {
  const from = (first: string) => (day: string) => day < first;

  test('opens elsewhere only where no day of the month can be chosen: at the next one that can', () => {
    expect(openingDay('2026-03-08', from('2026-03-31'))).toBe(null);
    expect(openingDay('2026-03-08', from('2026-11-23'))).toBe('2026-11-23');
    expect(openingDay('2025-12-31', from('2026-01-01'))).toBe('2026-01-01');
    expect(openingDay('2026-03-08', () => true)).toBe(null);
  });
});

describe('a range field', () => {
  test('puts swapped ends in order, also within a day', () => {
    fc.assert(
      fc.property(near, near, (one, other) => {
        const { value } = settledRange(['', ''], [one, other], free);
        expect(value).toEqual(settledRange(['', ''], [other, one], free).value);
        expect(value[0] <= value[1]).toBe(true);
      }),
    );
    expect(settledRange(['', ''], ['2026-03-02 18:00:00', '2026-03-02 08:00:00'], free).value).toEqual([
      '2026-03-02 08:00:00',
      '2026-03-02 18:00:00',
    ]);
  });

  test('is refused exactly when one of its days cannot be chosen; then the range before stays', () => {
    const before = ['2025-01-01 00:00:00', '2025-01-02 00:00:00'] as const;
    fc.assert(
      fc.property(near, near, near, (one, other, third) => {
        const disabled = third.slice(0, 10);
        const [from = '', to = ''] = [one.slice(0, 10), other.slice(0, 10)].toSorted();
        const { value, isRefused } = settledRange(before, [one, other], { ...free, isDisabled: (day) => day === disabled });
        expect(isRefused).toBe(from <= disabled && disabled <= to);
        if (isRefused) expect(value).toBe(before);
      }),
    );
  });

  test('that is required is not emptied', () => {
    const before = ['2026-03-01 00:00:00', '2026-03-02 00:00:00'] as const;
    expect(settledRange(before, [null, null], { ...free, required: true }).value).toBe(before);
    expect(settledRange(before, [null, null], free).value).toEqual(['', '']);
  });
});
