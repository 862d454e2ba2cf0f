import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from '../axe.ts';
import { type Product, startProduct } from '../product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** What has the focus, as it is called. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
    return (element?.getAttribute('aria-label') ?? label ?? '').trim();
  });

/** Goes on with the Tab key until the focus is there: what cannot be reached so is not found. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 120) {
    const now = await focused(page);
    if (name.test(now)) return;
    passed.push(now);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${name}, but over ${[...new Set(passed)].join(' | ')}`);
}

async function logIn(account: string): Promise<Page> {
  const page = await product.open('/login');
  await tabTo(page, /^用户名/);
  await page.keyboard.type(account);
  await tabTo(page, /^密码/);
  await page.keyboard.type('Seed@2026');
  await page.keyboard.press('Enter');
  await heading(page, '首页');
  return page;
}

/** By the palette, in pinyin. */
async function goTo(page: Page, letters: string, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.keyboard.type(letters);
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('Enter');
  await heading(page, name);
}

test('a role is found, sorted, made and deleted without a mouse, and the focus is where it was', async () => {
  const page = await logIn('admin');
  await goTo(page, 'jsgl', '角色管理');
  await page.getByRole('row').nth(1).waitFor();

  await tabTo(page, /^新建角色$/);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: '新建角色' });
  await form.getByRole('tree').waitFor();
  await tabTo(page, /^角色名称/);
  await page.keyboard.type('键盘管理员');
  await tabTo(page, /^角色编码/);
  await page.keyboard.type('keyboard_manager');
  await tabTo(page, /^首页/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await form.waitFor({ state: 'detached' });
  await page.getByRole('row').filter({ hasText: '键盘管理员' }).waitFor();
  await expect.poll(() => focused(page)).toBe('新建角色');

  await tabTo(page, /^角色编码/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/sort=roleCode/);

  await tabTo(page, /^更多 键盘管理员$/);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: '复制' }).waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const copy = page.getByRole('dialog', { name: /^复制角色/ });
  await copy.getByRole('tree').waitFor();
  await page.keyboard.press('Escape');
  await copy.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('更多 键盘管理员');

  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: '删除' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: /键盘管理员/ });
  await question.waitFor();
  await expect.poll(() => focused(page)).toBe('取消');
  await tabTo(page, /^删除$/);
  await page.keyboard.press('Enter');
  await page.getByRole('row').filter({ hasText: '键盘管理员' }).waitFor({ state: 'detached' });
});

test('a table is paged and shown as it will be printed, and the settings are changed, without a mouse', async () => {
  const page = await logIn('finance1');
  await goTo(page, 'jfgl', '经费管理');
  await page.getByRole('row').nth(1).waitFor();

  await tabTo(page, /^打印预览$/);
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: '打印预览' });
  await preview.waitFor();
  await expect.poll(() => focused(page)).toBe('打印');
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('打印预览');

  await tabTo(page, /^下一页$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/current=2/);

  await tabTo(page, /^页面配置$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const settings = page.getByRole('dialog', { name: '页面配置' });
  await settings.waitFor();
  await tabTo(page, /^色弱模式$/);
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).filter)).toContain('invert');
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'hidden' });
});

test('the role is switched without a mouse', async () => {
  const page = await logIn('schooladmin');
  await tabTo(page, /^账号：/);
  await page.keyboard.press('Enter');
  const other = page.getByRole('menuitem', { name: /采购申请人/ });
  await other.waitFor();
  while (!(await other.evaluate((item) => item === document.activeElement))) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText(/已切换为 采购申请人/).waitFor();
});

test('records are found by name and by code and opened without a mouse', async () => {
  const page = await logIn('schooladmin');
  const palette = page.getByRole('combobox', { name: '搜索菜单、操作和数据' });
  async function find(text: string, group: string, name: RegExp) {
    await page.keyboard.press('Control+k');
    await palette.waitFor();
    await page.keyboard.type(text);
    await page.getByRole('group', { name: group }).getByRole('option', { name }).waitFor();
  }

  await find('万象试剂', '供应商', /望舒万象试剂有限公司/);
  expect(await page.locator('[role=option] mark').allTextContents()).toEqual(['万象试剂']);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: '望舒万象试剂有限公司' }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/company\/company-apply\?tab=ALL$/);

  await find('jx2025-0132', '经费卡', /有机化学实验室课程建设32/);
  await page.keyboard.press('Enter');
  await heading(page, '经费管理');
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'JX2025-0132' }).count()).toBe(1);

  await find('teacher1', '用户', /王晓梅/);
  await page.keyboard.press('Enter');
  await heading(page, '用户列表');
  await page.getByRole('row').filter({ hasText: '王晓梅' }).waitFor();

  await page.keyboard.press('Control+k');
  await palette.waitFor();
  await page.keyboard.type('没有这样的');
  await page.getByRole('status').filter({ hasText: '没有找到匹配的菜单、操作或数据' }).waitFor();
});

test('a flow of approval is made, its steps are moved, tried and saved without a mouse', async () => {
  const page = await logIn('schooladmin');
  await goTo(page, 'sppz', '审批配置');
  await page.getByRole('row').nth(1).waitFor();
  await tabTo(page, /^新建流程$/);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: '采购申请' }).waitFor();
  await tabTo(page, /^采购申请$/, 'ArrowDown');
  await page.keyboard.press('Enter');
  await heading(page, '新建采购申请流程');

  await tabTo(page, /^流程名称/);
  await page.keyboard.type('键盘流程');
  await tabTo(page, /^优先级/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1');
  await tabTo(page, /^添加节点$/);
  await page.keyboard.press('Enter');
  const second = page.getByRole('listitem', { name: '第 2 个节点' });
  await second.waitFor();
  // The focus goes to the new step.
  await tabTo(page, /^节点名称/);
  await page.keyboard.type('实验室安全');
  await tabTo(page, /^上移第 2 个节点$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  // The focus goes along with what was moved: at the top to the other button.
  await expect.poll(() => focused(page)).toBe('下移第 1 个节点');
  await page.getByRole('listitem', { name: '第 1 个节点' }).getByText('实验室安全').first().waitFor();

  const trial = page.getByRole('form', { name: '试算' });
  await tabTo(page, /^金额$|^金额\s*\*/);
  await page.keyboard.type('60000');
  await tabTo(page, /^申请单位/);
  await page.keyboard.type('化学');
  await page.getByRole('option', { name: /化学/ }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, /^试算$/);
  await page.keyboard.press('Enter');
  await trial.getByRole('status').waitFor();

  // Money could be spent without its owners, which is asked before.
  await tabTo(page, /^不经经费负责人审批/, 'Shift+Tab');
  await page.keyboard.press('Space');
  await page.getByRole('dialog', { name: '不经经费负责人审批？' }).waitFor();
  await tabTo(page, /^确认不经其审批$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('switch', { name: '不经经费负责人审批' }).isChecked()).toBe(true);

  await tabTo(page, /^保存$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await heading(page, '审批配置');
  await page.getByRole('row').filter({ hasText: '键盘流程' }).waitFor();
});
