import { contract } from '@campus-procurement/sdk/contract';
import type { Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { drawn } from '../../server/test/drawn.ts';
import { follow, pages, settled, titleOf } from './battery.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });
const text = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body });
const failure = (code: number) => ({ code, msg: `fault ${code}`, data: null });

/** What can become of a request between the browser and the server. */
const faults: Record<string, (route: Route) => unknown> = {
  abort: (route) => route.abort('aborted'),
  reset: (route) => route.abort('connectionreset'),
  'a 500': json(500, failure(5000)),
  'an HTML 502': text(502, 'text/html', '<html><body><h1>502 Bad Gateway</h1></body></html>'),
  'an empty body': text(200, 'application/json', ''),
  'truncated JSON': text(200, 'application/json', '{"code":0,"msg":"ok","data":{"rec'),
  null: json(200, null),
  'a wrong shape': json(200, { code: 0, msg: 'ok', data: { surprise: true } }),
  'a 401': json(401, failure(401)),
  'a 404': json(404, failure(404)),
  'a 429': (route) => route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: failure(4005) }),
  hang: () => undefined,
};

const combinations = pages.flatMap(({ path, isPublic }) => Object.keys(faults).map((fault) => ({ path, isPublic, fault })));

/** The calls of a page, once the session is there: those that open it are tested with the session; the bell asks in silence. */
const isOpening = (url: string) =>
  /unreadCount|session\/status|getInfo|getRoleDeptList|getUserMenu|switchDept|getMenuConfig|queryCharacterValues/.test(url);

/** What anybody may ask for: there is no session to end. */
const publicPaths = Object.values(contract)
  .filter(({ permission }) => permission === null)
  .map(({ path }) => `/api${path}`);
const isPublicCall = (url: string) => publicPaths.includes(new URL(url).pathname);

describe.each(drawn(combinations, 192))('$path, whose calls end in $fault', ({ path, isPublic, fault }) => {
  test('is no blank page, says what is wrong once, and can be tried again by keyboard', { timeout: 90_000 }, async () => {
    const page = await (isPublic ? product.open('/login') : product.openAs('admin', '/'));
    if (!isPublic) {
      await page.getByRole('heading', { level: 1, name: '首页' }).waitFor();
      await settled(page);
      if (path === '/') await follow(page, '/exception/404');
    }
    let failed = 0;
    await page.route('**/api/**', (route) => {
      const url = route.request().url();
      if (isOpening(url) || (fault === 'a 401' && isPublicCall(url))) return route.continue();
      failed += 1;
      return faults[fault]?.(route);
    });
    await follow(page, path);
    await titleOf(page).waitFor();
    if (fault !== 'hang') await settled(page);
    await expect.poll(async () => (await page.locator('body').innerText()).trim().length).toBeGreaterThan(10);
    if (failed === 0 || isPublic || fault === 'hang') return;
    if (fault === 'a 401') return expect.poll(() => new URL(page.url()).pathname).toBe('/login');

    const retry = page.getByRole('button', { name: /重试|刷新/ }).last();
    await retry.waitFor(); // What fails in passing is repeated first.
    await page.waitForTimeout(500); // What is said of it is fetched when there is something to say.
    expect(await page.getByRole('alert').count(), 'notifications').toBeLessThanOrEqual(1);
    await page.unroute('**/api/**');
    await retry.focus();
    await page.keyboard.press('Enter');
    await settled(page);
    await expect.poll(() => page.getByText(/加载失败|页面出现错误/).count()).toBe(0);
  });
});

test('the table has pages', () => {
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter(({ isPublic }) => isPublic).map(({ path }) => path)).toContain('/login');
});
