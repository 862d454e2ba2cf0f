import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logIn, type Product, startProduct } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

/** The login page while its scripts are on their way, and what lets them arrive. */
async function openBeforeScripts(path: string, visit: Parameters<Product['open']>[1] = {}) {
  const page = await product.open('/exception/404', visit);
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { page, arrive };
}

const plum = 'rgb(150, 45, 110)';

/** From now on the page remembers each colour of the theme in which anything of it was painted. */
const watchColors = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    // Runs before each paint.
    const look = () => {
      const isEmpty = !document.body?.innerText.trim();
      if (!isEmpty) seen.add(getComputedStyle(document.documentElement).getPropertyValue('--app-accent'));
      requestAnimationFrame(look);
    };
    look();
  });
const seenColors = (page: Page) => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

const isAlive = (page: Page) => page.waitForFunction(() => document.querySelector('[data-page]') === null);

test('the login page is there before its scripts; what was typed stays, and a button that was pressed early is pressed', async () => {
  const { page, arrive } = await openBeforeScripts('/login?redirect=%2Fuser%2Frole');
  await page.getByRole('textbox', { name: '用户名' }).fill('schooladmin');
  await page.getByLabel('密码', { exact: true }).fill('Seed@2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  expect(new URL(page.url()).search).toBe('?redirect=%2Fuser%2Frole');
  arrive();
  await page.getByRole('heading', { level: 1, name: '角色管理' }).waitFor();
});

test('somebody who is typing goes on where they are', async () => {
  const { page, arrive } = await openBeforeScripts('/login', { locale: 'en-US', scheme: 'dark' });
  expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
  const box = page.getByRole('textbox', { name: 'Username' });
  await box.pressSequentially('teach');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  arrive();
  await isAlive(page);
  await page.keyboard.type('er1');
  expect(await box.inputValue()).toBe('teacher1');
  expect(await ground()).toBe(before);
});

test('nothing of it is shown to those who are logged in, or who want another view', async () => {
  const { page, arrive } = await openBeforeScripts('/login?view=register');
  expect(await page.getByRole('textbox').count()).toBe(0);
  arrive();
  await page.getByRole('heading', { level: 1, name: /注册/ }).waitFor();
  await isAlive(page);
});

test('the colour that was chosen is there with the first paint: of the login page, before its scripts, and of every other', async () => {
  const { page, arrive } = await openBeforeScripts('/login');
  await page.evaluate((color) => localStorage.setItem('subjectColor', JSON.stringify(color)), plum);
  await watchColors(page);
  await page.reload({ waitUntil: 'commit' });
  const button = page.getByRole('button', { name: '登录', exact: true });
  const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground()).toBe(plum);
  arrive();
  await isAlive(page);
  expect(await ground()).toBe(plum);
  await logIn(page, 'schooladmin');
  await page.getByRole('heading', { level: 1, name: '首页' }).waitFor();
  expect(await seenColors(page)).toEqual([plum]);

  await page.goto('/user/role');
  await page.getByRole('heading', { level: 1, name: '角色管理' }).waitFor();
  expect(await seenColors(page)).toEqual([plum]);
});
