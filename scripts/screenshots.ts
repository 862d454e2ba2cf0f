/**
 * `npm run screenshots`: takes the pictures of the README from the product itself, on fresh demo data, at a fixed time. Run it after a
 * change that can be seen in them.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { readConfig } from '../server/src/config/config.ts';
import { startServer } from '../server/src/main.ts';
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
  { file: 'home', path: '/', account: 'teacher1', open: closePopups },
  { file: 'roles', path: '/user/role', account: 'schooladmin', open: openRoleForm },
  { file: 'suppliers', path: '/company/company-apply', account: 'officer1' },
  { file: 'funds-dark', path: '/information/expenditure', account: 'finance1', locale: 'en-US', scheme: 'dark' },
  { file: 'users', path: '/user/page', account: 'schooladmin', locale: 'en-US' },
  { file: 'guidance-phone', path: '/system/guidance', account: 'teacher1', scheme: 'dark', width: 390 },
];

/** Within the school year of the demo data. */
const now = new Date('2026-03-09T10:20:00+08:00');
const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));

async function openRoleForm(page: Page) {
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('tree').waitFor();
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

const executablePath = await findChromium();
if (!executablePath) throw new Error('No Chromium was found: set CHROMIUM_PATH.');
ensureWebBuild();
keepTemporaryFilesInOneFolder();
const config = readConfig({ PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: mkdtempSync(join(tmpdir(), 'screenshots-')) });
const server = await startServer(config, { now: () => now });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const shot of shots) await take(browser, server.url, shot);
} finally {
  await browser.close();
  await server.stop();
}
