import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/db/database.ts';
import { type RunningServer, startServer } from '../src/main.ts';
import { addressOf } from './addressOf.ts';
import { testDatabase } from './database.ts';
import { tcpProxy } from './tcpProxy.ts';

const log = pino({ level: 'silent' });
const environment = { PORT: '0', TASK_WORKER: '0', FILES_DIR: mkdtempSync(join(tmpdir(), 'campus-files-')) };

let database: Database;
let server: RunningServer;
beforeAll(async () => {
  database = await testDatabase();
  server = await startServer(readConfig(environment), { database, log });
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

/** Sends lines as they are. @returns the first line of the answer */
async function answerTo(lines: string[]): Promise<string | undefined> {
  const { port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write([...lines, '', ''].join('\r\n'));
  return (await text(socket)).split('\r\n')[0];
}

describe('balancers', () => {
  test.each(['GET /readyz', 'GET /healthz', 'HEAD /readyz', 'OPTIONS /'])(
    '%s is answered by HTTP/1.0 without a Host',
    async (check) => {
      expect(await answerTo([`${check} HTTP/1.0`])).toBe('HTTP/1.1 200 OK');
    },
  );

  test('are told before the port closes, and are served until then', async () => {
    const other = await startServer(readConfig(environment), { database, log });
    const statusOf = async (path: string, init?: RequestInit) => (await fetch(other.url + path, init)).status;
    const stopped = other.stop(1_500);
    const stopping = [await statusOf('/readyz'), await statusOf('/', { method: 'OPTIONS' }), await statusOf('/healthz')];
    expect([...stopping, await statusOf('/api/auth/captcha')]).toEqual([503, 503, 200, 200]);
    await stopped;
    await expect(fetch(`${other.url}/healthz`)).rejects.toThrow();
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  // What was asked in the silence is given up after 35 s; until then a stop waits for it.
  test('a database that does not answer is told, and so is that it answers again; the process stays healthy', {
    timeout: 90_000,
  }, async () => {
    const proxy = await tcpProxy(await addressOf(database));
    const other = await startServer(readConfig({ ...environment, DATABASE_URL: proxy.url }), { log });
    const statusOf = async (path: string) => (await fetch(other.url + path, { signal: AbortSignal.timeout(10_000) })).status;
    expect(await statusOf('/readyz')).toBe(200);
    proxy.fallSilent();
    expect([await statusOf('/readyz'), await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 503, 200]);
    proxy.speak();
    await expect.poll(() => statusOf('/readyz')).toBe(200);
    await other.stop();
    await proxy.close();
  });
});
