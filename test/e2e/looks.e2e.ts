import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logIn, type Product, startProduct } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page: page as never })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Without a second page for the verdict, which only documents with foreign frames need: a third of the time (measured).
    .setLegacyMode()
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Screens that need no login. */
const publicScreens = ['/login', '/login?view=forgot', '/login?view=register', '/user/login-error?code=4006'];

/** Screens with a state of theirs to look at, and how to get there once the page is open. */
const screens: [path: string, open?: (page: Page) => Promise<unknown>][] = [
  ['/'],
  ['/user/role'],
  ['/user/role', (page) => page.getByRole('button', { name: /新建角色|New role/ }).click()],
  [
    '/user/role',
    (page) =>
      page
        .getByRole('button', { name: /^(删除|Delete) / })
        .first()
        .click(),
  ],
  ['/user/role?roleName=zzz'],
  ['/information/userInfo'],
  ['/information/userInfo', (page) => page.getByRole('button', { name: /更换手机号|Change phone/ }).click()],
  ['/exception/404'],
  ['/exception/500'],
  ['/no/such/page'],
];

/** With a share of 4 and more each language in each theme and width; else each of them once. */
const isWhole = Number(process.env.TEST_SHARE) >= 4;
const themes = [
  { locale: 'zh-CN', scheme: 'light', isAlways: true },
  { locale: 'en-US', scheme: 'dark', isAlways: true },
  { locale: 'zh-CN', scheme: 'dark', isAlways: false },
  { locale: 'en-US', scheme: 'light', isAlways: false },
] as const;
const widths = [
  { locale: 'zh-CN', width: 320, isAlways: true },
  { locale: 'en-US', width: 390, isAlways: true },
  { locale: 'en-US', width: 1366, isAlways: true },
  { locale: 'en-US', width: 320, isAlways: false },
  { locale: 'zh-CN', width: 390, isAlways: false },
  { locale: 'zh-CN', width: 1366, isAlways: false },
] as const;
const drawn = <T extends { isAlways: boolean }>(all: readonly T[]) => all.filter(({ isAlways }) => isAlways || isWhole);

test.each(drawn(themes))('in $locale no screen breaks a rule of WCAG 2.2 AA in the $scheme theme', async ({ locale, scheme }) => {
  const page = await product.open('/login', { locale, scheme });
  for (const path of publicScreens) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(page), path).toEqual([]);
  }
  expect(await page.locator('html').getAttribute('lang')).toBe(locale);
  await page.goto('/login');
  await logIn(page, 'admin', { locale });
  await page.waitForURL(/\/$/);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  for (const [path, open] of screens) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await open?.(page);
    await page.waitForTimeout(400);
    expect(await violations(page), path).toEqual([]);
  }
});

test.each(drawn(widths))('in $locale nothing but a table scrolls sideways at $width px', async ({ locale, width }) => {
  const page = await product.open('/login', { locale, width });
  const lookAt = async (path: string) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  };
  for (const path of publicScreens) await lookAt(path);
  await page.goto('/login');
  await logIn(page, 'admin', { locale });
  await page.waitForURL(/\/$/);
  for (const [path] of screens) await lookAt(path);
});

test.each([
  ['teacher1', '高校数字化竞价采购平台'],
  ['jiangnanxi', '高校数字化采购平台'],
])('the document title of %s, whose company is 3338 in the second case, ends with %s', async (account, name) => {
  const page = await product.open('/login');
  expect(await page.title()).toContain('高校数字化竞价采购平台');
  await logIn(page, account);
  await page.getByRole('heading', { level: 1, name: '首页' }).waitFor();
  expect(await page.title()).toBe(`首页 - ${name}`);
});
