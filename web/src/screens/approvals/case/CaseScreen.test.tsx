import type { Output, Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { biddingNow } from '#testing/openBidding.ts';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';

const described = api.example('getApprovalInstanceDetail');
const [row] = api.example('queryApprovalTaskPage').records as [Schemas['ApprovalTask']];
const card: Schemas['PayingFund'] = {
  ...(described.project.funds[0] as Schemas['PayingFund']),
  amount: '299.00',
  availableAmount: '346330.00',
  remainingAmount: '346031.00',
};
const record: Schemas['ApprovalRecord'] = {
  ...(described.records[0] as Schemas['ApprovalRecord']),
  taskId: 't1',
  step: 1,
  kind: 'CARD_OWNER',
  state: 'PENDING',
  opinion: null,
  decideTime: null,
};
const applicant = { applicantId: 'applicant', applicantName: '范子涵' };
/** A request that waits for the user, with all that the tests read: what is described follows the data of the demonstration. */
const example: Schemas['ApprovalInstanceDetail'] = {
  ...described,
  bizType: 'PURCHASE',
  status: 'RUNNING',
  version: 1,
  amount: '299.00',
  records: [record],
  similarAmount: '0.00',
  similarDays: 90,
  myTaskId: 't1',
  allowedActions: ['APPROVE', 'REJECT', 'RETURN'],
  project: { ...described.project, ...applicant, projectName: '离心机', amount: '299.00', funds: [card] },
};
const queue = [
  { ...row, id: 't0', instanceId: 'i0', title: '离心管' },
  { ...row, id: 't1', instanceId: example.id, title: example.project.projectName },
  { ...row, id: 't2', instanceId: 'i2', title: '墨粉盒' },
];

interface Shown {
  detail?: Partial<Schemas['ApprovalInstanceDetail']>;
  waiting?: Schemas['ApprovalTask'][] | (() => Promise<Output<'queryApprovalTaskPage'>>);
}

async function openCase({ detail = {}, waiting = queue }: Shown = {}) {
  api.override('getUserMenu', [menuItem('/approval/my-apply', '审批'), menuItem('/approval/apply-order-detail', '审批单')]);
  api.override(
    'queryApprovalTaskPage',
    Array.isArray(waiting) ? { records: waiting, total: waiting.length, current: 1, size: 100 } : waiting,
  );
  api.override('listApplyComments', [
    { ...(api.example('listApplyComments')[0] as Schemas['ApplyComment']), commentType: 'REJECT', content: '请补充用途。' },
  ]);
  api.override('getApprovalInstanceDetail', ({ path }) =>
    path.id === example.id
      ? { ...example, ...detail }
      : { ...example, id: path.id, project: { ...example.project, projectName: '墨粉盒' } },
  );
  const app = await renderApp(`/approval/apply-order-detail?id=${example.id}`);
  await screen.findByRole('heading', { level: 1, name: example.project.projectName });
  return app;
}
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const opinion = () => screen.findByRole('textbox', { name: '意见' });

describe('a contract', () => {
  const { contract: _, ...shown } = example;
  const contract: Schemas['ContractDetail'] = {
    ...api.example('getContractDetail'),
    id: 'c1',
    contractName: '离心机采购合同',
    contractCode: 'HT202600012',
    partyB: '江海启元试剂有限公司',
    amount: '56000.00',
    warrantyMonths: 24,
    terms: '安装后现场培训',
    status: 'APPROVING',
  };
  const asked: Partial<Schemas['ApprovalInstanceDetail']> = {
    bizType: 'CONTRACT',
    amount: '56000.00',
    allowedActions: ['APPROVE', 'REJECT'],
    contract,
    project: { ...shown.project, amount: '60000.00' },
  };

  test('says with whom, for how much and how it is paid, and what follows', async () => {
    const { user } = await openCase({ detail: asked });
    expect(screen.getByText('等您审批合同')).toBeVisible();
    for (const text of ['江海启元试剂有限公司', 'HT202600012', '24 个月', '安装后现场培训'])
      expect(screen.getByText(text)).toBeVisible();
    expect(within(screen.getByRole('table', { name: '付款计划' })).getByText('质保期满后')).toBeVisible();
    expect(screen.getByText('签订合同')).toBeVisible();
    expect(screen.queryByRole('button', { name: '退回' })).toBeNull();
    await user.click(await press('同意 56,000.00'));
    expect(await screen.findByText(`已同意“${example.project.projectName}”的合同`)).toBeVisible();
  });

  test('that was submitted anew since says so', async () => {
    await openCase({ detail: { ...asked, status: 'REJECTED', myTaskId: null, allowedActions: [], contract: null } });
    expect(screen.getByText('合同此后已重新提交，请看采购项目')).toBeVisible();
  });
});

test.each([
  ['MODIFICATION', '同意变更'],
  ['TERMINATION', '同意终止'],
  ['AWARD_CANCEL', '同意取消成交'],
] as const)('of %s what is agreed to is no amount', async (bizType, label) => {
  await openCase({ detail: { bizType, allowedActions: ['APPROVE', 'REJECT'] } });
  expect(await screen.findByRole('button', { name: label })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^同意 \d/ })).toBeNull();
});

describe('a request', () => {
  test('shows its amount, its cards and its place in the queue, and is agreed to by the button with the amount', async () => {
    const { user, address } = await openCase();
    expect(screen.getByText('等您审批')).toBeVisible();
    const figures = within(screen.getByLabelText('金额'));
    expect(figures.getAllByText('299.00')).toHaveLength(2);
    expect(figures.getByText('346,031.00')).toBeVisible();
    expect(within(screen.getByRole('list', { name: '经费来源' })).getByText('346,031.00')).toBeVisible();
    expect(await screen.findByText('第 2 件，共 3 件')).toBeVisible();
    expect(screen.getByText('没有要留意的：余额、限额和危化品已核对')).toBeVisible();
    await user.click(await press('同意 299.00'));
    expect(await screen.findByText(`已同意“${example.project.projectName}”`)).toBeVisible();
    expect(callsOf('decideApprovalTask')[0]).toMatchObject({
      path: { taskId: example.myTaskId },
      body: { version: 1, decision: 'APPROVE' },
    });
    expect(await screen.findByRole('heading', { level: 1, name: '墨粉盒' })).toHaveFocus();
    expect(address()).toBe('/approval/apply-order-detail?id=i2');
  });

  test('says nothing of the others before it is known what else waits', async () => {
    let answer = () => {};
    const read = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await openCase({
      waiting: async () => {
        await read;
        return { records: queue, total: queue.length, current: 1, size: 100 };
      },
    });
    expect(await opinion()).toBeVisible();
    expect(screen.queryByText('这是最后一件，决定后回到列表')).toBeNull();
    answer();
    expect(await screen.findByText('决定后自动打开：墨粉盒')).toBeVisible();
  });

  test('is not rejected or returned without an opinion, which can be a saved one', async () => {
    const { user, address } = await openCase({ waiting: queue.slice(1, 2) });
    expect(await screen.findByText('这是最后一件，决定后回到列表')).toBeVisible();
    await user.click(await press('驳回'));
    expect(await screen.findByText('请填写意见')).toBeVisible();
    expect(callsOf('decideApprovalTask')).toEqual([]);
    await user.click(await press('常用意见'));
    await user.click(await screen.findByRole('menuitem', { name: '请补充用途。' }));
    await waitFor(() => expect(screen.queryByText('请填写意见')).toBeNull());
    await user.click(await press(/^退回给/));
    await waitFor(() => expect(callsOf('decideApprovalTask')).toHaveLength(1));
    expect(callsOf('decideApprovalTask')[0]?.body).toEqual({ version: 1, decision: 'RETURN', opinion: '请补充用途。' });
    await waitFor(() => expect(address()).toBe('/approval/my-apply'));
  });

  test('says which of its goods are made abroad', async () => {
    const [item] = example.project.items as [Schemas['ProjectItem']];
    const items = [
      { ...item, imported: false },
      { ...item, itemName: '物镜', imported: true },
    ];
    await openCase({ detail: { project: { ...example.project, items } } });
    expect(screen.getByText('含进口产品：物镜')).toBeVisible();
    expect(screen.queryByText(/^没有要留意的/)).toBeNull();
  });

  test('warns of a card that runs low, and of similar purchases', async () => {
    const funds = [{ ...card, cardName: '国基金', availableAmount: '300.00', remainingAmount: '1.00' }];
    await openCase({ detail: { similarAmount: '1422.00', project: { ...example.project, funds } } });
    expect(screen.getByText('“国基金”批后只剩 1.00')).toBeVisible();
    expect(screen.getByText('90 天内另有同类采购 1,422.00')).toBeVisible();
  });

  test('that somebody else has decided meanwhile says who, and shows the newest', async () => {
    const { user } = await openCase();
    await user.type(await opinion(), '看过');
    api.override('decideApprovalTask', ({ reply }) => reply.fail(4131, '审批任务已被处理'));
    const other = { userName: '陈志衡', userId: 'other', taskId: 'x', state: 'REJECTED', opinion: '太贵' } as const;
    const records = [
      { ...record, state: 'CANCELLED' as const },
      { ...record, ...other, decideTime: '2026-02-27T10:00:00+08:00' },
    ];
    api.override('getApprovalInstanceDetail', { ...example, status: 'REJECTED', records, myTaskId: null, allowedActions: [] });
    await user.click(await press('同意 299.00'));
    expect(await screen.findByText('陈志衡已于 2026/02/27 10:00 驳回，不用再办理。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '同意 299.00' })).toBeNull();
    expect(within(screen.getByRole('list', { name: '谁在什么时候' })).getByText('太贵')).toBeVisible();
  });

  test('that has changed is shown anew, with the opinion as it was typed', async () => {
    const { user } = await openCase();
    await user.type(await opinion(), '看过');
    api.override('decideApprovalTask', ({ reply }) => reply.fail(4090, '数据已被修改'));
    api.override('getApprovalInstanceDetail', { ...example, version: 2 });
    await user.click(await press('同意 299.00'));
    expect(await screen.findByText(/^刚刚有变化/)).toBeVisible();
    expect(await opinion()).toHaveValue('看过');
    api.override('decideApprovalTask', api.example('decideApprovalTask'));
    await user.click(await press('同意 299.00'));
    await waitFor(() => expect(callsOf('decideApprovalTask').at(-1)?.body).toMatchObject({ version: 2, opinion: '看过' }));
  });

  test('is withdrawn by its applicant after a question', async () => {
    const { user } = await openCase({ detail: { myTaskId: null, allowedActions: ['WITHDRAW'] }, waiting: [] });
    await user.click(await press('撤回申请'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '撤回申请' }));
    expect(await screen.findByText(`已撤回“${example.project.projectName}”`)).toBeVisible();
    expect(callsOf('withdrawApprovalInstance')[0]?.body).toEqual({ version: 1 });
  });

  test('says who was asked and what is to come, also of the user', async () => {
    const me = await exampleUser();
    const records = [
      { ...record, userId: me.id },
      { ...record, taskId: 'later', step: 2, state: 'WAITING' as const, since: null, userName: '陈志衡' },
    ];
    await openCase({ detail: { records } });
    const trail = within(screen.getByRole('list', { name: '谁在什么时候' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^范子涵 提交/),
      expect.stringMatching(/^等您审批经费负责人/),
      '然后 陈志衡经费负责人',
      '开始采购全部同意后自动',
    ]);
  });

  test('says where all must agree, and who was not asked again because of having agreed before', async () => {
    const colleague = {
      ...record,
      userId: 'second',
      userName: '孙建业',
      taskId: 't5',
      step: 3,
      kind: 'NAMED',
      mode: 'ALL',
    } as const;
    const agreed = { ...record, userId: 'dean', userName: '陈志衡', since: null } as const;
    const records: Schemas['ApprovalRecord'][] = [
      { ...agreed, taskId: 't2', state: 'APPROVED', decideTime: '2026-02-27T10:00:00+08:00' },
      { ...agreed, taskId: 't3', step: 2, kind: 'COLLEGE_APPROVER', state: 'SKIPPED' },
      colleague,
      { ...colleague, userId: 'third', userName: '曹德明', taskId: 't6' },
      { ...agreed, taskId: 't7', step: 4, state: 'SKIPPED' },
    ];
    await openCase({ detail: { records } });
    const trail = within(screen.getByRole('list', { name: '谁在什么时候' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^范子涵 提交/),
      expect.stringMatching(/^陈志衡 同意经费负责人/),
      '陈志衡 此前已同意，不再询问学院审批人',
      expect.stringMatching(/^等孙建业、曹德明（都要同意）审批指定审批人/),
      '开始采购全部同意后自动',
    ]);
  });

  test('can be printed with its decisions', async () => {
    const { user } = await openCase();
    await user.click(await press('打印预览'));
    const dialog = within(await screen.findByRole('dialog', { name: '打印预览' }));
    expect(await dialog.findByRole('table', { name: '审批记录' })).toBeVisible();
  });
});

test('a receipt shows what has arrived and what the witness signs, and is confirmed or refused', async () => {
  const { user } = await openCase({
    detail: { bizType: 'RECEIPT', amount: '280.00', allowedActions: ['APPROVE', 'REJECT'] },
  });
  expect(screen.getByText('等您见证')).toBeVisible();
  expect(screen.getByText(/我看到了这些货物：范子涵申购的.*实付 280\.00 元。/)).toBeVisible();
  expect(screen.getByText('19.00')).toBeVisible();
  expect(await press('拒绝')).toBeVisible();
  expect(screen.queryByRole('button', { name: /退回/ })).toBeNull();
  await user.click(await press('确认收到'));
  expect(await screen.findByText(`已确认收到“${example.project.projectName}”`)).toBeVisible();
});

test('an address without a case leads to the list, and one that is not the user’s says so', async () => {
  api.override('getUserMenu', [menuItem('/approval/my-apply', '审批'), menuItem('/approval/apply-order-detail', '审批单')]);
  api.override('getApprovalInstanceDetail', ({ reply }) => reply.fail(4004, '数据不存在'));
  const { router } = await renderApp('/approval/apply-order-detail');
  expect(await screen.findByRole('link', { name: '返回列表' })).toHaveAttribute('href', '/approval/my-apply');
  await router.navigate('/approval/apply-order-detail?id=other');
  expect(await screen.findByText(/可能已由他人办理或改派，您的代理期可能已结束/)).toBeVisible();
  expect(screen.getByText('无法查看')).toBeVisible();
  expect(screen.getByRole('link', { name: '返回列表' })).toHaveAttribute('href', '/approval/my-apply');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

test('an award shows who is to win for how much, at which rank, and why it is not the lowest', async () => {
  const award: Schemas['Award'] = {
    id: 'a',
    quoteId: 'q',
    supplierId: 's',
    supplierName: '江海启元试剂有限公司',
    amount: '250.00',
    rank: 2,
    opinion: '符合全部要求',
    notLowestReason: '最低价一家不能按期交货，影响开学教学',
    riskAnswers: [],
    decidedByName: '王晓梅',
    decideTime: '2026-03-10T09:00:00+08:00',
    status: 'APPROVING',
    noticeEndTime: null,
    cancelReason: null,
  };
  api.override('getBidding', { ...biddingNow, bidderCount: 3, awards: [award] });
  await openCase({ detail: { bizType: 'AWARD', amount: '250.00' } });
  const shown = within(await screen.findByRole('region', { name: '定标' }));
  for (const text of ['江海启元试剂有限公司', '第 2', '最低价一家不能按期交货，影响开学教学', '共 3 家报价']) {
    expect(await shown.findByText(text)).toBeVisible();
  }
  const figures = within(screen.getByLabelText('金额'));
  for (const text of ['250.00', '299.00', '49.00']) expect(figures.getByText(text)).toBeVisible();
  expect(shown.getByRole('link', { name: '查看比价' })).toHaveAttribute('href', expect.stringMatching(/&tab=award$/));
});
