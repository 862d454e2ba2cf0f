import { expect, test, vi } from 'vitest';
import { createClient } from './createClient.ts';
import { isApiError, TaskError } from './errors.ts';
import { examples } from './generated/examples.ts';
import type { Schemas } from './operationTypes.ts';
import { envelope } from './testing/stubFetch.ts';
import { waitForTask } from './waitForTask.ts';

type Task = Partial<Schemas['TaskDetail']>;
const example = examples.getTaskDetail.data as Schemas['TaskDetail'];
const task = (changes: Task) => envelope(0, { ...example, errorMessage: null, ...changes });

/** A client that gives these answers one after the other, the last one again and again, and counts the requests. */
function answering(...answers: (() => Response)[]) {
  const asked = { times: 0 };
  const fetch = async () => {
    const answer = answers[Math.min(asked.times++, answers.length - 1)];
    if (!answer) throw new TypeError('lost');
    return answer();
  };
  return { client: createClient({ baseUrl: 'https://campus.example/api', fetch }), asked };
}
const running = () => task({ status: 'RUNNING', doneCount: 1 });
const succeeded = () => task({ status: 'SUCCESS', doneCount: 2 });

test('resolves with the task after its success, and reports each state before', async () => {
  const { client } = answering(() => task({ status: 'PENDING', doneCount: 0 }), running, succeeded);
  const seen: string[] = [];
  const ended = await waitForTask(client, 't1', { everyMs: 1, onProgress: ({ status }) => seen.push(status) });
  expect(ended).toMatchObject({ status: 'SUCCESS', doneCount: 2 });
  expect(seen).toEqual(['PENDING', 'RUNNING', 'SUCCESS']);
});

test('an attempt that the server repeats is not the end', async () => {
  const { client, asked } = answering(() => task({ status: 'RETRYING', errorMessage: 'once more' }), succeeded);
  await waitForTask(client, 't1', { everyMs: 1 });
  expect(asked.times).toBe(2);
});

test('rejects with the reason of the server and the task, if it has failed', async () => {
  const { client } = answering(() => task({ status: 'FAILED', errorMessage: 'disk full', taskCode: 'T20260302-B4XPF8' }));
  const failure = await waitForTask(client, 't1').catch((error) => error);
  expect(failure).toBeInstanceOf(TaskError);
  expect(isApiError(failure)).toBe(true);
  expect(failure).toMatchObject({ name: 'TaskError', msg: 'disk full', message: 'disk full', data: { status: 'FAILED' } });
});

test('names the task if it was stopped or the server gives no reason', async () => {
  const { client } = answering(() => task({ status: 'STOPPED', taskName: 'Export', taskCode: 'T20260302-B4XPF8' }));
  await expect(waitForTask(client, 't1')).rejects.toMatchObject({
    msg: null,
    message: 'getTaskDetail: Export (T20260302-B4XPF8) has been stopped',
  });
});

test('waits out temporary failures, but not others', async () => {
  const passing = answering(
    () => {
      throw new TypeError('lost');
    },
    () => new Response('Bad gateway', { status: 502 }),
    succeeded,
  );
  await expect(waitForTask(passing.client, 't1', { everyMs: 1 })).resolves.toMatchObject({ status: 'SUCCESS' });
  expect(passing.asked.times).toBe(3);

  for (const answer of [() => envelope(4004), () => envelope(401, null, { status: 401 })]) {
    const { client, asked } = answering(answer);
    await expect(waitForTask(client, 't1', { everyMs: 1 })).rejects.toMatchObject({ operationId: 'getTaskDetail' });
    expect(asked.times).toBe(1);
  }
});

test('asks once a second, and later if the server says so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const { client, asked } = answering(
      running,
      () => envelope(4005, null, { status: 429, headers: { 'Retry-After': '7' } }),
      running,
    );
    const waiting = waitForTask(client, 't1', { timeoutMs: 9_000 }).catch((error) => error);
    for (const [ms, times] of [
      [999, 1],
      [1, 2],
      [6_999, 2],
      [1, 3],
      [999, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms);
      expect(asked.times).toBe(times);
    }
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toMatchObject({ name: 'TimeoutError', message: expect.stringContaining('within 9000 ms') });
  } finally {
    vi.useRealTimers();
  }
});

test.each(['before it begins', 'while it waits'])('ends at once when the caller aborts it %s', async (when) => {
  const { client } = answering(running);
  const ending = new AbortController();
  if (when === 'before it begins') ending.abort();
  else setTimeout(() => ending.abort(), 20);
  const begin = performance.now();
  await expect(waitForTask(client, 't1', { signal: ending.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(performance.now() - begin).toBeLessThan(500);
});
