import { isoTime } from '@campus-procurement/sdk/time';
import { describe, expect, test } from 'vitest';
import { joinEndOf, neededHours, shortestWindow, windowFaults } from './publicationWindow.ts';

const at = (time: string) => new Date(`${time}+08:00`);
/** 2026-03-03 is a Tuesday; Friday the 6th is a holiday here, and Saturday the 7th is worked. */
const calendar = new Map([
  ['2026-03-06', false],
  ['2026-03-07', true],
]);

describe('the hours are those of the strictest rule', () => {
  const project = (amount: string, noticeHours: number | null, ofSchool = 24) =>
    ({ amount, noticeHours, pattern: { orderLimit: '50000.00', bidConfig: { noticeHours: ofSchool } } }) as never;
  test.each([
    ['49999.99', null, 24, 24],
    ['50000.00', null, 24, 72],
    ['20000.00', null, 48, 48],
    ['20000.00', 96, 48, 96],
    ['60000.00', 30, 96, 96],
  ])('of %s yuan, wanted %s, of the school %s: %s', (amount, wanted, ofSchool, hours) => {
    expect(neededHours(project(amount, wanted, ofSchool))).toBe(hours);
  });
});

describe('a window', () => {
  const now = at('2026-03-03T10:00:30');
  const faults = (startTime: string, endTime: string) =>
    windowFaults({ startTime: at(startTime), endTime: at(endTime) }, 24, calendar, now).map(({ field, rule }) => [field, rule]);
  test('is long enough to the second, and may begin in the minute before', () => {
    expect(faults('2026-03-03T10:00:00', '2026-03-04T10:00:00')).toEqual([]);
    expect(faults('2026-03-03T10:00:00', '2026-03-04T09:59:59')).toEqual([['bidEndTime', 'noticeHours']]);
    expect(faults('2026-03-03T09:59:00', '2026-03-05T10:00:00')).toEqual([['bidStartTime', 'future']]);
  });
  test('ends in working time', () => {
    expect(faults('2026-03-04T00:00:00', '2026-03-05T17:00:00')).toEqual([]);
    expect(faults('2026-03-04T00:00:00', '2026-03-07T09:00:00')).toEqual([]);
    for (const end of ['2026-03-05T17:00:01', '2026-03-05T08:59:59', '2026-03-06T10:00:00', '2026-03-08T10:00:00']) {
      expect(faults('2026-03-04T00:00:00', end)).toEqual([['bidEndTime', 'workingTime']]);
    }
  });
});

test.each([
  ['2026-03-03T10:00:00', 24, '2026-03-04T10:00:00+08:00'],
  ['2026-03-03T17:00:00', 24, '2026-03-04T17:00:00+08:00'],
  ['2026-03-03T17:00:01', 24, '2026-03-05T09:00:00+08:00'],
  ['2026-03-03T08:00:00', 24, '2026-03-04T09:00:00+08:00'],
  ['2026-03-05T10:00:00', 24, '2026-03-07T09:00:00+08:00'],
  ['2026-03-07T10:00:00', 24, '2026-03-09T09:00:00+08:00'],
  ['2026-03-03T10:00:00', 72, '2026-03-07T09:00:00+08:00'],
])('the shortest window that begins at %s with %i hours ends at %s', (now, hours, end) => {
  const window = shortestWindow(at(now), hours, calendar);
  expect(isoTime(window.endTime)).toBe(end);
  expect(windowFaults(window, hours, calendar, at(now))).toEqual([]);
});

test.each([
  [null, '2026-03-06T10:00:00+08:00'],
  [0, '2026-03-06T10:00:00+08:00'],
  [24, '2026-03-05T10:00:00+08:00'],
  [36, '2026-03-04T22:00:00+08:00'],
  [48, '2026-03-04T22:00:00+08:00'],
])('joining ends %s hours before the end, but not before half of the time', (hours, end) => {
  expect(isoTime(joinEndOf({ startTime: at('2026-03-03T10:00:00'), endTime: at('2026-03-06T10:00:00') }, hours))).toBe(end);
});
