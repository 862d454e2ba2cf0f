import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openContext } from '../../scripts/browserContext.ts';
import { alone, shelves } from '../../web/gallery/catalogue.ts';
import { tooWide, violations } from './axe.ts';
import { drawn } from './battery.ts';
import { besideSheet, sheetsOf } from './paper.ts';

let server: PreviewServer;
let browser: Browser;
const faults: string[] = [];

beforeAll(async () => {
  server = await preview({
    configFile: fileURLToPath(new URL('../../web/gallery/vite.config.ts', import.meta.url)),
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'warn',
  });
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) throw new Error('Run the browser tests with `npm test`, which finds a Chromium.');
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
});
afterEach(() => expect(faults.splice(0)).toEqual([]));
afterAll(async () => {
  await browser.close();
  await server.close();
});

const looks = (['zh-CN', 'en-US'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((scheme) => [...shelves, ...alone].map((name) => ({ locale, scheme, name }))),
);

async function open({ locale, scheme, name }: (typeof looks)[number], use: (page: Page) => Promise<void>): Promise<void> {
  const context = await openContext(browser, { locale, scheme, viewport: { width: 1366, height: 800 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(`${name}: ${error}`));
  await page.goto(`${server.resolvedUrls?.local[0]}${name}`);
  await page.locator(`[data-page-name="${name}"]`).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await use(page);
  await context.close();
}

describe('the blocks in all their states', () => {
  test.each(drawn(looks, 48))('$name in $locale and the $scheme theme keep WCAG 2.2 AA and fit', async (look) => {
    await open(look, async (page) => {
      // A dialog has come to rest.
      await page.waitForTimeout(400);
      expect(await violations(page)).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
    });
  });
});

test('a long table is printed dark on white in every theme, on sheets that lie on their long side, with nothing over them', async () => {
  await open({ locale: 'zh-CN', scheme: 'dark', name: 'print-wide' }, async (page) => {
    await page.locator('[data-print-sheet]').waitFor();
    expect(await besideSheet(page)).toBe('');
    const sheets = await sheetsOf(page);
    expect(sheets.length).toBeGreaterThan(3);
    expect(new Set(sheets)).toEqual(new Set(['wide']));
  });
});
