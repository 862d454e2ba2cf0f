import { minuteMs } from '@campus-procurement/sdk/time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDatabaseClock } from './databaseClock.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: Date.UTC(2026, 2, 2, 9) });
});
afterEach(() => {
  vi.useRealTimers();
});

const isoOf = (clock: { now: () => Date }) => clock.now().toISOString();

test('the time is that of the database, however wrong the clock of the machine is or becomes', async () => {
  const clock = await startDatabaseClock(async () => new Date('2026-03-02T09:10:00.000Z'));
  expect(isoOf(clock)).toBe('2026-03-02T09:10:00.000Z');
  vi.setSystemTime(Date.now() + 60 * minuteMs);
  expect(isoOf(clock)).toBe('2026-03-02T09:10:00.000Z');
  clock.stop();
});

test('it follows the database, and counts on while that does not answer or answers late', async () => {
  const answers = [
    async () => new Date('2026-03-02T09:10:00.000Z'),
    async () => new Date('2026-03-02T09:10:01.500Z'),
    () => Promise.reject(new Error('The database is away')),
    async () => {
      vi.advanceTimersByTime(600);
      return new Date('2026-03-02T08:00:00.000Z');
    },
  ];
  const clock = await startDatabaseClock(() => (answers.shift() ?? (() => Promise.reject(new Error('no more'))))());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isoOf(clock)).toBe('2026-03-02T09:10:01.500Z');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isoOf(clock)).toBe('2026-03-02T09:10:02.500Z');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isoOf(clock)).toBe('2026-03-02T09:10:04.100Z');
  clock.stop();
});
