/**
 * Login page in Chromium, cold cache, CPU four times slower, "Fast 4G": bytes, LCP, CLS; beside it a control page with one script and
 * one style sheet, all of the same sizes, whose script draws a text, loaded in turn in the same run. Then from the login click to the first table.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../scripts/chromium.ts';
import { watchRoundTrips } from '../scripts/roundTrips.ts';
import { ensureWebBuild } from '../scripts/webBuild.ts';
import { startServer } from '../server/src/main.ts';
import { readConfig } from '../server/src/platform/config/config.ts';
import { printRouteChanges } from './parts/routeChange.ts';
import { median, printTable } from './parts/table.ts';

const runs = Number(process.env.BENCH_RUNS ?? 5);

interface Load {
  page: number;
  script: number;
  style: number;
  lcp: number;
  cls: number;
}

/** Opens a fresh context with the network and the processor of a modest phone, and counts what it transfers. */
async function throttledPage(context: BrowserContext) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 165,
    downloadThroughput: (9e6 / 8) * 0.9,
    uploadThroughput: (1.5e6 / 8) * 0.9,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.cls += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { page, bytes, devtools };
}

async function load(url: string, isReady: (page: Page) => Promise<unknown>): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN' });
  const { page, bytes } = await throttledPage(context);
  await page.goto(url);
  await isReady(page);
  await page.waitForTimeout(500);
  const { lcp, cls } = await page.evaluate(() => (window as unknown as { seen: { lcp: number; cls: number } }).seen);
  await context.close();
  return { page: bytes.Document ?? 0, script: bytes.Script ?? 0, style: bytes.Stylesheet ?? 0, lcp, cls };
}

/** A page that loads as many bytes (incompressible, so that size is size) and does nothing with them. */
async function controlServer({ page, script, style }: Load) {
  const filler = (bytes: number) => randomBytes(Math.ceil((bytes * 3) / 4)).toString('base64');
  const files: Record<string, [type: string, body: string]> = {
    '/': [
      'text/html',
      `<!doctype html><link rel="stylesheet" href="/a.css"><!--${filler(page)}--><div id="root"></div><script type="module" src="/a.js"></script>`,
    ],
    '/a.css': ['text/css', `/*${filler(style)}*/`],
    '/a.js': ['text/javascript', `/*${filler(script)}*/document.getElementById('root').textContent='高校数字化竞价采购平台';`],
  };
  const server = createServer((request, response) => {
    const [type, body] = files[request.url ?? ''] ?? ['text/plain', ''];
    response.setHeader('content-type', `${type}; charset=utf-8`).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

/** Milliseconds and sequential API round trips from the click to the first row of the roles table. */
async function loginToTable(base: string) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN' });
  const { page } = await throttledPage(context);
  await page.goto(`${base}/login?redirect=%2Fuser%2Frole`);
  await page.getByRole('textbox', { name: '用户名' }).fill('schooladmin');
  await page.getByLabel('密码', { exact: true }).fill('Seed@2026');
  await page.waitForLoadState('networkidle');
  const trips = watchRoundTrips(page);
  const start = Date.now();
  await page.getByRole('button', { name: '登录' }).click();
  await page.getByRole('rowheader').first().waitFor();
  const time = Date.now() - start;
  await context.close();
  return { time, trips: trips() };
}

const executablePath = await findChromium();
if (!executablePath) throw new Error('No Chromium found: set CHROMIUM_PATH.');
ensureWebBuild();
const server = await startServer(readConfig({ PORT: '0', DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-')), LOG_LEVEL: 'silent' }));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });

const loginReady = (page: Page) => page.getByRole('button', { name: '登录' }).waitFor();
const first = await load(`${server.url}/login`, loginReady);
const control = await controlServer(first);
const login: Load[] = [];
const controls: Load[] = [];
for (let run = 0; run < runs; run += 1) {
  login.push(await load(`${server.url}/login`, loginReady));
  controls.push(await load(control.url, (page) => page.locator('#root:not(:empty)').waitFor()));
}
const row = (name: string, loads: Load[]) => [
  name,
  ...(['page', 'script', 'style'] as const).map((part) => (median(loads.map((one) => one[part])) / 1000).toFixed(1)),
  Math.round(median(loads.map(({ lcp }) => lcp))),
  median(loads.map(({ cls }) => cls)).toFixed(3),
  (median(loads.map(({ lcp }) => lcp)) / median(controls.map(({ lcp }) => lcp))).toFixed(2),
];
printTable(
  `Login page, median of ${runs}, CPU / 4, Fast 4G`,
  ['page', 'HTML kB', 'JS kB', 'CSS kB', 'LCP ms', 'CLS', 'x control'],
  [row('login', login), row('control of the same bytes', controls)],
);

const journeys = [];
for (let run = 0; run < Math.min(runs, 3); run += 1) journeys.push(await loginToTable(server.url));
printTable(
  'From the login click to the first table',
  ['', 'ms', 'sequential round trips'],
  [
    [
      'login, switch, menu, list',
      median(journeys.map(({ time }) => time)),
      Math.max(...journeys.map(({ trips }) => trips.length)),
    ],
  ],
);

const longest = journeys.map(({ trips }) => trips).sort((a, b) => b.length - a.length)[0] ?? [];
console.log(`One after another: ${longest.join(', ')}`);

const warm = await throttledPage(await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN' }));
await warm.page.goto(`${server.url}/login`);
await printRouteChanges(warm.page, warm.devtools, runs);

control.close();
await browser.close();
await server.stop();
