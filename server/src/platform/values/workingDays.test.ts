import { addDays, dayOf, startOfDay } from '@campus-procurement/sdk/time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDays } from '#reference/calendarDays.ts';
import { addWorkingDays, isWorkingDay, isWorkingTime } from './workingDays.ts';

const calendar = new Map(calendarDays.map(({ day, isWorking }) => [day, isWorking]));
const at = (time: string) => new Date(`${time}+08:00`);

describe('working days', () => {
  test.each([
    ['one day after a Monday', '2026-03-02T10:30:00', 1, '2026-03-03T10:30:00'],
    ['a weekend', '2026-03-06T10:30:00', 1, '2026-03-09T10:30:00'],
    ['a limit that starts on a Saturday, with the whole Monday', '2026-03-07T15:20:00', 1, '2026-03-10T00:00:00'],
    ['a week that starts on a Saturday', '2026-03-07T15:20:00', 5, '2026-03-16T00:00:00'],
    [
      'the spring festival, with the Saturday before and the one after that are worked',
      '2026-02-13T09:00:00',
      3,
      '2026-02-25T09:00:00',
    ],
    ['the Saturday that is worked after it', '2026-02-27T09:00:00', 1, '2026-02-28T09:00:00'],
    ['a Sunday that is worked for new year, whole after a holiday', '2026-01-01T09:00:00', 1, '2026-01-05T00:00:00'],
    ['the national days of 2025, with the Saturday that is worked', '2025-09-30T09:00:00', 3, '2025-10-11T09:00:00'],
    ['a year that is not announced: weekends only', '2027-09-30T09:00:00', 1, '2027-10-01T09:00:00'],
    ['no days at all', '2026-03-07T10:30:00', 0, '2026-03-07T10:30:00'],
    ['a moment that is another day in UTC', '2026-03-06T01:00:00', 1, '2026-03-09T01:00:00'],
  ])('pass over %s', (_what, from, days, to) => {
    expect(addWorkingDays(at(from), days, calendar)).toEqual(at(to));
  });

  test('are whole and not negative', () => {
    expect(() => addWorkingDays(at('2026-03-02T10:00:00'), -1, calendar)).toThrow(RangeError);
    expect(() => addWorkingDays(at('2026-03-02T10:00:00'), 0.5, calendar)).toThrow(RangeError);
  });

  const moment = fc.date({ min: new Date('2025-01-01T00:00:00Z'), max: new Date('2027-06-30T00:00:00Z'), noInvalidDate: true });

  /** Any weekdays are holidays, and any days of weekends are worked, as a school may have it. */
  const calendars = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.boolean()), { maxLength: 120 })
    .map((days) => new Map(days.map(([day, isWorked]) => [addDays('2025-01-01', day), isWorked])));

  test('are whole: so many times 24 hours of working days lie between start and end, which is on a working day', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 40 }), calendars, (from, days, own) => {
        for (const each of [calendar, own]) {
          const to = addWorkingDays(from, days, each);
          let worked = 0;
          for (let day = dayOf(from); startOfDay(day) < to; day = addDays(day, 1)) {
            const [begin, end] = [Math.max(+startOfDay(day), +from), Math.min(+startOfDay(addDays(day, 1)), +to)];
            worked += isWorkingDay(day, each) ? end - begin : 0;
          }
          expect(worked).toBe(days * 24 * 3600_000);
          expect(isWorkingDay(dayOf(to), each)).toBe(true);
          if (isWorkingDay(dayOf(from), each)) expect((to.getTime() - from.getTime()) % (24 * 3600_000)).toBe(0);
        }
      }),
    );
  });

  test('add up', () => {
    const few = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(moment, few, few, (from, one, other) => {
        const there = addWorkingDays(addWorkingDays(from, one, calendar), other, calendar);
        expect(there).toEqual(addWorkingDays(from, one + other, calendar));
      }),
    );
  });
});

test.each([
  ['2026-03-02T09:00:00', true],
  ['2026-03-02T08:59:59', false],
  ['2026-03-02T17:00:00', true],
  ['2026-03-02T17:00:01', false],
  ['2026-03-07T12:00:00', false],
  ['2026-02-28T12:00:00', true],
  ['2026-10-01T12:00:00', false],
])('at %s working time is %s', (time, is) => {
  expect(isWorkingTime(at(time), calendar)).toBe(is);
});

test('the holidays of a year are as many as the state has announced, and only weekend days are worked for them', () => {
  const of = (year: string, isWorking: boolean) =>
    calendarDays.filter((one) => one.day.startsWith(year) && one.isWorking === isWorking);
  expect([of('2025', false).length, of('2025', true).length]).toEqual([28, 5]);
  expect([of('2026', false).length, of('2026', true).length]).toEqual([33, 6]);
  expect(new Set(calendarDays.map(({ day }) => day)).size).toBe(calendarDays.length);
  for (const { day, isWorking } of calendarDays) if (isWorking) expect(isWorkingDay(day, new Map())).toBe(false);
});
