import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { openUsers, userCodes } from '#testing/openUsers.ts';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('creating and editing', () => {
  test('a user is created with a role for a department; what is missing is said first', async () => {
    const { user } = await openUsers();
    await user.click(screen.getByRole('button', { name: '新建用户' }));
    const form = await dialog('新建用户');
    await user.click(form.getByRole('button', { name: '保存' }));
    for (const text of ['请填写姓名', '请填写 11 位手机号', '请选择所属部门', '请至少添加一个角色'])
      expect(await form.findByText(text)).toBeVisible();
    await user.type(form.getByRole('textbox', { name: '姓名' }), '周同');
    await user.type(form.getByRole('textbox', { name: '账号' }), 'zhoutong');
    await user.type(form.getByRole('textbox', { name: '手机号' }), '19900000333');
    await user.click(form.getByRole('combobox', { name: '所属部门' }));
    await user.click(await screen.findByRole('option', { name: '信息中心' }));
    await user.click(form.getByRole('button', { name: '添加角色' }));
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('请为每一行选择角色和部门')).toBeVisible();
    await user.click(form.getByRole('combobox', { name: '第 1 行角色' }));
    expect(screen.queryByRole('option', { name: '系统管理员' }), 'the server would refuse it').toBeNull();
    await user.click(await screen.findByRole('option', { name: '采购申请人' }));
    await user.click(form.getByRole('combobox', { name: '第 1 行部门' }));
    await user.click(await screen.findByRole('option', { name: '信息中心' }));
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(callsOf('createUser')).toHaveLength(1));
    expect(callsOf('createUser')[0]?.body).toEqual({
      account: 'zhoutong',
      name: '周同',
      phone: '19900000333',
      email: null,
      gender: 'UNKNOWN',
      job: null,
      casId: null,
      deptId: '01957b1e-6c00-7a10-8000-000000000305',
      roleDeptList: [{ roleId: 'r1', deptIds: ['01957b1e-6c00-7a10-8000-000000000305'] }],
    });
  });

  test('a weak initial password is refused in words, in the language of the page', async () => {
    const { user } = await openUsers();
    await user.click(screen.getByRole('button', { name: '新建用户' }));
    const form = await dialog('新建用户');
    await user.type(form.getByLabelText('初始密码'), 'weak');
    await user.click(form.getByRole('button', { name: '保存' }));
    const field = form.getByLabelText('初始密码');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('太弱：8 至 32 位')));
    expect(form.queryByText(/Invalid input/)).toBeNull();
  });

  test('a common password that the server refuses is said at its field', async () => {
    api.override('createUser', ({ reply }) => {
      const errors = [{ field: 'password', rule: 'common', params: {}, message: '过于常见，容易被猜到，请换一个' }];
      return reply.http(400, { code: 4000, msg: '参数校验失败', data: { errors } });
    });
    const { user } = await openUsers();
    await user.click(screen.getByRole('button', { name: '新建用户' }));
    const form = await dialog('新建用户');
    await user.type(form.getByRole('textbox', { name: '姓名' }), '周同');
    await user.type(form.getByRole('textbox', { name: '账号' }), 'zhoutong');
    await user.type(form.getByRole('textbox', { name: '手机号' }), '19900000333');
    await user.type(form.getByLabelText('初始密码'), 'P@ssw0rd');
    await user.click(form.getByRole('combobox', { name: '所属部门' }));
    await user.click(await screen.findByRole('option', { name: '信息中心' }));
    await user.click(form.getByRole('button', { name: '添加角色' }));
    await user.click(form.getByRole('combobox', { name: '第 1 行角色' }));
    await user.click(await screen.findByRole('option', { name: '采购申请人' }));
    await user.click(form.getByRole('combobox', { name: '第 1 行部门' }));
    await user.click(await screen.findByRole('option', { name: '信息中心' }));
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(form.getByLabelText('初始密码')).toHaveAccessibleDescription(
        expect.stringContaining('过于常见，容易被猜到，请换一个'),
      ),
    );
  });

  test('of the platform begin with the platform; another school has other departments and roles', async () => {
    api.override('getInfo', {
      ...(await exampleUser()),
      userType: 'PLATFORM',
      companyId: '0',
      companyName: '平台',
      permissions: userCodes,
    });
    api.override('getUserMenu', [menuItem('/', '首页'), menuItem('/user/page', '用户')]);
    const { user } = await renderApp('/user/page');
    await user.click(await screen.findByRole('button', { name: '新建用户' }));
    const form = await dialog('新建用户');
    const school = await form.findByRole('combobox', { name: '学校' });
    expect(school).toHaveValue('平台');
    await user.click(form.getByRole('combobox', { name: '所属部门' }));
    await user.click(await screen.findByRole('option', { name: '信息中心' }));
    await user.click(form.getByRole('button', { name: '添加角色' }));
    await user.click(school);
    await user.click(await screen.findByRole('option', { name: api.example('listSchoolsSimple')[0]?.schoolName ?? '' }));
    expect(form.getByRole('combobox', { name: '所属部门' })).toHaveValue('');
    expect(form.queryByRole('combobox', { name: '第 1 行角色' })).toBeNull();
    await waitFor(() => expect(callsOf('queryRoleList').at(-1)?.query).toMatchObject({ companyId: '1001', grantable: true }));
  });

  test('that a link asks for begin with the role, and the link is gone once the form is closed', async () => {
    const { user, address } = await openUsers('?edit=new&role=purchaser');
    const form = await dialog('新建用户');
    expect(await form.findByRole('combobox', { name: '第 1 行角色' })).toHaveValue('采购申请人');
    expect(form.getByRole('combobox', { name: '所属部门' })).toHaveValue('');
    await user.click(form.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(address()).toBe('/user/page'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that a link asks for at a school begin with the school as a whole', async () => {
    api.override('getInfo', {
      ...(await exampleUser()),
      userType: 'PLATFORM',
      companyId: '0',
      companyName: '平台',
      permissions: userCodes,
    });
    api.override('queryRoleList', [{ id: 'r9', roleCode: 'school_admin', roleName: '学校管理员' }]);
    api.override('getUserMenu', [menuItem('/', '首页'), menuItem('/user/page', '用户')]);
    await renderApp('/user/page?edit=new&school=1001&role=school_admin');
    const form = await dialog('新建用户');
    expect(await form.findByRole('combobox', { name: '第 1 行角色' })).toHaveValue('学校管理员');
    const school = form.getByRole('combobox', { name: '学校' });
    await waitFor(() => expect(school).toHaveValue(api.example('listSchoolsSimple')[0]?.schoolName));
    expect(form.getByRole('combobox', { name: '所属部门' })).not.toHaveValue('');
    const asked = callsOf('queryRoleList').map(({ query }) => query);
    expect(asked).toContainEqual(expect.objectContaining({ companyId: '1001', grantable: true }));
  });

  test('that an account is taken is said while the rest is filled in, and no longer once it is another', async () => {
    api.override('checkAccount', ({ query }) => ({ exists: query.account === 'teacher1' }));
    const { user } = await openUsers();
    await user.click(screen.getByRole('button', { name: '新建用户' }));
    const account = (await dialog('新建用户')).getByRole('textbox', { name: '账号' });
    await user.type(account, 'teacher1');
    expect(await screen.findByText('该账号已被使用')).toBeVisible();
    expect(account).toBeInvalid();
    await user.type(account, 'b');
    await waitFor(() => expect(callsOf('checkAccount').at(-1)?.query).toEqual({ account: 'teacher1b' }));
    expect(screen.queryByText('该账号已被使用')).toBeNull();
    expect(account).toBeValid();
  });

  test('departments beyond the data scope are not offered, but those that the user has stay', async () => {
    const detail = api.example('getUserDetail');
    const deptList = [{ id: 'far', deptName: '远洋学院', deptType: 1 as const, parentId: null, collegeId: 'far' }];
    const roleDeptList = [{ roleId: 'r1', roleCode: 'purchaser', roleName: '采购申请人', deptList }];
    api.override('getUserDetail', { ...detail, source: 'LOCAL', roleDeptList });
    const { user } = await openUsers();
    await doWith(user, '编辑 王晓梅');
    const form = await dialog('编辑用户：王晓梅');
    expect(await form.findAllByText('远洋学院')).not.toEqual([]);
    expect(form.queryByText('far')).toBeNull();
    expect(callsOf('getLocalDeptTree').some(({ query }) => query.withinScope === true)).toBe(true);
  });

  test('a refused role marks its row, not the first one', async () => {
    const detail = api.example('getUserDetail');
    const dept = { id: 'd1', deptName: '远洋学院', deptType: 1 as const, parentId: null, collegeId: 'd1' };
    const role = (roleId: string, roleName: string) => ({ roleId, roleCode: 'some_role', roleName, deptList: [dept] });
    api.override('getUserDetail', { ...detail, source: 'LOCAL', roleDeptList: [role('r1', '甲'), role('r2', '乙')] });
    const errors = [{ field: 'roleDeptList.1.roleId', rule: 'exists', params: {}, message: '不存在' }];
    api.override('updateUser', ({ reply }) => reply.http(400, { code: 4000, msg: '参数校验失败', data: { errors } }));
    const { user } = await openUsers();
    await doWith(user, '编辑 王晓梅');
    const form = await dialog('编辑用户：王晓梅');
    await form.findByRole('combobox', { name: '第 2 行角色' });
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('不存在')).toBeVisible();
    const box = (name: string) => form.getByRole('combobox', { name });
    await waitFor(() => expect(box('第 2 行角色')).toHaveFocus());
    expect(box('第 2 行角色')).toBeInvalid();
    for (const name of ['第 1 行角色', '第 1 行部门', '第 2 行部门']) expect(box(name)).toBeValid();
  });

  test('a role without a department marks its row, not the first one', async () => {
    const detail = api.example('getUserDetail');
    const dept = { id: 'd1', deptName: '远洋学院', deptType: 1 as const, parentId: null, collegeId: 'd1' };
    const roles = [{ roleId: 'r1', roleCode: 'some_role', roleName: '甲', deptList: [dept] }];
    api.override('getUserDetail', { ...detail, source: 'LOCAL', roleDeptList: roles });
    const { user } = await openUsers();
    await doWith(user, '编辑 王晓梅');
    const form = await dialog('编辑用户：王晓梅');
    const box = (name: string) => form.getByRole('combobox', { name });
    await form.findByRole('combobox', { name: '第 1 行角色' });
    await user.click(form.getByRole('button', { name: '添加角色' }));
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(box('第 2 行角色')).toBeInvalid());
    await waitFor(() => expect(box('第 2 行角色')).toHaveFocus());
    expect(box('第 2 行部门')).toBeInvalid();
    for (const name of ['第 1 行角色', '第 1 行部门']) expect(box(name)).toBeValid();
    expect(callsOf('updateUser')).toEqual([]);
  });

  test('a taken account is said at its field, and what was typed stays', async () => {
    api.override('updateUser', ({ reply }) =>
      reply.http(400, {
        code: 4000,
        msg: '参数校验失败',
        data: { errors: [{ field: 'account', rule: 'unique', params: {}, message: '已被使用' }] },
      }),
    );
    const { user } = await openUsers();
    await doWith(user, '编辑 王晓梅');
    const form = await dialog('编辑用户：王晓梅');
    await user.type(await form.findByRole('textbox', { name: '账号' }), 'x');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('已被使用')).toBeVisible();
    expect(form.getByRole('textbox', { name: '账号' })).toHaveValue('teacher1x');
  });

  test('what the source keeps of a synchronised user, and the own roles, cannot be changed', async () => {
    const me = await exampleUser();
    const [row] = api.example('querySchoolUserPage').records;
    const detail = api.example('getUserDetail');
    api.override('querySchoolUserPage', {
      records: [{ ...(row as NonNullable<typeof row>), id: me.id }],
      total: 1,
      current: 1,
      size: 10,
    });
    api.override('getUserDetail', { ...detail, id: me.id, source: 'CAS', casId: '1' });
    const { user } = await openUsers();
    await doWith(user, `编辑 ${row?.name}`);
    const form = within(await screen.findByRole('dialog'));
    for (const name of ['姓名', '账号', '统一认证号', '手机号'])
      expect(await form.findByRole('textbox', { name })).toHaveAttribute('readonly');
    expect(form.queryByRole('button', { name: '添加角色' })).toBeNull();
    expect(form.getByText('不能修改本人的角色')).toBeVisible();
  });
});
