import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';

async function openRoles(search = '') {
  const app = await renderApp(`/user/role${search}`);
  await screen.findByRole('heading', { level: 1, name: '角色管理' });
  await screen.findAllByRole('rowheader');
  return app;
}

const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;
/** What is rare or loses something is a click away from the buttons of a row. */
async function moreOf(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: '更多 资产盘点员' }));
  return within(await screen.findByRole('menu'));
}
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('the list', () => {
  test('typing a name shows the roles that match, in the address, and "reset" shows all again', async () => {
    const { user, address } = await openRoles();
    await user.type(screen.getByRole('textbox', { name: '角色名称或编码' }), 'school_admin');
    await waitFor(() => expect(names()).toEqual(['学校管理员 内置']));
    await waitFor(() => expect(address()).toBe('/user/role?roleName=school_admin'));
    await user.click(screen.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(names().length).toBe(10));
    expect(address()).toBe('/user/role');
  });

  test('however many letters are typed, one step back shows what was there before', async () => {
    const { user, router } = await openRoles();
    const box = screen.getByRole('textbox', { name: '角色名称或编码' });
    await user.type(box, 'school');
    await waitFor(() => expect(names()).toEqual(['学校管理员 内置']));
    await user.type(box, '_admin');
    await waitFor(() => expect(router.state.location.search).toBe('?roleName=school_admin'));
    await router.navigate(-1);
    await waitFor(() => expect(names().length).toBe(10));
    expect(box).toHaveValue('');
  });

  test('searching again without a change asks the server again and leaves no step behind', async () => {
    const { user, router } = await openRoles('?roleName=school');
    const { key } = router.state.location;
    await user.click(screen.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(callsOf('queryRolePage')).toHaveLength(2));
    expect(router.state.location.key).toBe(key);
  });

  test('where nothing matches, it says so and offers to clear the filters', async () => {
    const { user } = await renderApp('/user/role?roleName=nobody');
    await screen.findByText('没有符合条件的数据');
    await user.click(screen.getByRole('button', { name: '清除条件' }));
    expect(await screen.findByText('共 23 条')).toBeVisible();
  });

  test('the status is a filter, too', async () => {
    const { user, address } = await openRoles();
    await user.click(screen.getByRole('combobox', { name: '状态' }));
    await user.click(await screen.findByRole('option', { name: '停用' }));
    await waitFor(() => expect(address()).toBe('/user/role?status=DISABLED'));
    await waitFor(() =>
      expect(screen.getAllByRole('rowheader').every((cell) => cell.closest('tr')?.textContent?.includes('停用'))).toBe(true),
    );
  });

  test('page, page size, jumper and order stand in the address and are asked of the server', async () => {
    const { user, address } = await openRoles();
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    await waitFor(() => expect(address()).toBe('/user/role?current=2'));
    await user.type(screen.getByRole('textbox', { name: '跳至页码' }), '99{Enter}');
    await waitFor(() => expect(address()).toBe('/user/role?current=3'));
    await user.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '20');
    await waitFor(() => expect(address()).toBe('/user/role?size=20'));
    await user.click(screen.getByRole('button', { name: '角色编码' }));
    await waitFor(() => expect(address()).toBe('/user/role?sort=roleCode%2Casc&size=20'));
    expect(screen.getByRole('columnheader', { name: '角色编码' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: '角色编码' }));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: '角色编码' })).toHaveAttribute('aria-sort', 'descending'),
    );
    await user.click(screen.getByRole('button', { name: '角色编码' }));
    await waitFor(() => expect(screen.getByRole('columnheader', { name: '角色编码' })).not.toHaveAttribute('aria-sort'));
    expect(callsOf('queryRolePage').map(({ query }) => query)).toEqual([
      { current: 1, size: 10 },
      { current: 2, size: 10 },
      { current: 3, size: 10 },
      { current: 1, size: 20 },
      { current: 1, size: 20, sort: 'roleCode,asc' },
      { current: 1, size: 20, sort: 'roleCode,desc' },
    ]);
  });

  test('an address beyond the end shows the last page', async () => {
    const { address } = await renderApp('/user/role?current=9');
    await waitFor(() => expect(names().length).toBe(3));
    expect(address()).toBe('/user/role?current=3');
  });

  test('"refresh" asks for the first page', async () => {
    const { user, address } = await openRoles('?current=2');
    await user.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(address()).toBe('/user/role'));
    await user.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(callsOf('queryRolePage').at(-1)?.query).toEqual({ current: 1, size: 10 }));
  });
});

describe('what can be done with a role', () => {
  test('a role is disabled after a question that names it, and enabled at once', async () => {
    const { user } = await openRoles();
    await user.click(screen.getByRole('button', { name: '停用 资产盘点员' }));
    const question = within(await screen.findByRole('dialog', { name: '停用“资产盘点员”？' }));
    await user.click(question.getByRole('button', { name: '停用' }));
    expect(await screen.findByText('已停用“资产盘点员”')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '启用 资产盘点员' }));
    expect(await screen.findByText('已启用“资产盘点员”')).toBeVisible();
    expect(callsOf('updateRole').map(({ body }) => (body as { status: string }).status)).toEqual(['DISABLED', 'ENABLED']);
  });

  test('a role is deleted after a question that names it', async () => {
    const { user } = await openRoles();
    await user.click((await moreOf(user)).getByRole('menuitem', { name: '删除' }));
    const question = within(await screen.findByRole('dialog', { name: '删除“资产盘点员”？' }));
    expect(question.getByRole('button', { name: '取消' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: '资产盘点员' })).toBeNull());
    expect(await screen.findByText('删除成功')).toBeVisible();
  });

  test.each([
    [4204, '存在关联用户，不能删除'],
    [4208, '系统内置，不能删除'],
  ])('a refused deletion (%i) says why in the question, and the role stays', async (code, reason) => {
    api.override('deleteRole', ({ reply }) => reply.fail(code));
    const { user } = await openRoles();
    await user.click((await moreOf(user)).getByRole('menuitem', { name: '删除' }));
    const question = within(await screen.findByRole('dialog', { name: '删除“资产盘点员”？' }));
    await user.click(question.getByRole('button', { name: '删除' }));
    expect(await question.findByText(reason)).toBeVisible();
    await user.click(question.getByRole('button', { name: '取消' }));
    expect(row('资产盘点员')).toBeVisible();
  });

  test('a row that somebody else has changed is refused and shown as it is now', async () => {
    api.override('updateRole', ({ reply }) => reply.fail(4090));
    const { user } = await openRoles();
    await user.click(screen.getByRole('button', { name: '停用 资产盘点员' }));
    const question = within(await screen.findByRole('dialog', { name: '停用“资产盘点员”？' }));
    await user.click(question.getByRole('button', { name: '停用' }));
    expect(await question.findByText('数据已被他人修改，请刷新后重试')).toBeVisible();
    await waitFor(() => expect(callsOf('queryRolePage')).toHaveLength(2));
  });

  test('only what the server allows for the role is offered', async () => {
    await openRoles('?roleName=school_admin');
    const builtIn = within(row('学校管理员 内置'));
    expect(builtIn.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['复制 学校管理员']);
  });

  test('without the codes nothing is offered, whatever the rows say', async () => {
    api.override('getInfo', { ...(await exampleUser()), permissions: ['system:role:read'] });
    await openRoles();
    expect(screen.queryByRole('button', { name: '新建角色' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^(编辑|停用|启用|复制|删除|更多) / })).toBeNull();
  });
});
