import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn } from '../../server/test/drawn.ts';
import { addressesOf, answered, enter, type Offer, offersOf, ownPages, show, take } from './offers.ts';
import { type Product, startProduct } from './product.ts';

/** Codes and passwords are entered again. */
const notKept = /更换手机号|修改密码/;

const formOf = (page: Page) => page.locator('.mantine-Drawer-content form');
const fieldOf = (page: Page) =>
  formOf(page)
    .locator('textarea, input[type=text]:not([role=combobox], [aria-haspopup], [data-dates-input])')
    .and(page.locator(':enabled:visible:not([readonly])'))
    .first();

/** Changes the first field of a form that can be written in. @returns what stands in it then; null where a form has none */
async function write(page: Page): Promise<string | null> {
  const field = fieldOf(page);
  if ((await field.count()) === 0) return null;
  const before = await field.inputValue();
  // Texts, numbers and amounts all can have it.
  await field.fill(before === '7' ? '8' : '7');
  await field.blur();
  await page.waitForTimeout(600); // As long as a pause is in which it is kept.
  return field.inputValue();
}

/** @returns what is wrong with the draft of a form; nothing if it is kept through a reload, put back, and forgotten when it is given up */
async function faultOfDraft(page: Page, address: string, offer: Offer): Promise<string | null> {
  if (!(await take(page, offer)) || (await formOf(page).count()) === 0) return null;
  const written = await write(page);
  if (written === null) return null;
  await show(page, address);
  const continued = page.getByRole('button', { name: '继续填写', exact: true });
  await continued.waitFor({ timeout: 3000 }).catch(() => undefined);
  if ((await continued.count()) !== 1) return `is offered ${await continued.count()} times`;
  await continued.click();
  await formOf(page).waitFor();
  await answered(page);
  const found = await fieldOf(page).inputValue();
  if (found !== written) return `has ${found} where ${written} was written`;
  await formOf(page).getByRole('button', { name: '取消', exact: true }).click();
  await page.getByRole('button', { name: '放弃修改', exact: true }).click();
  await formOf(page).waitFor({ state: 'detached' });
  await show(page, address);
  return (await continued.count()) === 0 ? null : 'is offered after it was given up';
}

describe.each(drawn(['admin', 'schooladmin'], 16))('of %s', (account) => {
  let product: Product;
  let page: Page;
  beforeAll(async () => {
    product = await startProduct();
    ({ page } = await enter(product, account));
    page.setDefaultTimeout(10_000);
    page.on('dialog', (leaving) => leaving.accept());
  });
  afterAll(() => product.stop());

  test('what stands in the forms of the pages is offered after a reload', { timeout: 1_200_000 }, async () => {
    for (const path of drawn(await ownPages(page, product.url), 36)) {
      for (const address of await addressesOf(page, path)) {
        await show(page, address);
        for (const offer of (await offersOf(page)).filter(({ name }) => !notKept.test(name))) {
          expect.soft(await faultOfDraft(page, address, offer).catch(String), `${address}: ${offer.name}`).toBeNull();
          await show(page, address);
        }
      }
    }
    expect(product.faults).toEqual([]);
  });
});
