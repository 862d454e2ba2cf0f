import { useAppSettings } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';
import { routes } from './routes.tsx';

const entry = (path: string, more: Partial<Schemas['ServerMenuItem']> = {}) => menuItem(path, path, more);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('what an address shows', () => {
  test('without a login: the login page, with the way back', async () => {
    const { address } = await renderApp('/user/role?current=2#top', { loggedIn: false });
    await heading('登录您的账号');
    expect(address()).toBe(`/login?redirect=${encodeURIComponent('/user/role?current=2#top')}`);
  });

  test('without a login, also for a path that does not exist: nobody learns which do', async () => {
    const { address } = await renderApp('/no/such/page', { loggedIn: false });
    await heading('登录您的账号');
    expect(address()).toBe('/login?redirect=%2Fno%2Fsuch%2Fpage');
  });

  test('five pages are public', () => {
    expect(routes.filter((route) => route.public).map(({ path }) => path)).toEqual([
      '/login',
      '/platformLogin',
      '/user/externalLogin',
      '/user/qlgd-externalLogin',
      '/user/login-error',
    ]);
  });

  test('that is not in the route table: the not-found page', async () => {
    await renderApp('/no/such/page');
    await heading('页面不存在');
    expect(screen.getByText('抱歉，页面不见了～')).toBeVisible();
    expect(document.title).toBe('页面不存在 - 高校数字化竞价采购平台');
  });

  test('that is in the menu but not in the route table: the not-found page, too', async () => {
    api.override('getUserMenu', [entry('/'), entry('/not/built/yet')]);
    await renderApp('/not/built/yet');
    await heading('页面不存在');
  });

  test.each([
    ['/exception/404', '抱歉，页面不见了～'],
    ['/exception/500', '抱歉，服务器出了点问题～'],
  ])('%s: always, whatever the menu says', async (path, text) => {
    await renderApp(path);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('/redirect/…: the page behind it', async () => {
    const { address } = await renderApp('/redirect/user/role?current=2');
    await heading('角色管理');
    expect(address()).toBe('/user/role?current=2');
  });

  test('/redirect/… to somewhere else: the first page', async () => {
    const { address } = await renderApp('/redirect//evil.example/');
    await heading('首页');
    expect(address()).toBe('/');
  });

  test('in the menu: the page, also where the menu hides it', async () => {
    api.override('getUserMenu', [entry('/'), entry('/exception/403', { hideInMenu: true })]);
    await renderApp('/exception/403');
    expect(await screen.findByText('对不起，您没有访问该资源的权限')).toBeVisible();
  });

  test('not in the menu, also of a link or after a reload: why it is not shown, and the way back', async () => {
    api.override('getUserMenu', [entry('/'), entry('/list/card')]);
    const { user, address } = await renderApp('/user/role?current=2');
    await heading('无权访问');
    expect(screen.getByText(/^该页面不在当前角色的菜单中/)).toBeVisible();
    expect(address()).toBe('/user/role?current=2');
    await user.click(screen.getByRole('button', { name: '返回' }));
    await heading('首页');
  });

  test('that is disabled during the visit: the same, as soon as the status tells of it', async () => {
    const status = { ...api.example('getSessionStatus'), accessVersion: 1 };
    api.override('getSessionStatus', status);
    await renderApp('/user/role');
    await heading('角色管理');
    await waitFor(() => expect(callsOf('getSessionStatus')).toHaveLength(1));
    api.override('getUserMenu', [entry('/')]);
    api.override('getSessionStatus', { ...status, accessVersion: 2 });
    for (const change of ['offline', 'online']) window.dispatchEvent(new Event(change));
    await heading('无权访问');
    expect(screen.queryByRole('link', { name: '/user/role' })).toBeNull();
  });

  test('the start, where the menu does not have it: the first entry that leads to a page', async () => {
    const link = entry('https://vendor.example/', { menuType: 'LINK' });
    const directory = entry('/user', { menuType: 'DIR', children: [entry('/user/role')] });
    api.override('getUserMenu', [link, directory]);
    const { address } = await renderApp('/');
    await heading('角色管理');
    expect(address()).toBe('/user/role');
  });

  test('of a role without a menu: the login page with the specified words, and the session ends', async () => {
    api.override('getUserMenu', []);
    const { address } = await renderApp('/user/role');
    expect(await screen.findByText('该用户没有菜单，无法进入系统')).toBeVisible();
    expect(address()).toMatch(/^\/login/);
    await waitFor(() => expect(callsOf('logout')).toHaveLength(1));
    expect(localStorage.getItem('token')).toBe(null);
  });

  test('when menu or permissions cannot be read: a screen to try again, and the specified words on the console', async () => {
    const logged: unknown[][] = [];
    const { error } = console;
    console.error = (...parts: unknown[]) => void logged.push(parts);
    try {
      api.override('getUserMenu', ({ reply }) => reply.http(500), { once: true });
      const { user } = await renderApp('/user/role');
      await heading('进入系统失败');
      expect(logged.flat()).toContain('控制台请求失败');
      await user.click(screen.getByRole('button', { name: '重试' }));
      await heading('角色管理');
    } finally {
      console.error = error;
    }
  });
});

describe('after a logout', () => {
  test('the login page says so and knows no way back, because the next one may be somebody else', async () => {
    const { user, address } = await renderApp('/user/role');
    await heading('角色管理');
    await user.click(screen.getByRole('button', { name: /^账号/ }));
    await user.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    expect(await screen.findByText('退出成功')).toBeVisible();
    expect(address()).toBe('/login');
    expect(callsOf('logout')).toHaveLength(1);
  });
});

describe('while the menu does not come from the server', () => {
  /** The settings drawer is another issue's, so the setting is changed from beside the pages. */
  function WithoutServerMenu() {
    const { change } = useAppSettings();
    useEffect(() => void change({ menuFromServer: false }), [change]);
    return null;
  }

  async function openWithoutServerMenu(path: string, role: string) {
    const user = await exampleUser();
    const currentRole = { id: 'r', roleCode: role, roleName: role };
    api.override('getInfo', { ...user, role, currentRole });
    api.override('getUserMenu', [entry('/user/role')]);
    return renderApp(path, { beside: <WithoutServerMenu /> });
  }

  test('a page for everyone is shown, whatever the menu says', async () => {
    await openWithoutServerMenu('/', 'purchaser');
    await heading('首页');
  });

  test.each(['/exception/403', '/dashboard/monitor'])(
    '%s, a page for another role, leads to the first page for this one',
    async (path) => {
      const { address } = await openWithoutServerMenu(path, 'purchaser');
      await heading('首页');
      expect(address()).toBe('/');
    },
  );

  test('monitor and 403 are the administrator’s, every other page is everyone’s', () => {
    const restricted = routes.filter((route) => !route.public && !route.always && route.roles !== '*');
    expect(restricted.map(({ path, roles }) => [path, roles])).toEqual([
      ['/dashboard/monitor', ['admin']],
      ['/exception/403', ['admin']],
    ]);
  });

  test('a page for this role is shown', async () => {
    await openWithoutServerMenu('/exception/403', 'admin');
    expect(await screen.findByText('对不起，您没有访问该资源的权限')).toBeVisible();
  });
});
