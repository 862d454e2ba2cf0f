import { expect, test } from 'vitest';
import { createClient } from './createClient.ts';
import { retries } from './retries.ts';
import { envelope, stubFetch } from './testing/stubFetch.ts';

const baseUrl = 'https://campus.example/api';

test('listeners hear of every attempt, its answer, the repeat and the failure, in their order', async () => {
  const { fetch } = stubFetch(() => envelope(5000, null, { status: 503 }));
  const heard: unknown[] = [];
  const client = createClient({
    baseUrl,
    fetch,
    token: 'secret-token',
    retry: retries({ attempts: 2, firstDelayMs: 1 }),
    hooks: {
      request: ({ operationId, attempt, request }) => heard.push(['request', operationId, attempt, request.method, request.url]),
      response: ({ attempt, response }) => heard.push(['response', attempt, response.status]),
      retry: ({ attempt, error }) => heard.push(['retry', attempt, error.name]),
      error: ({ attempt, error }) => heard.push(['error', attempt, error.name]),
    },
  });
  await expect(client.call('queryRolePage')).rejects.toThrow();
  const request = (attempt: number) => ['request', 'queryRolePage', attempt, 'GET', `${baseUrl}/sys/role/queryRolePage`];
  expect(heard).toEqual([
    request(1),
    ['response', 1, 503],
    ['retry', 1, 'ServerError'],
    request(2),
    ['response', 2, 503],
    ['error', 2, 'ServerError'],
  ]);
});

test('a listener adds headers, and does not get to see the token', async () => {
  const { fetch, seen } = stubFetch(() => envelope(0, []));
  let told: string[] = [];
  const client = createClient({
    baseUrl,
    fetch,
    token: 'secret-token',
    hooks: {
      request({ request: { headers } }) {
        told = [...headers.values()];
        headers.set('traceparent', '00-1-2-01');
      },
    },
  });
  await client.call('getUserMenu');
  expect(seen[0]?.headers.get('traceparent')).toBe('00-1-2-01');
  expect(seen[0]?.headers.get('sdscmall-bidding')).toBe('Bearer secret-token');
  expect(told.join()).not.toContain('secret-token');
});

test('a fault of a listener is thrown outside, and the call goes on', async () => {
  const { fetch } = stubFetch(() => envelope(0, ['menu']));
  const faults: unknown[] = [];
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').on('uncaughtException', (fault) => faults.push(fault));
  try {
    const hooks = {
      response() {
        throw new Error('broken listener');
      },
    };
    expect(await createClient({ baseUrl, fetch, hooks }).call('getUserMenu')).toEqual(['menu']);
    expect(faults).toEqual([new Error('broken listener')]);
  } finally {
    process.removeAllListeners('uncaughtException');
    for (const other of others) process.on('uncaughtException', other);
  }
});
