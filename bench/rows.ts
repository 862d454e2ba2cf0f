/**
 * 10,000 rows of roles in Chromium: the list of the product, and the rows of it alone, beside the same cells with TanStack Virtual and
 * nothing else, drawn in turn. The CPU time of the main thread until they are painted, and how many
 * nodes they are.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright-core';
import { build, defaultClientConditions, preview } from 'vite';
import { findChromium } from '../scripts/chromium.ts';
import { median, printTable } from './parts/table.ts';
import { taskMs } from './parts/taskMs.ts';

const runs = Number(process.env.BENCH_RUNS ?? 15);
const most = 1.3;
const mostNodes = 400;

const executablePath = await findChromium();
if (!executablePath) throw new Error('No Chromium found: set CHROMIUM_PATH.');
const config = {
  configFile: false as const,
  root: fileURLToPath(new URL('../web/gallery/bench', import.meta.url)),
  logLevel: 'error' as const,
  plugins: [react()],
  resolve: { conditions: ['@campus-procurement/source', ...defaultClientConditions] },
  build: { target: 'es2022', outDir: mkdtempSync(join(tmpdir(), 'rows-')), emptyOutDir: true, chunkSizeWarningLimit: 9000 },
};
await build(config);
const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
await page.goto(server.resolvedUrls?.local[0] ?? '');
await page.waitForFunction(() => 'show' in window);

type Table = 'bare' | 'rows' | 'list';
const show = (table: Table | null) =>
  page.evaluate((wanted) => (window as unknown as { show: (table: Table | null) => Promise<void> }).show(wanted), table);
const tables: Record<Table, string> = {
  bare: 'TanStack Virtual alone',
  rows: 'rows of our tables',
  list: 'a whole list: head with tools, pager',
};
const names = Object.keys(tables) as Table[];
const work: Record<Table, number[]> = { bare: [], rows: [], list: [] };
const nodes: Record<Table, number> = { bare: 0, rows: 0, list: 0 };

// What is fetched late, and compiled, is there from the second time on.
for (let run = -2; run < runs; run += 1) {
  for (const name of names) {
    const before = await taskMs(devtools);
    await show(name);
    const used = (await taskMs(devtools)) - before;
    if (run >= 0) work[name].push(used);
    await page.waitForTimeout(100);
    nodes[name] = await page.locator('table *').count();
    await show(null);
  }
}

const ratio = (name: Table) => median(work[name]) / median(work.bare);
printTable(
  `10,000 rows drawn, median of ${runs}`,
  ['', 'CPU ms of the main thread', 'x TanStack Virtual', 'nodes'],
  names.map((name) => [tables[name], median(work[name]).toFixed(1), ratio(name).toFixed(2), nodes[name]]),
);
console.log(`\nRows: ${ratio('rows').toFixed(2)} of ${most} x, ${nodes.rows} of ${mostNodes} nodes`);
if (ratio('rows') > most || nodes.rows > mostNodes) process.exitCode = 1;

await browser.close();
await server.close();
