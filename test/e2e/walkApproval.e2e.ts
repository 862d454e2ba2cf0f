import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { type Product, startProduct } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());
const shot = (page: Page, name: string, fullPage = true) => page.screenshot({ path: `/tmp/walk/${name}.png`, fullPage });
const settle = (page: Page) => page.waitForTimeout(2500);

test('walk', { timeout: 900_000 }, async () => {
  const step = async (name: string, act: () => Promise<unknown>) => {
    try { await act(); } catch (error) { console.log('STEP', name, String(error).slice(0, 300)); }
  };
  await step('categories', async () => {
    const page = await product.openAs('schooladmin', '/system/goods-category');
    page.setDefaultTimeout(15_000);
    await page.getByRole('button', { name: '全部展开' }).click();
    await settle(page);
    await shot(page, '1-categories', false);
    await page.getByRole('button', { name: /^更多 货物$|^更多/ }).first().click();
    await settle(page);
    await shot(page, '1b-menu', false);
    await page.getByRole('menuitem', { name: '归口管理人' }).click();
    await settle(page);
    await page.getByRole('radio', { name: '某部门中的角色' }).check();
    await settle(page);
    await shot(page, '1c-manager', false);
  });
  await step('flow editor', async () => {
    const page = await product.openAs('schooladmin', '/approval/configuration', { locale: 'en-US', scheme: 'dark' });
    page.setDefaultTimeout(15_000);
    await settle(page);
    await shot(page, '2-flows');
    await page.getByRole('button', { name: /New flow/ }).click();
    await page.getByRole('menuitem').first().click();
    await settle(page);
    await shot(page, '2b-editor');
  });
  await step('policy', async () => {
    const page = await product.openAs('schooladmin', '/system/purchasing-pattern?tab=policy');
    page.setDefaultTimeout(15_000);
    await page.getByRole('textbox', { name: '小额限额' }).fill('30000');
    await shot(page, '3-policy');
    await page.getByRole('button', { name: '用去年的采购预演' }).click();
    await page.waitForTimeout(6000);
    await shot(page, '3b-rehearsal', false);
  });
  await step('policy phone', async () => {
    const page = await product.openAs('schooladmin', '/system/purchasing-pattern?tab=policy', { width: 390, locale: 'en-US', scheme: 'dark' });
    await settle(page);
    await shot(page, '3c-policy-phone');
  });
  await step('sponsor', async () => {
    const page = await product.openAs('teacher1', '/purchase-management/sponsor');
    page.setDefaultTimeout(15_000);
    await settle(page);
    await page.getByRole('textbox', { name: '名称', exact: true }).fill('离心机');
    await page.getByRole('textbox', { name: '数量', exact: true }).fill('2');
    await page.getByRole('combobox', { name: '分类' }).click();
    await page.keyboard.type('离心机');
    await page.getByRole('option', { name: /离心机/ }).first().click();
    await page.getByRole('textbox', { name: '金额' }).fill('60000');
    await page.waitForTimeout(4000);
    await shot(page, '4-sponsor');
    await page.getByRole('checkbox', { name: /进口产品/ }).first().check();
    await page.waitForTimeout(4000);
    await shot(page, '4b-sponsor-imported');
  });
  for (const [n, account] of ['dean1', 'caodeming', 'fanzihan', 'officer1'].entries()) {
    await step(account, async () => {
      const visit = n % 2 === 0 ? {} : { locale: 'en-US' as const, scheme: 'dark' as const, width: 390 };
      const page = await product.openAs(account, '/approval/my-apply', visit);
      page.setDefaultTimeout(15_000);
      await settle(page);
      await shot(page, `5-${account}`);
      await page.getByRole('button', { name: /^(办理|Decide|Open)/ }).first().click({ timeout: 5000 });
      await settle(page);
      await shot(page, `5b-${account}-case`);
    });
  }
  await step('stuck', async () => {
    const page = await product.openAs('schooladmin', '/approval/my-apply?tab=STUCK');
    await settle(page);
    await shot(page, '6-stuck');
  });
});
