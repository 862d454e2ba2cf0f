import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import type { Database } from '../db/database.ts';
import { isWorkingDay } from '../values/workingDays.ts';
import { readCalendar } from './readCalendar.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('every installation knows the holidays of the state', async () => {
  const calendar = await readCalendar('1001', database);
  const worked = ['2026-02-14', '2026-02-16', '2026-02-24', '2027-02-08'].filter((day) => isWorkingDay(day, calendar));
  expect(worked).toEqual(['2026-02-14', '2026-02-24', '2027-02-08']);
});
