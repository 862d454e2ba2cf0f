import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { doWith } from '../doWith.ts';
import { type Product, startProduct } from '../product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

async function rolesOf(account: string): Promise<Page> {
  const page = await product.openAs(account, '/user/role');
  await page.getByRole('heading', { level: 1, name: '角色管理' }).waitFor();
  await page.getByRole('rowheader').first().waitFor();
  return page;
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a school administrator creates, edits, disables and deletes a role', async () => {
  const page = await rolesOf('schooladmin');
  await page.getByRole('button', { name: '新建角色' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: '角色名称' }).fill('设备管理员');
  await form.getByRole('textbox', { name: '角色编码' }).fill('equipment_manager');
  await form.getByRole('treeitem', { name: /首页/ }).getByRole('checkbox').check();
  await form.getByRole('button', { name: '保存' }).click();
  await form.waitFor({ state: 'detached' });
  await rowOf(page, '设备管理员').waitFor();

  await page.getByRole('button', { name: '编辑 设备管理员' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: '备注' }).fill('学院设备');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await rowOf(page, '学院设备').waitFor();

  await doWith(page, '停用 设备管理员');
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
  await rowOf(page, '设备管理员').getByText('停用', { exact: true }).waitFor();

  await doWith(page, '删除 设备管理员');
  await page
    .getByRole('dialog', { name: /设备管理员/ })
    .getByRole('button', { name: '删除' })
    .click();
  await rowOf(page, '设备管理员').waitFor({ state: 'detached' });
});

test('a role is copied with its menus and data scope, under a name and a code of its own', async () => {
  const page = await rolesOf('schooladmin');
  await doWith(page, '复制 资产盘点员');
  const form = page.getByRole('dialog', { name: '复制角色：资产盘点员' });
  await form.getByRole('textbox', { name: '角色编码' }).fill('asset_checker_two');
  await form.getByRole('button', { name: '保存' }).click();
  await form.waitFor({ state: 'detached' });
  await rowOf(page, 'asset_checker_two').getByText('资产盘点员 副本').waitFor();
});

test('a taken code is said at its field and nothing that was typed is lost', async () => {
  const page = await rolesOf('schooladmin');
  await page.getByRole('button', { name: '新建角色' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: '角色名称' }).fill('另一个盘点员');
  await form.getByRole('textbox', { name: '角色编码' }).fill('asset_checker');
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText('已被使用').waitFor();
  expect(await form.getByRole('textbox', { name: '角色名称' }).inputValue()).toBe('另一个盘点员');
});

test('search, page size and order stand in the address and survive a reload and the back button', async () => {
  const page = await rolesOf('admin');
  await page.getByRole('textbox', { name: /角色名称/ }).fill('管理员');
  await page.getByRole('button', { name: '查询', exact: true }).click();
  await page.waitForURL(/roleName=/);
  await rowOf(page, '学校管理员').waitFor();
  const searched = page.url();
  await page.reload();
  await rowOf(page, '学校管理员').waitFor();
  expect(page.url()).toBe(searched);
  expect(await page.getByRole('textbox', { name: /角色名称/ }).inputValue()).toBe('管理员');
  await page.goBack();
  await rowOf(page, '采购申请人').waitFor();
});

test('the way back leads to where somebody had scrolled to, and the menu to the list as at the beginning', async () => {
  const page = await product.openAs('schooladmin', '/user/page?size=50');
  const rows = page.getByRole('rowheader');
  await rows.nth(20).waitFor();
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 10_000);
  await expect.poll(place).toBeGreaterThan(100);
  const left = await place();
  const menu = page.getByRole('navigation', { name: '主导航' });
  await menu.getByRole('link', { name: '角色管理' }).click();
  await page.getByRole('heading', { level: 1, name: '角色管理' }).waitFor();
  await expect.poll(place).toBe(0);
  await page.goBack();
  await rows.nth(20).waitFor();
  await expect.poll(place).toBe(left);

  await menu.getByRole('link', { name: '用户列表' }).click();
  await page.waitForURL(/\/user\/page$/);
  await expect.poll(() => rows.count()).toBe(10);
});

test('on a phone the menu is a drawer, which is gone when a page has been chosen', async () => {
  const page = await product.openAs('schooladmin', '/user/page', { width: 390 });
  const menu = page.getByRole('navigation', { name: '主导航' });
  await page.getByRole('button', { name: '打开导航菜单' }).click();
  await menu.getByRole('link', { name: '角色管理' }).click();
  await page.getByRole('heading', { level: 1, name: '角色管理' }).waitFor();
  await menu.waitFor({ state: 'hidden' });
});

test('what the server would refuse is not offered: a school administrator can copy built-in roles of a school, no more', async () => {
  const page = await rolesOf('schooladmin');
  await rowOf(page, '采购申请人').waitFor();
  expect(await rowOf(page, '采购申请人').getByRole('button').allTextContents()).toEqual(['复制']);
  expect(await rowOf(page, '系统管理员').getByRole('button').count()).toBe(0);
  // The copy that an earlier journey made has the same beginning.
  expect(await page.getByRole('button', { name: / 资产盘点员$/ }).count()).toBe(2);
});

test('on a phone a name without a space is no wider than the drawer and the question that say it, and leaves its row in reach', async () => {
  const page = await product.openAs('schooladmin', '/user/role', { width: 390 });
  const name = 'W'.repeat(30);
  await page.route('**/sys/role/queryRolePage?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('档案查阅员', name) });
  });
  await page.reload();
  for (const what of ['编辑', '停用']) {
    await doWith(page, `${what} ${name}`);
    const dialog = page.getByRole('dialog').last();
    await dialog.getByText(name).first().waitFor();
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), what).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});

test('in a window zoomed to 200 % the bars scroll away, and the account menu scrolls to the logout by itself', async () => {
  const page = await rolesOf('schooladmin');
  await page.setViewportSize({ width: 683, height: 384 });
  const bars = page.getByRole('banner').or(page.getByRole('navigation', { name: '打开的页面' }));
  await page.evaluate(() => scrollTo(0, 600));
  expect(await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().bottom > 0))).toEqual([false, false]);
  await page.evaluate(() => scrollTo(0, 0));

  await page.getByRole('banner').getByRole('button', { name: /^账号/ }).click();
  const last = page.getByRole('menuitem', { name: '退出登录' });
  await page.getByText('角色与部门').hover();
  // One turn may come before the menu has its height.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2_000);
      return last.evaluate((item) => item.getBoundingClientRect().bottom <= innerHeight);
    })
    .toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('in a window zoomed to 400 % nothing stays in the way of the page, and what opens can be read to its end', async () => {
  const page = await rolesOf('schooladmin');
  await page.setViewportSize({ width: 341, height: 192 });
  const bars = page.getByRole('banner').or(page.getByRole('navigation', { name: '打开的页面' }));
  await page.evaluate(() => scrollTo(0, 600));
  expect(await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().bottom > 0))).toEqual([false, false]);
  await page.evaluate(() => scrollTo(0, 0));

  await page.getByRole('button', { name: /^通知/ }).click();
  const messages = page.getByRole('tabpanel').getByRole('list');
  expect(await messages.evaluate((list) => list.clientHeight)).toBeGreaterThan(100);
  await page.keyboard.press('Escape');

  const last = page.getByRole('menuitem', { name: '退出登录' });
  await page.getByRole('banner').getByRole('button', { name: /^账号/ }).click();
  await last.scrollIntoViewIfNeeded();
  await last.click({ trial: true });
  await page.keyboard.press('Escape');

  const save = page.getByRole('dialog').getByRole('button', { name: '保存' });
  await page.getByRole('button', { name: '新建角色' }).click();
  await page.getByRole('dialog').getByRole('treeitem').first().waitFor();
  await save.scrollIntoViewIfNeeded();
  const title = await page.getByRole('dialog').getByRole('heading', { name: '新建角色' }).boundingBox();
  expect(title?.y).toBeLessThan(0);
  await save.click();
  await page.getByText('请填写角色名称').waitFor();
});
