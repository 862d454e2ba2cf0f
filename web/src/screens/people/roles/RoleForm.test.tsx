import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { afterNotifying, api, callsOf, renderApp } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

/** Opens the form behind a button of the list. */
async function open(button: string, title: string) {
  const app = await renderApp('/user/role');
  await app.user.click(await screen.findByRole('button', { name: button }));
  return { ...app, form: within(await screen.findByRole('dialog', { name: title })) };
}
const openRole = () => open('编辑 资产盘点员', '编辑角色：资产盘点员');

async function openForm() {
  const { user, form, ...app } = await open('新建角色', '新建角色');
  await form.findByRole('tree');
  /** What a new role needs, pasted: letter by letter takes as long as all the rest of a test. */
  async function fill(name: string, code: string) {
    await user.click(form.getByRole('textbox', { name: '角色名称' }));
    await user.paste(name);
    await user.click(form.getByRole('textbox', { name: '角色编码' }));
    await user.paste(code);
  }
  return { ...app, user, form, fill };
}

describe('a new role', () => {
  test('is created with the menus that were ticked', async () => {
    const { user, form, fill } = await openForm();
    await fill(' 设备管理员 ', ' equipment ');
    await user.click(form.getByRole('treeitem', { name: /角色管理/ }));
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('角色“设备管理员”已保存')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const created = await screen.findByRole('rowheader', { name: '设备管理员' });
    expect(created.closest('tr')).toHaveAttribute('data-fresh');
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

  test('says to a school where menus can be had that are not offered', async () => {
    const { form } = await openForm();
    expect(form.getByText('没有列出的菜单，请联系平台管理员')).toBeVisible();
  });

  test('what is missing is said at the fields, and nothing is sent', async () => {
    const { user, form } = await openForm();
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('请填写角色名称')).toBeVisible();
    expect(form.getByText('请填写角色编码')).toBeVisible();
    expect(form.getByRole('textbox', { name: '角色名称' })).toHaveFocus();
    await user.type(form.getByRole('textbox', { name: '角色编码' }), 'No!');
    expect(await form.findByText('角色编码须为 2 至 32 位小写字母或下划线')).toBeVisible();
    expect(callsOf('saveRole')).toEqual([]);
  });

  test('what is missing is said in the language that was changed to meanwhile; what the server has said stays', async () => {
    const { user, form, fill } = await openForm();
    await fill('另一个', 'asset_checker');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('已被使用')).toBeVisible();
    await user.clear(form.getByRole('textbox', { name: '角色名称' }));
    expect(await form.findByText('请填写角色名称')).toBeVisible();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: '搜索菜单、操作和数据' }), 'English{Enter}');
    expect(await screen.findByText('Enter a role name.')).toBeVisible();
    expect(screen.getByText('已被使用')).toBeVisible();
  });

  test('a taken code is said at its field, once, and what was typed stays', async () => {
    const { user, form, fill } = await openForm();
    await fill('另一个', 'asset_checker');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('已被使用')).toBeVisible();
    expect(form.getByRole('textbox', { name: '角色编码' })).toHaveFocus();
    expect(form.getByRole('textbox', { name: '角色名称' })).toHaveValue('另一个');
    await afterNotifying();
    expect(screen.queryByText('错误')).toBeNull();
  });

  test('any other refusal is notified, stays readable in the form, and loses nothing', async () => {
    api.override('saveRole', ({ reply }) => reply.http(403, { code: 4003, msg: '不能授予超出本人的数据范围：ALL' }));
    const { user, form, fill } = await openForm();
    await fill('越权', 'too_much');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('不能授予超出本人的数据范围：ALL')).toBeVisible();
    expect(within(await screen.findByRole('alert')).getByText('错误')).toBeVisible();
    expect(form.getByRole('textbox', { name: '角色名称' })).toHaveValue('越权');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^不能授予超出本人的数据范围：ALL$/));
  });

  test('a refusal of a field that is no input puts the focus into it', async () => {
    const errors = [{ field: 'menuIds', rule: 'exists', params: {}, message: '菜单已不存在' }];
    api.override('saveRole', ({ reply }) => reply.http(400, { code: 4000, msg: '参数校验失败', data: { errors } }));
    const { user, form, fill } = await openForm();
    await fill('甲', 'some_role');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('菜单已不存在')).toBeVisible();
    await waitFor(() => expect(form.getByRole('button', { name: '全部展开' })).toHaveFocus());
  });

  test('a refusal of one of the menus marks its row, also below a closed one, and has its name', async () => {
    const { user, form, fill } = await openForm();
    await fill('甲', 'some_role');
    await user.click(form.getByRole('treeitem', { name: /角色管理/ }));
    await user.click(form.getByRole('button', { name: '全部收起' }));
    const errors = [{ field: 'menuIds.1', rule: 'exists', params: {}, message: '不存在' }];
    api.override('saveRole', ({ reply }) => reply.http(400, { code: 4000, msg: '参数校验失败', data: { errors } }));
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('角色管理：不存在')).toBeVisible();
    const row = form.getByRole('treeitem', { name: /角色管理/ });
    await waitFor(() => expect(row).toHaveFocus());
    expect(form.getAllByRole('treeitem').filter((each) => 'refused' in each.dataset)).toEqual([row]);
  });

  test('a refusal of something that is not in the form is notified, not lost', async () => {
    const errors = [{ field: 'companyId', rule: 'mismatch', params: {}, message: '学校不一致' }];
    api.override('saveRole', ({ reply }) => reply.http(400, { code: 4000, msg: '参数校验失败', data: { errors } }));
    const { user, form, fill } = await openForm();
    await fill('甲', 'some_role');
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
    await screen.findByText(/^角色“.+”已保存$/);
    expect(callsOf('saveRole')).toHaveLength(1);
  });

  test('a session that ends meanwhile leads to the login page at once, without a question', async () => {
    const { user, address, form, fill } = await openForm();
    await fill('戊', 'late_one');
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

  test('Escape closes what lies on top: the question, the palette, the form', async () => {
    const { user, form } = await openForm();
    const palette = () => screen.queryByRole('combobox', { name: '搜索菜单、操作和数据' });
    async function closePalette() {
      await user.keyboard('{Control>}k{/Control}');
      await waitFor(() => expect(palette()).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(palette()).toBeNull());
    }
    await closePalette();
    expect(screen.getByRole('dialog', { name: '新建角色' })).toBeVisible();
    await user.type(form.getByRole('textbox', { name: '角色名称' }), '半');
    await closePalette();
    expect(screen.getByRole('textbox', { name: '角色名称' })).toHaveFocus();
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: '放弃未保存的修改？' });
    await waitFor(() => expect(within(question).getByRole('button', { name: '继续编辑' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '放弃未保存的修改？' })).toBeNull());
    expect(form.getByRole('textbox', { name: '角色名称' })).toHaveValue('半');
  });

  test('leaving the page with the back button loses nothing: the form is there when one returns', async () => {
    const { user, router } = await renderApp('/');
    const menu = within(await screen.findByRole('navigation', { name: '主导航' }));
    await user.click(await menu.findByRole('link', { name: '角色管理' }));
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

describe('a role', () => {
  test('is shown as the server has it; a change is sent with the version that was read', async () => {
    const { user, form } = await openRole();
    const remark = await form.findByRole('textbox', { name: '备注' });
    expect(remark).toHaveValue('每年盘点期间使用');
    expect(form.getByRole('treeitem', { name: /首页/ })).toHaveAttribute('aria-checked', 'true');
    await user.clear(remark);
    await user.type(remark, '学院设备');
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(screen.getByRole('rowheader', { name: '资产盘点员' }).closest('tr')).toHaveTextContent('学院设备'),
    );
    expect(callsOf('updateRole')[0]?.body).toMatchObject({ version: 2, remark: '学院设备', roleCode: 'asset_checker' });
  });

  test('when somebody else was faster, the latest version is offered and can be edited', async () => {
    const { user, form } = await openRole();
    await user.type(await form.findByRole('textbox', { name: '备注' }), '！');
    api.override('updateRole', ({ reply }) => reply.fail(4090, '数据已被他人修改，请刷新后重试'), { once: true });
    await user.click(form.getByRole('button', { name: '保存' }));
    const offer = await form.findByRole('button', { name: '载入最新内容' });
    expect(form.getByRole('textbox', { name: '备注' })).toHaveValue('每年盘点期间使用！');
    await waitFor(() => expect(document.activeElement).toContainElement(offer));
    await user.click(offer);
    await waitFor(() => expect(form.getByRole('textbox', { name: '备注' })).toHaveValue('每年盘点期间使用'));
    expect(form.queryByRole('button', { name: '载入最新内容' })).toBeNull();
    expect(callsOf('queryRoleDetail')).toHaveLength(2);
    // The way on stands in the form: nothing beside it says something else.
    expect(screen.queryByText('数据已被他人修改，请刷新后重试')).toBeNull();
  });
});

describe('a copy', () => {
  const original = { ...api.example('queryRoleDetail'), id: 'keeper', roleName: '资产盘点员', companyId: '3338' };
  const { menuIds: _, ...listed } = original;
  const row = { ...listed, allowedActions: ['COPY' as const] };

  async function openCopy(options: Parameters<typeof openScreen>[1]) {
    api.override('queryRolePage', { records: [row], total: 1, current: 1, size: 10 });
    api.override('queryRoleDetail', { ...original, menuIds: ['a', 'b'] });
    api.override('saveRole', { id: 'copy' });
    const { user } = await openScreen('/user/role', options);
    await doWith(user, '复制 资产盘点员');
    const form = within(await screen.findByRole('dialog', { name: '复制角色：资产盘点员' }));
    await user.type(await form.findByRole('textbox', { name: '角色编码' }), 'keeper_two');
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(callsOf('saveRole')).toHaveLength(1));
    return callsOf('saveRole')[0]?.body;
  }
  const same = { roleName: '资产盘点员 副本', roleCode: 'keeper_two', dataScope: original.dataScope, menuIds: ['a', 'b'] };

  test('has the rights of its original, under a name and a code of its own, and is of the own school', async () => {
    const body = await openCopy({ permissions: ['system:role:create'] });
    expect(body).toMatchObject(same);
    expect(body).not.toHaveProperty('companyId');
  });

  test('stays in the school of its original for those who look after several', async () => {
    const body = await openCopy({ permissions: ['system:role:create'], userType: 'PLATFORM' });
    expect(body).toMatchObject({ ...same, companyId: '3338' });
  });
});
