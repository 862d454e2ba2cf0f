import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/db/database.ts';
import { firstPassword } from '#test/builders/userFixture.ts';
import { migratedDatabase } from '#test/database.ts';
import { silentLog } from '#test/startApp.ts';
import { startServer } from '../main.ts';
import { placeOf, refuseCopy } from './refuseCopy.ts';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

const place = async () => (await database.db.selectFrom('installation').select('place').executeTakeFirstOrThrow()).place;
const told = (at: string | null, accepted: string | null = null) =>
  refuseCopy(database.db, at, accepted).then(
    () => null,
    (error: unknown) => String(error),
  );

test('a database acts where it was started first; at another place only if that very place is accepted, from then on', async () => {
  expect(await told('7001-5')).toBeNull();
  expect(await told('7001-5')).toBeNull();
  expect(await told(null)).toBeNull();
  expect(await told('7002-9')).toMatch(/^StartError: .*used at 7001-5 and is at 7002-9 now.* ACCEPT_COPY=7002-9\.$/);
  expect(await told('7002-9', '7003-1')).not.toBeNull();
  expect(await place()).toBe('7001-5');
  expect(await told('7002-9', '7002-9')).toBeNull();
  expect(await told('7001-5')).not.toBeNull();
  expect(await told('7002-9')).toBeNull();
});

test.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL a server does not start on a copy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const own = await placeOf(database);
  expect(own).toMatch(/^\d+-\d+$/);
  await database.db.updateTable('installation').set({ place: '7001-5' }).execute();
  const config = { ...readConfig({ PORT: '0', TASK_WORKER: '0', DATA_DIR: folder }), seed: 'none' as const };
  const administrator = { account: 'registrar', password: firstPassword };
  const start = (acceptedCopy: string | null) =>
    startServer({ ...config, administrator, acceptedCopy }, { database, log: silentLog });
  await expect(start(null)).rejects.toThrow(`is at ${own} now`);
  await (await start(own)).stop();
  expect(await place()).toBe(own);
});
