import { createClient, type Output } from '@campus-procurement/sdk';
import type { Page, Request, Response } from 'playwright-core';
import { pages, settled, titleOf } from './battery.ts';
import { type Product, tokenOf } from './product.ts';

/** An answer that says that this role may not do this. */
async function isRefusal(response: Response): Promise<boolean> {
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

/**
 * Logs in, on a page that stays for all tests of a file, and whose requests are counted.
 * @returns with what the server refuses from now on, for lack of a permission
 */
export async function enter(product: Product, account: string): Promise<{ page: Page; refused: string[] }> {
  const refused: string[] = [];
  const prepare = (page: Page) => {
    watchRequests(page);
    page.on('response', async (response) => {
      if (await isRefusal(response)) refused.push(`${response.request().method()} ${new URL(response.url()).pathname}`);
    });
  };
  const page = await product.openAs(account, '/', { isShared: true, prepare });
  await titleOf(page).waitFor();
  return { page, refused };
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

/** Opens a page as an address does. */
export async function show(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await titleOf(page).waitFor();
  await settled(page);
}

/** The address of a page, or those of its tabs, too. */
export async function addressesOf(page: Page, path: string): Promise<Set<string>> {
  await show(page, path);
  const addresses = new Set([path]);
  for (const tab of await page.locator('main [role=tab]:visible').all()) {
    await tab.click();
    await answered(page);
    const { pathname, search } = new URL(page.url());
    addresses.add(pathname + search);
  }
  return addresses;
}

/** Something that can be done with a page or one of its rows. */
export interface Offer {
  name: string;
  /** The menu behind a row that has it. */
  menu?: string;
}

/** One of each thing that can be done with the page or its rows. */
export async function offersOf(page: Page): Promise<Offer[]> {
  const names = await page
    .locator('main button:visible:enabled:not([type=submit], [role=tab], [aria-haspopup], thead *, nav *)')
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label') ?? ''));
  const creating = await page.locator('main h1 + * button:visible:enabled').allTextContents();
  const offers = new Map<string, Offer>(creating.map((name) => [name, { name }]));
  for (const name of names.filter((one) => one.includes(' '))) {
    const [what = ''] = name.split(' ');
    if (!offers.has(what)) offers.set(what, { name });
  }
  for (const menu of await menusOf(page)) {
    for (const name of await openMenu(page, menu)) if (!offers.has(name)) offers.set(name, { name, menu });
    await closeMenu(page);
  }
  return [...offers.values()];
}

/** Asks for it. @returns false where the row is not there any more */
export async function take(page: Page, { name, menu }: Offer): Promise<boolean> {
  if ((await buttonOf(page, menu ?? name).count()) === 0) return false;
  if (!menu) await buttonOf(page, name).click();
  else if ((await openMenu(page, menu)).includes(name)) await page.getByRole('menuitem', { name, exact: true }).click();
  else return false;
  await page
    .getByRole('dialog')
    .waitFor({ timeout: 1500 })
    .catch(() => undefined);
  await answered(page);
  return true;
}
