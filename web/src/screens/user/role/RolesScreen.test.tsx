import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { afterNotifying, api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';

async function openRoles(search = '') {
  const app = await renderApp(`/user/role${search}`);
  await screen.findByRole('heading', { level: 1, name: '角色管理' });
  await screen.findAllByRole('rowheader');
  return app;
}

const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('the list', () => {
  test('typing a name shows the roles that match, in the address, and "reset" shows all again', async () => {
    const { user, address } = await openRoles();
    await user.type(screen.getByRole('textbox', { name: '角色名称或编码' }), 'school_admin');
    await waitFor(() => expect(names()).toEqual(['学校管理员 内置']));
    expect(address()).toBe('/user/role?roleName=school_admin');
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

describe('creating and editing', () => {
  async function openForm() {
    const app = await openRoles();
    await app.user.click(screen.getByRole('button', { name: '新建角色' }));
    const form = within(await screen.findByRole('dialog', { name: '新建角色' }));
    await form.findByRole('tree');
    return { ...app, form };
  }

  test('a role is created with the menus that were ticked', async () => {
    const { user, form } = await openForm();
    await user.type(form.getByRole('textbox', { name: '角色名称' }), ' 设备管理员 ');
    await user.type(form.getByRole('textbox', { name: '角色编码' }), 'equipment');
    await user.click(form.getByRole('treeitem', { name: /角色管理/ }));
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('保存成功')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('rowheader', { name: '设备管理员' })).toBeVisible();
    expect(callsOf('saveRole').map(({ body }) => body)).toEqual([
      {
        roleName: '设备管理员',
        roleCode: 'equipment',
        dataScope: 'DEPT',
        status: 'ENABLED',
        remark: '',
        menuIds: ['01957b1e-6c00-7a10-8000-000000000402', '01957b1e-6c00-7a10-8000-000000000403'],
      },
    ]);
  });

  test('what is missing is said at the fields, and nothing is sent', async () => {
    const { user, form } = await openForm();
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('角色名称不能为空')).toBeVisible();
    expect(form.getByText('角色编码不能为空')).toBeVisible();
    expect(form.getByRole('textbox', { name: '角色名称' })).toHaveFocus();
    await user.type(form.getByRole('textbox', { name: '角色编码' }), 'No!');
    expect(await form.findByText('角色编码须为 2 至 32 位小写字母或下划线')).toBeVisible();
    expect(callsOf('saveRole')).toEqual([]);
  });

  test('a taken code is said at its field, once, and what was typed stays', async () => {
    const { user, form } = await openForm();
    await user.type(form.getByRole('textbox', { name: '角色名称' }), '另一个');
    await user.type(form.getByRole('textbox', { name: '角色编码' }), 'asset_checker');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('已被使用')).toBeVisible();
    expect(form.getByRole('textbox', { name: '角色编码' })).toHaveFocus();
    expect(form.getByRole('textbox', { name: '角色名称' })).toHaveValue('另一个');
    await afterNotifying();
    expect(screen.queryByText('错误')).toBeNull();
  });

  test('any other refusal is notified, stays readable in the form, and loses nothing', async () => {
    api.override('saveRole', ({ reply }) => reply.http(403, { code: 4003, msg: '不能授予超出本人的数据范围：ALL' }));
    const { user, form } = await openForm();
    await user.type(form.getByRole('textbox', { name: '角色名称' }), '越权');
    await user.type(form.getByRole('textbox', { name: '角色编码' }), 'too_much');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('不能授予超出本人的数据范围：ALL')).toBeVisible();
    expect(within(await screen.findByRole('alert')).getByText('错误')).toBeVisible();
    expect(form.getByRole('textbox', { name: '角色名称' })).toHaveValue('越权');
  });

  test('a refusal of something that is not in the form is notified, not lost', async () => {
    const errors = [{ field: 'companyId', rule: 'mismatch', params: {}, message: '学校不一致' }];
    api.override('saveRole', ({ reply }) => reply.http(400, { code: 4000, msg: '参数校验失败', data: { errors } }));
    const { user, form } = await openForm();
    await user.type(form.getByRole('textbox', { name: '角色名称' }), '甲');
    await user.type(form.getByRole('textbox', { name: '角色编码' }), 'some_role');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(within(await screen.findByRole('alert')).getByText('参数校验失败')).toBeVisible();
  });

  test('however often it is submitted, it is sent once', async () => {
    const gate = Promise.withResolvers<void>();
    api.override('saveRole', async () => {
      await gate.promise;
      return { id: '01957b1e-6c00-7a10-8000-000000000999' };
    });
    const { user, form } = await openForm();
    await user.type(form.getByRole('textbox', { name: '角色名称' }), '乙');
    await user.type(form.getByRole('textbox', { name: '角色编码' }), 'once_only{Control>}{Enter}{Enter}{/Control}');
    await user.type(form.getByRole('textbox', { name: '角色名称' }), '{Enter}{Enter}');
    await waitFor(() => expect(callsOf('saveRole')).toHaveLength(1));
    gate.resolve();
    await screen.findByText('保存成功');
    expect(callsOf('saveRole')).toHaveLength(1);
  });

  test('editing shows the role as the server has it and sends the version that was read', async () => {
    const { user } = await openRoles();
    await user.click(screen.getByRole('button', { name: '编辑 资产盘点员' }));
    const form = within(await screen.findByRole('dialog', { name: '编辑角色：资产盘点员' }));
    const remark = await form.findByRole('textbox', { name: '备注' });
    expect(remark).toHaveValue('每年盘点期间使用');
    expect(form.getByRole('treeitem', { name: /首页/ })).toHaveAttribute('aria-checked', 'true');
    await user.clear(remark);
    await user.type(remark, '学院设备');
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(row('资产盘点员')).toHaveTextContent('学院设备'));
    expect(callsOf('updateRole')[0]?.body).toMatchObject({ version: 2, remark: '学院设备', roleCode: 'asset_checker' });
  });

  test('when somebody else was faster, the latest version is offered and can be edited', async () => {
    const { user } = await openRoles();
    await user.click(screen.getByRole('button', { name: '编辑 资产盘点员' }));
    const form = within(await screen.findByRole('dialog', { name: '编辑角色：资产盘点员' }));
    await user.type(await form.findByRole('textbox', { name: '备注' }), '！');
    api.override('updateRole', ({ reply }) => reply.fail(4090), { once: true });
    await user.click(form.getByRole('button', { name: '保存' }));
    const offer = await form.findByRole('button', { name: '载入最新内容' });
    expect(form.getByRole('textbox', { name: '备注' })).toHaveValue('每年盘点期间使用！');
    await user.click(offer);
    await waitFor(() => expect(form.getByRole('textbox', { name: '备注' })).toHaveValue('每年盘点期间使用'));
    expect(form.queryByRole('button', { name: '载入最新内容' })).toBeNull();
    expect(callsOf('queryRoleDetail')).toHaveLength(2);
  });

  test('a session that ends meanwhile leads to the login page at once, without a question', async () => {
    const { user, address, form } = await openForm();
    await user.type(form.getByRole('textbox', { name: '角色名称' }), '戊');
    await user.type(form.getByRole('textbox', { name: '角色编码' }), 'late_one');
    api.override('saveRole', ({ reply }) => reply.http(401));
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('登录已失效，请重新登录')).toBeVisible();
    expect(address()).toBe('/login?redirect=%2Fuser%2Frole');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closing asks before something entered is lost, and only then', async () => {
    const { user, form } = await openForm();
    await user.type(form.getByRole('textbox', { name: '角色名称' }), '丙');
    await user.click(form.getByRole('button', { name: '取消' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: '放弃未保存的修改？' })).getByRole('button', { name: '继续编辑' }),
    );
    expect(form.getByRole('textbox', { name: '角色名称' })).toHaveValue('丙');
    await user.clear(form.getByRole('textbox', { name: '角色名称' }));
    await user.click(form.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '新建角色' })).toBeNull());
  });

  test('leaving the page with the back button loses nothing: the form is there when one returns', async () => {
    const { user, router } = await renderApp('/');
    await user.click(await screen.findByRole('link', { name: '角色管理' }));
    await user.click(await screen.findByRole('button', { name: '新建角色' }));
    const form = within(await screen.findByRole('dialog', { name: '新建角色' }));
    await user.type(await form.findByRole('textbox', { name: '角色名称' }), '丁');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { level: 1, name: '首页' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => router.navigate(1));
    expect(await screen.findByRole('textbox', { name: '角色名称' })).toHaveValue('丁');
  });
});

describe('what can be done with a role', () => {
  test('a role is disabled after a question that names it, and enabled at once', async () => {
    const { user } = await openRoles();
    await user.click(screen.getByRole('button', { name: '停用 资产盘点员' }));
    const question = within(await screen.findByRole('dialog', { name: '停用角色“资产盘点员”？' }));
    await user.click(question.getByRole('button', { name: '停用' }));
    expect(await screen.findByText('已停用“资产盘点员”')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '启用 资产盘点员' }));
    expect(await screen.findByText('已启用“资产盘点员”')).toBeVisible();
    expect(callsOf('updateRole').map(({ body }) => (body as { status: string }).status)).toEqual(['DISABLED', 'ENABLED']);
  });

  test('a role is deleted after a question that names it', async () => {
    const { user } = await openRoles();
    await user.click(screen.getByRole('button', { name: '删除 资产盘点员' }));
    const question = within(await screen.findByRole('dialog', { name: '删除角色“资产盘点员”？' }));
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
    await user.click(screen.getByRole('button', { name: '删除 资产盘点员' }));
    const question = within(await screen.findByRole('dialog', { name: '删除角色“资产盘点员”？' }));
    await user.click(question.getByRole('button', { name: '删除' }));
    expect(await question.findByText(reason)).toBeVisible();
    await user.click(question.getByRole('button', { name: '取消' }));
    expect(row('资产盘点员')).toBeVisible();
  });

  test('a row that somebody else has changed is refused and shown as it is now', async () => {
    api.override('updateRole', ({ reply }) => reply.fail(4090));
    const { user } = await openRoles();
    await user.click(screen.getByRole('button', { name: '停用 资产盘点员' }));
    const question = within(await screen.findByRole('dialog', { name: '停用角色“资产盘点员”？' }));
    await user.click(question.getByRole('button', { name: '停用' }));
    expect(await question.findByText('数据已被他人修改，请刷新后重试')).toBeVisible();
    await waitFor(() => expect(callsOf('queryRolePage')).toHaveLength(2));
  });

  test('only what the server allows for the role is offered', async () => {
    await openRoles('?roleName=school_admin');
    const builtIn = within(row('学校管理员 内置'));
    expect(builtIn.queryAllByRole('button')).toEqual([]);
  });

  test('without the codes nothing is offered, whatever the rows say', async () => {
    api.override('getInfo', { ...(await exampleUser()), permissions: ['system:role:read'] });
    await openRoles();
    expect(screen.queryByRole('button', { name: '新建角色' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^(编辑|停用|启用|删除) / })).toBeNull();
  });
});
