import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

type Detail = Schemas['ProjectDetail'];

const path = '/purchase-management/project-info';
const example = api.example('getProjectDetail');
const [invoice] = example.invoices as [Detail['invoices'][number]];
const [payment] = example.payments as [Detail['payments'][number]];

const archived: Detail = {
  ...example,
  id: 'one',
  invoices: [
    { ...invoice, id: 'void', number: '10000001', voided: true, corrections: [], allowedActions: [] },
    {
      ...invoice,
      id: 'joint',
      number: '10000002',
      totalAmount: '900.00',
      parts: [
        ...invoice.parts,
        {
          projectId: 'two',
          projectCode: 'JJ2026000001',
          projectName: '另一项采购',
          acceptanceId: null,
          acceptanceCode: null,
          amount: '434.50',
        },
      ],
      corrections: [
        {
          kind: 'CHANGE',
          number: '10000009',
          date: '2026-02-18',
          reason: '票号录入有误',
          createTime: '2026-02-20T09:00:00+08:00',
          createByName: '王晓梅',
        },
      ],
      allowedActions: ['CORRECT', 'VOID', 'RED'],
    },
    { ...invoice, id: 'red', number: '10000003', amount: '-5.00', totalAmount: '-5.00', reversesNumber: '10000002' },
  ],
  payments: [{ ...payment, id: 'paid', allowedActions: ['REVERSE'] }],
  companyId: api.example('getInfo').companyId,
};

async function openMoney() {
  api.override('getInfo', { ...api.example('getInfo'), userType: 'STAFF' });
  api.override('getUserMenu', [menuItem(path, '采购详情')]);
  api.override('getProjectDetail', archived);
  const app = await renderApp(`${path}?id=one&tab=money`);
  await screen.findByRole('table', { name: '发票' });
  return app;
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('invoices say what they cover, what they reverse and how they were corrected', async () => {
  await openMoney();
  const table = within(screen.getByRole('table', { name: '发票' }));
  for (const text of ['已作废', '冲销 10000002', '发票总额 900.00 元']) expect(table.getByText(text)).toBeVisible();
  expect(within(screen.getByRole('table', { name: '分摊到采购' })).getByRole('link', { name: '另一项采购' })).toBeVisible();
  const corrections = within(screen.getByRole('table', { name: '更正记录' }));
  for (const text of ['票号录入有误', '10000009']) expect(corrections.getByText(text)).toBeVisible();
  // What was voided counts no more.
  expect(screen.getByText(/已登记发票 460.50/)).toBeVisible();
});

test('an invoice is corrected with a reason', async () => {
  const { user } = await openMoney();
  await user.click(screen.getByRole('button', { name: '更正发票 10000002' }));
  const form = await dialog('更正发票：10000002');
  expect(await form.findByText('这张发票涉及多项采购，更正对每一项都有效。')).toBeVisible();
  const number = form.getByRole('textbox', { name: '发票号码' });
  await user.clear(number);
  await user.type(number, '10000004');
  await user.click(form.getByRole('button', { name: '更正发票' }));
  expect(callsOf('correctInvoice')).toEqual([]);
  await user.type(form.getByRole('textbox', { name: '原因' }), '少录一位');
  await user.click(form.getByRole('button', { name: '更正发票' }));
  await waitFor(() =>
    expect(callsOf('correctInvoice')[0]).toMatchObject({
      path: { id: 'joint' },
      body: { number: '10000004', date: invoice.date, reason: '少录一位' },
    }),
  );
});

test('a payment that the bank has returned is reversed, and the page says that the purchase leaves the archive', async () => {
  const { user } = await openMoney();
  await user.click(screen.getByRole('button', { name: '冲回付款 PZ-0001' }));
  const form = await dialog('冲回付款：PZ-0001');
  expect(await form.findByText(/采购将退出归档/)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: '原因' }), '账号有误');
  await user.click(form.getByRole('button', { name: '冲回付款' }));
  await waitFor(() =>
    expect(callsOf('reversePayment')[0]).toMatchObject({ path: { id: 'paid' }, body: { version: 8, reason: '账号有误' } }),
  );
});
