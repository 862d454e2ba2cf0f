import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './createClient.ts';
import type { ClientHooks } from './hooks.ts';
import { type RetryOptions, retries } from './retries.ts';
import { envelope } from './testing/stubFetch.ts';

const baseUrl = 'https://campus.example/api';
const ok = () => envelope(0, { records: [], total: 0, current: 1, size: 10 });
const status = (code: number, headers: Record<string, string> = {}) => envelope(5000, null, { status: code, headers });
const lost = () => {
  throw new TypeError('fetch failed');
};

/** Returns a client whose server gives these answers in turn, and then repeats the last one. */
function open(answers: (() => Response)[], options: RetryOptions = {}, more: object = {}) {
  const sent: { atMs: number; key: string | null }[] = [];
  const retried: number[] = [];
  const hooks: ClientHooks = { retry: ({ waitMs }) => retried.push(Math.round(waitMs)) };
  const fetch = async (_: string, init: RequestInit) => {
    sent.push({ atMs: performance.now(), key: new Headers(init.headers).get('Idempotency-Key') });
    return (answers[Math.min(sent.length, answers.length) - 1] as () => Response)();
  };
  return { client: createClient({ baseUrl, fetch, retry: retries(options), hooks, ...more }), sent, retried };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Awaits a call and advances the clock while it waits. */
async function finish<T>(call: Promise<T>): Promise<T | Error> {
  const ended = call.catch((error: Error) => error);
  await vi.runAllTimersAsync();
  return ended;
}

describe('a repeatable call', () => {
  test.each<[string, () => Response]>([
    ['a lost connection', lost],
    ...[408, 429, 502, 503, 504].map((code): [string, () => Response] => [`status ${code}`, () => status(code)]),
  ])('is tried again after %s, and says how often it was', async (_, fault) => {
    const { client, sent } = open([fault, ok]);
    expect(await finish(client.call('queryRolePage').withResponse())).toMatchObject({ attempts: 2, data: { total: 0 } });
    expect(sent).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 500])('is not after status %i, which would be the same again', async (code) => {
    const { client, sent } = open([() => status(code)]);
    expect(await finish(client.call('queryRolePage'))).toMatchObject({ status: code });
    expect(sent).toHaveLength(1);
  });

  test('is not after a refusal of business', async () => {
    const { client, sent } = open([() => envelope(4004, null)]);
    expect(await finish(client.call('queryRolePage'))).toMatchObject({ name: 'BusinessError' });
    expect(sent).toHaveLength(1);
  });

  test('is given up after three attempts, with pauses that double', async () => {
    const { client, retried } = open([() => status(503)]);
    expect(await finish(client.call('queryRolePage'))).toMatchObject({ name: 'ServerError', status: 503 });
    expect(retried).toEqual([200, 400]);
  });

  test('pauses no longer than the longest, and half of a pause is left to chance', async () => {
    vi.mocked(Math.random).mockReturnValue(0);
    const { client, retried } = open([lost], { attempts: 5, firstDelayMs: 100, maxDelayMs: 300 });
    await finish(client.call('queryRolePage'));
    expect(retried).toEqual([50, 100, 150, 150]);
  });

  test('waits as long as the server asks for, in seconds or until a date', async () => {
    const inSeconds = open([() => status(429, { 'Retry-After': '3' }), ok]);
    await finish(inSeconds.client.call('queryRolePage'));
    expect(inSeconds.retried).toEqual([3000]);
    // HTTP dates have whole seconds.
    vi.setSystemTime('2026-03-02T01:00:00.000Z');
    const untilDate = open([() => status(503, { 'Retry-After': new Date(Date.now() + 4000).toUTCString() }), ok]);
    await finish(untilDate.client.call('queryRolePage'));
    expect(untilDate.retried).toEqual([4000]);
  });

  test('does not wait for a repeat that could not begin in time', async () => {
    const { client, sent } = open([() => status(429, { 'Retry-After': '60' })], {}, { timeoutMs: 5_000 });
    const begin = performance.now();
    expect(await finish(client.call('queryRolePage'))).toMatchObject({ status: 429, retryAfterSeconds: 60 });
    expect([sent.length, performance.now() - begin]).toEqual([1, expect.closeTo(0, -2)]);
  });

  test('ends its pause when it is aborted', async () => {
    const { client, sent } = open([lost], { firstDelayMs: 1_000 });
    const ending = new AbortController();
    const call = client.call('queryRolePage', {}, { signal: ending.signal }).catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(100);
    ending.abort();
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ name: 'AbortError' });
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('leaves no listener of a pause on the signal', async () => {
    const { client } = open([lost, ok]);
    const { signal } = new AbortController();
    await finish(client.call('queryRolePage', {}, { signal }));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

describe('a write', () => {
  const body = { roleName: 'x', roleCode: 'xy', dataScope: 'SELF', menuIds: [] } as const;

  test('is never repeated', async () => {
    const { client, sent } = open([lost]);
    expect(await finish(client.call('saveRole', { body: { ...body, menuIds: [] } }))).toMatchObject({ name: 'NetworkError' });
    expect(sent).toHaveLength(1);
  });

  test('is repeated with its idempotency key, where the operation takes one', async () => {
    const { client, sent } = open([lost, () => envelope(0, { id: 'r1' })]);
    const call = client.call('saveRole', { body: { ...body, menuIds: [] } }, { idempotencyKey: 'key-0001' });
    expect(await finish(call)).toEqual({ id: 'r1' });
    expect(sent.map(({ key }) => key)).toEqual(['key-0001', 'key-0001']);
  });

  test('is not repeated where the operation takes none', async () => {
    const { client, sent } = open([lost]);
    await finish(client.call('deleteRole', { path: { id: 'r1' } }, { idempotencyKey: 'key-0001' }));
    expect(sent).toHaveLength(1);
  });
});

test('a POST that changes nothing is repeated', async () => {
  const { client, sent } = open([lost, () => envelope(0, [])]);
  expect(await finish(client.call('queryMenuTree', { body: { sysCode: 'bidding' } }))).toEqual([]);
  expect(sent).toHaveLength(2);
});

test('a GET that changes something is never repeated', async () => {
  const { client, sent } = open([lost]);
  await finish(client.call('retryTask', { path: { id: 't1' } }));
  expect(sent).toHaveLength(1);
});

test('all calls together repeat no more than the budget of a minute, and it comes back with time', async () => {
  const { client, retried } = open([lost], { budgetPerMinute: 6 }, { timeoutMs: 0 });
  await finish(Promise.allSettled(Array.from({ length: 20 }, () => client.call('queryRolePage'))));
  expect(retried).toHaveLength(6);
  await vi.advanceTimersByTimeAsync(30_000);
  await finish(Promise.allSettled(Array.from({ length: 20 }, () => client.call('queryRolePage'))));
  expect(retried).toHaveLength(9);
});

test('without a policy nothing is repeated', async () => {
  const { client, sent } = open([lost], {}, { retry: undefined });
  await finish(client.call('queryRolePage'));
  expect(sent).toHaveLength(1);
});

describe('time limits', () => {
  /** A `fetch` that never answers, but ends when it is aborted. */
  const silent = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

  test('an attempt has its own, so that there is time for another', async () => {
    let attempts = 0;
    const fetch = async (url: string, init: RequestInit) => (++attempts === 1 ? silent(url, init) : ok());
    const client = createClient({ baseUrl, fetch, retry: retries(), attemptTimeoutMs: 1_000 });
    expect(await finish(client.call('queryRolePage').withResponse())).toMatchObject({ attempts: 2 });
  });

  test('all attempts together end with that of the call', async () => {
    const client = createClient({
      baseUrl,
      fetch: silent,
      retry: retries({ attempts: 9 }),
      timeoutMs: 2_500,
      attemptTimeoutMs: 1_000,
    });
    const begin = performance.now();
    let ended = 0;
    const call = client.call('queryRolePage').catch((error: Error) => {
      ended = performance.now() - begin;
      return error;
    });
    await vi.runAllTimersAsync();
    expect(await call).toMatchObject({ name: 'TimeoutError' });
    expect(ended).toBeLessThanOrEqual(2_560);
    expect(ended).toBeGreaterThan(1_000);
  });
});
