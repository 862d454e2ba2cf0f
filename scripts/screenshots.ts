/**
 * `npm run screenshots`: takes the pictures of the README from the product itself, on fresh demo data, at a fixed time. Run it after a
 * change that can be seen in them; `npm run screenshots -- home` takes one of them.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startServer } from '../server/src/main.ts';
import { readConfig } from '../server/src/platform/config/config.ts';
import { openContext } from './browserContext.ts';
import { findChromium } from './chromium.ts';
import { closePopups } from './closePopups.ts';
import { keepTemporaryFilesInOneFolder } from './temporaryFolder.ts';
import { ensureWebBuild } from './webBuild.ts';

interface Shot {
  file: string;
  path: string;
  account: string;
  locale?: 'zh-CN' | 'en-US';
  scheme?: 'light' | 'dark';
  width?: number;
  /** Brings the page into the state that is shown. */
  open?: (page: Page) => Promise<unknown>;
}

const shots: Shot[] = [
  { file: 'home', path: '/', account: 'officer1', open: closePopups },
  { file: 'bidding', path: purchasesThatAre('BIDDING'), account: 'officer1', open: openPurchase },
  { file: 'award-dark', path: purchasesThatAre('DECIDING'), account: 'officer1', scheme: 'dark', open: openComparison },
  { file: 'approvals', path: '/approval/configuration', account: 'schooladmin', locale: 'en-US', open: openFlow },
  { file: 'stock', path: '/stock-page?tab=STOCK', account: 'keeper1' },
  { file: 'portal-phone', path: '/portal/', account: 'supplier1', width: 390, open: openChance },
];

/** Within the school year of the demo data. */
const now = new Date('2026-03-09T10:20:00+08:00');
const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));

function purchasesThatAre(status: string): string {
  return `/purchase-management/procurement-item?tab=ALL&status=${status}`;
}

async function openPurchase(page: Page) {
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('tablist').waitFor();
}

async function openComparison(page: Page) {
  await openPurchase(page);
  await page.getByRole('table').first().waitFor();
  await page.getByRole('table').first().scrollIntoViewIfNeeded();
}

async function openFlow(page: Page) {
  await page.getByRole('main').getByRole('row').nth(1).getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('textbox', { name: 'Flow name' }).last().waitFor();
}

async function openChance(page: Page) {
  await page.locator('main a[href*="/purchases/"]').first().click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

async function take(browser: Browser, baseURL: string, shot: Shot): Promise<void> {
  const { file, path, account, locale = 'zh-CN', scheme = 'light', width = 1366, open } = shot;
  const viewport = { width, height: width < 600 ? 844 : 800 };
  const context = await openContext(browser, { locale, scheme, viewport, baseURL, timezoneId: 'Asia/Shanghai' });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  await page.goto(path);
  await page.locator('[autocomplete="username"]').fill(account);
  await page.locator('[autocomplete="current-password"]').fill('Seed@2026');
  await page.keyboard.press('Enter');
  await page.getByRole('navigation').first().waitFor();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await open?.(page);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(folder, `${file}.png`), animations: 'disabled' });
  await context.close();
  console.log(`docs/screenshots/${file}.png`);
}

const wanted = process.argv.slice(2);
const executablePath = await findChromium();
if (!executablePath) throw new Error('No Chromium was found: set CHROMIUM_PATH.');
ensureWebBuild();
keepTemporaryFilesInOneFolder();
const config = readConfig({ PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: mkdtempSync(join(tmpdir(), 'screenshots-')) });
const server = await startServer(config, { now: () => now, hasDemoBidding: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const shot of shots.filter(({ file }) => wanted.length === 0 || wanted.includes(file)))
    await take(browser, server.url, shot);
} finally {
  await browser.close();
  await server.stop();
}
