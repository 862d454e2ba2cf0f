// Fetched before: how long a machine takes to read the dictionary is not what is tested here.
import 'pinyin-pro';
import './SearchPalette.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '#testing/renderApp.tsx';

async function openSearch() {
  const app = await renderApp('/');
  await screen.findByRole('heading', { level: 1, name: '首页' });
  await app.user.keyboard('{Control>}k{/Control}');
  return { ...app, input: await screen.findByRole('combobox', { name: '搜索菜单和操作' }) };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the search palette', () => {
  test('leads to a page by its pinyin, with the keyboard alone', async () => {
    const { user, address, input } = await openSearch();
    await user.type(input, 'jsgl');
    await waitFor(() => expect(options()).toEqual(['角色管理用户管理']));
    expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: '角色管理' });
    expect(address()).toBe('/user/role');
    expect(screen.queryByRole('combobox', { name: '搜索菜单和操作' })).toBeNull();
  });

  test('offers the pages that were opened lately first, and says so, until something is looked for', async () => {
    const { user, input } = await openSearch();
    expect(options()[0]).not.toContain('最近打开');
    await user.type(input, 'jsgl{Enter}');
    await screen.findByRole('heading', { level: 1, name: '角色管理' });
    const tabs = within(screen.getByRole('navigation', { name: '已打开的页面' }));
    await user.click(tabs.getByRole('link', { name: '首页' }));
    await screen.findByRole('heading', { level: 1, name: '首页' });
    await user.keyboard('{Control>}k{/Control}');
    const again = await screen.findByRole('combobox', { name: '搜索菜单和操作' });
    expect(options()[0]).toBe('角色管理最近打开');
    await user.type(again, 'jsgl');
    await waitFor(() => expect(options()).toEqual(['角色管理用户管理']));
  });

  test('does what the header does; arrow keys choose, and what is not there is said', async () => {
    const { user, input } = await openSearch();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('退出登录');
    await user.type(input, '没有这个');
    expect(await screen.findByText('没有找到匹配的菜单或操作')).toBeVisible();
    await user.clear(input);
    await user.type(input, '深色');
    await user.keyboard('{Enter}');
    expect(localStorage.getItem('colorScheme')).toBe('dark');
  });

  test('opens the list of shortcuts', async () => {
    const { user, input } = await openSearch();
    await user.type(input, '快捷键');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: '键盘快捷键' })).toHaveTextContent('Ctrl');
  });
});
