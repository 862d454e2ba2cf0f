// Fetched before: how long a machine takes to read the dictionary is not what is tested here.
import 'pinyin-pro';
import './SearchPalette.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

async function openSearch() {
  const app = await renderApp('/');
  await screen.findByRole('heading', { level: 1, name: '首页' });
  await app.user.keyboard('{Control>}k{/Control}');
  return { ...app, input: await screen.findByRole('combobox', { name: '搜索菜单、操作和数据' }) };
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
    expect(screen.queryByRole('combobox', { name: '搜索菜单、操作和数据' })).toBeNull();
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
    const again = await screen.findByRole('combobox', { name: '搜索菜单、操作和数据' });
    expect(options()[0]).toBe('角色管理最近打开');
    await user.type(again, 'jsgl');
    await waitFor(() => expect(options()).toEqual(['角色管理用户管理']));
  });

  test('does what the header does; arrow keys choose, and what is not there is said', async () => {
    const { user, input } = await openSearch();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('退出登录');
    await user.type(input, '没有这个');
    expect(await screen.findByText('没有找到匹配的菜单、操作或数据')).toBeVisible();
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

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const hit = (title: string, more: object = {}) => ({
  id: `row-${[...title].map((letter) => letter.codePointAt(0)).join('-')}`,
  title,
  code: null,
  detail: null,
  channel: null,
  companyId: '1001',
  schoolName: '江海大学',
  ...more,
});
const documents = (...titles: string[]) => [{ kind: 'DOCUMENT' as const, hits: titles.map((title) => hit(title)), more: false }];

/** The menu of somebody who keeps users and cards. */
const keepRecords = () =>
  api.override('getUserMenu', [
    menuItem('/', '首页'),
    menuItem('/user/page', '用户列表'),
    menuItem('/information/expenditure', '经费管理'),
    menuItem('/system/document', '下载中心'),
    menuItem('/user/role', '角色管理'),
  ]);

describe('records', () => {
  test('stand in groups below the menu, with the found part marked, and are opened with the keyboard', async () => {
    keepRecords();
    const { user, address, input } = await openSearch();
    api.override('searchRecords', [
      { kind: 'USER', hits: [hit('用户甲', { code: 'yonghu1', detail: '化学系' })], more: false },
      { kind: 'BUDGET_CARD', hits: [hit('用户经费', { code: 'KY-1' })], more: true },
    ]);
    await user.type(input, '用户列');
    await waitFor(() => expect(options()).toEqual(['用户列表', '用户甲yonghu1 · 化学系', '用户经费KY-1']));
    const group = screen.getByRole('group', { name: '用户' });
    expect(within(group).getByRole('option')).toHaveTextContent('用户甲');
    expect(screen.getByRole('group', { name: '经费卡（前 1 条）' })).toBeVisible();
    expect(screen.getByText('用户列', { selector: 'mark' })).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(input.getAttribute('aria-activedescendant')).toBe(within(group).getByRole('option').id);
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: '用户列表' });
    expect(address()).toBe('/user/page?keyword=yonghu1');
    expect(await screen.findByRole('textbox', { name: /账号/ })).toHaveValue('yonghu1');
  });

  test('are asked for once the typing pauses, from two characters on', async () => {
    keepRecords();
    const { input } = await openSearch();
    for (const text of ['王', '王晓', '王晓梅 ']) type(input, text);
    expect(screen.getByRole('status')).toHaveTextContent('正在搜索数据…');
    expect(await screen.findByRole('option', { name: /王晓梅/ })).toHaveTextContent('teacher1');
    expect(screen.queryByText('正在搜索数据…')).toBeNull();
    type(input, '王');
    expect(await screen.findByText('没有找到匹配的菜单或操作。搜索数据请至少输入两个字')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(callsOf('searchRecords').map(({ query }) => query)).toEqual([{ keyword: '王晓梅' }]);
  });

  test('of an earlier keyword never replace those of a later one', async () => {
    keepRecords();
    const { input } = await openSearch();
    const late = Promise.withResolvers<void>();
    api.override('searchRecords', async ({ query }) => {
      if (query.keyword === '早的') await late.promise;
      return documents(query.keyword);
    });
    type(input, '早的');
    await waitFor(() => expect(callsOf('searchRecords')).toHaveLength(1));
    type(input, '晚的');
    expect(await screen.findByRole('option', { name: '晚的' })).toBeVisible();
    late.resolve();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(options()).toEqual(['晚的']);
    type(input, '又一');
    expect(options()).toEqual([]);
  });

  test('that cannot be searched leave the menu usable, and are searched again when asked', async () => {
    keepRecords();
    const { user, input } = await openSearch();
    api.override('searchRecords', documents('角色手册'));
    api.override('searchRecords', ({ reply }) => reply.fail(5000), { once: true });
    await user.type(input, '角色管');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^数据搜索失败：/);
    expect(options()).toEqual(['角色管理']);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('option', { name: '角色手册' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(input).toHaveFocus();
  });
});
