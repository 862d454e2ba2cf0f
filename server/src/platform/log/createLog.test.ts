import { expect, test } from 'vitest';
import { createLog } from './createLog.ts';

function written(logFormat: 'json' | 'text', isTTY: boolean): string[] {
  const lines: string[] = [];
  const output = { isTTY, write: (line: string) => lines.push(line) > 0 };
  const log = createLog({ logLevel: 'info', logFormat }, output as never);
  log.warn({ code: '123456' }, 'nothing was sent');
  return lines;
}

test('lines of JSON have times as others write them, and levels by their names', () => {
  const [line] = written('json', true);
  expect(JSON.parse(String(line))).toMatchObject({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    code: '123456',
    msg: 'nothing was sent',
  });
});

test('lines for people say the hour, the level and what has happened, in a terminal in place of the progress', () => {
  const line = /^\d\d:\d\d:\d\d warn nothing was sent \{ code: '123456' \}\n$/;
  expect(written('text', false).join()).toMatch(line);
  const [inTerminal = ''] = written('text', true);
  expect(inTerminal.slice(0, 4)).toBe('\r\x1b[K');
  expect(inTerminal.slice(4)).toMatch(line);
});
