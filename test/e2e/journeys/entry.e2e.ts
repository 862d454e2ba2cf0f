import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct, tokenOf } from '../product.ts';

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
  const page = await product.openAs('schooladmin', '/');
  await page.getByRole('heading', { level: 1, name: '首页' }).waitFor();
  const before = await tokenOf(page);
  await page.goto(`/user/externalLogin?token=${product.ticketFor('teacher1')}`);
  await page.getByRole('heading', { name: '是否更换登录账号？' }).waitFor();
  expect(await tokenOf(page)).toBe(before);
  await page.getByRole('button', { name: '更换账号登录' }).click();
  await page.getByRole('heading', { level: 1, name: '首页' }).waitFor();
  await page.getByRole('button', { name: /王晓梅/ }).waitFor();
});

test('a supplier registers with the code from an SMS, and a reload in between costs nothing but secrets', async () => {
  const page = await product.open('/login?view=register');
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('combobox', { name: '注册到的学校' }).selectOption('江海大学');
  await page.getByRole('textbox', { name: '企业名称' }).fill('江海海川办公设备有限公司');
  await page.getByRole('textbox', { name: '统一社会信用代码' }).fill('91990000MA0000999G');
  await page.waitForFunction(() => Object.values(sessionStorage).some((kept) => kept.includes('91990000MA0000999G')));
  await page.reload();
  await page.getByRole('option', { name: '江海大学' }).waitFor({ state: 'attached' });
  await expect.poll(() => page.getByRole('combobox', { name: '注册到的学校' }).inputValue()).toBe('1001');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('textbox', { name: '联系人' }).fill('马晓东');
  await page.getByRole('textbox', { name: '手机号' }).fill('19900002003');
  await page.getByRole('button', { name: '发送验证码' }).click();
  await page.getByText('验证码已发送至 19900002003').waitFor();
  await page.getByRole('textbox', { name: '短信验证码' }).fill(product.smsCodes.at(-1) ?? 'no SMS was sent');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('textbox', { name: '账号' }).fill('haichuan');
  await page.getByLabel('密码', { exact: false }).first().fill('Supplier@2026');
  await page.getByRole('button', { name: '提交注册' }).click();
  await page.getByRole('heading', { level: 1, name: '注册成功' }).waitFor();
});
