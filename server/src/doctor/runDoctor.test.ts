import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { silentLog } from '#test/startApp.ts';
import { startServer } from '../main.ts';
import { runDoctor } from './runDoctor.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function doctor(env: Record<string, string>) {
  const lines: string[] = [];
  const code = await runDoctor(env, (line) => lines.push(line.replaceAll(/\s+/g, ' ').trim()));
  return { code, lines };
}

test('before the first start nothing is made, and the settings are judged already', async () => {
  const { code, lines } = await doctor({ DATA_DIR: join(folder, 'data') });
  expect(lines).toContain('ok database The database is empty. The first start adds the base data.');
  expect(code).toBe(0);
  expect(existsSync(join(folder, 'data'))).toBe(false);
  expect(await doctor({ PORT: 'eighty' })).toEqual({
    code: 1,
    lines: ['FAIL settings PORT must be a whole number from 0 to 65535, not "eighty".'],
  });
});

test('a database that does not answer is a fault, and what needs none is examined all the same', async () => {
  const { code, lines } = await doctor({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    DATABASE_START_WAIT_SECONDS: '0',
    FILES_DIR: folder,
  });
  expect(code).toBe(1);
  expect(lines[0]).toMatch(/^FAIL database .*127\.0\.0\.1:9/);
  expect(lines.some((line) => / space .* free$/.test(line))).toBe(true);
  expect(lines.some((line) => line.startsWith('warn gateways SMS_WEBHOOK_URL'))).toBe(true);
});

test('an installation is examined while its server runs as far as that is possible, and afterwards as a whole', async () => {
  const env = {
    DATA_DIR: folder,
    PORT: '0',
    SEED: 'none',
    ADMIN_ACCOUNT: 'registrar',
    ADMIN_PASSWORD: 'Blue-Kettle-51',
  };
  const server = await startServer(readConfig(env), { log: silentLog });
  const during = await doctor(env);
  await server.stop();
  expect(during.code).toBe(0);
  expect(during.lines[0]).toMatch(/^warn database A server is using/);
  const before = readdirSync(folder);
  const after = await doctor(env);
  expect(after.code).toBe(0);
  for (const check of ['settings', 'keys', 'database', 'clock', 'files', 'chains']) {
    expect(after.lines.filter((line) => line.startsWith(`ok ${check} `))).toHaveLength(1);
  }
  expect(readdirSync(folder)).toEqual(before);

  rmSync(join(folder, 'sealing.key'));
  const withoutKey = await doctor(env);
  expect(withoutKey.lines.some((line) => line.startsWith('warn keys SEALING_KEYS is not set'))).toBe(true);
  expect(existsSync(join(folder, 'sealing.key'))).toBe(false);
});
