import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './createClient.ts';
import { deadlines } from './deadlines.ts';
import { envelope, stubFetch } from './testing/stubFetch.ts';

const baseUrl = 'https://campus.example/api';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a function that sets deadlines in milliseconds from now. */
function endingAfter() {
  const endAt = deadlines();
  return (ms: number, end: () => void) => endAt(performance.now() + ms, end);
}

test('each end is called in its own time, and none that was taken back', async () => {
  const endAfter = endingAfter();
  const ended: string[] = [];
  endAfter(300, () => ended.push('300'));
  endAfter(Number.POSITIVE_INFINITY, () => ended.push('never'));
  const takeBack = endAfter(100, () => ended.push('100'));
  endAfter(200, () => ended.push('200'));
  takeBack();
  await vi.advanceTimersByTimeAsync(199);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(22);
  expect(ended).toContain('200');
  await vi.advanceTimersByTimeAsync(100);
  expect(new Set(ended)).toEqual(new Set(['200', '300']));
});

test('finished calls leave no listener on a signal and no timer behind', async () => {
  const { fetch } = stubFetch(() => envelope(0));
  const { signal } = new AbortController();
  const client = createClient({ baseUrl, fetch });
  await Promise.all(Array.from({ length: 50 }, () => client.call('getUserMenu', {}, { signal })));
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(20);
  expect(vi.getTimerCount()).toBe(0);
});

test('15 seconds without an answer end a call, unless the client says otherwise', async () => {
  const fetch = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  let outcome = '';
  const call = createClient({ baseUrl, fetch }).call('getUserMenu');
  call.catch((error: Error) => {
    outcome = error.message;
  });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(outcome).toBe('');
  await vi.advanceTimersByTimeAsync(21);
  expect(outcome).toBe('getUserMenu: no answer within 15000 ms, try again');
});
