import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logIn, type Product, startProduct, tokenOf } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

test('who comes with a ticket is logged in; it is in the address no more when the first call is made, and good once', async () => {
  const page = await product.open('/login');
  const address = `/user/externalLogin?token=${product.ticketFor('teacher1')}`;
  const calledFrom: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calledFrom.push(page.url());
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: '首页' }).waitFor();
  expect(calledFrom.length).toBeGreaterThan(2);
  expect(calledFrom.filter((from) => from.includes('token='))).toEqual([]);

  const other = await product.open(address);
  await other.getByRole('heading', { level: 1, name: '登录失败' }).waitFor();
  await other.getByText('错误代码：4006').waitFor();
  expect(await tokenOf(other)).toBe(null);
});

test('the session of somebody else is replaced only after a question', async () => {
  const page = await product.open('/login');
  await logIn(page, 'schooladmin');
  await page.getByRole('heading', { level: 1, name: '首页' }).waitFor();
  const before = await tokenOf(page);
  await page.goto(`/user/externalLogin?token=${product.ticketFor('teacher1')}`);
  await page.getByRole('heading', { name: '是否更换登录账号？' }).waitFor();
  expect(await tokenOf(page)).toBe(before);
  await page.getByRole('button', { name: '更换账号登录' }).click();
  await page.getByRole('heading', { level: 1, name: '首页' }).waitFor();
  await page.getByRole('button', { name: /王晓梅/ }).waitFor();
});
