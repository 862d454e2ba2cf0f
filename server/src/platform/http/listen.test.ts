import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';

test('an idle connection outlives those of proxies, which keep theirs for 60 seconds', async () => {
  const { url, close } = await listen({ host: '127.0.0.1', port: 0 }, () => new Response('here'));
  onTestFinished(() => close(0));

  const answer = await fetch(url);
  await answer.text();

  const [, seconds] = /timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});
