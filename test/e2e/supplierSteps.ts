import type { Page } from 'playwright-core';
import type { Product } from './product.ts';

const dialog = (page: Page) => page.getByRole('dialog').last();

/** A phone of a supplier in the portal, at an address below it. */
export async function phone(product: Product, account: string, path: string): Promise<Page> {
  const page = await product.open(`/portal${path}`, { width: 390 });
  await page.getByLabel('用户名').fill(account);
  await page.getByLabel('密码').fill('Seed@2026');
  await page.getByRole('button', { name: '登录' }).click();
  return page;
}

/** Takes part in the purchase on the page; its quote opens. */
export async function join(page: Page): Promise<void> {
  await page.getByRole('button', { name: '报名' }).click();
  await page.getByRole('checkbox', { name: /我接受/ }).check();
  await page.getByRole('checkbox', { name: /利害/ }).check();
  await dialog(page).getByRole('button', { name: '报名' }).click();
}

/** Fills in a quote of one line. */
export async function fillInQuote(page: Page, price: string): Promise<void> {
  await page.getByLabel('品牌').fill('沪科');
  await page.getByLabel('型号').fill('QX-96');
  await page.getByLabel(/^单价/).fill(price);
  await page.getByRole('checkbox', { name: /付款方式/ }).check();
}

/** Presses the one act of the quote, and agrees. */
export async function seal(page: Page): Promise<void> {
  await page.getByRole('button', { name: '密封提交' }).click();
  await dialog(page).getByRole('button', { name: '密封提交' }).click();
}
