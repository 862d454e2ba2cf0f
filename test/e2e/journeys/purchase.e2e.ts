import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { decide } from '../decide.ts';
import { type Product, startProduct } from '../product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

const name = '一次性移液管 12 盒';

const box = (page: Page, field: string) => page.getByRole('textbox', { name: field, exact: true });
const press = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label }).first().click();
const next = (page: Page, text: string) => page.getByRole('region', { name: '接下来' }).getByText(text).waitFor();

async function choose(page: Page, field: string, typed: string, option: RegExp) {
  await page.getByRole('combobox', { name: field }).click();
  await page.keyboard.type(typed);
  await page.getByRole('option', { name: option }).first().click();
}

/** Fills in what a usual purchase needs, and submits it. */
async function request(page: Page): Promise<string> {
  await box(page, '名称').fill('一次性移液管');
  await box(page, '数量').fill('12');
  await box(page, '单位').fill('盒');
  await choose(page, '分类', '实验耗材', /实验耗材/);
  await page.getByText('网店或门市').click();
  await box(page, '商家名称').fill('江海实验用品商行');
  await box(page, '账号').fill('6222020010009999');
  await box(page, '金额').fill('2480');
  const card = page.getByRole('radio', { name: /范子涵/ }).first();
  await card.waitFor();
  await card.check();
  await page.getByRole('checkbox', { name: /没有利害关系/ }).check();
  await press(page, '提交给范子涵');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.waitForURL(/project-info\?id=/);
  await next(page, '等范子涵审批');
  return page.url();
}

/** Opens the case that waits for somebody, from their list. */
async function openCase(account: string): Promise<Page> {
  const page = await product.openAs(account, '/approval/my-apply');
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: /办理/ })
    .click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return page;
}

async function receive(page: Page): Promise<void> {
  await page.reload();
  await next(page, '您收货');
  await press(page, '确认收货');
  const form = page.getByRole('dialog', { name: `确认收货：${name}` });
  await form.getByRole('textbox', { name: '实付金额' }).fill('2466.50');
  await form.getByText('多余的 13.50 元退回经费卡', { exact: false }).waitFor();
  await form.getByRole('combobox', { name: '见证人' }).click();
  await page.keyboard.type('孙建业');
  await page.getByRole('option', { name: /孙建业/ }).click();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: '确认收货' }).click();
  await form.waitFor({ state: 'detached' });
  await next(page, '等孙建业见证收货');
}

async function addInvoice(page: Page): Promise<void> {
  await page.reload();
  await press(page, '登记发票');
  const form = page.getByRole('dialog', { name: `登记发票：${name}` });
  const number = form.getByRole('textbox', { name: '发票号码' });
  await number.fill('25312000100000000000');
  await form.getByRole('button', { name: '登记发票' }).click();
  // The number of another invoice of the school: refused at its field, and nothing is lost.
  await form.getByText('已被使用').first().waitFor();
  await number.fill('25319999000000000001');
  await form.getByRole('button', { name: '登记发票' }).click();
  await form.waitFor({ state: 'detached' });
  await next(page, '等财务付款 2,466.50 元');
}

async function pay(address: string): Promise<void> {
  const page = await product.openAs('finance1', address);
  await next(page, '您付款 2,466.50 元');
  await press(page, '登记付款');
  const form = page.getByRole('dialog', { name: `登记付款：${name}` });
  await form.getByRole('textbox', { name: '凭证号' }).fill('PZ-20260301');
  await form.getByRole('button', { name: '登记付款' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByText('已付清并归档').first().waitFor();
}

test('a small purchase goes from the need to the archive by its applicant, the owner of the card, a witness and finance', {
  timeout: 180_000,
}, async () => {
  const applicant = await product.openAs('teacher1', '/purchase-management/sponsor');
  const address = await request(applicant);

  const owner = await openCase('fanzihan');
  await decide(owner, '同意 2,480.00');

  await receive(applicant);
  const witness = await openCase('keeper1');
  await decide(witness, '确认收到');

  await addInvoice(applicant);
  await pay(address);

  await applicant.reload();
  await applicant.getByText('已付清并归档').first().waitFor();
  const auditor = await product.openAs('auditor1', address);
  await auditor.getByRole('tab', { name: /日志/ }).click();
  await press(auditor, '核验日志');
  await auditor
    .getByText(/^日志完整/)
    .first()
    .waitFor();
});
