import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readCsv, readXlsx } from '../../../server/test/readTable.ts';
import { logIn, type Product, startProduct } from '../product.ts';

/** Answers of the central authentication that a test lets out, one page after the other. */
const casPages: PromiseWithResolvers<object>[] = [];
const cas = createServer(async ({ url = '' }, response) => {
  const page = Number(new URL(url, 'http://cas').searchParams.get('cursor') ?? 0);
  const answer = await casPages[page]?.promise;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
}).listen(0, '127.0.0.1');

let product: Product;
beforeAll(async () => {
  if (!cas.listening) await once(cas, 'listening');
  product = await startProduct({ env: { CAS_SYNC_URL: `http://127.0.0.1:${(cas.address() as AddressInfo).port}/users` } });
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(async () => {
  await product.stop();
  cas.close();
});

/** The file that the browser saves when this is done. */
async function saved(page: Page, act: () => Promise<unknown>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return readFileSync(await download.path());
}

test('what a list is narrowed to is exported to a workbook and to a text, which have the rows of the list', {
  timeout: 150_000,
}, async () => {
  const page = await product.openAs('schooladmin', '/user/page?status=ENABLED&size=100');
  await page.getByRole('rowheader').first().waitFor();
  const shown = await page.getByRole('rowheader').allTextContents();
  expect(shown.length).toBeGreaterThan(5);
  const readers = { 'Excel (.xlsx)': readXlsx, 'CSV (.csv)': readCsv };
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const panel = page.getByRole('dialog', { name: '导出' });
  for (const [format, read] of Object.entries(readers)) {
    const content = await saved(page, () => panel.getByRole('button', { name: format }).click());
    await panel.getByText(`已导出 ${shown.length} 条`).waitFor();
    const [header = [], ...rows] = await read(content);
    expect(rows.map((row) => row[header.indexOf('姓名')]).sort()).toEqual([...shown].sort());
    await panel.getByRole('button', { name: '重新导出' }).click();
  }
});

test('a template is filled in; what is wrong in it is said by its line, and put right it is imported with initial passwords', async () => {
  const page = await product.openAs('schooladmin', '/user/page');
  await page.getByRole('button', { name: '导入用户' }).click();
  const dialog = page.getByRole('dialog', { name: '导入用户' });
  const [header = []] = await readXlsx(await saved(page, () => dialog.getByRole('button', { name: '下载模板' }).click()));
  const choose = (...lines: string[]) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: '新员工.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${[header.join(','), ...lines].join('\r\n')}\r\n`),
    });
  const good = 'newcomer1,新来的,19700000001,1305,采购申请人';
  await choose(good, 'teacher1,同名的,1970000,没有的部门,采购申请人', 'newcomer1,又一个,19700000003,1305,采购申请人');
  const problems = dialog.getByRole('table', { name: '问题' });
  await problems.waitFor();
  const found = await problems.locator('tbody tr').allInnerTexts();
  expect(found.map((row) => row.split(/\s+/).slice(0, 3))).toEqual([
    ['2', '账号', 'newcomer1'],
    ['3', '账号', 'teacher1'],
    ['3', '手机号', '1970000'],
    ['3', '所属部门', '没有的部门'],
    ['4', '账号', 'newcomer1'],
  ]);
  expect(await dialog.getByRole('button', { name: '导入用户' }).isEnabled()).toBe(false);

  await choose(good);
  await dialog.getByRole('button', { name: '导入 1 人' }).click();
  const passwords = await saved(page, () => page.getByRole('button', { name: '下载密码表' }).click());
  const [, [name, account, , password] = []] = await readXlsx(passwords);
  expect([name, account]).toEqual(['新来的', 'newcomer1']);
  await page.getByRole('button', { name: '我已保存' }).click();

  const newcomer = await product.open('/login');
  await logIn(newcomer, 'newcomer1', { password: String(password) });
  await newcomer.getByRole('heading', { level: 1, name: '请先设置新密码' }).waitFor();
});

test('users are synchronised from the central authentication, and meanwhile one sees how far it is', async () => {
  const page = await product.openAs('schooladmin', '/user/page?tab=automatic');
  const known = [
    { id: '20250144', account: 'kongxiangrui', name: '孔祥瑞', deptCode: '1331' },
    { id: '20250145', account: 'baishuyao', name: '白书瑶', deptCode: '1334' },
  ];
  const [first, second] = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
  casPages.splice(0, 2, first, second);
  await page.getByRole('button', { name: '同步统一认证' }).click();
  const dialog = page.getByRole('dialog', { name: '同步统一认证' });
  await dialog.getByRole('button', { name: '开始同步' }).click();
  await dialog.getByText('等待执行…').waitFor();
  first.resolve({ users: known, total: 5, next: '1' });
  await dialog.getByText('已处理 0 / 5').waitFor();
  const others = [
    { id: '20250146', account: 'cuizhenyu', name: '崔震宇', deptCode: '1337' },
    { id: '20260301', account: 'fromcas', name: '认证来的', deptCode: '1326' },
    { id: '20260302', account: 'homeless', name: '没有部门', deptCode: 'nowhere' },
  ];
  second.resolve({ users: others });
  await dialog.getByText('新增1人，更新').waitFor();
  await dialog.getByText('部门nowhere不存在或已停用').waitFor();
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await page.getByRole('rowheader', { name: '认证来的' }).waitFor();
});

test('a WeChat account is bound by a code that counts down, and is in the list without a reload', async () => {
  const page = await product.openAs('officer1', '/weixin-receiver-manage');
  await page.getByRole('button', { name: '绑定微信' }).first().click();
  const dialog = page.getByRole('dialog', { name: '绑定微信' });
  await dialog.getByRole('img', { name: '绑定微信的二维码' }).waitFor();
  const timer = dialog.getByRole('timer');
  const before = await timer.innerText();
  expect(before).toMatch(/^(5:00|4:5\d) 后失效$/);
  await expect.poll(() => timer.innerText()).not.toBe(before);
  // The development's WeChat confirms by itself, three seconds after.
  await dialog.getByText('已绑定微信“FAKE WeChat”').waitFor();
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await page.getByRole('rowheader', { name: 'FAKE WeChat' }).waitFor();
});
