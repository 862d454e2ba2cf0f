import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { tooWide } from '../axe.ts';
import { callersOf } from '../callers.ts';
import { request } from '../largerPurchase.ts';
import { type Product, startProduct } from '../product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

const larger = {
  projectName: '合成间搅拌与加热设备',
  rows: [
    ['名称', '规格型号', '数量', '单位', '单价'],
    ['磁力搅拌器', 'C-MAG HS 7 或相当于', '4', '台', '3980'],
    ['旋转蒸发仪', 'RE-52AA，2 L，带冷凝', '1', '台', '12600'],
    ['油浴锅', '5 L，室温至 250 ℃', '4', '台', '2530'],
  ],
  total: '38,640.00',
  category: '实验耗材',
  card: /范子涵/,
};

const next = (page: Page, text: string) => page.getByRole('region', { name: '接下来' }).getByText(text).waitFor();

test('the rules of a bidding fit on a phone in English', async () => {
  const page = await product.openAs('teacher1', '/purchase-management/sponsor', { locale: 'en-US', width: 390 });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first();
  await field('Name').fill('Rotary evaporator');
  await field('Amount').fill('37800');
  await page.getByRole('button', { name: 'Continue with bidding' }).click();
  await page.getByRole('button', { name: /4 Bidding rules/ }).click();
  await page.getByText(/Can only be made stricter/).waitFor();
  expect(await tooWide(page)).toEqual([]);
});

test('a larger purchase grows out of a small one, is approved, and is announced by the platform', {
  timeout: 180_000,
}, async () => {
  const applicant = await product.openAs('teacher1', '/purchase-management/sponsor');
  const address = await request(applicant, larger);
  const id = String(new URL(address).searchParams.get('id'));
  expect(await callersOf(product).approve(id)).not.toEqual([]);
  await applicant.reload();
  await next(applicant, '自动截止');

  const officer = await product.openAs('officer1', '/purchase-management/procurement-item?tab=ALL');
  await officer
    .getByRole('row', { name: new RegExp(larger.projectName) })
    .first()
    .waitFor();
  await officer.goto(address);
  await next(officer, '自动截止');
  await officer.getByRole('tab', { name: /竞价规则/ }).click();
  await officer.getByText('下单后 15 天内').waitFor();
});
