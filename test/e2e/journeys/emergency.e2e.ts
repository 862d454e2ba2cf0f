import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { callersOf } from '../callers.ts';
import { decide } from '../decide.ts';
import { type Product, startProduct } from '../product.ts';

let product: Product;
let callers: ReturnType<typeof callersOf>;
beforeAll(async () => {
  product = await startProduct({ env: { TRUST_PROXY: '1' } });
  callers = callersOf(product);
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

const name = '配电间排水泵抢修';
const paper = (title: string) => ({
  name: `${title}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
});

const box = (place: Page | Locator, field: string | RegExp) => place.getByRole('textbox', { name: field, exact: true }).first();
const press = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label }).first().click();

/** Chooses a file, and waits until it is uploaded. */
async function attach(page: Page, place: Page | Locator, title: string): Promise<void> {
  await place.locator('input[type=file]').first().setInputFiles(paper(title));
  await page.getByText(`${title}.pdf`).first().waitFor();
}

/** The form of another way, filled in from its first part to its last. */
async function request(page: Page): Promise<string> {
  await box(page, '采购名称').fill(name);
  await box(page, '购置必要说明').fill('暴雨后地下配电间进水，须当日更换排水泵并恢复供电。');
  await box(page, '采用理由').fill('配电间进水，须当日更换水泵，等不及竞价公告，已报批。');
  await box(page, '紧急情况说明').fill('暴雨致地下配电间进水，实验楼停电，低温样品面临损失。');
  await page.getByLabel('发生日期').click();
  await page.getByRole('dialog').getByRole('button', { name: /^1 / }).first().click();
  await box(page, '批准人').fill('分管后勤副校长');
  await attach(page, page, '批准文件');
  await press(page, /2 清单/);
  for (const [field, value] of Object.entries({ 名称: '潜水排水泵', 规格型号: '15 kW', 数量: '2', 单位: '台', 单价: '6250' }))
    await box(page, `${field}，第 1 行`).fill(value);
  const category = page.getByRole('combobox', { name: '分类，第 1 行' });
  await category.click();
  await category.fill('实验耗材');
  await page
    .getByRole('option', { name: /实验耗材/ })
    .first()
    .click();
  await press(page, /3 经费/);
  await press(page, '选一张卡');
  await page
    .getByRole('menuitem', { name: /专项经费/ })
    .first()
    .click();
  await page.getByText('已分完').first().waitFor();
  await press(page, /4 交付要求/);
  await box(page, '交货期').fill('1');
  await box(page, '质保期').fill('12');
  await page.getByRole('combobox', { name: '付款方式' }).fill('验收合格后一次付清');
  // Its list of usual terms is open until the focus leaves it.
  await page.keyboard.press('Tab');
  await press(page, /5 附件/);
  await page.getByRole('checkbox', { name: /没有利害关系/ }).check();
  await press(page, /^提交$/);
  await page.waitForURL(/project-info\?id=/);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return page.url();
}

/** Whoever is asked agrees: the dean on the page, all others by calls. */
async function approve(id: string): Promise<void> {
  const dean = await product.openAs('dean1', '/approval/my-apply');
  await dean
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: /办理/ })
    .click();
  await dean.getByText('暴雨致地下配电间进水', { exact: false }).first().waitFor();
  await decide(dean, /^同意/);
  await callers.approve(id);
}

test('what is urgent is requested, approved, bought and reported about by hand', { timeout: 180_000 }, async () => {
  const teacher = await product.openAs('teacher1', '/purchase-management/sponsor?way=EMERGENCY');
  const address = new URL(await request(teacher));
  const id = String(address.searchParams.get('id'));
  await approve(id);
  const applicant = await callers.as('teacher1', 'purchaser');
  const detail = () => applicant.projects.getProjectDetail({ path: { id } });
  const { officerName } = await detail();
  const officer = await product.openAs(officerName === '刘海燕' ? 'officer1' : 'pengsiqi', address.pathname + address.search);
  await press(officer, '登记采购结果');
  const outcome = officer.getByRole('dialog', { name: /^登记采购结果/ });
  // On a low screen the drawer scrolls as a whole; its table of lines keeps its height.
  await officer.setViewportSize({ width: 1366, height: 480 });
  const hidden = await outcome.getByRole('table').evaluate(({ parentElement: around }) => {
    return around === null ? null : around.scrollHeight - around.clientHeight;
  });
  expect(hidden).toBe(0);
  await officer.setViewportSize({ width: 1366, height: 800 });
  await outcome.getByRole('combobox', { name: '供应商' }).click();
  await officer.getByRole('option').first().click();
  await outcome.getByRole('textbox', { name: '成交金额' }).fill('11800');
  await outcome.getByRole('button', { name: /分摊/ }).click();
  await box(outcome, '过程说明').fill('就近联系两家，一家当日可到货，价格不高于近期同类采购。');
  await attach(officer, outcome, '询价记录');
  await outcome.getByRole('checkbox', { name: /没有利害关系/ }).check();
  await outcome.getByRole('button', { name: '登记采购结果', exact: true }).click();
  await outcome.first().waitFor({ state: 'detached' });
  // Below the limit for contracts it is ordered at once: the money is occupied, and the goods are waited for.
  expect(await detail()).toMatchObject({ status: 'EXECUTING', orderAmount: '11800.00', emergencyReport: { report: null } });

  await teacher.goto(address.pathname + address.search);
  await press(teacher, '提交应急采购报告');
  const report = teacher.getByRole('dialog', { name: /^提交应急采购报告/ });
  await box(report, '报告内容').fill('当晚更换两台排水泵并恢复供电，低温样品没有损失；现场与采购过程见附件。');
  await report.getByRole('button', { name: '提交应急采购报告', exact: true }).click();
  await report.first().waitFor({ state: 'detached' });
  expect(await detail()).toMatchObject({ emergencyReport: { report: expect.stringContaining('两台排水泵') } });
  await teacher.getByRole('link', { name: '登记到货' }).first().waitFor();
});
