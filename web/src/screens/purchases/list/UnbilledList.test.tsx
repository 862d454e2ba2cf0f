import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

type Unbilled = Schemas['UnbilledPurchase'];

const path = '/purchase-management/procurement-item';
const [example] = api.example('queryUnbilledPage').records as [Unbilled];
const rows: Unbilled[] = [
  { ...example, id: 'one', projectName: '移液枪头', openAmount: '30.00' },
  { ...example, id: 'two', projectName: '离心管', openAmount: '20.00' },
];

test('one invoice is entered for the chosen purchases; the amounts add up to its total', async () => {
  api.override('getInfo', { ...api.example('getInfo'), permissions: ['purchase:invoice:create'], userType: 'STAFF' });
  api.override('getUserMenu', [menuItem(path, '采购项目')]);
  api.override('queryUnbilledPage', { records: rows, total: 2, current: 1, size: 10 });
  const { user } = await renderApp(`${path}?tab=UNBILLED`);
  await screen.findAllByRole('rowheader');
  for (const box of screen.getAllByRole('checkbox').slice(1)) await user.click(box);
  await user.click(screen.getByRole('button', { name: '登记发票（2）' }));
  const form = within(await screen.findByRole('dialog', { name: `登记发票：${example.sellerName}` }));
  const total = await form.findByRole('textbox', { name: '发票总额' });
  expect(total).toHaveValue('50.00');
  await user.type(form.getByRole('textbox', { name: '发票号码' }), '10000005');
  const [, second] = form.getAllByRole('textbox', { name: '金额' });
  await user.clear(second as HTMLElement);
  await user.type(second as HTMLElement, '15');
  await user.click(form.getByRole('button', { name: '登记发票' }));
  expect(await form.findByText('各项之和应等于发票总额')).toBeVisible();
  await user.clear(total);
  await user.type(total, '45');
  await user.click(form.getByRole('button', { name: '登记发票' }));
  await waitFor(() =>
    expect(callsOf('recordInvoice')[0]?.body).toMatchObject({
      number: '10000005',
      amount: '45.00',
      parts: [
        { projectId: 'one', amount: '30.00' },
        { projectId: 'two', amount: '15.00' },
      ],
    }),
  );
});
