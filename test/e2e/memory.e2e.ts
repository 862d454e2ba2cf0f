import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { drawn, partOf } from '../../server/test/drawn.ts';
import { follow, pages, settled } from './battery.ts';
import { launchBrowser } from './browser.ts';
import { type Product, startProduct } from './product.ts';

let browser: Browser;
let product: Product;
beforeAll(async () => {
  // Machine code is part of the heap: with the compilers it grows for hundreds of tabs, while ever more functions are worth compiling.
  browser = await launchBrowser(['--js-flags=--no-sparkplug --no-maglev --no-opt --no-lazy-feedback-allocation']);
  product = await startProduct({ browser });
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(async () => {
  await product.stop();
  await browser.close();
});

const whole = 32;
const all = pages.filter(({ path, isPublic }) => !isPublic && path !== '/').map(({ path }) => path);
// The first page is open to the user in any case: some of the others are not.
const ours = [...new Set(['/user/page', ...drawn(all, whole)])];
/** Hardly anything is on it. */
const small = '/exception/404';
const mostRounds = 3;
const tabs = Math.ceil(200 * partOf(whole));

const home = (page: Page) => page.getByRole('heading', { level: 1, name: '首页' });

/**
 * Opens a page in a tab and closes the tab.
 * @returns false where the page is not for this user, who is told so or led elsewhere
 */
async function openAndClose(page: Page, path: string): Promise<boolean> {
  await follow(page, path);
  const tab = page.getByRole('navigation', { name: '已打开的页面' }).locator(`[aria-current="page"][href="${path}"]`);
  // Asked in the page: outside, the address that it had before is known for a moment longer.
  const left = page.waitForFunction(() => location.pathname === '/').then(() => false);
  const refused = page.getByRole('heading', { level: 1, name: '无权访问' }).waitFor();
  if (!(await Promise.race([tab.waitFor().then(() => true), left, refused.then(() => false)]))) {
    // The next page must not be taken for this one, which says that it is not for this user.
    await follow(page, '/');
    await home(page).waitFor();
    return false;
  }
  await settled(page);
  // A page that is still being fetched may take the focus, and with it the key: it is pressed until the tab is gone.
  const close = () => tab.press('Delete', { timeout: 5_000 }).catch(() => undefined);
  await expect.poll(async () => (await tab.count()) === 0 || close().then(() => false), { interval: 300 }).toBe(true);
  await follow(page, '/');
  await home(page).waitFor();
  await settled(page);
  return true;
}

async function openAndCloseAll(page: Page, paths: readonly string[], count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await openAndClose(page, paths[index % paths.length] ?? small);
  // What was shown last is held until something else is.
  await openAndClose(page, small);
}

/** What is left when all garbage is gone. */
async function usedBy(devtools: CDPSession) {
  for (let round = 0; round < 4; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners, documents } = await devtools.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners, documents };
}

test(`${tabs} of 200 tabs over ${ours.length} of ${all.length} pages, opened and closed, leave nothing behind`, {
  timeout: 900_000,
}, async () => {
  const page = await product.openAs('admin', '/');
  await home(page).waitFor();
  await settled(page);
  const devtools = await page.context().newCDPSession(page);
  const open: string[] = [];
  for (const path of ours) if (await openAndClose(page, path)) open.push(path);
  expect(open).not.toEqual([]);
  // As many again before: code is fetched and read, and answers are remembered.
  await openAndCloseAll(page, open, tabs);
  let before = await usedBy(devtools);
  let grown: string[] = [];
  // What is read or compiled once more does not grow again; what tabs leave behind does.
  for (let round = 0; round < mostRounds; round += 1) {
    await openAndCloseAll(page, open, tabs);
    const after = await usedBy(devtools);
    grown = (['bytes', 'nodes', 'listeners', 'documents'] as const).filter((what) => after[what] >= before[what] * 1.1);
    if (grown.length === 0) break;
    before = after;
  }
  expect(grown).toEqual([]);
});
