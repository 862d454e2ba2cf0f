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

const name = '合成间搅拌与加热设备';
const rows = [
  ['名称', '规格型号', '数量', '单位', '单价'],
  ['磁力搅拌器', 'C-MAG HS 7 或相当于', '4', '台', '3980'],
  ['旋转蒸发仪', 'RE-52AA，2 L，带冷凝', '1', '台', '12600'],
  ['油浴锅', '5 L，室温至 250 ℃', '4', '台', '2530'],
];

const box = (page: Page, field: string) => page.getByRole('textbox', { name: field, exact: true });
const press = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label }).first().click();
const next = (page: Page, text: string) => page.getByRole('region', { name: '接下来' }).getByText(text).waitFor();

/** Pastes as Ctrl V does, without the clipboard of the machine. */
async function paste(page: Page, field: string, text: string) {
  await box(page, field).evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Fills in a request that begins as a small purchase, and submits it. */
async function request(page: Page): Promise<string> {
  await paste(page, '名称', rows.map((row) => row.join('\t')).join('\n'));
  await page.getByText('超过 10,000.00，要走竞价采购').waitFor();
  await page
    .getByRole('radio', { name: /范子涵/ })
    .first()
    .check();
  await press(page, '继续填写竞价采购');
  await box(page, '采购名称').fill(name);
  await box(page, '购置必要说明').fill('用于合成间扩建，三月前投入使用，供三个课题组的研究生共用');
  await press(page, /2 清单/);
  await page.getByText('38,640.00').first().waitFor();
  await page.getByRole('combobox', { name: '分类，第 1 行' }).click();
  await page.getByRole('combobox', { name: '分类，第 1 行' }).fill('实验耗材');
  await page
    .getByRole('option', { name: /实验耗材/ })
    .first()
    .click();
  await press(page, /^都用“/);
  await press(page, /3 经费/);
  await page.getByText('已分完').first().waitFor();
  await press(page, /4 竞价规则/);
  await box(page, '交货期').fill('15');
  await box(page, '质保期').fill('12');
  await page.getByRole('combobox', { name: '付款方式' }).fill('验收合格后一次付清');
  await press(page, /5 附件/);
  await page.getByRole('checkbox', { name: /没有利害关系/ }).check();
  await press(page, /^提交$/);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.waitForURL(/project-info\?id=/);
  return page.url();
}

/** Whoever is asked agrees, one after the other, until nobody is. */
async function approve(applicant: Page): Promise<number> {
  const accounts: Record<string, string> = { 范子涵: 'fanzihan', 陈志衡: 'dean1' };
  for (let count = 0; ; count++) {
    await applicant.reload();
    const region = applicant.getByRole('region', { name: '接下来' });
    const sentence = await region
      .getByText(/审批|接单|发布竞价|自动截止/)
      .first()
      .innerText();
    const who = /^等(.+?)(?:、.+)?审批/.exec(sentence)?.[1];
    if (!who) return count;
    const account = accounts[who];
    expect(account, `${who} has an account`).toBeDefined();
    const page = await product.openAs(String(account), '/approval/my-apply');
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('button', { name: /办理/ })
      .click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('region', { name: '竞价规则' }).waitFor();
    await decide(page, '同意 38,640.00');
    await page.close();
  }
}

test('a larger purchase grows out of a small one, is approved, and is announced by the platform', {
  timeout: 180_000,
}, async () => {
  const applicant = await product.openAs('teacher1', '/purchase-management/sponsor');
  const address = await request(applicant);
  expect(await approve(applicant)).toBeGreaterThan(0);
  await next(applicant, '自动截止');

  const officer = await product.openAs('officer1', '/purchase-management/procurement-item?tab=ALL');
  await officer
    .getByRole('row', { name: new RegExp(name) })
    .first()
    .waitFor();
  await officer.goto(address);
  await next(officer, '自动截止');
  await officer.getByRole('tab', { name: /竞价规则/ }).click();
  await officer.getByText('下单后 15 天内').waitFor();
});
