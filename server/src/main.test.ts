import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { createClient } from '@campus-procurement/sdk';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/db/database.ts';
import { testDatabase } from '#test/database.ts';
import serverPackage from '../package.json' with { type: 'json' };
import { type RunningServer, startServer } from './main.ts';

const log = pino({ level: 'silent' });
const filesDir = mkdtempSync(join(tmpdir(), 'campus-files-'));
const config = readConfig({ PORT: '0', TRUST_PROXY: '1', TASK_WORKER: '0', FILES_DIR: filesDir });

const startTime = new Date();
let database: Database;
let server: RunningServer;
beforeAll(async () => {
  database = await testDatabase();
  server = await startServer(config, { database, log });
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

test('a user logs in over the network', async () => {
  const client = createClient({ baseUrl: `${server.url}/api` });
  const { userinfo } = await client.session.login({ body: { username: 'teacher1', password: 'Seed@2026' } });
  expect(userinfo.accountId).toBe('teacher1');
  const { lastLoginIp } = await database.db
    .selectFrom('appUser')
    .select('lastLoginIp')
    .where('account', '=', 'teacher1')
    .executeTakeFirstOrThrow();
  expect(lastLoginIp).toBe('127.0.0.1');
});

test('behind a proxy, the address that it names is the caller', async () => {
  const headers = { 'x-forwarded-for': '1.2.3.4, 203.0.113.9' };
  const client = createClient({ baseUrl: `${server.url}/api`, headers });
  await client.session.login({ body: { username: 'dean1', password: 'Seed@2026' } });
  const { lastLoginIp } = await database.db
    .selectFrom('appUser')
    .select('lastLoginIp')
    .where('account', '=', 'dean1')
    .executeTakeFirstOrThrow();
  expect(lastLoginIp).toBe('203.0.113.9');
});

test('a proxy that the server was not told of is named in the log once, with what to set', async () => {
  const lines: string[] = [];
  const told = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const untold = await startServer({ ...config, trustedProxies: 0 }, { database, log: told });
  const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' } };
  await fetch(`${untold.url}/healthz`);
  expect(lines).toEqual([]);
  for (const path of ['/login', '/healthz', '/healthz']) await fetch(untold.url + path, forwarded);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, msg: expect.stringMatching(/set TRUST_PROXY to/) }]);
  const other = await startServer(config, { database, log: told });
  await fetch(`${other.url}/healthz`, forwarded);
  expect(lines).toHaveLength(1);
  await Promise.all([untold.stop(), other.stop()]);
});

test('unknown paths below /api are answered by the API', async () => {
  const response = await fetch(`${server.url}/api/nothing`, { headers: { accept: 'text/html' } });
  expect([response.status, (await response.json()).code]).toEqual([404, 404]);
});

test('health, with the version of the server, and readiness are answered', async () => {
  const [health, ready] = await Promise.all([fetch(`${server.url}/healthz`), fetch(`${server.url}/readyz`)]);
  expect([health.status, ready.status]).toEqual([200, 200]);
  expect((await health.json()).data).toEqual({ version: serverPackage.version });
});

test('the start message ends with the address and the demo accounts', () => {
  expect(server.message.trim().split('\n').at(-1)).toMatch(/^Suppliers log in at .*\/portal\/ with supplier1/);
  expect(server.message).toContain(server.url);
  expect(server.message).toMatch(/schooladmin {2}school administrator/);
  expect(server.message).toContain('password Seed@2026');
});

test('a port that is taken is refused with a message, and the database stays open', async () => {
  const { port } = new URL(server.url);
  const second = startServer({ ...config, port: Number(port) }, { database, log });
  await expect(second).rejects.toThrow(`Port ${port} of 127.0.0.1 is in use`);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test('demo accounts of an earlier start are not shown to other machines either', async () => {
  const exposed = { ...config, host: '0.0.0.0', seed: 'none' as const };
  await expect(startServer(exposed, { database, log })).rejects.toThrow('demo accounts, whose password is public');
});

test('a started server carries out tasks', async () => {
  const other = await startServer({ ...config, taskWorker: true }, { database, log });
  const planned = () => database.db.selectFrom('task').select('status').where('createTime', '>', startTime).execute();
  // One every hour, and at some hours one for each school.
  const statuses = async () => [...new Set((await planned()).map(({ status }) => status))];
  await expect.poll(statuses).toEqual(['SUCCESS']);
  await other.stop();
});

test('stopping waits for a running request and accepts no other', async () => {
  const other = await startServer(config, { database, log });
  const body = JSON.stringify({ username: 'finance1', password: 'Seed@2026' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' };
  const login = request(`${other.url}/api/auth/v2/login`, { method: 'POST', headers });
  login.flushHeaders();
  // The server has read the headers and waits for the body.
  await once(login, 'continue');
  const stopped = other.stop();
  login.end(body);
  const [response] = await once(login, 'response');
  expect((await json(response)) as object).toMatchObject({ code: 0 });
  await stopped;
  await expect(fetch(`${other.url}/healthz`)).rejects.toThrow();
});
