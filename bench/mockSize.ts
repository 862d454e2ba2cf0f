/** Size of the mocks as a browser downloads them beyond msw and zod: what runs, and what the description makes of it, apart. */
import { fileURLToPath } from 'node:url';
import { bundledSize } from './parts/bundledSize.ts';
import { printTable } from './parts/table.ts';

const budget = 12_288;

const mocks = `export * from ${JSON.stringify(fileURLToPath(new URL('../sdk/src/msw/index.ts', import.meta.url)))};`;
const peers = /^(msw|zod)(\/|$)/;
const generated = /\/generated\/|\.\/generated\//;
const [running, whole] = [await bundledSize(mocks, [peers, generated]), await bundledSize(mocks, [peers])];
printTable(
  'Mocks, bytes without msw and zod',
  ['', 'minified', 'gzip'],
  [
    ['what runs', running.minified, running.compressed],
    ['schemas and examples', whole.minified - running.minified, whole.compressed - running.compressed],
  ],
);
console.log(`\n${running.compressed} of ${budget} bytes: ratio ${(running.compressed / budget).toFixed(2)}`);
if (running.compressed > budget) process.exitCode = 1;
