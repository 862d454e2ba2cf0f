import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '#test/startApp.ts';
import { beat, silentSince } from './heartbeat.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const at = (time: string) => new Date(`2026-03-05T${time}+08:00`);

test('a silence of more than a minute is remembered, as far as it lies in the time that matters', async () => {
  const { db } = app.database;
  for (const time of ['08:50:00', '08:51:00', '08:51:50', '08:55:00', '08:54:00', '08:55:30']) await beat(db, at(time));
  expect(await silentSince(at('08:50:00'), at('09:00:00'), db)).toEqual(at('08:51:50'));
  expect(await silentSince(at('08:50:00'), at('08:52:50'), db)).toBeNull();
  expect(await silentSince(at('08:50:00'), at('08:52:51'), db)).toEqual(at('08:51:50'));
  expect(await silentSince(at('08:54:00'), at('09:00:00'), db)).toBeNull();
  expect(await silentSince(at('08:55:00'), at('09:00:00'), db)).toBeNull();
});
