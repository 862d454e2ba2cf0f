import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { logIn, type Product, startProduct } from '../product.ts';

const minute = 60_000;
let ahead = 0;
let product: Product;
beforeAll(async () => {
  product = await startProduct({ now: () => new Date(Date.now() + ahead) });
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
/** The page asks how things are, as it does after a change of the network. */
const ask = (page: Page) =>
  page.evaluate(() => {
    for (const change of ['offline', 'online']) window.dispatchEvent(new Event(change));
  });

let shared: Page | undefined;

/**
 * A page of an administrator who has logged in once: the tests before the first that moves the clock share it, as somebody would who
 * does these things one after the other. To load it anew for each took a quarter of their time.
 */
async function open() {
  shared ??= await openAs('admin', { isShared: true });
  const page = shared;
  onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
  return page;
}

/** By the menu, so that nothing is loaded anew; a long one has its directories closed. */
async function clickRoles(page: Page) {
  const menu = page.getByRole('navigation', { name: '主导航' });
  const roles = menu.getByRole('link', { name: '角色管理' });
  if (!(await roles.isVisible())) await menu.getByRole('button', { name: '用户管理' }).click();
  await roles.click();
}

async function openAs(account: string, visit: Parameters<Product['open']>[1] = {}) {
  const page = await product.openAs(account, '/', visit);
  await heading(page, '首页');
  return page;
}

/** What of some buttons that are seen lies below something. */
async function coveredBy(above: Locator, buttons: Locator): Promise<(string | null)[]> {
  const place = await above.boundingBox();
  if (!place) throw new Error('It is not there');
  const covered: (string | null)[] = [];
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    if (!box || box.x + box.width <= place.x || box.x >= place.x + place.width) continue;
    if (box.y + box.height > place.y && box.y < place.y + place.height) covered.push(await button.textContent());
  }
  return covered;
}

test('a lost network is told in a bar, which goes when it is back', async () => {
  const page = await open();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true); // Of the whole browser profile.
  const bar = page.getByText(/无法连接服务器/);
  await bar.waitFor();
  await page.context().setOffline(false);
  await bar.waitFor({ state: 'detached' });
});

test('what fails without a network is said, even if it is the first that is said', async () => {
  const page = await open();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('alert').getByText('网络连接失败，请检查网络后重试').waitFor();
  await page.context().setOffline(false);
  await page.getByText(/无法连接服务器/).waitFor({ state: 'detached' });
});

test('a new version is offered, and never forced', async () => {
  const page = await open();
  await page.route('**/session/status', async (route) => {
    const body = await (await route.fetch()).json();
    await route.fulfill({ json: { ...body, data: { ...body.data, webBuild: 'index-Newer.js' } } });
  });
  await ask(page);
  const reloads = page.waitForEvent('load');
  await page.getByRole('button', { name: '立即刷新' }).click();
  await reloads;
  await heading(page, '首页');
});

test('a part of the app that is gone after a deployment costs one reload and no more; where nothing was deployed, none', async () => {
  const page = await open();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/RolesScreen-*.js', (route) => route.abort());
  await clickRoles(page);
  await page.getByRole('button', { name: '重试' }).waitFor();
  expect(loads).toBe(0);

  await page.route('**/session/status', (route) =>
    route.fulfill({
      json: {
        code: 0,
        msg: 'ok',
        data: { idleSeconds: 1800, lifetimeSeconds: 9000, webBuild: 'index-Newer.js', redirectOrigins: [] },
      },
    }),
  );
  await page.getByRole('button', { name: '重试' }).click();
  await expect.poll(() => loads).toBe(1);
  await page.getByRole('button', { name: '刷新页面' }).waitFor();
  expect(await page.getByRole('button', { name: '重试' }).count()).toBe(0);
  await page.unroute('**/assets/RolesScreen-*.js');
  await page.getByRole('button', { name: '刷新页面' }).click();
  await heading(page, '角色管理');
  expect(loads).toBe(2);
});

test('Shift and F10 open the menu of a tab, and the arrow keys move in it', async () => {
  const page = await open();
  await page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '首页' }).focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: '重新加载' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem', { name: '重新加载' }).waitFor({ state: 'detached' });
});

test('the theme of the system is followed, also when it changes', async () => {
  const page = await open();
  await page.getByRole('button', { name: '页面配置' }).click();
  const themes = page.getByRole('dialog').getByRole('radiogroup', { name: '主题' });
  await themes.getByText('跟随系统').click();
  await page.keyboard.press('Escape');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(paper).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(paper).toBe(light);
});

test('what is said covers neither the header nor what a drawer is closed and saved with', async () => {
  const page = await open();
  onTestFinished(() => page.setViewportSize({ width: 1366, height: 800 }));
  await clickRoles(page);
  const edit = page.getByRole('button', { name: '编辑 档案查阅员' });
  const drawer = page.getByRole('dialog');
  const save = drawer.getByRole('button', { name: '保存' });
  const said = page.getByRole('status').filter({ hasText: '已保存' });
  await edit.click();
  await save.click();
  await drawer.waitFor({ state: 'detached' });
  await said.hover(); // It stays for as long as the pointer is there.
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await coveredBy(said, page.getByRole('banner').getByRole('button')), `at ${width} px`).toEqual([]);
  }
  await edit.press('Enter');
  await save.waitFor();
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await coveredBy(said, drawer.locator('header button, button:has-text("保存")')), `at ${width} px`).toEqual([]);
  }
  await drawer.getByRole('button', { name: '取消' }).click();
});

test('the bell shows the messages of the server; one that is opened is read', async () => {
  const page = await openAs('teacher1');
  await page.getByRole('button', { name: /^通知，3 条未读/ }).click();
  const message = page.getByRole('button', { name: /您的登录密码已重置/ }).first();
  await message.click();
  await page.getByRole('button', { name: /^通知，2 条未读/ }).waitFor();
  expect(await message.getAttribute('aria-expanded')).toBe('true');
});

test('the end of the session is announced by the clock of the server, put off by a key, and followed by other tabs', async () => {
  const page = await openAs('admin'); // Not idle before.
  const other = await page.context().newPage();
  await other.goto('/user/role');
  await heading(other, '角色管理');
  ahead += 28.5 * minute;
  await ask(page);
  await page.getByText(/即将自动退出/).waitFor();
  expect(await page.getByRole('timer').innerText()).toMatch(/^剩余 1:[0-3]\d$/);
  await page.keyboard.press('Shift');
  await page.getByRole('timer').waitFor({ state: 'detached' });
  ahead += 31 * minute;
  await ask(page);
  for (const each of [page, other]) await each.getByText('登录已失效，请重新登录').waitFor();
  expect(new URL(other.url()).search).toBe('?redirect=%2Fuser%2Frole');
});

test('what stood in a form when the session ended, or the page was reloaded, is offered and put back', async () => {
  const page = await openAs('admin');
  await clickRoles(page);
  await page.getByRole('button', { name: '新建角色' }).click();
  const form = page.getByRole('dialog');
  const field = (name: string) => form.getByRole('textbox', { name });
  await field('角色名称').fill('设备管理员');
  ahead += 31 * minute;
  await field('角色编码').fill('equipment');
  await form.getByRole('button', { name: '保存' }).click();
  await page.getByText('登录已失效，请重新登录').waitFor();
  await logIn(page, 'admin');

  await page.getByText(/“新建角色”中有未保存的内容/).waitFor();
  await page.getByRole('button', { name: '继续填写' }).click();
  await form.getByText(/填写而未保存的内容/).waitFor();
  expect(await field('角色名称').inputValue()).toBe('设备管理员');
  expect(await field('角色编码').inputValue()).toBe('equipment');

  await page.reload();
  await page.getByRole('button', { name: '继续填写' }).click();
  await form.getByText(/填写而未保存的内容/).waitFor();
  expect(await field('角色名称').inputValue()).toBe('设备管理员');
  await form.getByRole('button', { name: '不再保留' }).click();
  await expect.poll(() => field('角色名称').inputValue()).toBe('');
});
