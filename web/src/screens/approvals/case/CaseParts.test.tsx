import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

const described = api.example('getApprovalInstanceDetail');
const [first] = described.records as [Schemas['ApprovalRecord']];
const record: Schemas['ApprovalRecord'] = { ...first, taskId: 't1', userId: 'u0', userName: '王晓梅' };
const example: Schemas['ApprovalInstanceDetail'] = {
  ...described,
  bizType: 'PURCHASE',
  status: 'RUNNING',
  version: 3,
  myTaskId: 't1',
  records: [record],
  allowedActions: ['APPROVE', 'REJECT', 'RETURN', 'DELEGATE', 'ADD_SIGN'],
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
  const trail = () =>
    within(screen.getByRole('list', { name: '谁在什么时候' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  return { ...app, trail };
}

const child = (fields: Partial<Schemas['ApprovalRecord']>): Schemas['ApprovalRecord'] => ({
  ...record,
  kind: 'NAMED',
  parentTaskId: 't1',
  question: '请看参数',
  since: '2026-02-27T10:00:00+08:00',
  ...fields,
});
const asking = [
  { ...record, state: 'ASKING' as const },
  child({
    taskId: 't2',
    userId: 'u1',
    userName: '陈志衡',
    state: 'REJECTED',
    opinion: '太贵',
    decideTime: '2026-02-27T11:00:00+08:00',
  }),
  child({ taskId: 't3', userId: 'u2', userName: '曹德明', state: 'PENDING' }),
];

test('a step that the school has named is called so, and who stands in for nobody is said', async () => {
  const named = { ...record, kind: 'NAMED' as const, stepName: '财务会签' };
  const standsIn = {
    ...record,
    taskId: 't2',
    step: 2,
    kind: 'SCHOOL_ADMIN' as const,
    stepName: '安全审核',
    state: 'WAITING' as const,
  };
  const { trail } = await openCase({ records: [named, standsIn] });
  expect(trail()[1]).toMatch(/^等王晓梅审批财务会签 · /);
  expect(trail()[2]).toBe('然后 王晓梅安全审核 · 学校管理员');
});

test('whom the school has put in is told so also once they have decided, and why', async () => {
  const time = '2026-02-27T10:00:00+08:00';
  const putIn = { ...record, fromUserName: '罗丽娟', byUserName: '李文博', putReason: '已离职' };
  const { trail } = await openCase({ myTaskId: null, records: [{ ...putIn, state: 'APPROVED', decideTime: time }] });
  expect(trail()[1]).toMatch(/^王晓梅 同意.+ · 李文博 改派，原为 罗丽娟：已离职 · 2026/);
});

describe('a deputy', () => {
  test('is told in whose place they decide', async () => {
    await openCase({ forUserName: '王晓梅', allowedActions: ['APPROVE', 'REJECT', 'RETURN'] });
    expect(await screen.findByText('您代王晓梅审批，记录里会写明')).toBeVisible();
    expect(screen.queryByRole('button', { name: '征求意见' })).toBeNull();
  });

  test('is named in the trail as long as it waits', async () => {
    const open = await openCase({ records: [{ ...record, deputyNames: ['陈志衡'] }] });
    expect(open.trail()[1]).toMatch(/^等王晓梅（陈志衡可代）审批/);
  });

  test('is named in the trail with whom they have replaced', async () => {
    const decided = { ...record, state: 'APPROVED' as const, decideTime: '2026-02-27T11:00:00+08:00' };
    const { trail } = await openCase({
      status: 'APPROVED',
      myTaskId: null,
      allowedActions: [],
      records: [{ ...decided, decidedById: 'u1', decidedByName: '陈志衡' }],
    });
    expect(trail()[1]).toMatch(/^陈志衡（代王晓梅） 同意/);
  });
});

describe('colleagues are asked first', () => {
  test('up to five, with a question', async () => {
    const { user, address } = await openCase();
    await user.click(screen.getByRole('button', { name: '征求意见' }));
    const dialog = within(await screen.findByRole('dialog', { name: '就“离心机”征求意见？' }));
    await user.click(dialog.getByRole('button', { name: '发出' }));
    expect(await dialog.findByText('请选择征求谁的意见')).toBeVisible();
    for (const name of ['陈', '曹']) {
      await user.type(dialog.getByRole('combobox', { name: '征求谁的意见' }), name);
      await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
    }
    await user.type(dialog.getByRole('textbox', { name: '请对方看什么' }), '请看参数');
    await user.click(dialog.getByRole('button', { name: '发出' }));
    await waitFor(() => expect(callsOf('addSignApprovalTask')).toHaveLength(1));
    expect(callsOf('addSignApprovalTask')).toMatchObject([
      { path: { taskId: 't1' }, body: { version: 3, userIds: ['u1', 'u2'], opinion: '请看参数' } },
    ]);
    await waitFor(() => expect(address()).toBe('/approval/my-apply'));
  });

  test('and the trail shows what each has answered below the question', async () => {
    const { trail } = await openCase({ records: asking, allowedActions: ['APPROVE', 'REJECT', 'RETURN'] });
    expect(trail()).toEqual([
      expect.stringMatching(/^范子涵 提交/),
      expect.stringMatching(/^王晓梅 正在征求意见.*请看参数$/),
      expect.stringMatching(/^陈志衡 建议驳回.*太贵$/),
      '等曹德明提意见',
      '开始采购全部同意后自动',
    ]);
    expect(screen.getByText('正在征求意见')).toBeVisible();
    expect(await screen.findByText('还在等曹德明的意见；您现在决定，就不再等')).toBeVisible();
  });

  test('who are asked give an opinion, and decide nothing', async () => {
    const { user } = await openCase({
      records: asking,
      myTaskId: 't3',
      askedByName: '王晓梅',
      allowedActions: ['APPROVE', 'REJECT'],
    });
    expect(await screen.findByText('王晓梅请您先提意见，由对方决定：“请看参数”')).toBeVisible();
    expect(screen.getByText('等您的意见')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '建议驳回' }));
    expect(await screen.findByText('请填写意见')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '意见' }), '参数不全');
    await user.click(screen.getByRole('button', { name: '建议驳回' }));
    expect(await screen.findByText('意见已交给王晓梅')).toBeVisible();
    expect(callsOf('decideApprovalTask')).toMatchObject([
      { path: { taskId: 't3' }, body: { version: 3, decision: 'REJECT', opinion: '参数不全' } },
    ]);
  });
});

describe('a change', () => {
  const modification = api.example('getProjectModifyDetail');
  const openChange = (modifyType: Schemas['ModifyType'][]) =>
    openCase({ bizType: 'MODIFICATION', amount: '56000.00', modification: { ...modification, modifyType } });
  const figures = () => screen.queryByLabelText('金额');

  test('of dates or of a contact shows what changes, and not the amount of the purchase', async () => {
    await openChange(['SCHEDULE', 'CONTACT']);
    expect(await screen.findByRole('table', { name: '变更内容' })).toBeVisible();
    expect(figures()).toBeNull();
  });

  test('of a contact says on paper what changes and why, and no amount', async () => {
    const { user } = await openChange(['CONTACT']);
    await user.click(await screen.findByRole('button', { name: '打印预览' }));
    const paper = within(await screen.findByRole('dialog', { name: '打印预览' }));
    expect(await paper.findByRole('table', { name: '变更内容' })).toBeVisible();
    expect(paper.getByText(modification.reason)).toBeVisible();
    expect(paper.queryByText('56,000.00')).toBeNull();
  });

  test('of prices shows the amount, too', async () => {
    await openChange(['CONTACT', 'PRICE']);
    expect(await screen.findByRole('table', { name: '变更内容' })).toBeVisible();
    expect(figures()).toHaveTextContent(/变更后金额56,000\.00申请金额/);
    // What the cards pay now would stand beside what they are to pay.
    expect(screen.queryByText('本次')).toBeNull();
  });
});

test('a purchase by another way, which has no payee yet, shows no empty one', async () => {
  const { project } = example;
  await openCase({
    project: {
      ...project,
      lane: 'OTHER',
      payee: {
        supplierId: null,
        name: null,
        bankName: null,
        account: null,
        reviewTime: null,
        agreedByName: null,
        laterAccount: null,
      },
    },
  });
  expect(screen.queryByRole('heading', { name: '收款方' })).toBeNull();
  expect(screen.getByRole('heading', { name: '谁在什么时候' })).toBeVisible();
});
