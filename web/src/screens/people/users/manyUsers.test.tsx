import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openUsers } from '#testing/openUsers.ts';
import { api, callsOf } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const [mine, teacher] = api.example('querySchoolUserPage').records;
if (!mine || !teacher) throw new Error('The example has other rows');
const other = { ...teacher, id: 'other', account: 'another', name: '白书瑶' };

/** The page of users with two of them chosen, and the one who looks at it. */
async function choose(records = [mine as typeof teacher, teacher, other]) {
  api.override('querySchoolUserPage', { records, total: records.length, current: 1, size: 10 } as never);
  const app = await openUsers();
  await app.user.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  return { ...app, bar: within(screen.getByRole('region', { name: '已选数据' })) };
}

describe('roles for several users', () => {
  test('are given for the own department of each', async () => {
    const { user, bar } = await choose();
    await user.click(bar.getByRole('button', { name: /^授予角色/ }));
    const form = await dialog('为 2 名用户授予角色');
    await user.click(await form.findByRole('combobox', { name: '角色' }));
    await user.click(await screen.findByRole('option', { name: '采购申请人' }));
    expect(screen.queryByRole('option', { name: '系统管理员' })).toBeNull();
    await user.click(form.getByRole('button', { name: '授予角色' }));
    await waitFor(() =>
      expect(callsOf('addUserRoles').map(({ body }) => body)).toEqual([{ userIds: [teacher.id, 'other'], roleIds: ['r1'] }]),
    );
    expect(await screen.findByText('已为 2 名用户授予角色')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('are given for chosen departments; what is missing is said, and what the server refuses stays in the form', async () => {
    const { user } = await choose();
    await doWith(user, '授予角色 王晓梅');
    const form = await dialog('为“王晓梅”授予角色');
    await user.click(await form.findByRole('radio', { name: '指定部门' }));
    await user.click(form.getByRole('button', { name: '授予角色' }));
    expect(await form.findByText('请选择角色')).toBeVisible();
    await user.click(form.getByRole('combobox', { name: '角色' }));
    await user.click(await screen.findByRole('option', { name: '采购申请人' }));
    await user.click(form.getByRole('button', { name: '授予角色' }));
    expect(await form.findByText('请选择部门')).toBeVisible();
    await user.type(form.getByRole('combobox', { name: '部门' }), '信息中心');
    await user.click(await screen.findByRole('option', { name: '信息中心' }));
    api.override('addUserRoles', ({ reply }) => reply.fail(4207, '王晓梅不能同时持有审计监察和其他角色'), { once: true });
    await user.click(form.getByRole('button', { name: '授予角色' }));
    expect(await form.findByText('王晓梅不能同时持有审计监察和其他角色')).toBeVisible();
    await user.click(form.getByRole('button', { name: '授予角色' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf('addUserRoles').at(-1)?.body).toEqual({
      userIds: [teacher.id],
      roleIds: ['r1'],
      deptIds: ['01957b1e-6c00-7a10-8000-000000000305'],
    });
  });

  test('of several schools are for the own departments only', async () => {
    const { user, bar } = await choose([teacher, { ...other, companyId: '3338' }]);
    await user.click(bar.getByRole('button', { name: /^授予角色/ }));
    const form = await dialog('为 2 名用户授予角色');
    expect(await form.findByText('所选用户属于多所学校，角色只能用于各自的所属部门')).toBeVisible();
    expect(form.queryByRole('radio')).toBeNull();
  });

  test('more than the server takes at once are not sent', async () => {
    const many = Array.from({ length: 201 }, (_, index) => ({ ...teacher, id: `user-${index}`, name: `用户 ${index}` }));
    api.override('querySchoolUserPage', ({ query }) => ({
      records: query.current === 2 ? many.slice(200) : many.slice(0, 200),
      total: 201,
      current: query.current ?? 1,
      size: 200,
    }));
    const { user } = await openUsers('?size=200&current=2');
    await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    await user.click(screen.getByRole('button', { name: '第 1 页' }));
    await screen.findByRole('rowheader', { name: '用户 0' });
    await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    await user.click(screen.getByRole('button', { name: '授予角色（201）' }));
    expect(await screen.findByText('一次最多处理 200 名用户，请减少选择')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('passwords for several users', () => {
  test('are asked for first, shown once, and kept before the dialog closes', async () => {
    const { user, bar } = await choose();
    const made = api.example('resetPasswords');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(bar.getByRole('button', { name: /^重置密码/ }));
    await user.click((await dialog('重置 2 名用户的密码？')).getByRole('button', { name: '重置密码' }));
    const shown = await dialog('2 名用户的初始密码');
    expect(callsOf('resetPasswords')[0]?.body).toEqual({ userIds: [teacher.id, 'other'] });
    await user.keyboard('{Escape}');
    expect(shown.getByRole('button', { name: '我已保存' })).toBeDisabled();
    await user.click(shown.getByRole('button', { name: '复制全部' }));
    expect(write).toHaveBeenCalledWith(
      made.map(({ name, account, initialPassword }) => `${name}\t${account}\t${initialPassword}`).join('\n'),
    );
    await user.click(shown.getByRole('button', { name: '我已保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('can be saved as a sheet', async () => {
    const { user, bar } = await choose();
    const url = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sheet');
    await user.click(bar.getByRole('button', { name: /^重置密码/ }));
    await user.click((await dialog('重置 2 名用户的密码？')).getByRole('button', { name: '重置密码' }));
    const shown = await dialog('2 名用户的初始密码');
    await user.click(shown.getByRole('button', { name: '下载密码表' }));
    expect(url).toHaveBeenCalled();
    expect(shown.getByRole('button', { name: '我已保存' })).toBeEnabled();
  });
});

test('users without any role are found, and so exported', async () => {
  const { user, address } = await openUsers();
  await user.click(screen.getByRole('combobox', { name: '授权情况' }));
  await user.click(await screen.findByRole('option', { name: '未授权' }));
  await waitFor(() => expect(address()).toMatch(/withoutRole=true/));
  expect(callsOf('querySchoolUserPage').at(-1)?.query).toMatchObject({ withoutRole: true });
});
