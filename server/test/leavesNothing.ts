import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

/** What the files of a worker share beside their modules, and would pass on to the next one. */
function shared() {
  return {
    environment: { ...process.env },
    folder: process.cwd(),
    drawing: { ...fc.readConfigureGlobal() },
    hasFakeTimers: vi.isFakeTimers(),
    globals: globals.map((name) => globalThis[name]),
  };
}

const globals = ['Date', 'fetch', 'performance', 'setInterval', 'setTimeout'] as const;

const before = shared();

// Set up first, it runs last: what a file puts back in its own hooks is back by then.
afterAll(() => {
  const after = shared();
  const left = Object.keys(after).filter(
    (what) => !isDeepStrictEqual(after[what as keyof typeof after], before[what as keyof typeof before]),
  );
  if (left.length > 0) throw new Error(`The file leaves this changed for the next one: ${left.join(', ')}`);
});
