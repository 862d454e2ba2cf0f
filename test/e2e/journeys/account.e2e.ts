import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logIn, type Product, startProduct, tokenOf } from '../product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

const isHome = (page: Page) => page.getByRole('heading', { level: 1, name: '首页' }).waitFor();

/** A visit of their own that has begun with the form. */
async function visitOf(account: string, password?: string): Promise<Page> {
  const page = await product.open('/login');
  await logIn(page, account, password === undefined ? {} : { password });
  return page;
}

async function isRefused(account: string, password: string): Promise<void> {
  const page = await visitOf(account, password);
  await page.getByText('用户名或密码错误').first().waitFor();
}

/** Sends the code for which the form asks, and types it. */
async function typeCode(page: Page): Promise<void> {
  const before = product.smsCodes.length;
  await page.getByRole('button', { name: '发送验证码' }).click();
  await page.getByText(/^验证码已发送至/).waitFor();
  expect(product.smsCodes).toHaveLength(before + 1);
  await page.getByRole('textbox', { name: '短信验证码' }).fill(product.smsCodes.at(-1) ?? '');
}

test('the own password is changed with the present one; the visit goes on, another ends, and the old password is good no more', async () => {
  const [page, other] = [await visitOf('keeper1'), await visitOf('keeper1')];
  await Promise.all([isHome(page), isHome(other)]);
  await page.goto('/information/userInfo');
  await page.getByRole('button', { name: '修改密码' }).click();
  const form = page.getByRole('dialog', { name: '修改密码' });
  await form.getByLabel('当前密码').fill('Wrong@2026');
  await form.getByLabel('新密码').fill('Keeper@2027');
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText('不正确').first().waitFor();
  await form.getByLabel('当前密码').fill('Seed@2026');
  await form.getByRole('button', { name: '保存' }).click();
  await form.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: '个人信息' }).waitFor();
  await other.reload();
  await other.waitForURL(/\/login/);
  await isRefused('keeper1', 'Seed@2026');
  await isHome(await visitOf('keeper1', 'Keeper@2027'));
});

test('a device that is logged in elsewhere is seen in the profile and logged out from there, and this one goes on', async () => {
  const [page, other, third] = [await visitOf('auditor1'), await visitOf('auditor1'), await visitOf('auditor1')];
  await Promise.all([isHome(page), isHome(other), isHome(third)]);
  await page.goto('/information/userInfo');
  const devices = page.getByRole('region', { name: '登录设备' });
  await devices.getByText('当前设备').waitFor();
  expect(await devices.getByRole('listitem').count()).toBe(3);
  await devices
    .getByText(/^Chrome · /)
    .first()
    .waitFor();
  await devices
    .getByRole('button', { name: /Chrome/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '退出', exact: true }).click();
  await page.getByText(/^已退出“Chrome/).waitFor();
  await devices.getByRole('button', { name: '退出其他所有设备' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出其他所有设备' }).click();
  await devices.getByText('没有其他设备登录您的账号。').waitFor();
  await Promise.all([other, third].map((ended) => ended.reload()));
  await Promise.all([other, third].map((ended) => ended.waitForURL(/\/login/)));
  await page.reload();
  await devices.getByText('当前设备').waitFor();
});

test('another phone is bound with the code that it receives; a wrong code is said at its field', async () => {
  const page = await visitOf('inspector1');
  await isHome(page);
  await page.goto('/information/userInfo');
  await page.getByRole('button', { name: '更换手机号' }).click();
  const form = page.getByRole('dialog', { name: '更换手机号' });
  await form.getByRole('textbox', { name: '新手机号' }).fill('19900009876');
  await typeCode(page);
  const code = await form.getByRole('textbox', { name: '短信验证码' }).inputValue();
  await form.getByRole('textbox', { name: '短信验证码' }).fill(code === '000000' ? '000001' : '000000');
  await form.getByLabel('当前密码').fill('Seed@2026');
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText('验证码错误或已过期').first().waitFor();
  await form.getByRole('textbox', { name: '短信验证码' }).fill(code);
  await form.getByRole('button', { name: '保存' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByText('199****9876').first().waitFor();
});

test('a password that an administrator resets is shown once, and its owner sets another before anything else', async () => {
  const administrator = await visitOf('schooladmin');
  await isHome(administrator);
  await administrator.goto('/user/page?keyword=finance1');
  await administrator.getByRole('button', { name: /^更多 / }).click();
  await administrator.getByRole('menuitem', { name: '重置密码' }).click();
  await administrator.getByRole('dialog').getByRole('button', { name: '重置密码' }).click();
  const shown = administrator.getByRole('dialog', { name: /的临时密码$/ });
  const password = await shown.locator('code').innerText();
  await shown.getByRole('button', { name: '我已记下' }).click();
  expect(await administrator.content()).not.toContain(password);

  await isRefused('finance1', 'Seed@2026');
  const page = await product.open('/information/expenditure');
  await page.waitForURL(/\/login/);
  await logIn(page, 'finance1', { password });
  const asked = page.getByRole('heading', { level: 1, name: '请先设置新密码' });
  await asked.waitFor();
  const headers = { 'sdscmall-bidding': `Bearer ${await tokenOf(page)}` };
  const refused = await page.request.get('/api/auth/v2/get-role-dept/list', { headers });
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 4008]);
  await page.reload();
  await asked.waitFor();
  await page.getByLabel('当前密码').fill(password);
  await page.getByLabel('新密码').fill('P@ssw0rd');
  await page.getByRole('button', { name: '设置并继续' }).click();
  await page.getByText('过于常见，容易被猜到，请换一个').first().waitFor();
  await page.getByLabel('新密码').fill('Finance@2027');
  await page.getByRole('button', { name: '设置并继续' }).click();
  await page.getByRole('heading', { level: 1, name: '经费管理' }).waitFor();
});

test('who has forgotten the password sets another with a code from an SMS and logs in with it', async () => {
  const page = await product.open('/login');
  await page.getByRole('link', { name: '忘记密码？' }).click();
  await page.getByRole('textbox', { name: '账号' }).fill('operator1');
  await page.getByRole('textbox', { name: '手机号' }).fill('19900000109');
  await typeCode(page);
  await page.getByLabel('新密码').fill('Operator@2027');
  await page.getByRole('button', { name: '重设密码' }).click();
  await page.getByRole('heading', { name: '密码已重设' }).waitFor();
  await page.getByRole('button', { name: '返回登录页' }).click();
  await logIn(page, 'operator1', { password: 'Operator@2027' });
  await isHome(page);
  await isRefused('operator1', 'Seed@2026');
});
