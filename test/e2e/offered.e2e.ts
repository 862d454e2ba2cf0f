import { createClient, type Output } from '@campus-procurement/sdk';
import type { Page, Request, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts } from '../../server/src/db/seed/demoAccounts.ts';
import { drawn, pages, settled, titleOf } from './battery.ts';
import { logIn, type Product, startProduct, tokenOf } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

/** One account of each kind of work; only the first may do nearly everything. Not every run tries all. */
const accounts = drawn(demoAccounts, 32);

/** What opens a form, a question or a detail; nothing of it is sent. */
const opening = /^(新建|新增|登记|上传|编辑|详情|查看|审核|备注|停用|启用|删除|流水|复制|重置密码)/;

/** An answer that says that this role may not do this. */
async function isRefusal(response: Response): Promise<boolean> {
  if (!response.url().includes('/api/')) return false;
  if (response.status() === 403) return true;
  const isJson = response.headers()['content-type']?.includes('json');
  // What belongs to a page that was left meanwhile cannot be read any more.
  const body = isJson ? await response.text().catch(() => '') : '';
  return /^\{"code":(4003|4007)\b/.test(body);
}

/** One button for each thing that can be done: that of the first row stands for those of all. */
async function offered(page: Page): Promise<string[]> {
  const names = await page
    .locator('main button:visible:enabled')
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
  const first = Map.groupBy(
    names.filter((name) => opening.test(name)),
    (name) => name.split(' ')[0],
  );
  return [...first.values()].flatMap(([name]) => name ?? []);
}

const pending = new WeakMap<Page, Set<Request>>();

/** Counts what a page asks for. */
function watchRequests(page: Page): void {
  const open = new Set<Request>();
  pending.set(page, open);
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => open.delete(request));
}

/** Nothing has been on its way for a while. */
async function answered(page: Page): Promise<void> {
  for (let quiet = 0; quiet < 4; quiet = pending.get(page)?.size ? 0 : quiet + 1) await page.waitForTimeout(100);
  await settled(page);
}

async function openAndClose(page: Page, open: () => Promise<unknown>): Promise<void> {
  const address = page.url();
  await open();
  // What is opened may have to be fetched first, and asks for more when it is there.
  await answered(page);
  if (page.url() === address) await page.keyboard.press('Escape');
  else await page.goto(address);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await settled(page);
}

const buttonOf = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true }).first();

/** Opens each thing that the menus behind rows offer: rows offer different ones. */
async function openMenuItems(page: Page): Promise<void> {
  const menus = await page
    .locator('main tbody button[aria-haspopup="menu"]:visible')
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label') ?? ''));
  const tried = new Set<string>();
  for (const menu of menus) {
    await buttonOf(page, menu).click();
    // Only then are its entries there, and does it hear Escape.
    await page.locator('[role=menu]:focus, [role=menu] :focus').waitFor();
    const items = await page.getByRole('menuitem').allTextContents();
    expect(items.length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    for (const item of items.filter((name) => !tried.has(name))) {
      tried.add(item);
      await openAndClose(page, async () => {
        await buttonOf(page, menu).click();
        await page.getByRole('menuitem', { name: item, exact: true }).click();
      });
    }
  }
}

/** The pages that the menu offers to whoever is logged in, and those that everybody has; from others one is led away. */
async function ownPages(page: Page): Promise<string[]> {
  const token = await tokenOf(page);
  const client = createClient({ baseUrl: `${product.url}/api`, token: () => token });
  const entries = (menu: Output<'getUserMenu'>): Output<'getUserMenu'> => menu.flatMap((one) => [one, ...entries(one.children)]);
  const offeredPaths = new Set(entries(await client.session.getUserMenu()).map(({ path }) => path));
  const always = ['/information/userInfo', '/announcement-detail', '/lighthouse-detail'];
  return pages.map(({ path }) => path).filter((path) => offeredPaths.has(path) || always.includes(path.split('?')[0] ?? ''));
}

describe.each(accounts)('to $account, a $who', ({ account }) => {
  let page: Page;
  const refused: string[] = [];
  beforeAll(async () => {
    page = await product.open('/login', { isShared: true });
    watchRequests(page);
    page.on('response', async (response) => {
      if (await isRefusal(response)) refused.push(`${response.request().method()} ${new URL(response.url()).pathname}`);
    });
    await logIn(page, account);
    await page.waitForURL(/\/$/);
    await titleOf(page).waitFor();
  });
  afterAll(() => page.context().close());

  test('no page of the menu offers what the server refuses', { timeout: 600_000 }, async () => {
    const tried = drawn(await ownPages(page), 12);
    expect(tried.length).toBeGreaterThan(0);
    for (const path of tried) {
      await page.goto(path);
      await titleOf(page).waitFor();
      await settled(page);
      expect(new URL(page.url()).pathname, 'nobody is led away from a page of their menu').toBe(path.split('?')[0]);
      for (const name of await offered(page)) await openAndClose(page, () => buttonOf(page, name).click());
      await openMenuItems(page);
      expect.soft(refused.splice(0), path).toEqual([]);
    }
  });
});
