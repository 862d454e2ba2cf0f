import { afterEach, expect, test, vi } from 'vitest';
import { beginPhase } from '../scripts/phases.mjs';

const { isTTY } = process.stdout;
afterEach(() => {
  vi.restoreAllMocks();
  process.stdout.isTTY = isTTY;
});

/** What a phase with one step of progress writes. */
function writtenIn(isTerminal: boolean): string {
  process.stdout.isTTY = isTerminal;
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const phase = beginPhase('Database');
  phase.progress('migration 2 of 3');
  phase.end();
  return write.mock.calls.map(([text]) => String(text)).join('');
}

test('in a terminal a phase of a start is one line, which ends with the time that it took', () => {
  const written = writtenIn(true);
  expect(written).toContain('migration 2 of 3');
  expect(written.match(/\n/g)).toHaveLength(1);
  expect(written.split('\r\x1b[K').at(-1)).toMatch(/^Database {9}0\.\d s\n$/);
});

test('elsewhere it is two lines of JSON, like those of the log', () => {
  const lines = writtenIn(false).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/), msg: 'Database: started' },
    { level: 'info', msg: expect.stringMatching(/^Database: done in 0\.\d s$/) },
  ]);
});
