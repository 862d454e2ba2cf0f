import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';

const codes = ['create', 'update', 'delete', 'reset', 'sync', 'export', 'read'].map((action) => `system:user:${action}`);

async function openUsers(search = '', permissions = codes) {
  const user = await exampleUser();
  api.override('getInfo', { ...user, userType: 'STAFF', permissions });
  const app = await renderApp(`/user/page${search}`);
  await screen.findAllByRole('rowheader');
  return app;
}

const menuOf = async (user: Awaited<ReturnType<typeof openUsers>>['user'], name: string) => {
  await user.click(screen.getByRole('button', { name: `更多 ${name}` }));
  return within(await screen.findByRole('menu'));
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  const mine = [{ id: 'r1', roleCode: 'purchaser', roleName: '采购申请人' }];
  const above = { id: 'r2', roleCode: 'admin', roleName: '系统管理员' };
  api.override('queryRoleList', ({ query }) => (query.grantable ? mine : [...mine, above]));
  api.override('getUserMenu', [menuItem('/', '首页'), menuItem('/user/page', '用户', { sort: 2 })]);
});

describe('the lists', () => {
  test('show who the users are; filters stand in the address and are asked of the server', async () => {
    const { user, address } = await openUsers('?status=ENABLED&sort=name,desc');
    const [first] = callsOf('querySchoolUserPage');
    expect(first?.query).toEqual({ status: 'ENABLED', sort: 'name,desc', current: 1, size: 10 });
    const row = within(screen.getByRole('row', { name: /王晓梅/ }));
    expect(row.getByText('199****0103')).toBeVisible();
    expect(row.getByText('化学化工学院')).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: '所属部门（含下级）' }), '信息');
    await user.click(await screen.findByRole('option', { name: '信息中心' }));
    expect(screen.queryByRole('option', { name: '江海大学' })).toBeNull();
    await waitFor(() => expect(address()).toMatch(/deptId=01957b1e-6c00-7a10-8000-000000000305/));
  });

  test('the synchronised ones are a list of their own, which begins without the filters of the other and keeps its tab', async () => {
    const { user, address, router } = await openUsers('?status=ENABLED');
    await user.click(screen.getByRole('tab', { name: '自动同步' }));
    await waitFor(() => expect(callsOf('queryAutomaticUserPage').at(-1)?.query).toEqual({ current: 1, size: 10 }));
    await user.type(screen.getByRole('textbox', { name: '姓名、账号或手机号' }), 'bai');
    await waitFor(() => expect(address()).toBe('/user/page?keyword=bai&tab=automatic'));
    await user.click(await screen.findByRole('button', { name: '重置' }));
    await waitFor(() => expect(address()).toBe('/user/page?tab=automatic'));
    await act(() => router.navigate('/user/page?tab=automatic&source=LOCAL&keyword=zz'));
    await waitFor(() => expect(callsOf('queryAutomaticUserPage').at(-1)?.query).toMatchObject({ keyword: 'zz' }));
    expect(callsOf('queryAutomaticUserPage').at(-1)?.query).not.toHaveProperty('source');
  });

  test('a range of days, also one with swapped ends, is asked for from its first day to the end of its last', async () => {
    const { user, address } = await openUsers('?created=2026-03-31~2026-03-01');
    expect(callsOf('querySchoolUserPage')[0]?.query).toMatchObject({
      createTimeStart: '2026-03-01T00:00:00+08:00',
      createTimeEnd: '2026-04-01T00:00:00+08:00',
    });
    await user.click(await screen.findByRole('button', { name: '清除创建日期' }));
    await waitFor(() => expect(address()).toBe('/user/page'));
  });

  test('lead to everything about a user: in which departments each role is held, and where from the last login came', async () => {
    api.override('getUserDetail', { ...api.example('getUserDetail'), needChangePassword: true });
    const { user } = await openUsers('', ['system:user:read']);
    await user.click(screen.getByRole('button', { name: '详情 王晓梅' }));
    const detail = await dialog('王晓梅');
    expect(await detail.findByText('19900000103')).toBeVisible();
    expect(detail.getByText('10.20.7.103')).toBeVisible();
    expect(detail.getByRole('row', { name: '采购申请人 有机化学实验室' })).toBeVisible();
    expect(detail.getByText('初始密码尚未修改，下次登录时须修改')).toBeVisible();
  });

  test.each([
    ['2999-03-16T09:00:00+08:00', '初始密码尚未修改，须在 2999/03/16 09:00 前登录并修改'],
    ['2026-03-16T09:00:00+08:00', '初始密码未修改，已于 2026/03/16 09:00 过期，须重置密码'],
  ])('tell until when the initial password can be used, or that it has expired: %s', async (initialPasswordExpireTime, text) => {
    api.override('getUserDetail', { ...api.example('getUserDetail'), needChangePassword: true, initialPasswordExpireTime });
    const { user } = await openUsers('', ['system:user:read']);
    await user.click(screen.getByRole('button', { name: '详情 王晓梅' }));
    expect(await (await dialog('王晓梅')).findByText(text)).toBeVisible();
  });

  test('who may only read is offered nothing else', async () => {
    await openUsers('', ['system:user:read']);
    for (const name of ['新建用户', '同步统一认证', '导出']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('creating and editing', () => {
  test('a user is created with a role for a department; what is missing is said first', async () => {
    const { user } = await openUsers();
    await user.click(screen.getByRole('button', { name: '新建用户' }));
    const form = await dialog('新建用户');
    await user.click(form.getByRole('button', { name: '保存' }));
    for (const text of ['姓名不能为空', '请填写 11 位手机号', '所属部门不能为空', '请至少添加一个角色'])
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
      ...{ userType: 'PLATFORM', companyId: '0', companyName: '平台', permissions: codes },
    });
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
    await user.click(screen.getByRole('button', { name: '编辑 王晓梅' }));
    const form = await dialog('编辑用户：王晓梅');
    expect(await form.findAllByText('远洋学院')).not.toEqual([]);
    expect(form.queryByText('far')).toBeNull();
    expect(callsOf('getLocalDeptTree').some(({ query }) => query.withinScope === true)).toBe(true);
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
    await user.click(screen.getByRole('button', { name: '编辑 王晓梅' }));
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
    await user.click(screen.getByRole('button', { name: /^编辑/ }));
    const form = within(await screen.findByRole('dialog'));
    for (const name of ['姓名', '账号', '统一认证号', '手机号'])
      expect(await form.findByRole('textbox', { name })).toHaveAttribute('readonly');
    expect(form.queryByRole('button', { name: '添加角色' })).toBeNull();
    expect(form.getByText('不能修改本人的角色')).toBeVisible();
  });
});

describe('what is done with a user', () => {
  test('is asked by name first: locking', async () => {
    const { user } = await openUsers();
    await user.click((await menuOf(user, '王晓梅')).getByRole('menuitem', { name: '锁定' }));
    const question = await dialog('锁定“王晓梅”？');
    await user.click(question.getByRole('button', { name: '锁定' }));
    await waitFor(() => expect(callsOf('updateUserStatus')[0]?.body).toMatchObject({ status: 'LOCKED' }));
    expect(await screen.findByText('已锁定“王晓梅”')).toBeVisible();
  });

  test('a reset shows the password once and puts it on the clipboard', async () => {
    const { user } = await openUsers();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click((await menuOf(user, '王晓梅')).getByRole('menuitem', { name: '重置密码' }));
    await user.click((await dialog('重置“王晓梅”的密码？')).getByRole('button', { name: '重置密码' }));
    const shown = await dialog('“王晓梅”的临时密码');
    const { tempPassword } = api.example('resetPassword');
    expect(shown.getByText(tempPassword)).toBeVisible();
    await user.click(shown.getByRole('button', { name: '复制' }));
    expect(write).toHaveBeenCalledWith(tempPassword);
    await user.keyboard('{Escape}');
    await user.click(shown.getByRole('button', { name: '我已记下' }));
    await waitFor(() => expect(screen.queryByText(tempPassword)).toBeNull());
  });

  test('a synchronisation shows how far it is and what was refused', async () => {
    const detail = api.example('getTaskDetail');
    const running = { ...detail, status: 'RUNNING' as const, doneCount: 3, totalCount: 12, file: null, stopRequested: false };
    const line = { time: '2026-03-01T09:00:00+08:00', level: 'WARN' as const, message: '第 4 行：手机号无效' };
    api.override('getTaskDetail', { ...running, status: 'SUCCESS', result: '新增 2 人', errorMessage: null, log: [line] });
    api.override('getTaskDetail', running, { once: true });
    const { user } = await openUsers();
    await user.click(screen.getByRole('button', { name: '同步统一认证' }));
    const sync = await dialog('同步统一认证');
    await user.click(sync.getByRole('button', { name: '开始同步' }));
    expect(await sync.findByText('已处理 3 / 12')).toBeVisible();
    expect(await sync.findByText('新增 2 人', {}, { timeout: 3_000 })).toBeVisible();
    expect(sync.getByText('第 4 行：手机号无效')).toBeVisible();
    // However short it took.
    await waitFor(() => expect(callsOf('querySchoolUserPage').length).toBeGreaterThan(2));
  });
});
