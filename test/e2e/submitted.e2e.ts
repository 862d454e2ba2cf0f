import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts } from '../../server/src/db/seed/demoAccounts.ts';
import { drawn } from '../../server/src/testing/drawn.ts';
import { settled, titleOf } from './battery.ts';
import { sendForm } from './fillIn.ts';
import { answered, buttonOf, closeMenu, isRefusal, menusOf, openMenu, ownPages, watchRequests } from './offers.ts';
import { logIn, type Product, startProduct } from './product.ts';

/** One account of each kind of work. Not every run tries all. */
const accounts = drawn(demoAccounts, 32);

/** What changes nothing, or is answered with more than a message, or needs what no form has: a code by SMS, a phone that scans, the old password. */
const notTried =
  /详情|查看|流水|下载|导出|导入|同步|复制|打印|微信|更换手机号|重置密码|修改密码|恢复|的下级|全部展开|全部收起|^第|页$/;
/** What takes rows away comes last. */
const takesAway = /^(撤回|停用|冻结|暂停|注销|解除绑定|删除)/;
/** What the question says itself: whether something is in use is known only when it is to go. */
const inUse = /数据已被引用|不能删除|已被使用/;

/** What the form says of something that has to be there first: executions of a school, money that is frozen for a matter. */
const needsAnother = /可用执行方式不能为空|该业务仅冻结了/;

interface Offer {
  name: string;
  /** The menu behind a row that has it. */
  menu?: string;
}

/** One of each thing that can be done with the page or its rows. */
async function offersOf(page: Page): Promise<Offer[]> {
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
  const all = [...offers.values()].filter(({ name }) => !notTried.test(name));
  return [...all.filter(({ name }) => !takesAway.test(name)), ...all.filter(({ name }) => takesAway.test(name))];
}

/** False where the row is not there any more. */
async function open(page: Page, { name, menu }: Offer): Promise<boolean> {
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

/** Goes through with what has been opened. @returns what is in the way */
async function finish(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog').filter({ visible: true }).last();
  const button = dialog.getByRole('button', { name: '取消', exact: true });
  if ((await button.count()) === 0) return [];
  // A calendar that the form opens is a dialog, too.
  const form = page.getByRole('dialog').filter({ has: page.locator('button[type=submit]') });
  if ((await form.count()) > 0)
    return (await sendForm(page, form, () => answered(page))).filter((said) => !needsAnother.test(said));
  const question = await dialog.innerText();
  await dialog.getByRole('button').last().click();
  await answered(page);
  await page.waitForTimeout(300);
  if ((await page.getByRole('dialog').filter({ visible: true }).count()) === 0) return [];
  const said = (await dialog.innerText()).replace(question, '');
  return inUse.test(said) ? [] : [said];
}

describe.each(accounts)('of $account, a $who', ({ account }) => {
  let product: Product;
  let page: Page;
  const refused: string[] = [];
  beforeAll(async () => {
    // A product of their own: what one of them has changed is not there for the others.
    product = await startProduct();
    page = await product.open('/login', { isShared: true });
    page.setDefaultTimeout(10_000);
    watchRequests(page);
    page.on('dialog', (leaving) => leaving.accept());
    page.on('response', async (response) => {
      if (await isRefusal(response)) refused.push(`${response.request().method()} ${new URL(response.url()).pathname}`);
    });
    await logIn(page, account);
    await page.waitForURL(/\/$/);
    await titleOf(page).waitFor();
  });
  afterAll(() => product.stop());

  test('what the pages offer is done when it is asked for', { timeout: 1_200_000 }, async () => {
    const show = async (path: string) => {
      await page.goto(path);
      await titleOf(page).waitFor();
      await settled(page);
    };
    /** A page, or each of its tabs. */
    const addressesOf = async (path: string) => {
      await show(path);
      const addresses = new Set([path]);
      for (const tab of await page.locator('main [role=tab]:visible').all()) {
        await tab.click();
        await answered(page);
        const { pathname, search } = new URL(page.url());
        addresses.add(pathname + search);
      }
      return addresses;
    };
    for (const path of drawn(await ownPages(page, product.url), 12)) {
      for (const address of await addressesOf(path)) {
        await show(address);
        for (const offer of await offersOf(page)) {
          const where = `${address}: ${offer.name}`;
          if (await open(page, offer).catch((fault) => expect.soft(String(fault), where).toBe('')))
            expect.soft(await finish(page).catch((fault) => [String(fault)]), where).toEqual([]);
          expect.soft(refused.splice(0), where).toEqual([]);
          await show(address);
        }
      }
    }
    expect(product.faults).toEqual([]);
  });
});
