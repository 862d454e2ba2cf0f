import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

const tab = (page: Page, name: string) => page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('by keyboard: a form half filled in one tab is there when one returns, also after the back button, and is asked about', async () => {
  const page = await product.openAs('admin', '/');
  await heading(page, '首页');
  const menu = page.getByRole('navigation', { name: '主导航' });
  await menu.getByRole('button', { name: '用户管理' }).press('Enter');
  await menu.getByRole('link', { name: '角色管理' }).press('Enter');
  await heading(page, '角色管理');
  await page.getByRole('button', { name: '新建角色' }).press('Enter');
  const name = page.getByRole('dialog').getByRole('textbox', { name: '角色名称' });
  await name.fill('设备管理员');

  await page.goBack();
  await heading(page, '首页');
  expect(await page.getByRole('dialog').isVisible()).toBe(false);
  await tab(page, '首页').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await name.waitFor();
  expect(await name.inputValue()).toBe('设备管理员');
  await name.press('Home');
  await name.pressSequentially('甲');
  expect(await name.inputValue()).toBe('甲设备管理员');

  await page.goBack();
  await heading(page, '首页');
  await tab(page, '角色管理').focus();
  await page.keyboard.press('Delete');
  await page.getByRole('dialog', { name: /未保存/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await tab(page, '角色管理').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭', exact: true }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  await tab(page, '角色管理').click({ button: 'middle' });
  await page.getByRole('dialog').getByRole('button', { name: '放弃修改' }).click();
  await tab(page, '角色管理').waitFor({ state: 'detached' });
  expect(page.context().pages()).toHaveLength(1);
});

test('a page that is kept is out of sight and reach, and is there again as it was, also after a change of language', async () => {
  const page = await product.openAs('admin', '/user/role');
  await page.setViewportSize({ width: 1366, height: 500 });
  await heading(page, '角色管理');
  await page.getByRole('row').nth(1).waitFor();
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 150));
  expect(await scrolled()).toBe(150);

  const menu = page.getByRole('navigation', { name: '主导航' });
  await menu.getByRole('link', { name: '首页' }).click();
  await heading(page, '首页');
  await expect.poll(scrolled).toBe(0);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const hidden = (title: string) =>
    page.locator('h1', { hasText: title }).evaluate((h1) => {
      const button = h1.closest('[data-hidden]')?.querySelector('button');
      button?.focus();
      return { isSeen: h1.checkVisibility(), isReached: button === undefined || document.activeElement === button };
    });
  expect(await hidden('角色管理')).toEqual({ isSeen: false, isReached: false });
  await page.getByRole('button', { name: 'English' }).click();
  await expect.poll(() => page.locator('h1', { hasText: 'Roles' }).count()).toBe(1);
  expect(await hidden('Roles')).toEqual({ isSeen: false, isReached: false });
  expect(await page.getByRole('heading', { level: 1, name: 'Roles' }).count()).toBe(0);
  expect(calls.filter((url) => url.includes('queryRolePage'))).toEqual([]);

  await page.getByRole('navigation', { name: 'Open pages' }).getByRole('link', { name: 'Roles' }).click();
  await heading(page, 'Roles');
  await expect.poll(scrolled).toBe(150);
});
