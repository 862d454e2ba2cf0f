import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

async function openRoles(search = '') {
  const app = await renderApp(`/user/role${search}`);
  await screen.findAllByRole('rowheader');
  return app;
}

const headings = () =>
  screen.getAllByRole('columnheader').map((heading) => heading.getAttribute('aria-label') ?? heading.textContent);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the columns of a table', () => {
  async function openSettings() {
    const app = await openRoles();
    await app.user.click(screen.getByRole('button', { name: '列设置' }));
    const settings = await dialog('列设置');
    await settings.findByRole('button', { name: '恢复默认' });
    return { ...app, settings };
  }

  test('are hidden, moved and pinned, stay so for the account, and go back to the defaults', async () => {
    const { user, settings } = await openSettings();
    const before = headings();
    expect(before.slice(0, 5)).toEqual(['', '角色名称', '角色编码', '数据范围', '用户数']);
    expect(settings.queryByRole('checkbox', { name: '角色名称' })).toBeNull();
    await user.click(settings.getByRole('checkbox', { name: '角色编码' }));
    await user.click(settings.getByRole('button', { name: '上移 用户数' }));
    expect(headings().slice(0, 4)).toEqual(['', '角色名称', '用户数', '数据范围']);
    await user.click(settings.getByRole('button', { name: '固定状态列' }));
    expect(settings.getByRole('button', { name: '固定状态列' })).toHaveAttribute('aria-pressed', 'true');
    expect(headings().slice(0, 4)).toEqual(['', '角色名称', '状态', '用户数']);
    await user.click(settings.getByRole('radio', { name: '紧凑' }));
    expect(screen.getByRole('table')).toHaveAttribute('data-density', 'compact');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('tableLayouts:'))).toHaveLength(1);
    await user.click(settings.getByRole('button', { name: '恢复默认' }));
    expect(headings()).toEqual(before);
    expect(settings.getByRole('button', { name: '恢复默认' })).toBeDisabled();
  });

  test('are made wider with the arrow keys, and as wide as needed again with a double click', async () => {
    const { user } = await openRoles();
    const handle = screen.getByRole('separator', { name: '角色编码列宽' });
    const heading = screen.getByRole('columnheader', { name: '角色编码' });
    handle.focus();
    await user.keyboard('{ArrowRight}');
    expect(heading.style.width).toBe('60px'); // The least: nothing has a width where nothing is drawn.
    await user.dblClick(handle);
    expect(heading.style.width).toBe('');
  });
});

describe('searches kept by name', () => {
  test('show again what was searched for, from the first page, and can be deleted', async () => {
    const { user, address, router } = await openRoles('?status=DISABLED&current=1');
    await user.click(screen.getByRole('button', { name: '常用查询' }));
    await user.type(await (await dialog('常用查询')).findByRole('textbox', { name: '查询名称' }), '停用的{Enter}');
    await router.navigate('/user/role');
    await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBe(10));
    await user.click((await dialog('常用查询')).getByRole('link', { name: '停用的' }));
    await waitFor(() => expect(address()).toBe('/user/role?status=DISABLED'));
    await user.click(screen.getByRole('button', { name: '常用查询' }));
    await user.click((await dialog('常用查询')).getByRole('button', { name: '删除 停用的' }));
    expect((await dialog('常用查询')).queryByRole('link')).toBeNull();
  });
});

describe('several rows at once', () => {
  async function choose(...names: string[]) {
    const app = await openRoles();
    for (const name of names) await app.user.click(screen.getByRole('checkbox', { name: `选择 ${name}` }));
    return { ...app, bar: within(screen.getByRole('region', { name: '已选数据' })) };
  }

  test('stay chosen from page to page; the box in the heading chooses the page', async () => {
    const { user, bar } = await choose('资产盘点员');
    expect(bar.getByText('已选 1 项')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '第 3 页' }));
    await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBe(3));
    await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    expect(bar.getByText('已选 4 项')).toBeVisible();
    await user.click(bar.getByRole('button', { name: '取消选择' }));
    expect(screen.queryByRole('region', { name: '已选数据' })).toBeNull();
  });

  test('are dealt with one after another; what is refused is told with its reason and stays chosen', async () => {
    const { user } = await openRoles();
    await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    const bar = within(screen.getByRole('region', { name: '已选数据' }));
    const button = bar.getByRole('button', { name: /^停用/ });
    const count = Number(/\d+/.exec(button.textContent ?? '')?.[0]);
    expect(count).toBeGreaterThan(2);
    await user.click(button);
    const question = await dialog(`停用 ${count} 条数据？`);
    expect(question.getByRole('button', { name: '取消' })).toHaveFocus();
    api.override('updateRole', ({ reply }) => reply.fail(4090), { once: true });
    await user.click(question.getByRole('button', { name: '停用' }));
    expect(await question.findByText(`成功 ${count - 1} 条，失败 1 条：`)).toBeVisible();
    expect(question.getByText(/：数据已被他人修改，请刷新后重试$/)).toBeVisible();
    expect(callsOf('updateRole')).toHaveLength(count);
    await user.click(question.getByRole('button', { name: '关闭' }));
    expect(bar.getByText(`已选 ${10 - count + 1} 项`)).toBeVisible();
    expect(await screen.findAllByText('停用', { selector: '[data-meaning]' })).not.toHaveLength(0);
  });

  test('leave out what does not allow it, and the question says so', async () => {
    const { user } = await openRoles('?sort=roleCode,desc');
    await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    const bar = within(screen.getByRole('region', { name: '已选数据' }));
    const button = bar.getByRole('button', { name: /^删除/ });
    const count = Number(/\d+/.exec(button.textContent ?? '')?.[0]);
    expect(count).toBeLessThan(10);
    await user.click(button);
    const question = await dialog(`删除 ${count} 条数据？`);
    expect(question.getByText(`另有 ${10 - count} 条已选数据不支持此操作，将跳过。`)).toBeVisible();
    await user.click(question.getByRole('button', { name: '取消' }));
    expect(callsOf('deleteRole')).toEqual([]);
  });
});
