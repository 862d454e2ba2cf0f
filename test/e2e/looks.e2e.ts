import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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
const publicScreens = ['/login', '/user/login-error?code=4006'];

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
  ['/exception/404'],
  ['/exception/500'],
  ['/no/such/page'],
];

describe.each(['zh-CN', 'en-US'] as const)('in %s', (locale) => {
  test.each(['light', 'dark'] as const)('no screen breaks a rule of WCAG 2.2 AA in the %s theme', async (scheme) => {
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

  test.each([1366, 390, 320])('nothing but a table scrolls sideways at %i px', async (width) => {
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
