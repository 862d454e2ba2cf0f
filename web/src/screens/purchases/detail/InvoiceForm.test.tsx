import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aFulfilment } from '#testing/aFulfilment.ts';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

type Detail = Schemas['ProjectDetail'];

const path = '/purchase-management/project-info';
const example = api.example('getProjectDetail');
const [invoice] = example.invoices as [Detail['invoices'][number]];
const [part] = invoice.parts as [Detail['invoices'][number]['parts'][number]];

const batch = (
  no: number,
  passAmount: string,
  changes: Partial<Schemas['AcceptanceBrief']> = {},
): Schemas['AcceptanceBrief'] => ({
  id: `batch${no}`,
  acceptanceCode: `YS202600001${no}`,
  batchNo: no,
  status: 'PASSED',
  arriveDate: '2026-02-20',
  acceptTime: '2026-02-21T10:00:00+08:00',
  passAmount,
  ...changes,
});

const line: Schemas['OrderLine'] = {
  no: 1,
  itemName: '离心机',
  spec: null,
  brand: null,
  model: null,
  categoryId: 'category',
  categoryName: '仪器设备',
  quantity: '10',
  unit: '台',
  unitPrice: '10.00',
  amount: '100.00',
  acceptedQuantity: '6',
  inspectedQuantity: '0',
  closedQuantity: '0',
  openQuantity: '4',
  closeReason: null,
  consumable: false,
  fixedAsset: true,
  hazardous: false,
  needsEntry: false,
};

/** An order for 100 yuan of which some batches have come. */
function ordered(acceptances: Schemas['AcceptanceBrief'][], openQuantity: string, invoices: Detail['invoices'] = []): Detail {
  return {
    ...example,
    id: 'one',
    companyId: api.example('getInfo').companyId,
    projectName: '离心机',
    lane: 'OTHER',
    executionCode: 'MALL',
    status: 'EXECUTING',
    receipt: null,
    costAmount: '100.00',
    orderAmount: '100.00',
    actualAmount: null,
    paidAmount: '0.00',
    payments: [],
    invoices,
    allowedActions: ['ADD_INVOICE'],
    turns: [],
    fulfilment: aFulfilment('100.00', {
      acceptedAmount: '60.00',
      dueAmount: '60.00',
      lines: [{ ...line, openQuantity }],
      acceptances,
    }),
  };
}

/** An invoice of a batch, or of several of them. */
const billed = (
  id: string,
  parts: [acceptanceId: string, amount: string][],
  changes: Partial<Detail['invoices'][number]> = {},
) => ({
  ...invoice,
  id,
  number: id,
  corrections: [],
  allowedActions: [],
  amount: '60.00',
  totalAmount: '60.00',
  parts: parts.map(([acceptanceId, amount]) => ({
    ...part,
    projectId: 'one',
    acceptanceId,
    acceptanceCode: acceptanceId.replace('batch', 'YS202600001'),
    amount,
  })),
  ...changes,
});

async function openPage(project: Detail, search = '') {
  api.override('getInfo', { ...api.example('getInfo'), userType: 'STAFF' });
  api.override('getUserMenu', [menuItem(path, '采购详情')]);
  api.override('getProjectDetail', project);
  return renderApp(`${path}?id=one&tab=money${search}`);
}

async function openForm(project: Detail) {
  const { user } = await openPage(project, '&do=ADD_INVOICE');
  const form = within(await screen.findByRole('dialog', { name: '登记发票：离心机' }));
  const amount = await form.findByRole('textbox', { name: '金额' });
  const choose = async (name: string) => {
    await user.click(form.getByRole('combobox', { name: '批次' }));
    await user.click(await screen.findByRole('option', { name }));
  };
  const send = () => user.click(form.getByRole('button', { name: '登记发票' }));
  return { user, form, amount, choose, send };
}

test('an invoice begins with the one batch that is to be invoiced, and with what is left of it', async () => {
  const { user, form, amount, send } = await openForm(ordered([batch(1, '60.00')], '4'));
  expect(form.getByRole('combobox', { name: '批次' })).toHaveValue('第 1 批 YS2026000011');
  expect(amount).toHaveValue('60.00');
  await user.type(form.getByRole('textbox', { name: '发票号码' }), '10000001');
  await send();
  await waitFor(() =>
    expect(callsOf('saveInvoice')[0]?.body).toMatchObject({ number: '10000001', amount: '60.00', acceptanceId: 'batch1' }),
  );
});

test('with several open batches it begins with the whole; the amount follows the choice until it is typed', async () => {
  const invoices = [billed('10000009', [['batch1', '20.00']], { amount: '20.00' })];
  const voided = billed('10000008', [['batch1', '30.00']], { amount: '30.00', voided: true });
  const unusable = batch(3, '0.00', { status: 'FAILED' });
  const running = batch(4, '10.00', { status: 'INSPECTING', acceptTime: null });
  const project = ordered([batch(1, '60.00'), batch(2, '30.00'), unusable, running], '0', [...invoices, voided]);
  const { user, form, amount, choose, send } = await openForm(project);
  expect(form.getByRole('combobox', { name: '批次' })).toHaveValue('整个采购');
  expect(amount).toHaveValue('80.00');
  await user.click(form.getByRole('combobox', { name: '批次' }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual(['整个采购', '第 1 批 YS2026000011', '第 2 批 YS2026000012']);
  await user.keyboard('{Escape}');
  await choose('第 2 批 YS2026000012');
  expect(amount).toHaveValue('30.00');
  await choose('第 1 批 YS2026000011');
  expect(amount).toHaveValue('40.00');
  await user.clear(amount);
  await user.type(amount, '35');
  await choose('第 2 批 YS2026000012');
  expect(amount).toHaveValue('35.00');
  await user.type(form.getByRole('textbox', { name: '发票号码' }), '10000001');
  await send();
  expect(await form.findByText('不能超过还缺的发票金额 30.00 元')).toBeVisible();
  await choose('整个采购');
  await send();
  await waitFor(() => expect(callsOf('saveInvoice')).toHaveLength(1));
  expect(callsOf('saveInvoice')[0]?.body).toMatchObject({ amount: '35.00' });
  expect(callsOf('saveInvoice')[0]?.body).not.toHaveProperty('acceptanceId');
});

test.each([
  ['comes at once', ordered([batch(1, '100.00')], '0')],
  ['has no batches', { ...ordered([], '0'), lane: 'SMALL', fulfilment: null } satisfies Detail],
])('a purchase that %s has no field for it', async (_title, project) => {
  const { form, amount } = await openForm(project);
  expect(amount).toHaveValue('100.00');
  expect(form.queryByRole('combobox', { name: '批次' })).toBeNull();
});

test('the table of invoices says the batches, and a red invoice takes one of them back', async () => {
  const both: [string, string][] = [
    ['batch1', '50.00'],
    ['batch2', '10.00'],
  ];
  const invoices = [billed('10000009', both, { allowedActions: ['RED'] })];
  const { user } = await openPage(ordered([batch(1, '60.00'), batch(2, '30.00')], '0', invoices));
  const table = within(await screen.findByRole('table', { name: '发票' }));
  for (const name of ['YS2026000011', 'YS2026000012'])
    expect(table.getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining('batch'));
  await user.click(screen.getByRole('button', { name: '登记红字发票 10000009' }));
  const form = within(await screen.findByRole('dialog', { name: '登记红字发票：冲销 10000009' }));
  await user.click(await form.findByRole('combobox', { name: '批次' }));
  await user.click(await screen.findByRole('option', { name: 'YS2026000012' }));
  expect(form.getByRole('textbox', { name: '冲销金额' })).toHaveValue('10.00');
  await user.type(form.getByRole('textbox', { name: '红字发票号码' }), '10000003');
  await user.type(form.getByRole('textbox', { name: '原因' }), '退货');
  await user.click(form.getByRole('button', { name: '登记红字发票' }));
  await waitFor(() =>
    expect(callsOf('reverseInvoice')[0]).toMatchObject({
      path: { id: '10000009' },
      body: { number: '10000003', parts: [{ projectId: 'one', acceptanceId: 'batch2', amount: '10.00' }] },
    }),
  );
});
