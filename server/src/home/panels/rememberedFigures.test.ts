import { afterAll, beforeAll, expect, test } from 'vitest';
import { Totals } from '#platform/context/totals.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
}, 120_000);
afterAll(() => app.close());

test('figures that are remembered are those of each reader, also of two who see the same school', async () => {
  // A role that requests purchases and sees all of the school counts its own ones.
  await app.database.db.updateTable('role').set({ dataScope: 'SCHOOL' }).where('roleCode', '=', 'purchaser').execute();
  const remembering = app.anotherServer(new Totals(0));
  for (const account of ['schooladmin', 'auditor1', 'dean1', 'finance1', 'officer1', 'teacher1']) {
    const role = account === 'schooladmin' ? 'school_admin' : undefined;
    const exact = await app.as(account, role);
    const { figures } = await exact.home.getHomeWork();
    const { figures: remembered } = await (await remembering.as(account, role)).home.getHomeWork();
    expect([account, remembered]).toEqual([account, figures]);
  }
});
