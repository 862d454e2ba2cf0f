import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchEventLoop } from './eventLoop.ts';

test('work that holds the event loop up is seen', async () => {
  const loop = watchEventLoop();
  await delay(60);
  const begun = performance.now();
  while (performance.now() - begun < 120);
  await delay(40);
  const { p50Ms = 0, p99Ms = 0, maxMs = 0 } = loop.delay() ?? {};
  expect(maxMs).toBeGreaterThan(80);
  expect(p50Ms).toBeLessThanOrEqual(p99Ms);
  loop.stop();
});

test('nothing is said before anything is measured', async () => {
  const loop = watchEventLoop(50);
  expect(loop.delay()).toBeNull();
  await expect.poll(() => loop.delay()).not.toBeNull();
  loop.stop();
});
