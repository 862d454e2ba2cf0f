import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateRangeFilter, endsOf, hasDisabledDay, isFuture, rangeOf, timesOf, today } from './dateRange.ts';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a range of dates', () => {
  test('has its ends in the order of time, whichever was given first', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        expect(rangeOf(one, other)).toBe(rangeOf(other, one));
        expect(endsOf(rangeOf(one, other))).toEqual([one, other].toSorted());
      }),
    );
  });

  test('of the past comes out of an address as it went in, also with swapped ends', () => {
    const past = day.map((one) => (isFuture(one) ? today() : one));
    fc.assert(
      fc.property(past, past, (one, other) => {
        expect(dateRangeFilter(rangeOf(one, other))).toBe(rangeOf(one, other));
        expect(dateRangeFilter(`${one}~${other}`)).toBe(rangeOf(one, other));
      }),
    );
  });

  test('is not read from an address that names a day to come', () => {
    const future = day.filter(isFuture);
    fc.assert(
      fc.property(day, future, (one, other) => {
        expect(dateRangeFilter(`${one}~${other}`)).toBeUndefined();
      }),
    );
  });

  test.each(['', '2026-03-01', '2026-02-30~2026-03-01', '2026-3-1~2026-03-02', 'a~b', '2026-03-01~2026-03-02~2026-03-03'])(
    'is not read from "%s"',
    (raw) => expect(dateRangeFilter(raw)).toBeUndefined(),
  );

  test('is refused when one of its days cannot be chosen, and else not', () => {
    const near = fc.integer({ min: 0, max: 60 }).map((days) => new Date(Date.UTC(2026, 1, 1 + days)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(near, near, near, (one, other, disabled) => {
        const [from, to] = endsOf(rangeOf(one, other));
        expect(hasDisabledDay(rangeOf(one, other), (each) => each === disabled)).toBe(from <= disabled && disabled <= to);
      }),
    );
  });

  test('begins with the first day and ends before the day after the last, at the schools', () => {
    expect(timesOf('createTime', '2026-02-28~2026-02-28')).toEqual({
      createTimeStart: '2026-02-28T00:00:00+08:00',
      createTimeEnd: '2026-03-01T00:00:00+08:00',
    });
    expect(timesOf('createTime', undefined)).toEqual({});
    fc.assert(
      fc.property(day, day, (one, other) => {
        const { createTimeStart = '', createTimeEnd = '' } = timesOf('createTime', rangeOf(one, other));
        expect((Date.parse(createTimeEnd) - Date.parse(createTimeStart)) % 86_400_000).toBe(0);
        expect(Date.parse(createTimeEnd)).toBeGreaterThan(Date.parse(createTimeStart));
      }),
    );
  });

  test('today is the day of the schools, wherever the reader is', () => {
    expect(today(Date.parse('2026-03-01T15:59:59Z'))).toBe('2026-03-01');
    expect(today(Date.parse('2026-03-01T16:00:00Z'))).toBe('2026-03-02');
  });
});
