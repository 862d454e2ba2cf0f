import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callsOf, renderApp } from '#testing/renderApp.tsx';
import { actsOf } from '#testing/rowActs.ts';

beforeEach(() => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query);
    return query === '(max-width: 48em)' ? Object.assign(Object.create(list), { matches: true, media: query }) : list;
  });
});
afterEach(() => vi.restoreAllMocks());

async function openRoles() {
  const app = await renderApp('/user/role');
  const list = await screen.findByRole('list', { name: '角色管理' });
  await within(list).findAllByRole('listitem');
  return { ...app, cards: within(list).getAllByRole('listitem') };
}

describe('in a narrow window', () => {
  test('rows are cards with name, main fact, status and the rest in a line', async () => {
    const { cards, user } = await openRoles();
    expect(screen.queryByRole('table')).toBeNull();
    expect(cards).toHaveLength(10);
    const card = cards.find(({ textContent }) => textContent?.startsWith('资产盘点员')) as HTMLElement;
    expect(within(card).getByText('启用')).toHaveAttribute('data-meaning', 'good');
    expect(within(card).getByText('用户数')).toBeVisible();
    expect(within(card).getByText('asset_checker')).toBeVisible();
    expect(await actsOf(user, '资产盘点员')).toEqual(['编辑', '停用', '复制', '删除']);
  });

  test('they are sorted by a choice, which the address keeps, and in the order of the server again', async () => {
    const { user, address } = await openRoles();
    const choice = screen.getByRole('combobox', { name: '排序' });
    await user.selectOptions(choice, '角色编码 ↓');
    await waitFor(() => expect(address()).toBe('/user/role?sort=roleCode%2Cdesc'));
    await waitFor(() => expect(callsOf('queryRolePage').at(-1)?.query).toMatchObject({ sort: 'roleCode,desc' }));
    expect(choice).toHaveDisplayValue('角色编码 ↓');
    await user.selectOptions(choice, '默认排序');
    await waitFor(() => expect(address()).toBe('/user/role'));
  });

  test('they are chosen one by one or all at once', async () => {
    const { user } = await openRoles();
    await user.click(screen.getByRole('checkbox', { name: '选择 资产盘点员' }));
    const bar = screen.getByRole('region', { name: '已选数据' });
    expect(bar).toHaveTextContent('已选 1 项');
    await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    expect(bar).toHaveTextContent('已选 10 项');
  });
});
