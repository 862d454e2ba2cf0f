import { minuteMs } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '#test/startApp.ts';
import { clockJumps } from './clockJumps.ts';
import { planDue } from './dueEvents.ts';
import { type DueKinds, startSweeping } from './sweepDue.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
}, 120_000);
afterAll(() => app.close());

test('what passes as it should, and small corrections, are no jump; large ones are, forward and back, until they are taken back', () => {
  let clock = Date.UTC(2026, 2, 2);
  let elapsed = 0;
  const jump = clockJumps(
    () => new Date(clock),
    () => elapsed,
  );
  const pass = (ms: number, set = 0) => {
    elapsed += ms;
    clock += ms + set;
    return jump();
  };
  expect(pass(60 * minuteMs)).toBe(0);
  for (let times = 0; times < 5; times += 1) expect(pass(1_000, 4 * minuteMs)).toBe(0);
  expect(pass(1_000, 24 * 60 * minuteMs)).toBe(24 * 60 * minuteMs);
  expect(pass(minuteMs)).toBe(24 * 60 * minuteMs);
  expect(pass(1_000, -24 * 60 * minuteMs)).toBe(0);
  expect(pass(1_000, -6 * minuteMs)).toBe(-6 * minuteMs);
});

test('while the clock has jumped nothing happens by itself, no task runs, no sign of life is given, and it is reported', async () => {
  let jump = 24 * 60 * minuteMs;
  app.deps.monitor.clockJump = () => jump;
  const { db } = app.database;
  await db.deleteFrom('dueEvent').execute();
  await planDue({ companyId: '1001', kind: 'PROJECT_DRAFT', subjectId: 'none' }, app.clock.now, db);
  const happened = vi.fn(async () => {});
  const kinds = { PROJECT_DRAFT: happened } as unknown as DueKinds;
  const worker = app.newWorker();
  const sweeping = startSweeping(kinds, app.deps);
  worker.start();
  await expect.poll(() => app.logLines.some((line) => line.includes('the clock has jumped'))).toBe(true);
  expect(happened).not.toHaveBeenCalled();
  expect(await db.selectFrom('sweepBeat').selectAll().execute()).toEqual([]);
  const { alarms } = await (await app.as('admin', 'admin')).home.getHomeWork();
  expect(alarms).toMatchObject([{ kind: 'CLOCK', count: 24 * 60 }]);
  jump = 0;
  await expect.poll(() => happened.mock.calls.length, { timeout: 20_000 }).toBe(1);
  await Promise.all([sweeping.stop(), worker.stop()]);
});
