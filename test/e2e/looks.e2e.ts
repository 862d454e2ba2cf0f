import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '../../server/src/reference/seedId.ts';
import { drawn } from '../../server/test/drawn.ts';
import { subjectColors } from '../../web/src/layout/subjectColors.ts';
import { cutChoices, tooWide, violations, wideLists } from './axe.ts';
import { pages, settled, titleOf, walkTo } from './battery.ts';
import { besideSheet, sheetsOf } from './paper.ts';
import { logIn, type Product, startProduct } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

interface Look {
  path: string;
  isPublic: boolean;
  /** Brings the page into a state of its own once it is there. */
  open?: (page: Page) => Promise<unknown>;
}

const click = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const chooseAllAnd = (name: RegExp) => async (page: Page) => {
  await page
    .getByRole('checkbox', { name: /^(选择本页全部|Select all on this page)$/ })
    .first()
    .click();
  await click(name)(page);
};

const looks: Look[] = [
  ...pages,
  { path: '/login?view=forgot', isPublic: true },
  { path: '/login?view=register', isPublic: true },
  { path: '/user/login-error?code=4006', isPublic: true },
  { path: '/system/dept', isPublic: false, open: click(/新建部门|New department/) },
  { path: '/user/page', isPublic: false, open: click(/新建用户|New user/) },
  { path: '/user/page', isPublic: false, open: click(/导入用户|Import users/) },
  { path: '/user/page', isPublic: false, open: click(/^(更多|More) /) },
  { path: '/user/page', isPublic: false, open: chooseAllAnd(/^(授予角色（|Grant roles \()/) },
  { path: '/user/page', isPublic: false, open: click(/^(导出|Export)$/) },
  { path: '/user/page', isPublic: false, open: click(/创建日期|Created between/) },
  { path: '/user/role', isPublic: false, open: click(/新建角色|New role/) },
  {
    path: '/user/role',
    isPublic: false,
    open: async (page) => {
      await click(/^(更多|More) 资产盘点员$/)(page);
      await page.getByRole('menuitem', { name: /^(删除|Delete)$/ }).click();
    },
  },
  { path: '/user/role?roleName=zzz', isPublic: false },
  { path: '/information/userInfo', isPublic: false, open: click(/更换手机号|Change phone/) },
  { path: '/system/newsInformation', isPublic: false, open: click(/新建资讯|New article/) },
  { path: '/announcement-detail', isPublic: false },
  { path: `/announcement-detail?exposure=${seedId('exposure', 3601)}`, isPublic: false },
  { path: `/announcement-detail?id=${seedId('news', 3101)}`, isPublic: false, open: click(/打印预览|Print preview/) },
  {
    path: '/user/role',
    isPublic: false,
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /搜索菜单|Search menu/ }).fill('试剂');
      await page.getByRole('option', { name: /试剂/ }).first().waitFor();
    },
  },
  { path: '/no/such/page', isPublic: false },
];

/** With the pointer on what can be done with the first row, if there is something: colours must do for that, too. */
async function restOnAction(page: Page): Promise<void> {
  const action = page.locator('main tbody tr:visible').first().getByRole('button').last();
  if (await action.isVisible()) await action.hover();
}

const locales = ['zh-CN', 'en-US'] as const;
const channel = fc.integer({ min: 0, max: 255 });
const anyColor = fc.oneof(
  fc.constantFrom(...subjectColors.map(({ value }) => value)),
  fc.tuple(channel, channel, channel).map((parts) => `rgb(${parts.join(', ')})`),
);
/** In both themes each page is seen in the product's colour and, in the other language, in one that was drawn. */
const visits = (['light', 'dark'] as const).flatMap((scheme) =>
  [true, false].flatMap((isPublic) => {
    const [inColor, color] = fc.sample(fc.tuple(fc.constantFrom(...locales), anyColor), 1)[0] as [string, string];
    return locales.map((locale) => ({ locale, scheme, isPublic, color: locale === inColor ? color : undefined }));
  }),
);
const tried = drawn(
  visits.flatMap((visit) => looks.filter(({ isPublic }) => isPublic === visit.isPublic).map((look) => ({ look, visit }))),
  72,
);
/** A share may have drawn nothing for some of them. */
const madeVisits = visits
  .map((visit) => ({
    ...visit,
    tone: visit.color ?? 'its own colour',
    who: visit.isPublic ? 'anybody' : 'whoever is logged in',
    // What is opened is still open when one returns to the page, so that comes last.
    looks: tried
      .filter((one) => one.visit === visit)
      .map(({ look }) => look)
      .sort((one, other) => Number(Boolean(one.open)) - Number(Boolean(other.open))),
  }))
  .filter((visit) => visit.looks.length > 0);

describe.each(madeVisits)('for $who in $locale, the $scheme theme and $tone', ({ isPublic, looks: ours, ...visit }) => {
  const { locale } = visit;
  let page: Page;
  beforeAll(async () => {
    const wishes = { ...visit, isShared: true };
    page = await (isPublic ? product.open('/login', wishes) : product.openAs('admin', '/', wishes));
  });

  afterAll(() => page.context().close());

  test.each(ours.map((look) => ({ ...look, name: look.open ? `${look.path}, opened` : look.path })))(
    '$name keeps WCAG 2.2 AA and fits',
    async ({ path, open }) => {
      const isReloaded = isPublic || open || new URL(page.url()).pathname === path.split('?')[0];
      await (isReloaded ? page.goto(path) : walkTo(page, path));
      await titleOf(page).waitFor();
      await settled(page);
      await open?.(page);
      if (open) await page.waitForTimeout(400);
      else await restOnAction(page);
      expect(await violations(page)).toEqual([]);
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      expect(await cutChoices(page)).toEqual([]);
      if (open) return;
      expect(await tooWide(page)).toEqual([]);
      expect(await wideLists(page)).toEqual([]);
    },
  );
});

test.each(
  drawn(
    pages.filter(({ isPublic }) => !isPublic),
    24,
  ),
)('who may do more with the rows of $path sees them whole, too', async ({ path }) => {
  const page = await product.openAs('schooladmin', path, { locale: 'en-US' });
  await titleOf(page).waitFor();
  expect(await wideLists(page)).toEqual([]);
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

test('of an article its sheet alone is printed; without the preview, all of the page again', async () => {
  const page = await product.openAs('teacher1', `/announcement-detail?id=${seedId('news', 3101)}`);
  await click(/打印预览/)(page);
  await page.locator('[data-print-sheet]').waitFor();
  expect(await besideSheet(page)).toBe('');
  expect(await sheetsOf(page)).toEqual(['tall']);

  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  expect(await heading.isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await page.locator('[data-print-sheet]').waitFor({ state: 'detached' });
  expect(await heading.isVisible()).toBe(true);
});

test('a list is printed with all its rows, dark on white on sheets that lie on their long side; by Ctrl+P without menus and bars', async () => {
  const page = await product.openAs('admin', '/user/page?status=ENABLED', { scheme: 'dark' });
  const total = page.getByText(/^共 \d+ 条$/);
  await total.waitFor();
  const count = Number(/\d+/.exec((await total.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(10);
  await click(/^打印预览$/)(page);
  const sheet = page.locator('[data-print-sheet]');
  await sheet.waitFor();
  expect(await sheet.locator('th[scope=row]').count()).toBe(count);
  const cutShort = await sheet
    .locator('*')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).webkitLineClamp !== 'none'));
  expect(cutShort).toEqual([]);
  expect(await besideSheet(page)).toBe('');
  expect(new Set(await sheetsOf(page))).toEqual(new Set(['wide']));
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  await click(/^更多 /)(page);
  await page.getByRole('menu').waitFor();
  const send = (event: string) => page.evaluate((name) => void window.dispatchEvent(new Event(name)), event);
  await send('beforeprint');
  expect(await besideSheet(page)).toBe('');
  expect(await sheet.locator('th[scope=row]').count()).toBe(10);
  expect(await page.getByRole('menu').isVisible()).toBe(false);
  await send('afterprint');
  expect(await sheet.count()).toBe(0);
  // Of the page as it stands, which the browser asks for itself: ten rows have room on one sheet.
  expect(await sheetsOf(page)).toEqual(['wide']);
});

test('of a page without a list its content is printed, without menu, header and tabs, dark on white', async () => {
  const page = await product.openAs('teacher1', `/purchase-management/project-info?id=${seedId('project', 9001)}`, {
    scheme: 'dark',
  });
  await titleOf(page).waitFor();
  await settled(page);
  const beside = [page.getByRole('banner'), page.getByRole('navigation', { name: '主导航' }), page.getByRole('contentinfo')];
  for (const part of beside) expect(await part.first().isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  for (const part of beside) expect(await part.first().isVisible()).toBe(false);
  expect(await titleOf(page).evaluate((title) => getComputedStyle(title).color)).toBe('rgb(26, 32, 41)');
  expect(await page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('light');
  expect(await titleOf(page).isVisible()).toBe(true);
  expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left)).toBe(0);
});

test('a short page is printed without an empty sheet after it', async () => {
  const page = await product.openAs('keeper1', `/stock-page?document=${seedId('stockDocument', 85_110)}`);
  await page.getByRole('region', { name: '结果' }).waitFor();
  expect(await sheetsOf(page)).toEqual(['tall']);
});
