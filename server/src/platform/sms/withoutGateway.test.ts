import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type Schemas } from '@campus-procurement/sdk';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migratedDatabase, testDatabase } from '#test/database.ts';
import { failureOf } from '#test/failureOf.ts';
import { startServer } from '../../main.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';

let filesDir: string;
let lines: string[];
beforeEach(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'campus-files-'));
  lines = [];
});
afterEach(() => rm(filesDir, { recursive: true }));

async function start(database: Database, more: object = {}) {
  const config = readConfig({ PORT: '0', TASK_WORKER: '0', FILES_DIR: filesDir });
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const server = await startServer({ ...config, ...more }, { database, log });
  const { users } = createClient({ baseUrl: `${server.url}/api`, language: () => 'en-US' });
  const send = (phone: string, scene: Schemas['PhoneCaptchaScene']) => users.sendPhoneCaptcha({ body: { phone, scene } });
  return { ...server, send };
}

test('an office without a gateway sends nobody a code, known or not, says whom to ask, and logs none', async () => {
  const database = await migratedDatabase();
  const administrator = { account: 'registrar', password: 'Correct-Horse-7' };
  const office = await start(database, { seed: 'none', administrator });
  expect(office.message).toContain('SMS_WEBHOOK_URL is not set');
  await database.db.updateTable('appUser').set({ phone: '13900000001' }).execute();
  for (const scene of ['RESET', 'BIND', 'REGISTER'] as const) {
    const [known, unknown] = [
      await failureOf(office.send('13900000001', scene)),
      await failureOf(office.send('13900000002', scene)),
    ];
    expect(known).toMatchObject({
      status: 200,
      code: 4101,
      message: expect.stringMatching(/^SMS is not set up\. Ask the platform administrator.*SMS_WEBHOOK_URL/),
    });
    expect({ ...unknown, requestId: null }).toEqual({ ...known, requestId: null });
  }
  expect(lines.join('')).not.toMatch(/"code":"\d{6}"/);
  await office.stop();
  await database.close();
});

test('demo data without a gateway have their codes in the log', async () => {
  const database = await testDatabase();
  const demo = await start(database);
  expect(demo.message).not.toContain('is not set');
  expect(await demo.send('19900000103', 'RESET')).toMatchObject({ expireSeconds: 300 });
  expect(lines.join('')).toMatch(/"code":"\d{6}".*FAKE SMS/);
  await demo.stop();
  await database.close();
});
