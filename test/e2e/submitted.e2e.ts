import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts } from '../../server/src/demo/seed/demoAccounts.ts';
import { drawn } from '../../server/test/drawn.ts';
import { sendForm } from './fillIn.ts';
import { addressesOf, answered, enter, type Offer, offersOf, ownPages, show, take } from './offers.ts';
import { type Product, startProduct } from './product.ts';

/** One account of each kind of work. Not every run tries all. */
const accounts = drawn(demoAccounts, 40);

/** What changes nothing, or is answered with more than a message, or needs what no form has: a code by SMS, a phone that scans, the old password. */
const notTried =
  /详情|查看|流水|下载|导出|导入|同步|复制|打印|微信|更换手机号|重置密码|修改密码|恢复|的下级|全部展开|全部收起|^第|页$/;
/** What takes rows away comes last. */
const takesAway = /^(撤回|停用|冻结|暂停|注销|解除绑定|删除)/;
/** What the question says itself: whether something is in use is known only when it is to go. */
const inUse = /数据已被引用|不能删除|已被使用/;

/** What the form says of something that has to be there first: executions of a school, money that is frozen for a matter. */
const needsAnother = /请选择可用执行方式|该业务仅冻结了/;

async function triedOf(page: Page): Promise<Offer[]> {
  const all = (await offersOf(page)).filter(({ name }) => !notTried.test(name));
  return [...all.filter(({ name }) => !takesAway.test(name)), ...all.filter(({ name }) => takesAway.test(name))];
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
  let refused: string[];
  beforeAll(async () => {
    // A product of their own: what one of them has changed is not there for the others.
    product = await startProduct();
    ({ page, refused } = await enter(product, account));
    page.setDefaultTimeout(10_000);
    page.on('dialog', (leaving) => leaving.accept());
  });
  afterAll(() => product.stop());

  test('what the pages offer is done when it is asked for', { timeout: 1_200_000 }, async () => {
    for (const path of drawn(await ownPages(page, product.url), 24)) {
      for (const address of await addressesOf(page, path)) {
        await show(page, address);
        for (const offer of await triedOf(page)) {
          const where = `${address}: ${offer.name}`;
          if (await take(page, offer).catch((fault) => expect.soft(String(fault), where).toBe('')))
            expect.soft(await finish(page).catch((fault) => [String(fault)]), where).toEqual([]);
          expect.soft(refused.splice(0), where).toEqual([]);
          await show(page, address);
        }
      }
    }
    expect(product.faults).toEqual([]);
  });
});
