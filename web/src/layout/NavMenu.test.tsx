import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, renderApp } from '#testing/renderApp.tsx';

const entry = (path: string, name: string, more: Partial<Schemas['ServerMenuItem']> = {}) =>
  menuItem(path, name, { menuNameEn: `${name} in English`, ...more });

const home = entry('/', '首页');
const navigation = () => within(screen.getByRole('navigation', { name: '主导航' }));

async function openHome() {
  const app = await renderApp('/');
  await screen.findByRole('heading', { level: 1, name: '首页' });
  return app;
}

describe('the navigation', () => {
  test('shows the menu of the server to any depth, with the open page marked', async () => {
    const deep = entry('/a', '甲', {
      menuType: 'DIR',
      children: [
        entry('/a/b', '乙', {
          menuType: 'DIR',
          children: [entry('/user/role', '角色'), entry('/x', '丁', { hideInMenu: true })],
        }),
      ],
    });
    api.override('getUserMenu', [home, deep]);
    const { user } = await openHome();
    expect(navigation().getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    expect(navigation().queryByRole('link', { name: '丁' })).toBeNull();
    await user.click(navigation().getByRole('link', { name: '角色' }));
    const heading = await screen.findByRole('heading', { level: 1, name: '角色管理' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(navigation().getByRole('link', { name: '角色' })).toHaveAttribute('aria-current', 'page');
    await user.click(navigation().getByRole('button', { name: '甲' }));
    expect(navigation().queryByRole('link', { name: '角色' })).toBeNull();
  });

  test('in a drawer closes behind whoever has chosen, also the page that is open', async () => {
    const { user, address } = await openHome();
    await user.click(screen.getByRole('button', { name: '页面配置' }));
    await user.click(await screen.findByRole('switch', { name: '菜单收进按钮' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const name of ['角色管理', '角色管理', '首页']) {
      await user.click(screen.getByRole('button', { name: '打开导航菜单' }));
      const drawer = within(await screen.findByRole('dialog'));
      const directory = drawer.queryByRole('button', { name: '用户管理', expanded: false });
      if (directory) await user.click(directory);
      await user.click(drawer.getByRole('link', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(address()).toBe('/');
  });

  test('opens only the way to the current page when the menu is long', async () => {
    const many = Array.from({ length: 16 }, (_, index) => entry(`/p${index}`, `第${index}页`));
    const other = entry('/other', '其他', { menuType: 'DIR', children: many });
    const mine = entry('/mine', '我的', { menuType: 'DIR', children: [home] });
    api.override('getUserMenu', [mine, other]);
    await openHome();
    expect(navigation().getByRole('button', { name: '其他' })).toHaveAttribute('aria-expanded', 'false');
    expect(navigation().getByRole('button', { name: '我的' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('leads out of the product in a window of its own that knows nothing of this one', async () => {
    api.override('getUserMenu', [home, entry('https://vendor.example/', '供应商官网', { menuType: 'LINK' })]);
    await openHome();
    const link = navigation().getByRole('link', { name: /供应商官网/ });
    expect(link).toHaveAttribute('href', 'https://vendor.example/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('can be reduced to icons that keep their names', async () => {
    const { user } = await openHome();
    await user.click(screen.getByRole('button', { name: '收起导航' }));
    expect(navigation().getByRole('link', { name: '首页' })).toHaveAttribute('title', '首页');
    await user.click(navigation().getByRole('button', { name: '用户管理' }));
    expect(screen.getByRole('button', { name: '收起导航' })).toBeVisible();
    expect(navigation().getByRole('link', { name: '角色管理' })).toBeVisible();
  });

  test('follows the language, as far as the server knows the names', async () => {
    api.override('getUserMenu', [home, entry('/user/role', '角色', { menuNameEn: null })]);
    const { user } = await openHome();
    await user.click(screen.getByRole('button', { name: 'English' }));
    const main = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
    expect(main.getByRole('link', { name: '首页 in English' })).toBeVisible();
    expect(main.getByRole('link', { name: '角色' })).toBeVisible();
  });
});
