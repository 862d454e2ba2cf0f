import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aFulfilment } from '#testing/aFulfilment.ts';
import { aTurn } from '#testing/aTurn.ts';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

type Detail = Schemas['ProjectDetail'];

const path = '/purchase-management/project-info';
const fulfilment = aFulfilment('56000.00', { needsContract: true });
const supplierDefault: NonNullable<Detail['supplierDefault']> = {
  status: 'ENDED',
  reason: '逾期三个月未交货',
  requestedByName: '孙立群',
  requestTime: '2026-03-01T09:00:00+08:00',
  endTime: '2026-03-02T09:00:00+08:00',
  supplierName: '江海启元试剂有限公司',
  paidAmount: '16800.00',
  acceptedAmount: '0.00',
  claimAmount: '16800.00',
  refundedAmount: '6800.00',
  writtenOffAmount: '0.00',
  openAmount: '10000.00',
  writingOff: false,
  evidence: [],
  refunds: [
    {
      id: 'r1',
      amount: '6800.00',
      refundDate: '2026-03-05',
      voucherNo: 'TK-0001',
      reversal: null,
      allowedActions: [],
      createTime: '2026-03-05T09:00:00+08:00',
      createByName: '钱进',
    },
  ],
};
const project: Detail = {
  ...api.example('getProjectDetail'),
  id: 'one',
  lane: 'OTHER',
  executionCode: null,
  status: 'COMPLETED',
  version: 9,
  orderAmount: '56000.00',
  actualAmount: '0.00',
  costAmount: '0.00',
  paidAmount: '16800.00',
  archiveTime: null,
  receipt: null,
  invoices: [],
  payments: [],
  turns: [aTurn('REFUND', { mine: true })],
  allowedActions: ['REFUND', 'WRITE_OFF'],
  fulfilment,
  supplierDefault,
};

async function openProject(changes: Partial<Detail> = {}) {
  const me = api.example('getInfo');
  api.override('getInfo', { ...me, userType: 'STAFF' });
  api.override('getUserMenu', [menuItem(path, '采购项目')]);
  api.override('getProjectDetail', { ...project, companyId: me.companyId, ...changes });
  const app = await renderApp(`${path}?id=one`);
  await screen.findByRole('heading', { level: 1, name: project.projectName });
  return app;
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('finance sees what is open of a claim, and records a refund of at most that', async () => {
  const { user } = await openProject();
  expect(screen.getByRole('region', { name: '接下来' })).toHaveTextContent('您登记供应商退款 10,000.00 元');
  const figures = within(await screen.findByLabelText('应退款'));
  expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '10,000.00',
    '16,800.00',
    '6,800.00',
    '16,800.00',
    '0.00',
  ]);
  expect(screen.getByRole('table', { name: '退款' })).toHaveTextContent('TK-0001');
  await user.click(screen.getByRole('button', { name: '登记退款' }));
  const form = await dialog(`登记退款：${project.projectName}`);
  const amount = await form.findByRole('textbox', { name: '金额' });
  expect(amount).toHaveValue('10000.00');
  await user.clear(amount);
  await user.type(amount, '10001');
  await user.type(form.getByRole('textbox', { name: '凭证号' }), 'TK-0002');
  await user.click(form.getByRole('button', { name: '登记退款' }));
  expect(await form.findByText('不能超过待退金额 10,000.00 元')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '4000');
  await user.click(form.getByRole('button', { name: '登记退款' }));
  await waitFor(() =>
    expect(callsOf('registerRefund')[0]?.body).toMatchObject({ version: 9, amount: '4000.00', voucherNo: 'TK-0002' }),
  );
});

test('a purchase whose supplier still owes a refund says so', async () => {
  await openProject();
  expect(screen.getByText('待退款')).toBeVisible();
});

test('a refund that was none is reversed, and stays in the list with the reason', async () => {
  const [refund] = supplierDefault.refunds as [Schemas['Refund']];
  const reversal = { date: '2026-03-06', reason: '登记有误', createTime: '2026-03-06T09:00:00+08:00', createByName: '钱进' };
  const refunds = [
    { ...refund, id: 'r0', voucherNo: 'TK-0000', reversal },
    { ...refund, allowedActions: ['REVERSE' as const] },
  ];
  const { user } = await openProject({ supplierDefault: { ...supplierDefault, refunds } });
  const table = within(await screen.findByRole('table', { name: '退款' }));
  expect(table.getByText(/冲回：登记有误/)).toBeVisible();
  expect(table.queryByRole('button', { name: '冲回退款 TK-0000' })).toBeNull();
  await user.click(table.getByRole('button', { name: '冲回退款 TK-0001' }));
  const form = await dialog('冲回退款：TK-0001');
  expect(await form.findByText(/6,800.00 元重新计入经费卡支出/)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: '原因' }), '款项属于另一项采购');
  await user.click(form.getByRole('button', { name: '冲回退款' }));
  await waitFor(() =>
    expect(callsOf('reverseRefund')[0]).toMatchObject({
      path: { id: 'r1' },
      body: { version: 9, reason: '款项属于另一项采购' },
    }),
  );
});

test('what cannot be collected is written off with a reason', async () => {
  const { user } = await openProject({ turns: [], allowedActions: ['WRITE_OFF'] });
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '申请核销应退款' }));
  const form = await dialog(`核销“${project.projectName}”的应退款？`);
  await user.type(await form.findByRole('textbox', { name: '原因' }), '供应商已破产');
  await user.click(form.getByRole('button', { name: '申请核销应退款' }));
  await waitFor(() => expect(callsOf('writeOffClaim')[0]?.body).toEqual({ version: 9, reason: '供应商已破产' }));
});

test('an order of a supplier that does not deliver is to be terminated with a reason and evidence', async () => {
  const { user } = await openProject({
    status: 'EXECUTING',
    supplierDefault: null,
    turns: [],
    allowedActions: ['TERMINATE_DEFAULT'],
  });
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '申请违约解除' }));
  const form = await dialog(`申请违约解除：${project.projectName}`);
  await user.type(await form.findByRole('textbox', { name: '违约情况' }), '逾期三个月未交货');
  await user.click(form.getByRole('button', { name: '申请违约解除' }));
  expect(callsOf('terminateForDefault')).toEqual([]);
  expect(await form.findByText('请上传佐证材料')).toBeVisible();
});
