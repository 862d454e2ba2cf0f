import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { missingCalendar, wantedCalendar } from './missingCalendar.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('schooladmin', 'school_admin');
});
afterAll(() => app.close());

const at = (day: string) => new Date(`${day}T09:00:00+08:00`);
const wanted = (day: string) => wantedCalendar('1001', at(day), app.database.db);

test('the calendar of the next year is asked for from November on, until the school has one', async () => {
  expect([await wanted('2026-10-31'), await wanted('2026-11-01'), await wanted('2027-02-01')]).toEqual([null, 2027, 2027]);
  const days = [{ date: '2027-01-01', kind: 'HOLIDAY' as const, name: '元旦' }];
  await admin.purchasingConfig.saveCalendarDays({ body: { year: 2027, version: 0, days } });
  expect([await wanted('2026-11-01'), await wanted('2027-02-01')]).toEqual([null, null]);
});

test('a limit in a year without a calendar says which year', async () => {
  const { db } = app.database;
  expect(await missingCalendar('1001', at('2026-12-31'), db)).toBeNull();
  expect(await missingCalendar('1001', at('2028-01-04'), db)).toBe(2028);
  expect(await missingCalendar('1001', null, db)).toBeNull();
});
