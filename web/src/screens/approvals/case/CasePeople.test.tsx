import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

const described = api.example('getApprovalInstanceDetail');
const example: Schemas['ApprovalInstanceDetail'] = {
  ...described,
  bizType: 'PURCHASE',
  status: 'RUNNING',
  version: 3,
  nextUrgeTime: null,
  myTaskId: 't1',
  allowedActions: ['APPROVE', 'REJECT', 'RETURN', 'DELEGATE'],
  project: { ...described.project, projectName: '离心机' },
};
const colleagues: Schemas['UserOption'][] = [
  { id: 'u1', name: '陈志衡', account: 'dean1', deptName: '分析测试中心' },
  { id: 'u2', name: '曹德明', account: 'caodeming', deptName: '校长办公室' },
];

async function openCase(detail: Partial<Schemas['ApprovalInstanceDetail']> = {}) {
  api.override('getUserMenu', [menuItem('/approval/my-apply', '审批'), menuItem('/approval/apply-order-detail', '审批单')]);
  api.override('queryApprovalTaskPage', { records: [], total: 0, current: 1, size: 100 });
  api.override('listUsersSimple', colleagues);
  api.override('getApprovalInstanceDetail', { ...example, ...detail });
  const app = await renderApp(`/approval/apply-order-detail?id=${example.id}`);
  await screen.findByRole('heading', { level: 1, name: '离心机' });
  return app;
}

describe('a task is handed over', () => {
  async function openDialog(detail?: Partial<Schemas['ApprovalInstanceDetail']>) {
    const app = await openCase(detail);
    screen.getByRole('button', { name: '转办' }).focus();
    await app.user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: '转办“离心机”？' }));
    const send = () => app.user.click(dialog.getByRole('button', { name: '转办' }));
    const choose = async () => {
      const field = dialog.getByRole('combobox', { name: '转办对象' });
      await app.user.type(field, '陈');
      await screen.findByRole('option', { name: '陈志衡 (分析测试中心)' });
      await app.user.keyboard('{ArrowDown}{Enter}');
      expect(field).toHaveValue('陈志衡 (分析测试中心)');
    };
    return { ...app, dialog, send, choose };
  }

  test('to a colleague who is chosen by the keyboard, with an opinion', async () => {
    const { user, dialog, send, choose, address } = await openDialog();
    await send();
    expect(await dialog.findByText('请选择转办对象')).toBeVisible();
    await choose();
    await user.type(dialog.getByRole('textbox', { name: '意见' }), '出差一周');
    await send();
    expect(await screen.findByText('已转办“离心机”')).toBeVisible();
    expect(callsOf('delegateApprovalTask')).toMatchObject([
      { path: { taskId: 't1' }, body: { version: 3, userId: 'u1', opinion: '出差一周' } },
    ]);
    await waitFor(() => expect(address()).toBe('/approval/my-apply'));
  });

  test('and a colleague who has a part in the purchase is refused at the field', async () => {
    const { dialog, send, choose } = await openDialog();
    api.override('delegateApprovalTask', ({ reply }) => reply.fail(4105, '职责分离：不能转办给与该采购有关的人'));
    await choose();
    await send();
    expect(await dialog.findByText('职责分离：不能转办给与该采购有关的人')).toBeVisible();
  });

  test('too late: the case is shown anew', async () => {
    const { send, choose } = await openDialog();
    api.override('delegateApprovalTask', ({ reply }) => reply.fail(4090, '数据已被修改'));
    await choose();
    await send();
    expect(await screen.findByText(/^刚刚有变化/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('and the trail says by whom and to whom', async () => {
    const [first] = example.records as [Schemas['ApprovalRecord']];
    const records: Schemas['ApprovalRecord'][] = [
      {
        ...first,
        state: 'DELEGATED',
        userName: '王晓梅',
        userId: 'u0',
        opinion: '出差',
        decideTime: '2026-02-27T10:00:00+08:00',
      },
      { ...first, taskId: 't9', userId: 'u1', userName: '陈志衡', fromUserName: '王晓梅' },
    ];
    await openCase({ records, myTaskId: null, allowedActions: [] });
    const trail = within(screen.getByRole('list', { name: '谁在什么时候' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^范子涵 提交/),
      expect.stringMatching(/^王晓梅 已转办经费负责人.*出差$/),
      expect.stringMatching(/^等陈志衡（原为 王晓梅）审批/),
      '开始采购全部同意后自动',
    ]);
  });

  test('but not a receipt', async () => {
    await openCase({ bizType: 'RECEIPT', allowedActions: ['APPROVE', 'REJECT'] });
    expect(screen.queryByRole('button', { name: '转办' })).toBeNull();
  });
});

describe('who is asked', () => {
  const own = { myTaskId: null, allowedActions: ['WITHDRAW', 'URGE'] } as const;

  test('is reminded by the applicant, who is told whom and until when it waits', async () => {
    const { user } = await openCase({ ...own, allowedActions: [...own.allowedActions] });
    const answer = { names: ['范子涵', '陈志衡'], nextUrgeTime: '2026-03-02T13:00:00+08:00' };
    api.override('urgeApprovalInstance', { ...api.example('urgeApprovalInstance'), ...answer });
    api.override('getApprovalInstanceDetail', {
      ...example,
      myTaskId: null,
      allowedActions: ['WITHDRAW'],
      nextUrgeTime: answer.nextUrgeTime,
    });
    await user.click(screen.getByRole('button', { name: '催办' }));
    expect(await screen.findByText('已提醒范子涵、陈志衡，2026/03/02 13:00 起可再次催办')).toBeVisible();
    expect(await screen.findByText('已催办，2026/03/02 13:00 起可再次催办')).toBeVisible();
    expect(screen.queryByRole('button', { name: '催办' })).toBeNull();
    expect(screen.getByRole('button', { name: '撤回申请' })).toBeVisible();
    expect(callsOf('urgeApprovalInstance')).toMatchObject([{ path: { id: example.id } }]);
  });

  test('is not reminded where nothing is offered', async () => {
    await openCase({ myTaskId: null, allowedActions: [] });
    expect(screen.queryByRole('button', { name: '催办' })).toBeNull();
  });
});
