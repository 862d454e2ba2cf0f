import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createClient } from './createClient.ts';
import { localServer } from './testing/localServer.ts';
import { envelope, stubFetch } from './testing/stubFetch.ts';

let server: Awaited<ReturnType<typeof localServer>>;
let closedByClient = 0;
let stall: (response: ServerResponse) => void;
/** Called when a request has arrived. */
let arrive: () => void = () => undefined;

beforeAll(async () => {
  server = await localServer((request, response) => {
    request.socket.once('close', () => closedByClient++);
    stall(response);
    arrive();
  });
});
afterAll(() => server.close());

const arrival = () =>
  new Promise<void>((resolve) => {
    arrive = resolve;
  });

const client = (timeoutMs?: number) =>
  createClient({ baseUrl: `${server.origin}/api`, ...(timeoutMs !== undefined && { timeoutMs }) });

describe.each([
  ['while waiting for the answer', () => undefined],
  [
    'while reading the answer',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"code":0,"msg":"ok","data":[');
    },
  ],
  [
    'while reading a failure',
    (response: ServerResponse) => {
      response.writeHead(500, { 'content-type': 'application/json' }).write('{"code":5000,');
    },
  ],
])('%s', (_, doStall) => {
  test('a call ends when its time is over, and lets the server know', async () => {
    stall = doStall;
    closedByClient = 0;
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const arrived = arrival();
    const ended = expect(client(60).call('getUserMenu')).rejects.toMatchObject({
      name: 'TimeoutError',
      message: 'getUserMenu: no answer within 60 ms, try again',
    });
    await arrived;
    vi.advanceTimersByTime(100);
    await ended;
    await vi.waitFor(() => expect(closedByClient).toBe(1), { timeout: 30_000 });
  });

  test('a call ends when its signal aborts, and lets the server know', async () => {
    stall = doStall;
    closedByClient = 0;
    const controller = new AbortController();
    const arrived = arrival();
    const call = client().call('getUserMenu', {}, { signal: controller.signal });
    arrived.then(() => controller.abort());
    await expect(call).rejects.toMatchObject({ name: 'AbortError', operationId: 'getUserMenu' });
    await vi.waitFor(() => expect(closedByClient).toBe(1), { timeout: 30_000 });
  });
});

test('a broken answer is a network error, not the developer’s or the server’s', async () => {
  stall = (response) => {
    response.writeHead(200, { 'content-length': 100 }).write('{"code":0');
    setTimeout(() => response.destroy(), 20);
  };
  await expect(client().call('getUserMenu')).rejects.toMatchObject({ name: 'NetworkError' });
});

test('nobody listening is a network error', async () => {
  const gone = await localServer(() => undefined);
  await gone.close();
  await expect(createClient({ baseUrl: gone.origin }).call('getUserMenu')).rejects.toMatchObject({
    name: 'NetworkError',
    operationId: 'getUserMenu',
    cause: expect.any(TypeError),
  });
});

test('the time limit of a call takes the place of the client’s, and 0 takes it away', async () => {
  stall = (response) => setTimeout(() => response.end('{"code":0,"msg":"ok","data":[]}'), 120);
  await expect(client(0).call('getUserMenu', {}, { timeoutMs: 30 })).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(client(30).call('getUserMenu', {}, { timeoutMs: 0 })).resolves.toEqual([]);
  await expect(client(30).call('getUserMenu', {}, { timeoutMs: Number.POSITIVE_INFINITY })).resolves.toEqual([]);
});

test('an aborted signal keeps the call from being sent', async () => {
  const { fetch, seen } = stubFetch(() => envelope(0));
  const call = createClient({ baseUrl: server.origin, fetch }).call('getUserMenu', {}, { signal: AbortSignal.abort() });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(seen).toHaveLength(0);
});
