import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';
import { templateOf } from '#testing/templateOf.ts';

const head = '账号,姓名*,手机号,所属部门,角色,性别';
const csv = (...lines: string[]) => new File([[head, ...lines].join('\r\n')], 'staff.csv', { type: 'text/csv' });
const good = csv(
  'zhouqm,周启明,19900000161,1305,采购申请人；验收人员,男',
  '',
  '00117,何晓岚,19900000162,化学化工学院/有机化学实验室,purchaser',
);
const { users } = api.example('importUsers');
const passed: Schemas['UserImportResult'] = {
  users: users.map((user) => ({ ...user, initialPassword: null })),
  problems: [],
  problemCount: 0,
};

async function openImport(me: Partial<Schemas['UserInfo']> = {}) {
  api.override('getInfo', {
    ...(await exampleUser()),
    userType: 'STAFF',
    permissions: ['system:user:read', 'system:user:import'],
    ...me,
  });
  const { user } = await renderApp('/user/page');
  await user.click(await screen.findByRole('button', { name: '导入用户' }));
  const dialog = within(await screen.findByRole('dialog', { name: '导入用户' }));
  return { user, dialog, choose: (file: File) => user.upload(dialog.getByLabelText('选择文件'), file) };
}

beforeEach(() => {
  api.override('getUserMenu', [menuItem('/user/page', '用户')]);
  const mine = [{ id: 'r1', roleCode: 'purchaser', roleName: '采购申请人' }];
  const above = { id: 'r2', roleCode: 'admin', roleName: '系统管理员' };
  api.override('queryRoleList', ({ query }) => (query.grantable ? mine : [...mine, above]));
  api.override('importUsers', ({ body }) => (body.dryRun ? passed : { ...passed, users }));
});

describe('importing users', () => {
  test('checks the file, shows who is in it, imports all and gives the passwords once', async () => {
    const { user, dialog, choose } = await openImport();
    await choose(good);
    expect(await dialog.findByText('检查通过，可导入 2 人')).toBeVisible();
    expect(callsOf('importUsers')[0]?.body).toEqual({
      companyId: '1001',
      dryRun: true,
      rows: [
        expect.objectContaining({
          account: 'zhouqm',
          dept: '1305',
          roles: ['采购申请人', '验收人员'],
          roleDepts: [],
          gender: '男',
        }),
        expect.objectContaining({
          account: '00117',
          dept: '化学化工学院/有机化学实验室',
          roles: ['purchaser'],
          gender: '',
          casId: '',
        }),
      ],
    });
    // The empty line is counted as the program that wrote the file counts it.
    expect(dialog.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['2', '4']);
    await user.click(dialog.getByRole('button', { name: '导入 2 人' }));
    const done = within(await screen.findByRole('dialog', { name: '导入用户' }));
    expect(await done.findByText('已导入 2 人')).toBeVisible();
    expect(callsOf('importUsers')[1]?.body).toMatchObject({ withPasswords: true });
    await user.keyboard('{Escape}');
    expect(done.getByRole('button', { name: '我已保存' })).toBeDisabled();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(done.getByRole('button', { name: '复制全部' }));
    expect(write).toHaveBeenCalledWith(
      `周启明\tzhouqm\t${users[0]?.initialPassword}\n何晓岚\t20260117\t${users[1]?.initialPassword}`,
    );
    await user.click(done.getByRole('button', { name: '我已保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('says what is wrong by line and column, in words, and imports nothing before it is right', async () => {
    const problem = (field: string, rule: string, message: string) => ({ field, rule, params: {}, message });
    const problems = [
      problem('rows.0.phone', 'pattern', '格式不正确'),
      problem('rows.1.roles', 'grantRole', '不能授予高于本人的角色：系统管理员'),
    ];
    api.override('importUsers', { users: [], problems, problemCount: 2 }, { once: true });
    const { dialog, choose } = await openImport();
    await choose(good);
    expect(await dialog.findByText(/共 2 人，发现 2 处问题/)).toBeVisible();
    const [first, second] = dialog
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(first).toBe('2手机号19900000161请填写 11 位手机号');
    expect(second).toBe('4角色purchaser不能授予高于本人的角色：系统管理员');
    expect(dialog.getByRole('button', { name: '导入用户' })).toBeDisabled();
    await choose(csv('zhouqm,周启明,19900000161,1305,采购申请人'));
    expect(await dialog.findByRole('button', { name: '导入 1 人' })).toBeEnabled();
  });

  test('keeps the file when it fails, so that it can be tried again', async () => {
    api.override('importUsers', ({ reply }) => reply.http(503), { once: true });
    const { user, dialog, choose } = await openImport();
    await choose(good);
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '重新检查' }));
    const start = await dialog.findByRole('button', { name: '导入 2 人' });
    const taken = { field: 'rows.1.account', rule: 'unique', params: {}, message: '已被使用' };
    api.override('importUsers', ({ reply }) => reply.http(400, { code: 4000, msg: '参数校验失败', data: { errors: [taken] } }), {
      once: true,
    });
    await user.click(start);
    expect(await dialog.findByRole('row', { name: '4 账号 00117 已被使用' })).toBeVisible();
    expect(dialog.getByText('staff.csv')).toBeVisible();
  });

  test.each([
    ['another content', () => new File(['x'], 'staff.xlsx'), '文件无法读取，可能已损坏或设有密码'],
    ['no heading of ours', () => new File(['姓名,手机号\n周启明,1'], 'staff.csv'), /缺少：账号、所属部门、角色/],
    [
      '1001 users',
      () => csv(...Array.from({ length: 1001 }, (_, index) => `u${index},x,1,1,1`)),
      /文件中有 1,001 人，一次最多 1,000 人/,
    ],
  ])('refuses a file of %s without asking the server', async (_what, file, text) => {
    const { dialog, choose } = await openImport();
    await choose(file());
    expect(await dialog.findByText(text)).toBeVisible();
    expect(callsOf('importUsers')).toEqual([]);
  });

  test('has a template with the departments to choose from, and the roles that may be given', async () => {
    const { user, dialog } = await openImport();
    const { head: labels, choices } = await templateOf(() => user.click(dialog.getByRole('button', { name: '下载模板' })));
    expect(labels).toEqual(['账号', '姓名', '手机号', '所属部门', '角色', '角色所属部门', '性别', '职务', '邮箱', '统一认证号']);
    expect(choices).toContain('采购申请人');
    expect(choices).not.toContain('系统管理员');
  });

  test('for the platform begins with the platform, and goes to the school that is chosen', async () => {
    const { user, dialog, choose } = await openImport({ userType: 'PLATFORM', companyId: '0', companyName: '平台' });
    const [school] = api.example('listSchoolsSimple');
    const chooser = await dialog.findByRole('combobox', { name: '学校' });
    expect(chooser).toHaveValue('平台');
    await user.click(chooser);
    await user.click(await screen.findByRole('option', { name: school?.schoolName ?? '' }));
    await choose(good);
    await dialog.findByText('检查通过，可导入 2 人');
    expect(callsOf('importUsers').at(-1)?.body).toMatchObject({ companyId: school?.companyId });
  });

  test('is offered to who may do it only', async () => {
    api.override('getInfo', { ...(await exampleUser()), permissions: ['system:user:read'] });
    await renderApp('/user/page');
    await screen.findAllByRole('rowheader');
    expect(screen.queryByRole('button', { name: '导入用户' })).toBeNull();
  });
});
