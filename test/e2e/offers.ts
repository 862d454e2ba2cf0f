import { createClient, type Output } from '@campus-procurement/sdk';
import type { Page, Request, Response } from 'playwright-core';
import { pages, settled } from './battery.ts';
import { tokenOf } from './product.ts';

/** An answer that says that this role may not do this. */
export async function isRefusal(response: Response): Promise<boolean> {
  if (!response.url().includes('/api/')) return false;
  if (response.status() === 403) return true;
  const isJson = response.headers()['content-type']?.includes('json');
  // What belongs to a page that was left meanwhile cannot be read any more.
  const body = isJson ? await response.text().catch(() => '') : '';
  return /^\{"code":(4003|4007)\b/.test(body);
}

const pending = new WeakMap<Page, Set<Request>>();

/** Counts what a page asks for. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  pending.set(page, open);
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => open.delete(request));
}

/** Nothing has been on its way for a while. */
export async function answered(page: Page): Promise<void> {
  for (let quiet = 0; quiet < 4; quiet = pending.get(page)?.size ? 0 : quiet + 1) await page.waitForTimeout(100);
  await settled(page);
}

export const buttonOf = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true }).first();

/** The menus behind rows, by their names. */
export const menusOf = (page: Page) =>
  page
    .locator('main tbody button[aria-haspopup="menu"]:visible')
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label') ?? ''));

/** Opens the menu behind a row. @returns what it offers */
export async function openMenu(page: Page, menu: string): Promise<string[]> {
  await buttonOf(page, menu).click();
  // Only then are its entries there, and does it hear Escape.
  await page.locator('[role=menu]:focus, [role=menu] :focus').waitFor();
  return page.getByRole('menuitem').allTextContents();
}

export async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
}

/** The pages that the menu offers to whoever is logged in, and those that everybody has; from others one is led away. */
export async function ownPages(page: Page, baseUrl: string): Promise<string[]> {
  const token = await tokenOf(page);
  const client = createClient({ baseUrl: `${baseUrl}/api`, token: () => token });
  const entries = (menu: Output<'getUserMenu'>): Output<'getUserMenu'> => menu.flatMap((one) => [one, ...entries(one.children)]);
  const offeredPaths = new Set(entries(await client.session.getUserMenu()).map(({ path }) => path));
  const always = ['/information/userInfo', '/announcement-detail', '/lighthouse-detail'];
  return pages.map(({ path }) => path).filter((path) => offeredPaths.has(path) || always.includes(path.split('?')[0] ?? ''));
}
