import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { captchaText, logIn, type Product, startProduct, tokenOf } from '../product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

/** What the server says to a token, asked without the web app. */
async function statusOf(token: string | null): Promise<number> {
  const answer = await fetch(`${product.url}/api/api/supp/auth/getInfo`, { headers: { 'sdscmall-bidding': `Bearer ${token}` } });
  return answer.status;
}

describe('login', () => {
  test('empty fields are named before anything is sent', async () => {
    const page = await product.open('/login');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByText('用户名不能为空').waitFor();
    await page.getByText('密码不能为空').waitFor();
  });

  test('a wrong password is refused without telling whether the account exists; after three failures a captcha is asked for', async () => {
    const page = await product.open('/login');
    for (const account of ['nobody1', 'nobody1', 'nobody1']) {
      await logIn(page, account, { password: 'wrong' });
      await page.getByText('用户名或密码错误').first().waitFor();
    }
    await page.getByRole('textbox', { name: '验证码' }).waitFor();
    await page.getByRole('textbox', { name: '验证码' }).fill(captchaText);
    await page.getByLabel('密码', { exact: true }).fill('wrong again');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByText('用户名或密码错误').first().waitFor();
    expect(await tokenOf(page)).toBe(null);
  });

  test('the session survives a reload, and a logout ends it on the server', async () => {
    const page = await product.open('/login');
    await logIn(page, 'schooladmin');
    await page.getByRole('heading', { level: 1, name: '首页' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: '首页' }).waitFor();
    const token = await tokenOf(page);
    expect(await statusOf(token)).toBe(200);
    await page.getByRole('button', { name: /账号/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.getByText('退出成功').waitFor();
    await page.waitForURL(/\/login/);
    expect(await statusOf(token)).toBe(401);
    expect(await tokenOf(page)).toBe(null);
  });

  test('the wanted page is shown after the login, another site never', async () => {
    const page = await product.open('/user/role?current=2');
    await page.waitForURL(/\/login\?redirect=/);
    await logIn(page, 'admin');
    await page.getByRole('heading', { level: 1, name: '角色管理' }).waitFor();
    expect(new URL(page.url()).search).toContain('current=2');

    const lured = await product.open(`/login?redirect=${encodeURIComponent('/.//evil.example/')}`);
    await logIn(lured, 'teacher1');
    await lured.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(lured.url()).origin).toBe(new URL(product.url).origin);
  });

  test('a user without a menu is turned away with the specified words', async () => {
    const page = await product.open('/login');
    await logIn(page, 'nomenu1');
    await page.getByText('该用户没有菜单，无法进入系统').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});

test('text with a tag never becomes markup in a page, whatever code tries it', async () => {
  const page = await product.open('/login');
  await page.getByRole('button', { name: '登录', exact: true }).waitFor();
  const attempt = (markup: string) =>
    page.evaluate((text) => {
      try {
        document.createElement('div').innerHTML = text;
        return 'accepted';
      } catch (error) {
        return (error as Error).name;
      }
    }, markup);
  expect(await attempt('<img src=x onerror=alert(1)>')).toBe('TypeError');
  expect(await attempt(':root { color: black }')).toBe('accepted');
  product.faults.splice(0); // The browser reports the refusal on the console, as it should.
});

describe('role and department', () => {
  test('a switch changes menu and permissions and ends the old token at once', async () => {
    const page = await product.openAs('schooladmin', '/');
    await page.getByRole('navigation', { name: '主导航' }).getByText('用户管理').waitFor();
    const before = await tokenOf(page);
    await page.getByRole('button', { name: /账号/ }).click();
    await page.getByRole('menuitem', { name: /采购申请人/ }).click();
    await page.getByText(/已切换为 采购申请人/).waitFor();
    expect(await statusOf(before)).toBe(401);
    expect(await statusOf(await tokenOf(page))).toBe(200);
    await page.getByRole('navigation', { name: '主导航' }).getByText('用户管理').waitFor({ state: 'detached' });

    await page.reload();
    await page.getByRole('heading', { level: 1, name: '首页' }).waitFor();
    await page.getByText('采购申请人').first().waitFor();
  });

  test('other tabs follow a logout', async () => {
    const page = await product.openAs('teacher1', '/');
    await page.getByRole('heading', { level: 1, name: '首页' }).waitFor();
    const other = await page.context().newPage();
    await other.goto('/');
    await other.getByRole('heading', { level: 1, name: '首页' }).waitFor();
    await page.getByRole('button', { name: /账号/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await other.waitForURL(/\/login/);
  });
});

describe('in the middle of work', () => {
  test('an ended session leads to the login page once, with the way back', async () => {
    const page = await product.openAs('admin', '/');
    await page.getByRole('heading', { level: 1, name: '首页' }).waitFor();
    await page.goto(`${product.url}/user/role`);
    await page.getByRole('heading', { level: 1, name: '角色管理' }).waitFor();
    await fetch(`${product.url}/api/auth/logout`, { headers: { 'sdscmall-bidding': `Bearer ${await tokenOf(page)}` } });
    await page.getByRole('button', { name: '刷新' }).click();
    await page.waitForURL(/\/login\?redirect=%2Fuser%2Frole/);
    await page.getByText('登录已失效，请重新登录').first().waitFor();
    expect(await page.getByText('登录已失效，请重新登录').count()).toBe(1);
    await logIn(page, 'admin');
    await page.getByRole('heading', { level: 1, name: '角色管理' }).waitFor();
  });

  test('a page outside the menu says so at its address, an unknown path leads to the not-found page', async () => {
    const page = await product.openAs('teacher1', '/');
    await page.getByRole('heading', { level: 1, name: '首页' }).waitFor();
    await page.goto(`${product.url}/user/role`);
    await page.getByText(/^该页面不在当前角色的菜单中/).waitFor();
    await page.goto(`${product.url}/no/such/page`);
    await page.getByText('抱歉，页面不见了').waitFor();
    await page.goto(`${product.url}/exception/500`);
    await page.getByText('抱歉，服务器出了点问题').waitFor();
  });
});
