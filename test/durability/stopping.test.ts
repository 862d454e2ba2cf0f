import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServerProcess } from '../../server/test/serverProcess.ts';

function start(delaySeconds: string) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'stopping-'));
  return startServerProcess({ DATA_DIR, DATABASE_URL: '', STOP_DELAY_SECONDS: delaySeconds });
}

test('at SIGTERM a server says that it is not ready, serves until balancers know, and ends by itself', {
  timeout: 60_000,
}, async () => {
  const { url, process: server } = await start('4');
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  const exited = once(server, 'exit');
  expect(await statusOf('/readyz')).toBe(200);
  server.kill('SIGTERM');
  await expect.poll(() => statusOf('/readyz'), { interval: 20 }).toBe(503);
  expect([await statusOf('/healthz'), await statusOf('/api/auth/captcha')]).toEqual([200, 200]);
  expect(await exited).toEqual([0, null]);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

test('a second SIGTERM, as managers of services send it to each process, does not cut the stop short', {
  timeout: 60_000,
}, async () => {
  const { url, process: server } = await start('3');
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status), { interval: 20 }).toBe(503);
  server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

test('at Ctrl+C it waits for no balancer', { timeout: 60_000 }, async () => {
  const { process: server } = await start('300');
  const exited = once(server, 'exit');
  server.kill('SIGINT');
  expect(await exited).toEqual([0, null]);
});
