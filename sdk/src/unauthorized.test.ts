import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createClient } from './createClient.ts';
import type { OperationId } from './operationTypes.ts';
import { envelope, stubFetch } from './testing/stubFetch.ts';
import type { Unauthorized } from './unauthorizedGate.ts';

const baseUrl = 'https://campus.example/api';
const unauthorized = () => envelope(401, null, { status: 401, msg: 'log in again' });

test('fifty answers to one token are told once, before any of the calls rejects', async () => {
  const { fetch } = stubFetch(unauthorized);
  const order: string[] = [];
  const onUnauthorized = ({ operationId, token }: Unauthorized) => order.push(`${operationId} ${token}`);
  const client = createClient({ baseUrl, fetch, token: 't1', onUnauthorized });
  const calls = Array.from({ length: 50 }, () => client.call('getInfo').catch((error: Error) => order.push(error.name)));
  await Promise.all(calls);
  expect(order).toEqual(['getInfo t1', ...Array(50).fill('UnauthorizedError')]);
});

test.each<OperationId>(['login', 'getCaptcha', 'logout'])('a 401 of %s says nothing about the session', async (operationId) => {
  const { fetch } = stubFetch(unauthorized);
  const onUnauthorized = vi.fn();
  const call = createClient({ baseUrl, fetch, token: 't1', onUnauthorized }).call(operationId as 'logout');
  await expect(call).rejects.toMatchObject({ name: 'UnauthorizedError', status: 401, code: 401, msg: 'log in again' });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('an answer to a token that has been replaced meanwhile is not told', async () => {
  let token = 't1';
  const onUnauthorized = vi.fn();
  const fetch = async () => {
    token = 't2';
    return unauthorized();
  };
  await expect(createClient({ baseUrl, fetch, token: () => token, onUnauthorized }).call('getInfo')).rejects.toThrow();
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('calls without any token are told once for each time that nobody is logged in', async () => {
  let token: string | null = null;
  const { fetch } = stubFetch(() => (token === 'live' ? envelope(0, []) : unauthorized()));
  const told: (string | null)[] = [];
  const client = createClient({ baseUrl, fetch, token: () => token, onUnauthorized: (event) => told.push(event.token) });
  for (const next of [null, null, 'live', null, null, 'ended', 'ended', null]) {
    token = next;
    await client.call('getInfo').catch(() => undefined);
  }
  expect(told).toEqual([null, null, 'ended', null]);
});

test('a fault of the listener does not take the place of the error', async () => {
  const { fetch } = stubFetch(unauthorized);
  const faults: unknown[] = [];
  const listener = (fault: unknown) => faults.push(fault);
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').on('uncaughtException', listener);
  try {
    const onUnauthorized = () => {
      throw new Error('broken listener');
    };
    const call = createClient({ baseUrl, fetch, token: 't1', onUnauthorized }).call('getInfo');
    await expect(call).rejects.toMatchObject({ name: 'UnauthorizedError' });
    expect(faults).toEqual([new Error('broken listener')]);
  } finally {
    process.removeListener('uncaughtException', listener);
    for (const other of others) process.on('uncaughtException', other);
  }
});

/** Events of a session while calls are in flight. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<OperationId>('getInfo', 'queryRolePage', 'getUserMenu', 'logout', 'getCaptcha') },
  { weight: 1, arbitrary: fc.constantFrom('switch', 'expire') },
);

test('whatever the order of answers and switches, each ended session is told once, and only while it is the current one', async () => {
  const property = fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 14 }), async (scheduler, steps) => {
    let issued = 0;
    let current: string | null = `t${issued}`;
    const live = new Set(current ? [current] : []);
    const told: string[] = [];
    const mustBeTold = new Set<string>();

    const fetch = async (url: string, init: RequestInit) => {
      const token = new Headers(init.headers).get('sdscmall-bidding')?.replace('Bearer ', '') ?? '';
      await scheduler.schedule(Promise.resolve(), `answer to ${token}`);
      if (live.has(token)) return envelope(0, []);
      const isExempt = url.endsWith('/logout') || url.endsWith('/captcha');
      if (token === current && !isExempt) mustBeTold.add(token);
      return unauthorized();
    };
    const onUnauthorized = ({ token }: Unauthorized) => {
      expect(token).toBe(current);
      told.push(String(token));
    };
    const client = createClient({ baseUrl, fetch, token: () => current, onUnauthorized, timeoutMs: 0 });

    const run = async (name: string) => {
      if (name === 'expire') live.clear();
      else if (name === 'switch') {
        live.clear();
        current = `t${++issued}`;
        live.add(current);
      } else await client.call(name as 'logout').catch(() => undefined);
    };
    const done = steps.map((name) => scheduler.schedule(Promise.resolve(), name).then(() => run(name)));
    await scheduler.waitFor(Promise.all(done));

    expect(told).toEqual([...new Set(told)]);
    expect(new Set(told)).toEqual(mustBeTold);
  });
  // 25,000 in the deep run.
  await fc.assert(property, { numRuns: 500 * Number(process.env.TEST_SHARE ?? 1) });
}, 3_600_000);
