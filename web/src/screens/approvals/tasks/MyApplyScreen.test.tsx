import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

const example: Schemas['ApprovalTask'] = {
  ...(api.example('queryApprovalTaskPage').records[0] as Schemas['ApprovalTask']),
  bizType: 'PURCHASE',
  status: 'RUNNING',
  version: 1,
  deptName: '有机化学实验室',
  remainingAmount: '346031.00',
};
const agoDays = (days: number) => new Date(Date.now() - days * 24 * 3600_000).toISOString();
const rows = ['离心管', '手套', '墨粉盒'].map((title, index) => ({
  ...example,
  title,
  id: `t${index}`,
  taskId: `t${index}`,
  instanceId: `i${index}`,
  amount: `${index + 1}00.50`,
  since: agoDays(3 - index),
  bizType: index === 2 ? ('RECEIPT' as const) : ('PURCHASE' as const),
}));

async function openList(path = '/approval/my-apply', waiting: Schemas['ApprovalTask'][] = rows) {
  api.override('getUserMenu', [menuItem('/approval/my-apply', '审批'), menuItem('/approval/apply-order-detail', '审批单')]);
  api.override('countApprovalTasks', { todo: 3, amount: '601.50', since: agoDays(3), overdue: 0, stuck: 0 });
  api.override('queryApprovalTaskPage', ({ query }) => {
    const own = {
      ...example,
      id: 'i9',
      taskId: null,
      instanceId: 'i9',
      title: '显微镜',
      waitingFor: ['范子涵'],
      waitingSince: agoDays(2),
    };
    const records = query.tab === 'TODO' ? waiting : query.tab === 'APPLIED' ? [own] : [];
    return { records, total: records.length, current: 1, size: 10 };
  });
  const app = await renderApp(path);
  await screen.findByRole('heading', { level: 1, name: '我的申请与审批' });
  return app;
}

test('the head says how much waits and since when, and begins with the oldest', async () => {
  const { user, address } = await openList();
  expect(await screen.findByText('3 件等您，共 601.50')).toBeVisible();
  expect(screen.getByText('最早的等了 3 天')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: '从第一件开始' }));
  expect(address()).toBe('/approval/apply-order-detail?id=i0');
});

test('a row says what decides, and its verb opens the case', async () => {
  const { user, address } = await openList();
  const row = await screen.findByRole('row', { name: /离心管/ });
  expect(within(row).getByText('100.50')).toBeVisible();
  expect(within(row).getByText('有机化学实验室')).toBeVisible();
  expect(within(row).getByText('346,031.00')).toBeVisible();
  expect(within(row).getByText('3 天')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: '办理 离心管' }));
  expect(address()).toBe('/approval/apply-order-detail?id=i0');
});

test('a change says what changes, and an amount only if it moves money', async () => {
  const changes = (['CONTACT', 'FUNDS'] as const).map((type, index) => ({
    ...example,
    id: `c${index}`,
    taskId: `c${index}`,
    instanceId: `c${index}`,
    bizType: 'MODIFICATION' as const,
    title: index === 0 ? '离心机' : '显微镜',
    modifyTypes: [type],
    amount: '66000.00',
    remainingAmount: null,
  }));
  await openList('/approval/my-apply', changes);
  const contact = within(await screen.findByRole('row', { name: /离心机/ }));
  expect(contact.getByText(/联系信息/)).toBeVisible();
  expect(contact.queryByText('66,000.00')).toBeNull();
  const cards = within(screen.getByRole('row', { name: /显微镜/ }));
  expect(cards.getByText(/经费/)).toBeVisible();
  expect(cards.getByText('66,000.00')).toBeVisible();
});

test('several requests are agreed to with one question that names their sum; receipts are left out and refusals listed', async () => {
  const { user } = await openList();
  await user.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
  await user.click(screen.getByRole('button', { name: /同意.*2/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('2 件，共 301.00 元。同意后不能撤回。')).toBeVisible();
  expect(dialog.getByText('离心管、手套')).toBeVisible();
  api.override('decideApprovalTask', ({ path, reply }) =>
    path.taskId === 't1' ? reply.fail(4131, '审批任务已被处理') : api.example('decideApprovalTask'),
  );
  await user.click(dialog.getByRole('button', { name: '同意' }));
  expect(await dialog.findByText('手套：审批任务已被处理')).toBeVisible();
  expect(callsOf('decideApprovalTask').map(({ path, body }) => [path.taskId, body])).toEqual([
    ['t0', { version: 1, decision: 'APPROVE' }],
    ['t1', { version: 1, decision: 'APPROVE' }],
  ]);
});

test('an own request says whom it waits for and since when; the tab is kept in the address', async () => {
  const { user, address } = await openList();
  await user.click(await screen.findByRole('tab', { name: /^我发起/ }));
  const row = await screen.findByRole('row', { name: /显微镜/ });
  expect(within(row).getByText('范子涵')).toBeVisible();
  expect(within(row).getByText('2 天')).toBeVisible();
  expect(within(row).getByText('审批中')).toBeVisible();
  expect(address()).toBe('/approval/my-apply?tab=APPLIED');
});

test('filters are asked of the server, and an empty list says so', async () => {
  const { user } = await openList('/approval/my-apply?tab=CC');
  expect(await screen.findByText('没有抄送给您的')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: '标题、编号、申请人' }), '离心{Enter}');
  await waitFor(() => expect(callsOf('queryApprovalTaskPage').at(-1)?.query).toMatchObject({ tab: 'CC', keyword: '离心' }));
});
