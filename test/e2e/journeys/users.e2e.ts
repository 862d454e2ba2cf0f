import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeWorkbook } from '../../../web/src/ui/sheet/workbook.ts';
import { type Product, startProduct } from '../product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

const number = (index: number) => String(index).padStart(4, '0');

/** A workbook with as many users of the school. */
async function fileOf(count: number) {
  const lines = Array.from({ length: count }, (_, index) => [
    `e2e${number(index)}`,
    `学员${number(index)}`,
    `1970000${number(index)}`,
    '1305',
    '采购申请人',
    '',
  ]);
  const rows = [['账号', '姓名*', '手机号', '所属部门', '角色', '性别'], ...lines];
  const workbook = makeWorkbook([{ name: '用户', rows, widths: [16, 14, 16, 32, 24, 10] }]);
  return { name: 'users.xlsx', mimeType: workbook.type, buffer: Buffer.from(await workbook.arrayBuffer()) };
}

/** How far the left edge of a cell is from that of the place in which its table scrolls. */
const fromEdge = (cell: Locator) =>
  cell.evaluate((element) => {
    const place = element.closest('section') as HTMLElement;
    return Math.round(element.getBoundingClientRect().left - place.getBoundingClientRect().left);
  });

test('a thousand users of a file are looked through to the last one, then imported; in a page of 200 a pinned column stays in its place', async () => {
  const page = await product.openAs('schooladmin', '/user/page');
  await page.getByRole('button', { name: '导入用户' }).click();
  const dialog = page.getByRole('dialog', { name: '导入用户' });
  await dialog.getByLabel('选择文件').setInputFiles(await fileOf(1_000));
  const preview = dialog.getByRole('table', { name: '将导入的用户' });
  await preview.locator('tr[data-index]').first().waitFor();
  expect(await preview.getByRole('row').count()).toBeLessThan(60);
  await dialog.getByRole('region', { name: /将导入的用户/ }).hover();
  await page.mouse.wheel(0, 1_000_000);
  await preview.getByText('e2e0999').waitFor();
  await dialog.getByRole('checkbox', { name: '为每人生成初始密码' }).uncheck();
  await dialog.getByRole('button', { name: '导入 1,000 人' }).click();
  await page.getByText('已导入 1,000 人').waitFor();

  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto('/user/page?size=200&keyword=e2e0');
  const table = page.getByRole('table');
  await table.locator('tr[data-index]').nth(5).waitFor();
  expect(await table.getByRole('row').count()).toBeLessThan(100);
  const account = table.getByRole('columnheader', { name: '账号' });
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('button', { name: '固定账号列' }).click();
  await page.keyboard.press('Escape');
  const place = await fromEdge(account);
  await table.hover();
  await page.mouse.wheel(600, 0);
  const scrolled = () => table.evaluate((element) => (element.closest('section') as HTMLElement).scrollLeft);
  await expect.poll(scrolled).toBeGreaterThan(place);
  await page.mouse.wheel(0, 2_000);
  const row = table.locator('tr[data-index="50"]');
  await row.waitFor();
  expect([await fromEdge(account), await fromEdge(row.locator('[data-pinned]').last())]).toEqual([place, place]);
});
