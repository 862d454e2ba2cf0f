import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { smsToLog, smsWebhook } from './sendSms.ts';

const message = { phone: '19900000103', code: '482915', scene: 'RESET', expireSeconds: 300 } as const;

function logOf() {
  const lines: string[] = [];
  return { lines, log: pino({}, { write: (line: string) => lines.push(line) }) };
}

test('without a gateway the code is written to the log, which says that nothing was sent', () => {
  const { lines, log } = logOf();
  smsToLog(log)(message);
  expect(lines.join()).toMatch(/"code":"482915".*FAKE SMS, nothing was sent/);
});

test('the gateway gets the code with its token, and what goes wrong is logged without the code', async () => {
  const { lines, log } = logOf();
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    received.push(request.headers.authorization, JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(502).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  smsWebhook({ url: `http://127.0.0.1:${port}/sms`, token: 'secret' }, log)(message);
  await expect.poll(() => lines.join()).toMatch(/the SMS gateway refused a code/);
  expect(received).toEqual(['Bearer secret', message]);
  server.closeAllConnections();
  server.close();
  smsWebhook({ url: `http://127.0.0.1:${port}/sms`, token: null }, log)(message);
  await expect.poll(() => lines.join()).toMatch(/the SMS gateway was not reached/);
  expect(lines.join()).not.toContain('482915');
});
