import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';
import { readLogin } from './loginValues.ts';

async function openLogin(search = '') {
  const app = await renderApp(`/login${search}`, { loggedIn: false });
  await screen.findByRole('heading', { name: '登录您的账号' });
  return app;
}

async function logIn(user: UserEvent, password = 'Seed@2026') {
  await user.clear(screen.getByRole('textbox', { name: '用户名' }));
  await user.type(screen.getByRole('textbox', { name: '用户名' }), 'teacher1');
  await user.clear(screen.getByLabelText('密码'));
  await user.type(screen.getByLabelText('密码'), password);
  await user.click(screen.getByRole('button', { name: '登录' }));
}

describe('the login page', () => {
  test('names empty fields before anything is sent, and forgets it as they are filled', async () => {
    const { user } = await openLogin();
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(screen.getByText('用户名不能为空')).toBeVisible();
    expect(screen.getByText('密码不能为空')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '用户名' })).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: '用户名' }), 't');
    expect(screen.queryByText('用户名不能为空')).toBeNull();
    expect(callsOf('login')).toEqual([]);
  });

  test('is titled after the product, and says in whatever language is chosen that it has been chosen', async () => {
    const { user } = await openLogin();
    expect(document.title).toBe('登录 - 高校数字化竞价采购平台');
    await user.click(screen.getByRole('button', { name: '登录' }));
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Log in to your account' })).toBeVisible();
    expect(screen.getByText('Username cannot be empty')).toBeVisible();
    expect(await screen.findByText('Switched to English')).toBeVisible();
    expect(document.documentElement.lang).toBe('en-US');
    expect(document.title).toBe('Log in - University digital bidding procurement platform');
    expect(localStorage.getItem('arco-locale')).toBe('en-US');
  });

  test('says whose place it is: the school of the last visit, or the product', async () => {
    await openLogin();
    expect(screen.getByRole('complementary')).toHaveTextContent(/^高校数字化竞价采购平台报价密封/);
    cleanup();
    localStorage.setItem('lastSchool', '江海大学');
    await openLogin();
    expect(screen.getByRole('complementary')).toHaveTextContent(/^高校数字化竞价采购平台江海大学报价密封/);
  });

  test('leads on to the page that was wanted', async () => {
    const { user, address } = await openLogin('?redirect=%2Fuser%2Frole%3Fcurrent%3D2');
    await logIn(user);
    expect(await screen.findByRole('heading', { level: 1, name: '角色管理' })).toBeVisible();
    expect(address()).toBe('/user/role?current=2');
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login',
    '/redirect/user/role',
    '',
  ])('leads to the first page when the wanted one is %j', async (wanted) => {
    const { user, address } = await openLogin(`?redirect=${encodeURIComponent(wanted)}`);
    await logIn(user);
    expect(await screen.findByRole('heading', { level: 1, name: '首页' })).toBeVisible();
    expect(address()).toBe('/');
  });

  test('is not shown to those who are logged in', async () => {
    const { address } = await renderApp('/login?redirect=%2Fuser%2Frole');
    expect(await screen.findByRole('heading', { level: 1, name: '角色管理' })).toBeVisible();
    expect(address()).toBe('/user/role');
  });

  test('remembers the name and never the password', async () => {
    const { user } = await openLogin();
    await user.click(screen.getByRole('checkbox', { name: '记住用户名' }));
    await logIn(user);
    await screen.findByRole('heading', { level: 1, name: '首页' });
    expect(localStorage.getItem('rememberedUsername')).toBe('teacher1');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Seed@2026');
  });

  test('begins with the remembered name, at the password', async () => {
    localStorage.setItem('rememberedUsername', 'teacher1');
    const { user } = await openLogin();
    expect(screen.getByRole('textbox', { name: '用户名' })).toHaveValue('teacher1');
    expect(screen.getByLabelText('密码')).toHaveFocus();
    await user.click(screen.getByRole('checkbox', { name: '记住用户名' }));
    await logIn(user);
    await screen.findByRole('heading', { level: 1, name: '首页' });
    expect(localStorage.getItem('rememberedUsername')).toBe(null);
  });

  test('shows and hides the password', async () => {
    const { user } = await openLogin();
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'password');
  });
});

describe('a refused login', () => {
  test('says why in place and goes back to the password', async () => {
    api.override('login', ({ reply }) => reply.fail(4001));
    const { user } = await openLogin();
    await logIn(user, 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent('用户名或密码错误');
    expect(screen.getByLabelText('密码')).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: '验证码' })).toBeNull();
  });

  test('for no reason that the server gives has the specified words', async () => {
    api.override('login', () => new Response('<html>', { status: 200 }));
    const { user } = await openLogin();
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('登录出错，请刷新重试');
  });

  test('because of the network says so', async () => {
    api.override('login', ({ reply }) => reply.networkError());
    const { user } = await openLogin();
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('网络连接失败');
  });

  test('may ask for a captcha, which is sent along and new after each attempt', async () => {
    api.override('login', ({ reply }) => reply.fail(4001, undefined, { captchaRequired: true }));
    const { user } = await openLogin();
    await logIn(user, 'wrong');
    await screen.findByRole('textbox', { name: '验证码' });
    expect(await screen.findByRole('img', { name: '验证码图片' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(screen.getByText('验证码不能为空')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '换一张验证码' }));
    await waitFor(() => expect(callsOf('getCaptcha')).toHaveLength(2));
    await screen.findByRole('img', { name: '验证码图片' });
    await user.type(screen.getByRole('textbox', { name: '验证码' }), ' aB3x ');
    await user.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(callsOf('getCaptcha')).toHaveLength(3));
    expect(callsOf('login').at(-1)?.body).toEqual({
      username: 'teacher1',
      password: 'wrong',
      captchaKey: expect.any(String),
      captchaCode: 'aB3x',
    });
    await waitFor(() => expect(screen.getByRole('textbox', { name: '验证码' })).toHaveValue(''));
  });

  test('may ask for a captcha at the first attempt, and keeps what was typed', async () => {
    api.override('login', ({ reply }) => reply.fail(4002, '请输入图形验证码', { captchaRequired: true }), { once: true });
    const { user } = await openLogin();
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('请输入图形验证码');
    await screen.findByRole('img', { name: '验证码图片' });
    expect(screen.getByRole('textbox', { name: '用户名' })).toHaveValue('teacher1');
    expect(screen.getByLabelText('密码')).toHaveValue('Seed@2026');
    await user.type(screen.getByRole('textbox', { name: '验证码' }), 'aB3x');
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findByRole('heading', { level: 1, name: '首页' })).toBeVisible();
    expect(callsOf('login').at(-1)?.body).toMatchObject({ username: 'teacher1', password: 'Seed@2026', captchaCode: 'aB3x' });
  });

  test('offers another try when the captcha cannot be had', async () => {
    api.override('login', ({ reply }) => reply.fail(4002));
    api.override('getCaptcha', ({ reply }) => reply.http(500), { once: true });
    const { user } = await openLogin();
    await logIn(user);
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('img', { name: '验证码图片' })).toBeVisible();
  });

  test('after too many attempts counts down before the next', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const data = { retryAfterSeconds: 8 };
      api.override('login', ({ reply }) => reply.http(429, { code: 4005, msg: '尝试过于频繁，请8秒后再试', data }));
      const { user } = await openLogin();
      await logIn(user);
      expect(await screen.findByRole('alert')).toHaveTextContent('尝试过于频繁');
      expect(screen.getByRole('button', { name: /^[78] 秒后可重试$/ })).toBeDisabled();
      await act(() => vi.advanceTimersByTimeAsync(5_000));
      expect(screen.getByRole('button', { name: /^[23] 秒后可重试$/ })).toBeDisabled();
      await act(() => vi.advanceTimersByTimeAsync(4_000));
      expect(screen.getByRole('button', { name: '登录' })).toBeEnabled();
    } finally {
      vi.useRealTimers();
    }
  });
});

test('whatever is entered, the name is trimmed, the password is not, and nothing empty is let through', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (username, password) => {
      const form = new FormData();
      form.set('username', username);
      form.set('password', password);
      const { values, errors, firstEmpty } = readLogin(form, false);
      expect(values.username).toBe(username.trim());
      expect(values.password).toBe(password);
      expect(Boolean(errors.username)).toBe(username.trim() === '');
      expect(Boolean(errors.password)).toBe(password === '');
      expect(firstEmpty === null).toBe(Object.keys(errors).length === 0);
    }),
  );
});
