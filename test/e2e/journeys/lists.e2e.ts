import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { drawn } from '../../../server/test/drawn.ts';
import { pages, settled, titleOf } from '../battery.ts';
import { answered, closeMenu, menusOf, openMenu, watchRequests } from '../offers.ts';
import { type Product, startProduct } from '../product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

const main = (page: Page) => page.locator('main');
const visible = (page: Page, selector: string) => main(page).locator(selector).filter({ visible: true });

/** What one sees of a list, and where one is. */
async function stateOf(page: Page) {
  await answered(page);
  return {
    address: page.url(),
    tab: await visible(page, '[role=tab][aria-selected=true]').allTextContents(),
    sought: await visible(page, 'search input').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value)),
    sorted: await visible(page, 'th[aria-sort]').evaluateAll((heads) =>
      heads.map((head) => head.ariaLabel + (head.ariaSort ?? '')),
    ),
    page: await visible(page, '[aria-current=page]').allTextContents(),
    rows: await visible(page, 'tbody th').allTextContents(),
  };
}

/** Searches for a letter of the first row, or for the last choice where nothing can be typed; sorts, and turns the page. */
async function narrow(page: Page): Promise<void> {
  const [name = ''] = await visible(page, 'tbody th').allTextContents();
  const box = visible(page, 'search input[name]').first();
  if ((await box.count()) > 0) {
    await box.fill(/\p{L}/u.exec(name)?.[0] ?? '1');
    await box.press('Enter');
  } else {
    await visible(page, 'search input').first().click();
    await page.getByRole('option').last().click();
  }
  await answered(page);
  const sorting = visible(page, 'thead button[title]').first();
  if ((await sorting.count()) > 0) await sorting.click();
  await answered(page);
  const next = main(page).getByRole('button', { name: '第 2 页', exact: true });
  if ((await next.count()) > 0) await next.click();
}

/** Opens the first row that can be edited and saves it as it is. */
async function edit(page: Page): Promise<void> {
  const button = main(page)
    .getByRole('button', { name: /^编辑 / })
    .first();
  if ((await button.count()) > 0) await button.click();
  else if (!(await editFromMenu(page))) return;
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: '保存' }).click();
  await form.waitFor({ state: 'detached' });
}

/** @returns false where no row can be edited */
async function editFromMenu(page: Page): Promise<boolean> {
  for (const menu of await menusOf(page)) {
    const acts = await openMenu(page, menu);
    if (acts.includes('编辑')) {
      await page.getByRole('menuitem', { name: '编辑', exact: true }).click();
      return true;
    }
    await closeMenu(page);
  }
  return false;
}

/** As the administrator of the platform, or as a purchaser where the page is for those who work at a school. */
async function openPage(path: string): Promise<Page> {
  for (const account of ['admin', 'teacher1']) {
    const page = await product.openAs(account, path);
    watchRequests(page);
    await titleOf(page).waitFor();
    await settled(page);
    if (page.url().endsWith(path)) return page;
  }
  throw new Error(`Nobody may open ${path}`);
}

const lists = pages.filter(({ path, isPublic }) => !isPublic && !path.startsWith('/exception/'));

test.each(drawn(lists, 36))(
  'on $path search, order, page and tab survive an edit, the way back and a reload',
  async ({ path }) => {
    const page = await openPage(path);
    const tabs = Math.max(1, await visible(page, '[role=tab]').count());
    for (let tab = 0; tab < tabs; tab += 1) {
      if (tab > 0) await visible(page, '[role=tab]').nth(tab).click();
      await answered(page);
      if ((await visible(page, 'search').count()) === 0) continue;
      await narrow(page);
      const state = await stateOf(page);
      expect.soft(new URL(state.address).search, 'the address holds what was asked for').not.toBe('');
      await edit(page);
      expect.soft(await stateOf(page), 'after an edit').toEqual(state);
      await page.locator('nav a[href="/"]').first().click();
      await page.getByRole('heading', { level: 1, name: '首页' }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: '首页' }).waitFor({ state: 'hidden' });
      expect.soft(await stateOf(page), 'after the way back').toEqual(state);
      await page.reload();
      await titleOf(page).waitFor();
      expect.soft(await stateOf(page), 'after a reload').toEqual(state);
    }
  },
);

test.each(['/system/operation-log', '/user/page', '/user/role'])(
  'on a phone the buttons of the filters and the tools of %s share a line below the first filter',
  async (path) => {
    const page = await product.openAs('admin', path, { width: 390 });
    await titleOf(page).waitFor();
    await settled(page);
    const topOf = async (one: Locator) => (await one.first().boundingBox())?.y ?? Number.NaN;
    const topOfButton = (name: string) => topOf(main(page).getByRole('button', { name, exact: true }));
    const tools = await topOfButton('刷新');
    expect(await topOfButton('查询')).toBe(tools);
    expect(tools - (await topOf(main(page).getByRole('textbox')))).toBeLessThan(60);
  },
);

test('on a phone what a supplier states and what the registry says of it fit beside each other', async () => {
  const page = await product.openAs('officer1', '/company/company-apply', { width: 390 });
  await titleOf(page).waitFor();
  await main(page)
    .getByRole('button', { name: /^审核 / })
    .first()
    .click();
  const comparison = main(page).getByRole('region', { name: /^工商比对.+/ });
  await comparison.waitFor();
  expect(await comparison.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
});

test('on a phone many filters stand behind a button that says how many are set', async () => {
  const page = await product.openAs('officer1', '/company/company-apply?creditLevel=A', { width: 390 });
  await titleOf(page).waitFor();
  const level = page.getByRole('combobox', { name: '信用等级' });
  const more = page.getByRole('search').getByRole('button', { name: '筛选 1', exact: true });
  await more.waitFor();
  expect(await level.isVisible()).toBe(false);
  await more.click();
  await level.waitFor();
  await page.setViewportSize({ width: 1366, height: 800 });
  await more.waitFor({ state: 'hidden' });
  expect(await level.isVisible()).toBe(true);
});
