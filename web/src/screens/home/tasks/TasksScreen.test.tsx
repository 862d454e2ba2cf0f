import type { Schemas } from '@campus-procurement/sdk';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { continueDraft } from '#testing/continueDraft.ts';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';
import { actsOf, doWith } from '#testing/rowActs.ts';

type Task = Schemas['Task'];

const blank = api.example('getTaskDetail');
const { log: _, payload: __, file: ___, ...base } = blank;
const running: Task = {
  ...base,
  id: 'running',
  taskName: '同步统一认证',
  taskType: 'SYNC_CAS',
  status: 'RUNNING',
  doneCount: 30,
  totalCount: 120,
  errorMessage: null,
  result: null,
  allowedActions: ['STOP'],
};
const failed: Task = {
  ...base,
  id: 'failed',
  taskName: '过期数据清理',
  taskType: 'CLEANUP',
  status: 'FAILED',
  errorMessage: '数据库连接中断',
  allowedActions: ['RETRY'],
};
const listOf = (...records: Task[]) => ({ records, total: records.length, current: 1, size: 10 });

async function openTasks({ tasks = [running, failed], permissions = ['system:task:create'] } = {}) {
  api.override('queryTaskPage', listOf(...tasks));
  const app = await openScreen('/task-manage', { permissions });
  await screen.findAllByRole('rowheader');
  return app;
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

describe('the list of tasks', () => {
  test('shows how far a running task is, and follows it to its end', async () => {
    await openTasks({ tasks: [running] });
    expect(row('同步统一认证').getByText('25%')).toBeVisible();
    api.override('queryTaskPage', listOf({ ...running, status: 'SUCCESS', result: '新增 12 人', allowedActions: [] }));
    expect(await screen.findByText('新增 12 人')).toBeVisible();
    expect(row('同步统一认证').getByText('已完成')).toBeVisible();
  });

  test('offers another try and the stop where the server allows them', async () => {
    const { user } = await openTasks();
    expect(await actsOf(user, `同步统一认证 ${base.taskCode}`)).toEqual(['详情', '停止']);
    await doWith(user, `重试 过期数据清理 ${base.taskCode}`);
    expect(await screen.findByText('“过期数据清理”已重新开始')).toBeVisible();
    expect(callsOf('retryTask')[0]?.path).toEqual({ id: 'failed' });
    await doWith(user, `停止 同步统一认证 ${base.taskCode}`);
    const question = await dialog('停止任务“同步统一认证”？');
    await user.click(question.getByRole('button', { name: '停止' }));
    await waitFor(() => expect(callsOf('stopTask')).toHaveLength(1));
  });

  test('shows its rows with the names of their kinds at once: codes would make the columns move', async () => {
    api.override('listTaskTypes', api.example('listTaskTypes'), { delayMs: 300 });
    await openTasks({ tasks: [failed] });
    expect(screen.queryByText('CLEANUP')).toBeNull();
  });

  test('offers no new task to who may not create one', async () => {
    await openTasks({ permissions: [] });
    expect(screen.queryByRole('button', { name: '新建任务' })).toBeNull();
  });
});

describe('a task', () => {
  test('is shown with its log and why it failed', async () => {
    api.override('getTaskDetail', {
      ...blank,
      ...failed,
      file: null,
      payload: '{"days":180}',
      log: [{ time: '2026-03-02T02:36:09+08:00', level: 'ERROR', message: '第 2 步失败' }],
    });
    const { user } = await openTasks();
    await user.click(row('过期数据清理').getByRole('button', { name: /^详情/ }));
    const detail = await dialog('过期数据清理');
    expect(await detail.findByText('第 2 步失败')).toBeVisible();
    expect(detail.getByText('数据库连接中断')).toBeVisible();
    expect(detail.getByRole('region', { name: '参数' })).toHaveTextContent('"days": 180');
  });

  test('is shown where a message leads to it, until it is closed', async () => {
    api.override('getTaskDetail', { ...blank, ...failed, file: null });
    api.override('queryTaskPage', listOf(running));
    const { user, address } = await openScreen('/task-manage?open=failed&status=RUNNING');
    expect(await (await dialog('过期数据清理')).findByText('数据库连接中断')).toBeVisible();
    expect(callsOf('getTaskDetail')[0]?.path).toEqual({ id: 'failed' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/task-manage?status=RUNNING'));
  });

  test('is created of a kind that the user may create', async () => {
    const [type] = api.example('listTaskTypes');
    const cleanup = type as Schemas['TaskTypeInfo'];
    const hidden = { ...cleanup, taskType: 'REPORT_EXPORT' as const, typeName: '报表导出', creatable: false };
    api.override('listTaskTypes', [cleanup, hidden]);
    const { user } = await openTasks();
    await user.click(screen.getByRole('button', { name: '新建任务' }));
    const form = await dialog('新建任务');
    const kind = await form.findByRole('combobox', { name: '任务类型' });
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(kind).toHaveFocus());
    expect(kind, 'choices would cover what is said below').toHaveAttribute('aria-expanded', 'false');
    await user.click(kind);
    expect(screen.queryByRole('option', { name: '报表导出' })).toBeNull();
    await user.click(await screen.findByRole('option', { name: cleanup.typeName }));
    await user.type(form.getByRole('textbox', { name: '任务名称' }), '手动清理');
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(callsOf('createTask')[0]?.body).toMatchObject({ taskType: 'CLEANUP', taskName: '手动清理' }));
  });

  test('that was not created before a reload is offered to who may create it', async () => {
    const { user } = await openTasks();
    await user.click(screen.getByRole('button', { name: '新建任务' }));
    await user.type(await (await dialog('新建任务')).findByRole('textbox', { name: '任务名称' }), '手动清理');
    const form = await continueDraft(openTasks, '新建任务');
    expect(form.getByRole('textbox', { name: '任务名称' })).toHaveValue('手动清理');
    cleanup();
    await openTasks({ permissions: [] });
    expect(screen.queryByText(/未保存的内容/)).toBeNull();
  });
});
