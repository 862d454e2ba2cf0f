import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { watchRoundTrips } from '../../../scripts/roundTrips.ts';
import { drawn } from '../../../server/test/drawn.ts';
import { pages, settled, titleOf } from '../battery.ts';
import { logIn, type Product, startProduct } from '../product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

const plum = 'rgb(150, 45, 110)';

/** From now on the page remembers each colour of the theme in which anything of it was painted. */
const watchColors = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    // Runs before each paint.
    const look = () => {
      const isEmpty = !document.body?.innerText.trim();
      if (!isEmpty) seen.add(getComputedStyle(document.documentElement).getPropertyValue('--app-accent'));
      requestAnimationFrame(look);
    };
    look();
  });
const seenColors = (page: Page) => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

test('the colour that was chosen is there with the first paint, of the login page and of every other', async () => {
  const page = await product.open('/login');
  await page.evaluate((color) => localStorage.setItem('subjectColor', JSON.stringify(color)), plum);
  await watchColors(page);
  await page.reload();
  const button = page.getByRole('button', { name: '登录', exact: true });
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(plum);
  await logIn(page, 'schooladmin');
  await page.getByRole('heading', { level: 1, name: '首页' }).waitFor();
  expect(await seenColors(page)).toEqual([plum]);

  await page.goto('/user/role');
  await page.getByRole('heading', { level: 1, name: '角色管理' }).waitFor();
  expect(await seenColors(page)).toEqual([plum]);
});

interface Shift {
  value: number;
  what: string;
}

/** The page keeps a list of what was moved while it stood, other than by who uses it: https://web.dev/articles/cls. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const what = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 20)}`).join(', ');
        if (!hadRecentInput) shifts.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

/** As good as nothing: what is less than 0.5 % of the window times the way that it went. */
async function expectNothingMoved(page: Page): Promise<void> {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.005);
}

/** So that calls follow one another only where one waits for the other. */
async function delayCalls(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const delay = { offline: false, latency: 100, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', delay);
}

test.each([
  ['/login', '首页', '采购项目'],
  ['/login?redirect=%2Fuser%2Frole', '角色管理', '首页'],
])(
  'at %s nothing moves, nor until %s and %s are there; four calls at most wait for one another from the click to the first page',
  async (path, first, second) => {
    const page = await product.open('/exception/404');
    await watchShifts(page);
    await delayCalls(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toEqual([]);

    const trips = watchRoundTrips(page);
    await logIn(page, 'schooladmin');
    const shown = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    await shown(first);
    await settled(page);
    expect(trips().length, trips().join(', ')).toBeLessThanOrEqual(4);
    await page.getByRole('link', { name: second }).first().click();
    await shown(second);
    await settled(page);
    await page.waitForLoadState('networkidle');
    await expectNothingMoved(page);
  },
);

describe('while a page loads', () => {
  let page: Page;
  beforeAll(async () => {
    page = await product.openAs('admin', '/', { isShared: true });
    await watchShifts(page);
    await delayCalls(page);
  });
  afterAll(() => page.context().close());

  test.each(drawn(pages, 36))('nothing of $path moves', async ({ path }) => {
    await page.goto(path);
    await titleOf(page).waitFor();
    await settled(page);
    await page.waitForLoadState('networkidle');
    await expectNothingMoved(page);
  });
});
