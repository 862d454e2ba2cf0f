import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openContext } from '../../scripts/browserContext.ts';
import { drawn } from '../../server/test/drawn.ts';
import { alone, shelves } from '../../web/gallery/catalogue.ts';
import { tooWide, violations } from './axe.ts';
import { sharedBrowser } from './browser.ts';
import { besideSheet, sheetsOf } from './paper.ts';

let server: PreviewServer;
const faults: string[] = [];

beforeAll(async () => {
  server = await preview({
    configFile: fileURLToPath(new URL('../../web/gallery/vite.config.ts', import.meta.url)),
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'warn',
  });
});
afterEach(() => expect(faults.splice(0)).toEqual([]));
afterAll(() => server.close());

const looks = (['zh-CN', 'en-US'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((scheme) => [...shelves, ...alone].map((name) => ({ locale, scheme, name }))),
);

async function open({ locale, scheme, name }: (typeof looks)[number], use: (page: Page) => Promise<void>): Promise<void> {
  const context = await openContext(await sharedBrowser(), { locale, scheme, viewport: { width: 1366, height: 800 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(`${name}: ${error}`));
  await page.goto(`${server.resolvedUrls?.local[0]}${name}`);
  await page.locator(`[data-page-name="${name}"]`).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await use(page);
  await context.close();
}

describe('the blocks in all their states', () => {
  test.each(drawn(looks, 72))('$name in $locale and the $scheme theme keep WCAG 2.2 AA and fit', async (look) => {
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

describe('of many rows', () => {
  const look = { locale: 'zh-CN', scheme: 'light', name: 'long-table' } as const;
  const tableOf = (page: Page) => page.getByRole('table', { name: /角色管理|部门管理/ });
  const nodesOf = (page: Page) => tableOf(page).locator('*').count();
  const rowOf = (page: Page, number: number) => page.locator(`tr[aria-rowindex="${number + 1}"]`);
  const isInSight = (page: Page, number: number) =>
    rowOf(page, number).evaluate((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

  /** As somebody does, who turns the wheel until the row is there: one turn may come before the list has its height. */
  const scrollTo = (page: Page, number: number, way: number) =>
    expect
      .poll(async () => {
        await page.mouse.wheel(0, way);
        return (await rowOf(page, number).count()) > 0 && isInSight(page, number);
      })
      .toBe(true);

  test('those in sight are drawn, wherever somebody scrolls to; a chosen one stays chosen', async () => {
    await open(look, async (page) => {
      await rowOf(page, 1).getByRole('checkbox').check();
      expect(await tableOf(page).getAttribute('aria-rowcount')).toBe('10001');
      const widths = () =>
        page.getByRole('columnheader').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
      const before = await widths();
      await page.mouse.move(700, 400);
      for (const way of [300, 5_000, 40_000, 150_000, -60_000]) {
        await page.mouse.wheel(0, way);
        const middle = () => page.evaluate(() => document.elementFromPoint(700, 400)?.closest('tr')?.ariaRowIndex ?? null);
        await expect.poll(middle).not.toBeNull();
        expect(await nodesOf(page)).toBeLessThanOrEqual(400);
      }
      expect(await widths()).toEqual(before);
      await scrollTo(page, 10_000, 1_000_000);
      expect(await nodesOf(page)).toBeLessThanOrEqual(400);
      expect(await violations(page)).toEqual([]);
      await scrollTo(page, 1, -1_000_000);
      expect(await rowOf(page, 1).getByRole('checkbox').isChecked()).toBe(true);
    });
  });

  test('the last one is a key away, and from one to the next the focus goes on as in a short table', async () => {
    await open(look, async (page) => {
      await rowOf(page, 1).waitFor();
      await page.getByRole('region', { name: /角色管理/ }).focus();
      await page.keyboard.press('End');
      await expect.poll(() => isInSight(page, 10_000)).toBe(true);
      await page.keyboard.press('Home');
      await rowOf(page, 1).getByRole('checkbox').focus();
      const focused = () => page.evaluate(() => Number(document.activeElement?.closest('tr')?.ariaRowIndex) - 1);
      for (let row = 1; row < 40; row += 1) {
        expect(await focused()).toBe(row);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
      }
      // Out of sight it keeps the focus, which goes on from there.
      await page.mouse.move(700, 400);
      await page.mouse.wheel(0, 200_000);
      await expect.poll(() => isInSight(page, 40)).toBe(false);
      expect(await focused()).toBe(40);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(41);
      await expect.poll(() => isInSight(page, 41)).toBe(true);
    });
  });

  test('all are printed', async () => {
    await open({ ...look, name: 'long-tree' }, async (page) => {
      await rowOf(page, 1).waitFor();
      const rows = tableOf(page).locator('tbody tr');
      const send = (event: string) => page.evaluate((name) => void window.dispatchEvent(new Event(name)), event);
      await send('beforeprint');
      expect(await rows.count()).toBe(1_000);
      await send('afterprint');
      await expect.poll(() => rows.count()).toBeLessThan(40);
    });
  });

  test('those of a tree in a drawer are drawn as the drawer is scrolled', async () => {
    await open({ ...look, name: 'long-tree' }, async (page) => {
      expect(await nodesOf(page)).toBeLessThanOrEqual(400);
      await page.getByRole('region', { name: /部门管理/ }).hover();
      await scrollTo(page, 1_000, 1_000_000);
      expect(await nodesOf(page)).toBeLessThanOrEqual(400);
    });
  });
});
