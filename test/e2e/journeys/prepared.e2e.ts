import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { watchRoundTrips } from '../../../scripts/roundTrips.ts';
import { drawn } from '../../../server/src/testing/drawn.ts';
import { pages, settled, titleOf } from '../battery.ts';
import { logIn, type Product, startProduct } from '../product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

/** The login page while its scripts are on their way, and what lets them arrive. */
async function openBeforeScripts(path: string, visit: Parameters<Product['open']>[1] = {}) {
  const page = await product.open('/exception/404', visit);
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { page, arrive };
}

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

const isAlive = (page: Page) => page.waitForFunction(() => document.querySelector('[data-page]') === null);

test('the styles of the login page do not come again behind those of the pages after it, which they would undo', async () => {
  const page = await product.open('/login?redirect=%2Fuser%2Frole');
  await logIn(page, 'schooladmin');
  const current = page.getByRole('main').getByRole('button', { name: '第 1 页' });
  await current.waitFor();
  await page.waitForLoadState('networkidle');
  expect(await current.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(36, 96, 179)');
  const again = await page.evaluate(() => {
    const sheets = [...document.styleSheets].filter((sheet) => !sheet.disabled);
    const rulesOf = (from: CSSStyleSheet[]) => from.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
    const inlined = rulesOf(sheets.filter(({ href }) => href === null));
    return rulesOf(sheets.filter(({ href }) => href !== null)).filter((rule) => inlined.includes(rule));
  });
  expect(again).toEqual([]);
});

test('the login page is there before its scripts; what was typed stays, and a button that was pressed early is pressed', async () => {
  const { page, arrive } = await openBeforeScripts('/login?redirect=%2Fuser%2Frole');
  await page.getByRole('textbox', { name: '用户名' }).fill('schooladmin');
  await page.getByLabel('密码', { exact: true }).fill('Seed@2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  expect(new URL(page.url()).search).toBe('?redirect=%2Fuser%2Frole');
  arrive();
  await page.getByRole('heading', { level: 1, name: '角色管理' }).waitFor();
});

test('somebody who is typing goes on where they are', async () => {
  const { page, arrive } = await openBeforeScripts('/login', { locale: 'en-US', scheme: 'dark' });
  expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
  const box = page.getByRole('textbox', { name: 'Username' });
  await box.pressSequentially('teach');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  arrive();
  await isAlive(page);
  await page.keyboard.type('er1');
  expect(await box.inputValue()).toBe('teacher1');
  expect(await ground()).toBe(before);
});

test('nothing of it is shown to those who are logged in, or who want another view', async () => {
  const { page, arrive } = await openBeforeScripts('/login?view=register');
  expect(await page.getByRole('textbox').count()).toBe(0);
  arrive();
  await page.getByRole('heading', { level: 1, name: /注册/ }).waitFor();
  await isAlive(page);
});

test('the colour that was chosen is there with the first paint: of the login page, before its scripts, and of every other', async () => {
  const { page, arrive } = await openBeforeScripts('/login');
  await page.evaluate((color) => localStorage.setItem('subjectColor', JSON.stringify(color)), plum);
  await watchColors(page);
  await page.reload({ waitUntil: 'commit' });
  const button = page.getByRole('button', { name: '登录', exact: true });
  const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground()).toBe(plum);
  arrive();
  await isAlive(page);
  expect(await ground()).toBe(plum);
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
  ['/login', '首页', '角色管理'],
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
    page = await product.open('/login', { isShared: true });
    await logIn(page, 'admin');
    await page.waitForURL(/\/$/);
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
