import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { decide } from './decide.ts';
import type { Product } from './product.ts';

/** A purchase that grows out of a small one, as its applicant types it. */
export interface Larger {
  projectName: string;
  /** What is copied from a sheet: the headers, and a row for each line. */
  rows: string[][];
  /** As the pages show it. */
  total: string;
  /** The name of a category, and the words that lead to it. */
  category: string;
  /** The card that pays. */
  card: RegExp;
}

const box = (page: Page, field: string) => page.getByRole('textbox', { name: field, exact: true });
export const press = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label }).first().click();

/** Pastes as Ctrl V does, without the clipboard of the machine. */
async function paste(page: Page, field: string, text: string) {
  await box(page, field).evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Fills in a request that begins as a small purchase, and submits it. @returns the address of the purchase */
export async function request(page: Page, { projectName, rows, total, category, card }: Larger): Promise<string> {
  await paste(page, '名称', rows.map((row) => row.join('\t')).join('\n'));
  await page
    .getByText(/要走竞价采购/)
    .first()
    .waitFor();
  await page.getByRole('radio', { name: card }).first().check();
  await press(page, '继续填写竞价采购');
  await box(page, '采购名称').fill(projectName);
  await box(page, '购置必要说明').fill('用于平台扩建，三月前投入使用，供三个课题组的研究生共用');
  await press(page, /2 清单/);
  await page.getByText(total).first().waitFor();
  await page.getByRole('combobox', { name: '分类，第 1 行' }).click();
  await page.getByRole('combobox', { name: '分类，第 1 行' }).fill(category);
  await page
    .getByRole('option', { name: new RegExp(category) })
    .first()
    .click();
  if (rows.length > 2) await press(page, /^都用“/);
  await press(page, /3 经费/);
  await page.getByText('已分完').first().waitFor();
  await press(page, /4 竞价规则/);
  await box(page, '交货期').fill('15');
  await box(page, '质保期').fill('12');
  await page.getByRole('combobox', { name: '付款方式' }).fill('验收合格后一次付清');
  await press(page, /5 附件/);
  await page.getByRole('checkbox', { name: /没有利害关系/ }).check();
  await press(page, /^提交$/);
  await page.getByRole('heading', { level: 1, name: projectName }).waitFor();
  await page.waitForURL(/project-info\?id=/);
  return page.url();
}

const accounts: Record<string, string> = { 范子涵: 'fanzihan', 陈志衡: 'dean1', 马振华: 'mazhenhua', 曹德明: 'caodeming' };

/** Whoever is asked agrees, one after the other, until nobody is. @returns how many were asked */
export async function approve(product: Product, applicant: Page, { projectName, total }: Larger): Promise<number> {
  for (let count = 0; ; count++) {
    await applicant.reload();
    const region = applicant.getByRole('region', { name: '接下来' });
    const sentence = await region
      .getByText(/审批|接单|发布采购公告|自动截止/)
      .first()
      .innerText();
    const who = /^等(.+?)(?:、.+)?审批/.exec(sentence)?.[1];
    if (!who) return count;
    const account = accounts[who];
    expect(account, `${who} has an account`).toBeDefined();
    const page = await product.openAs(String(account), '/approval/my-apply');
    const todo = page.getByRole('row', { name: new RegExp(projectName) }).getByRole('button', { name: /办理/ });
    const retry = page.getByRole('button', { name: '重试' });
    await todo.or(retry).first().waitFor();
    // A busy machine runs into the limit of a list.
    if (await retry.isVisible()) await retry.click();
    await todo.click();
    await page.getByRole('heading', { level: 1, name: projectName }).waitFor();
    await page.getByRole('region', { name: '竞价规则' }).waitFor();
    await decide(page, `同意 ${total}`);
    await page.close();
  }
}
