import { ErrorCode } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

async function openRoles(search = '') {
  const app = await renderApp(`/user/role${search}`);
  await screen.findByRole('heading', { level: 1, name: '角色管理' });
  await screen.findAllByRole('rowheader');
  return app;
}

const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('the list', () => {
  test('typing a name shows the roles that match, in the address, and "clear all" shows all again', async () => {
    const { user, address } = await openRoles();
    await user.type(screen.getByRole('textbox', { name: '角色名称或编码' }), 'school_admin');
    await waitFor(() => expect(names()).toEqual(['学校管理员 内置']));
    await waitFor(() => expect(address()).toBe('/user/role?roleName=school_admin'));
    await user.click(screen.getByRole('button', { name: '清除全部' }));
    await waitFor(() => expect(names().length).toBe(10));
    expect(address()).toBe('/user/role');
  });

  test('what is searched for stands below the fields, and each filter is removed by itself', async () => {
    const { user, address } = await openRoles('?roleName=school&status=ENABLED');
    expect(screen.getByRole('button', { name: '移除条件 角色名称或编码: school' })).toHaveTextContent('school');
    await user.click(screen.getByRole('button', { name: '移除条件 状态: 启用' }));
    await waitFor(() => expect(address()).toBe('/user/role?roleName=school'));
    expect(screen.queryByRole('button', { name: /^移除条件 状态/ })).toBeNull();
    expect(screen.getByRole('textbox', { name: '角色名称或编码' })).toHaveValue('school');
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
      { current: 1, size: 20 },
    ]);
  });

  test('an address beyond the end shows the last page', async () => {
    const { address } = await renderApp('/user/role?current=9');
    await waitFor(() => expect(names().length).toBe(3));
    expect(address()).toBe('/user/role?current=3');
  });

  test('"refresh" asks for the first page', async () => {
    const { user, address } = await openRoles();
    const asked = () => callsOf('queryRolePage').map(({ query }) => query?.current);
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    await waitFor(() => expect(asked()).toEqual([1, 2]));
    await user.click(await screen.findByRole('button', { name: '刷新' }));
    await waitFor(() => expect(address()).toBe('/user/role'));
    await waitFor(() => expect(asked()).toEqual([1, 2, 1]));
    await user.click(await screen.findByRole('button', { name: '刷新' }));
    await waitFor(() => expect(asked()).toEqual([1, 2, 1, 1]));
  });

  test('a page size that is chosen again is asked for again', async () => {
    const { user } = await openRoles();
    for (const size of ['20', '10']) {
      await user.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), size);
      await waitFor(() => expect(names().length).toBe(Number(size)));
    }
    await waitFor(() => expect(callsOf('queryRolePage').map(({ query }) => query?.size)).toEqual([10, 20, 10]));
  });
});

describe('what can be done with a role', () => {
  test('a role is disabled after a question that names it, and enabled at once', async () => {
    const { user } = await openRoles();
    await doWith(user, '停用 资产盘点员');
    const question = within(await screen.findByRole('dialog', { name: '停用“资产盘点员”？' }));
    await user.click(question.getByRole('button', { name: '停用' }));
    expect(await screen.findByText('已停用“资产盘点员”')).toBeVisible();
    await doWith(user, '启用 资产盘点员');
    expect(await screen.findByText('已启用“资产盘点员”')).toBeVisible();
    expect(callsOf('updateRole').map(({ body }) => (body as { status: string }).status)).toEqual(['DISABLED', 'ENABLED']);
  });

  test('a role that was disabled by mistake is enabled again, as long as nobody else has changed it', async () => {
    const { user } = await openRoles();
    await doWith(user, '停用 资产盘点员');
    const question = within(await screen.findByRole('dialog', { name: '停用“资产盘点员”？' }));
    await user.click(question.getByRole('button', { name: '停用' }));
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(callsOf('updateRole')).toHaveLength(2));
    const [disabled, undone] = callsOf('updateRole').map(({ body }) => body as { id: string; version: number; status: string });
    expect(undone).toEqual({ id: disabled?.id, version: (disabled?.version ?? 0) + 1, status: 'ENABLED' });
    await waitFor(() => expect(within(row('资产盘点员')).getByText('启用')).toBeVisible());
  });

  test('a role is deleted after a question that names it', async () => {
    const { user } = await openRoles();
    await doWith(user, '删除 资产盘点员');
    const question = within(await screen.findByRole('dialog', { name: '删除“资产盘点员”？' }));
    expect(question.getByRole('button', { name: '取消' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: '资产盘点员' })).toBeNull());
    expect(await screen.findByText('已删除“资产盘点员”')).toBeVisible();
  });

  test.each([
    [ErrorCode.hasUsers, '存在关联用户，不能删除'],
    [ErrorCode.builtIn, '系统内置，不能删除'],
  ])('a refused deletion (%i) says why in the question, and the role stays', async (code, reason) => {
    api.override('deleteRole', ({ reply }) => reply.fail(code));
    const { user } = await openRoles();
    await doWith(user, '删除 资产盘点员');
    const question = within(await screen.findByRole('dialog', { name: '删除“资产盘点员”？' }));
    await user.click(question.getByRole('button', { name: '删除' }));
    expect(await question.findByText(reason)).toBeVisible();
    await user.click(question.getByRole('button', { name: '取消' }));
    expect(row('资产盘点员')).toBeVisible();
  });

  test('a row that somebody else has changed is refused and shown as it is now', async () => {
    api.override('updateRole', ({ reply }) => reply.fail(4090));
    const { user } = await openRoles();
    await doWith(user, '停用 资产盘点员');
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
