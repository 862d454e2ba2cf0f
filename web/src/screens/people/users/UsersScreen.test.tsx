import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openUsers } from '#testing/openUsers.ts';
import { api, callsOf } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

const menuOf = async (user: Awaited<ReturnType<typeof openUsers>>['user'], name: string) => {
  await user.click(screen.getByRole('button', { name: `更多 ${name}` }));
  return within(await screen.findByRole('menu'));
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

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
    await user.click(await screen.findByRole('button', { name: '清除全部' }));
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
    await doWith(user, '详情 王晓梅');
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
    await doWith(user, '详情 王晓梅');
    expect(await (await dialog('王晓梅')).findByText(text)).toBeVisible();
  });

  test('who may only read is offered nothing else', async () => {
    await openUsers('', ['system:user:read']);
    for (const name of ['新建用户', '同步统一认证', '导出']) expect(screen.queryByRole('button', { name })).toBeNull();
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

  test('whoever disables somebody is told what waits for them, and what becomes of it', async () => {
    const open = { waitingApprovals: 3, handledPurchases: 1, requestedPurchases: 2 };
    api.override('getUserDetail', { ...api.example('getUserDetail'), ...open });
    const { user } = await openUsers();
    await user.click((await menuOf(user, '王晓梅')).getByRole('menuitem', { name: '停用' }));
    const asked = await dialog('停用“王晓梅”？');
    expect(await asked.findByText(/还有 3 件审批等此人办理：转给同一规则的其他人/)).toBeVisible();
    expect(asked.getByText(/还有 1 件采购由此人经办：请在采购项目页移交/)).toBeVisible();
    expect(asked.getByText(/还有 2 件采购由此人申请：.*由学校管理员更换申请人/)).toBeVisible();
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
    expect(await sync.findByText('新增 2 人')).toBeVisible();
    expect(sync.getByText('第 4 行：手机号无效')).toBeVisible();
    // However short it took.
    await waitFor(() => expect(callsOf('querySchoolUserPage').length).toBeGreaterThan(2));
  });
});
