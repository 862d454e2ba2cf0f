import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';

const file = {
  ...(api.example('getTaskDetail').file ?? api.example('uploadFile')),
  fileName: '用户.csv',
  url: '/api/file/download/f1?expires=1&signature=s',
} as Schemas['FileInfo'];
const task = { ...api.example('getTaskDetail'), taskName: '导出：用户', taskType: 'REPORT_EXPORT' as const, log: [] };
const running = { ...task, status: 'RUNNING' as const, doneCount: 500, totalCount: 1200, stopRequested: false, file: null };
const done = {
  ...task,
  status: 'SUCCESS' as const,
  doneCount: 1200,
  totalCount: 1200,
  result: '已导出1200行',
  errorMessage: null,
  file,
};

const saved = vi.fn<(link: HTMLAnchorElement) => void>();
beforeEach(async () => {
  saved.mockClear();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this);
  });
  const permissions = ['system:user:read', 'system:user:export'];
  api.override('getInfo', { ...(await exampleUser()), permissions });
  api.override('getUserMenu', [menuItem('/user/page', '用户', { menuNameEn: 'Users' })]);
});

async function startExport(search = '') {
  const app = await renderApp(`/user/page${search}`);
  await screen.findAllByRole('rowheader');
  await app.user.click(screen.getByRole('button', { name: '导出' }));
  const panel = within(await screen.findByRole('dialog', { name: '导出' }));
  return { ...app, panel };
}

describe('the export of a list', () => {
  test('has the filters of the list, tells how far it is, and ends with the file', async () => {
    api.override('getTaskDetail', done);
    api.override('getTaskDetail', running, { once: true });
    const { user, panel } = await startExport('?status=LOCKED&tab=automatic');
    await user.click(panel.getByRole('button', { name: 'CSV (.csv)' }));
    expect(await panel.findByText('已处理 500 / 1,200')).toBeVisible();
    expect(await panel.findByText('已导出 1,200 条')).toBeVisible();
    expect(callsOf('exportUsers')[0]?.body).toEqual({ format: 'CSV', status: 'LOCKED', automatic: true });
    expect(saved.mock.calls.map(([link]) => link.getAttribute('href'))).toEqual([file.url]);
    expect(panel.getByRole('link', { name: '下载' })).toHaveAttribute('href', file.url);
    await user.click(panel.getByRole('button', { name: '重新导出' }));
    expect(panel.getByRole('button', { name: 'Excel (.xlsx)' })).toBeEnabled();
  });

  test('can be stopped', async () => {
    api.override('getTaskDetail', running);
    const { user, panel } = await startExport();
    await user.click(panel.getByRole('button', { name: 'Excel (.xlsx)' }));
    await panel.findByText('已处理 500 / 1,200');
    api.override('getTaskDetail', { ...running, status: 'STOPPED' });
    await user.click(panel.getByRole('button', { name: '停止' }));
    expect(await panel.findByText('导出已停止')).toBeVisible();
    expect(callsOf('stopTask')).toHaveLength(1);
    expect(saved).not.toHaveBeenCalled();
  });

  test('that fails says why', async () => {
    api.override('getTaskDetail', { ...running, status: 'FAILED', errorMessage: '没有导出权限' });
    const { user, panel } = await startExport();
    await user.click(panel.getByRole('button', { name: 'CSV (.csv)' }));
    expect(await panel.findByText('没有导出权限')).toBeVisible();
  });

  test('of more rows than a file may have is not begun', async () => {
    api.override('querySchoolUserPage', { ...api.example('querySchoolUserPage'), total: 100_001 });
    const { panel } = await startExport();
    expect(panel.getByText('一次最多导出 100,000 条，请先缩小筛选范围。')).toBeVisible();
    expect(panel.getByRole('button', { name: 'CSV (.csv)' })).toBeDisabled();
  });
});

describe('the own tasks', () => {
  test('are among the notifications, with the file of an export that is done and a way to stop one that runs', async () => {
    const { log: _l, payload: _p, file: _f, ...row } = done;
    const open = { ...row, id: 'other', taskName: '导出：供应商', status: 'RUNNING' as const, doneCount: 5, totalCount: 50 };
    api.override('queryOwnTaskPage', { records: [row, open], total: 2, current: 1, size: 20 });
    api.override('getTaskDetail', done);
    const { user } = await renderApp('/user/page');
    await user.click(await screen.findByRole('button', { name: /^通知/ }));
    await user.click(await screen.findByRole('tab', { name: '任务' }));
    expect(await screen.findByText('已处理 5 / 50')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '停止' }));
    await waitFor(() => expect(callsOf('stopTask')[0]?.path).toEqual({ id: 'other' }));
    await user.click(screen.getByRole('button', { name: '下载' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    api.override('getTaskDetail', { ...done, file: null });
    await user.click(screen.getByRole('button', { name: '下载' }));
    expect(await screen.findByText('文件已过期删除，请重新导出')).toBeVisible();
  });
});
