import type { Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { drawn, pages, settled, titleOf } from './battery.ts';
import { logIn, type Product, startProduct } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

/** One account of each kind of work; only the first may do nearly everything. */
const accounts = ['admin', 'schooladmin', 'officer1', 'operator1', 'finance1', 'teacher1', 'auditor1'];
const visits = drawn(
  accounts.flatMap((account) => pages.filter(({ isPublic }) => !isPublic).map(({ path }) => ({ account, path }))),
  96,
);
const byAccount = Object.entries(Object.groupBy(visits, ({ account }) => account)).map(([account, ours = []]) => ({
  account,
  paths: ours.map(({ path }) => path),
}));

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

async function openAndClose(page: Page, name: string): Promise<void> {
  const address = page.url();
  await page.locator('main').getByRole('button', { name, exact: true }).first().click();
  await page.waitForTimeout(300);
  await settled(page);
  if (page.url() === address) await page.keyboard.press('Escape');
  else await page.goto(address);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await settled(page);
}

describe.each(byAccount)('to $account', ({ account, paths }) => {
  let page: Page;
  const refused: string[] = [];
  beforeAll(async () => {
    page = await product.open('/login', { isShared: true });
    page.on('response', async (response) => {
      if (await isRefusal(response)) refused.push(`${response.request().method()} ${new URL(response.url()).pathname}`);
    });
    await logIn(page, account);
    await page.waitForURL(/\/$/);
    await titleOf(page).waitFor();
  });
  afterAll(() => page.context().close());

  test.each(paths)('%s offers nothing that the server refuses', async (path) => {
    await page.goto(path);
    await titleOf(page).waitFor();
    await settled(page);
    for (const name of await offered(page)) await openAndClose(page, name);
    expect(refused.splice(0)).toEqual([]);
  });
});
