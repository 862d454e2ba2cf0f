import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCalendar } from '#platform/records/readCalendar.ts';
import { isWorkingDay } from '#platform/values/workingDays.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, stale } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('schooladmin', 'school_admin');
});
afterAll(() => app.close());

type Day = { date: string; kind: 'HOLIDAY' | 'WORKDAY'; name: string };
const sports: Day = { date: '2026-04-17', kind: 'HOLIDAY', name: '校运动会' };
const instead: Day = { date: '2026-04-18', kind: 'WORKDAY', name: '校运动会调休上班' };
const save = (days: Day[], version: number, year = 2026) =>
  admin.purchasingConfig.saveCalendarDays({ body: { year, version, days } });
const read = (year = 2026) => admin.purchasingConfig.listCalendarDays({ query: { year } });

test('a school adds days of its own and works on one of the state; limits of the school count by them, others do not', async () => {
  const before = await read();
  expect(before).toMatchObject({ companyId: '1001', year: 2026, days: [], version: 0, updateTime: null });
  expect(before.stateDays).toContainEqual({ date: '2026-05-05', kind: 'HOLIDAY', name: '劳动节' });
  const worked: Day = { date: '2026-05-05', kind: 'WORKDAY', name: '招生咨询' };
  await save([instead, worked, sports], 0);
  expect(await read()).toMatchObject({ days: [sports, instead, worked], version: 1 });
  const workedDays = async (companyId: string) => {
    const calendar = await readCalendar(companyId, app.database);
    return ['2026-04-17', '2026-04-18', '2026-05-04', '2026-05-05'].filter((day) => isWorkingDay(day, calendar));
  };
  expect(await workedDays('1001')).toEqual(['2026-04-18', '2026-05-05']);
  expect(await workedDays('1002')).toEqual(['2026-04-17']);
});

test('days of another year, the same day twice and an older version are refused', async () => {
  expect(await failureOf(save([{ ...sports, date: '2028-01-01' }], 0, 2027))).toMatchObject(broken('days.0.date', 'inYear'));
  const [one, other] = [
    { ...sports, date: '2027-04-16' },
    { ...instead, date: '2027-04-16' },
  ];
  expect(await failureOf(save([one, other], 0, 2027))).toMatchObject(broken('days.1.date', 'uniqueItems'));
  await save([one], 0, 2027);
  expect(await failureOf(save([], 0, 2027))).toMatchObject(stale);
  await save([], 1, 2027);
  expect(await read(2027)).toMatchObject({ days: [], version: 2 });
});

test('a school that does not exist has no calendar', async () => {
  const platform = await app.as('admin', 'admin');
  const of = (year: number) =>
    platform.purchasingConfig.saveCalendarDays({ body: { companyId: '99', year, version: 0, days: [] } });
  expect(await failureOf(of(2026))).toMatchObject(broken('companyId', 'exists'));
});
