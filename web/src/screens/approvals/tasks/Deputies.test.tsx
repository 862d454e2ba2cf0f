import type { Schemas } from '@campus-procurement/sdk';
import { dayMs, dayOf } from '@campus-procurement/sdk/time';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

const inDays = (days: number) => dayOf(new Date(Date.now() + days * dayMs));
const example = api.example('listDelegations')[0] as Schemas['DelegationPeriod'];
const own = { ...example, agentName: '陈志衡', startDay: inDays(-1), endDay: inDays(3) };
const ofOther = {
  ...example,
  id: 'p2',
  userName: '范子涵',
  bizTypes: [],
  remark: null,
  allowedActions: [],
  startDay: inDays(0),
  endDay: inDays(5),
};

async function openPage(periods: Schemas['DelegationPeriod'][]) {
  api.override('getUserMenu', [menuItem('/approval/my-apply', '审批')]);
  api.override('listDelegations', periods);
  const app = await renderApp('/approval/my-apply');
  await screen.findByRole('heading', { level: 1, name: '我的申请与审批' });
  return app;
}

const day = (text: string) => text.replaceAll('-', '/');

test('the head says for whom the user decides today, and who decides for the user; what is still to come it does not', async () => {
  await openPage([own, ofOther, { ...own, id: 'p3', agentName: '曹德明', startDay: inDays(9), endDay: inDays(10) }]);
  expect(await screen.findByText(`陈志衡代您审批，至 ${day(own.endDay)}`)).toBeVisible();
  expect(screen.getByText(`您代范子涵审批，至 ${day(ofOther.endDay)}`)).toBeVisible();
  expect(screen.queryByText(/曹德明/)).toBeNull();
});

test('a row says for whom the task is decided', async () => {
  const [row] = api.example('queryApprovalTaskPage').records as [Schemas['ApprovalTask']];
  const records = [{ ...row, forUserName: '范子涵' }];
  api.override('queryApprovalTaskPage', { records, total: 1, current: 1, size: 10 });
  await openPage([]);
  expect(within(await screen.findByRole('row', { name: new RegExp(row.title) })).getByText(/代范子涵/)).toBeVisible();
});

test('a deputy is named for some days and kinds; what is refused stays in the form', async () => {
  const { user } = await openPage([]);
  await user.click(screen.getByRole('button', { name: '审批代理' }));
  const list = within(await screen.findByRole('dialog', { name: '审批代理' }));
  expect(await list.findByText('没有设置代理人')).toBeVisible();
  await user.click(list.getByRole('button', { name: '设置代理人' }));
  const form = within(await screen.findByRole('dialog', { name: '设置代理人' }));
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('请选择代理人')).toBeVisible();
  expect(form.getByText('请选择日期')).toBeVisible();
  expect(callsOf('saveDelegation')).toEqual([]);
});

test('a period is changed, and ended after a question', async () => {
  const { user } = await openPage([own, ofOther]);
  await user.click(screen.getByRole('button', { name: '审批代理' }));
  const list = within(await screen.findByRole('dialog', { name: '审批代理' }));
  const mine = within(await list.findByRole('region', { name: '代我审批' }));
  expect(mine.getByText('采购申请 · 赴外地参加学术会议')).toBeVisible();
  const others = within(list.getByRole('region', { name: '我代谁审批' }));
  expect(others.getByText('全部类型')).toBeVisible();
  expect(others.queryByRole('button')).toBeNull();

  await user.click(mine.getByRole('button', { name: '修改代理：陈志衡' }));
  const form = within(await screen.findByRole('dialog', { name: '修改代理' }));
  await user.clear(form.getByRole('textbox', { name: '备注' }));
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(callsOf('saveDelegation')).toHaveLength(1));
  expect(callsOf('saveDelegation')[0]?.body).toEqual({
    id: own.id,
    version: 1,
    agentId: own.agentId,
    bizTypes: ['PURCHASE'],
    startDay: own.startDay,
    endDay: own.endDay,
  });

  const again = within(await screen.findByRole('dialog', { name: '审批代理' }));
  await user.click(await again.findByRole('button', { name: '取消代理：陈志衡' }));
  const question = within(await screen.findByRole('dialog', { name: '取消陈志衡的代理？' }));
  await user.click(question.getByRole('button', { name: '取消代理' }));
  await waitFor(() => expect(callsOf('deleteDelegation')).toHaveLength(1));
});
