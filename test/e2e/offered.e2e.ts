import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts } from '../../server/src/demo/seed/demoAccounts.ts';
import { drawn } from '../../server/test/drawn.ts';
import { settled } from './battery.ts';
import { answered, buttonOf, closeMenu, enter, menusOf, openMenu, ownPages, show } from './offers.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

/** One account of each kind of work; only the first may do nearly everything. Not every run tries all. */
const accounts = drawn(demoAccounts, 40);

/** What opens a form, a question or a detail; nothing of it is sent. */
const opening = /^(新建|新增|登记|上传|编辑|详情|查看|审核|备注|停用|启用|删除|流水|复制|重置密码)/;

/** One button for each thing that can be done: that of the first row stands for those of all. */
async function offered(page: Page): Promise<string[]> {
  const names = await page
    .locator('main button:not([role=tab]):visible:enabled')
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
  const first = Map.groupBy(
    names.filter((name) => opening.test(name)),
    (name) => name.split(' ')[0],
  );
  return [...first.values()].flatMap(([name]) => name ?? []);
}

async function openAndClose(page: Page, open: () => Promise<unknown>): Promise<void> {
  const address = page.url();
  await open();
  // What is opened may have to be fetched first, and asks for more when it is there.
  await answered(page);
  const dialogs = page.getByRole('dialog');
  // What can be taken back is done at once, and said.
  const said = page.locator('.mantine-Notification-root');
  await expect.poll(async () => page.url() !== address || (await dialogs.count()) + (await said.count()) > 0).toBe(true);
  if (page.url() !== address) await page.goto(address);
  // The first Escape may only close a list of choices.
  await expect
    .poll(async () => {
      if ((await dialogs.count()) > 0) await page.keyboard.press('Escape');
      return dialogs.count();
    })
    .toBe(0);
  await settled(page);
}

/** Opens each thing that the menus behind rows offer: rows offer different ones. */
async function openMenuItems(page: Page): Promise<void> {
  const tried = new Set<string>();
  for (const menu of await menusOf(page)) {
    const items = await openMenu(page, menu);
    expect(items.length).toBeGreaterThan(0);
    await closeMenu(page);
    for (const item of items.filter((name) => !tried.has(name))) {
      tried.add(item);
      await openAndClose(page, async () => {
        await openMenu(page, menu);
        await page.getByRole('menuitem', { name: item, exact: true }).click();
      });
    }
  }
}

describe.each(accounts)('to $account, a $who', ({ account }) => {
  let page: Page;
  let refused: string[];
  beforeAll(async () => {
    ({ page, refused } = await enter(product, account));
  });
  afterAll(() => page.context().close());

  test('no page of the menu offers what the server refuses', { timeout: 600_000 }, async () => {
    const tried = drawn(await ownPages(page, product.url), 24);
    expect(tried.length).toBeGreaterThan(0);
    for (const path of tried) {
      await show(page, path);
      expect(new URL(page.url()).pathname, 'nobody is led away from a page of their menu').toBe(path.split('?')[0]);
      for (const name of await offered(page)) await openAndClose(page, () => buttonOf(page, name).click());
      await openMenuItems(page);
      expect.soft(refused.splice(0), path).toEqual([]);
    }
  });
});
