import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

const page = '/database-shared-memory';
const permissions = ['stock:shared:read', 'stock:shared:apply'];
const [request] = api.example('querySharedApplyPage').records as [Schemas['SharedApply']];
const paper: Schemas['SharedStock'] = {
  id: 's1',
  warehouseId: 'w1',
  warehouseName: '办公用品库',
  address: '仓储楼 2 层',
  itemName: '复印纸',
  categoryId: null,
  categoryName: null,
  brand: '白鹭',
  model: 'A4',
  batchNo: null,
  expireDate: null,
  unit: '包',
  sharedQuantity: '80',
  promisedQuantity: '12',
  offeredQuantity: '68',
  unitCost: '21.00',
  ownerDeptId: 'd1',
  ownerDeptName: '资产处',
  mayApply: true,
  companyId: '1001',
};
const listed = (...records: Schemas['SharedStock'][]) =>
  api.override('querySharedStockPage', { records, total: records.length, current: 1, size: 20, sum: { savedAmount: '105.00' } });
const applied = (changes: Partial<Schemas['SharedApply']>) =>
  api.override('querySharedApplyPage', { ...api.example('querySharedApplyPage'), records: [{ ...request, ...changes }] });
const drawer = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

describe('the page of shared stock', () => {
  test('shows what is on offer, and asks for it', async () => {
    listed(paper, { ...paper, id: 's2', itemName: '档案盒', mayApply: false });
    const { user } = await openScreen(page, { permissions });
    const row = within(await screen.findByRole('row', { name: /复印纸/ }));
    for (const text of ['68 包', '共享 80，待出库 12', '资产处']) expect(row.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: '申请使用 档案盒' })).toBeNull();
    await doWith(user, '申请使用 复印纸');
    const form = await drawer(/申请使用/);
    await user.click(form.getByRole('button', { name: '申请使用' }));
    expect(await form.findByText('请填写至少 5 个字的用途')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: /申请数量/ }), '6');
    await user.type(form.getByRole('textbox', { name: /用途/ }), '打印实验指导书');
    await user.click(form.getByRole('button', { name: '申请使用' }));
    const body = { stockId: 's1', quantity: '6', purpose: '打印实验指导书' };
    await waitFor(() => expect(callsOf('saveSharedApply').at(-1)?.body).toEqual(body));
  });

  test('tells what sharing has saved, and opens the request that an address asks for', async () => {
    listed(paper);
    const { user } = await openScreen(`${page}?stockId=s1&quantity=6&purpose=${encodeURIComponent('打印实验指导书')}`, {
      permissions,
    });
    const form = await drawer(/申请使用/);
    expect(form.getByRole('textbox', { name: /申请数量/ })).toHaveValue('6');
    await user.click(form.getByRole('button', { name: '申请使用' }));
    const body = { stockId: 's1', quantity: '6', purpose: '打印实验指导书' };
    await waitFor(() => expect(callsOf('saveSharedApply').at(-1)?.body).toEqual(body));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/本年共享物品省下/)).toHaveTextContent('105.00');
    await waitFor(() => expect(callsOf('querySharedStockPage').at(-1)?.query).not.toHaveProperty('stockId'));
  });

  test('what is borrowed needs a day', async () => {
    listed(paper);
    const { user } = await openScreen(page, { permissions });
    await screen.findByRole('row', { name: /复印纸/ });
    await doWith(user, '申请使用 复印纸');
    const form = await drawer(/申请使用/);
    await user.click(form.getByRole('radio', { name: '借用，到期归还' }));
    await user.click(form.getByRole('button', { name: '申请使用' }));
    expect(await form.findByText('请选择归还日期')).toBeVisible();
  });

  test('the own requests are received after a question', async () => {
    applied({ allowedActions: ['RECEIVE'], overdue: true, expectReturnDate: '2026-01-05' });
    const { user } = await openScreen(`${page}?tab=APPLIED`, { permissions });
    expect(within(await screen.findByRole('row', { name: /插线板/ })).getByText(/^已逾期 \d+ 天$/)).toBeVisible();
    await doWith(user, `签收 ${request.applyCode}`);
    await user.click((await drawer(/确认已收到/)).getByRole('button', { name: '签收' }));
    await waitFor(() => expect(callsOf('receiveSharedApply').at(-1)?.path).toEqual({ id: request.id }));
  });
});

describe('the page of the requests', () => {
  const decider = { permissions: ['stock:shared:read', 'stock:shared:decide', 'stock:shared:issue'] };
  const open = () => openScreen('/approval-use-shared-inventory', decider);

  test('approves less than is asked for', async () => {
    applied({ status: 'PENDING', quantity: '6', offeredQuantity: '4', approvedQuantity: null, allowedActions: ['DECIDE'] });
    const { user } = await open();
    expect(await screen.findByRole('tab', { name: /待我处理\s*1/ })).toHaveAttribute('aria-selected', 'true');
    await screen.findByRole('row', { name: /插线板/ });
    await doWith(user, `审批 ${request.applyCode}`);
    const form = await drawer(/审批共享申请/);
    expect(form.getByRole('textbox', { name: /批准数量/ })).toHaveValue('4');
    await user.click(form.getByRole('button', { name: '审批' }));
    const body = { decision: 'APPROVE', approvedQuantity: '4' };
    await waitFor(() => expect(callsOf('decideSharedApply').at(-1)?.body).toEqual(body));
  });

  test('rejects with an opinion', async () => {
    applied({ status: 'PENDING', allowedActions: ['DECIDE'] });
    const { user } = await open();
    await screen.findByRole('row', { name: /插线板/ });
    await doWith(user, `审批 ${request.applyCode}`);
    const form = await drawer(/审批共享申请/);
    await user.click(form.getByRole('radio', { name: '驳回' }));
    await user.click(form.getByRole('button', { name: '审批' }));
    expect(await form.findByText('请填写意见')).toBeVisible();
  });

  test('takes back what was lent, and asks how it was lost', async () => {
    applied({ status: 'RECEIVED', returnedQuantity: '1', allowedActions: ['RETURN'] });
    const { user } = await open();
    await screen.findByRole('row', { name: /插线板/ });
    await doWith(user, `登记归还 ${request.applyCode}`);
    const form = await drawer(/登记归还/);
    expect(form.getByRole('textbox', { name: /归还数量/ })).toHaveValue('3');
    await user.click(form.getByRole('button', { name: '登记归还' }));
    await waitFor(() => expect(callsOf('returnSharedApply').at(-1)?.body).toEqual({ quantity: '3', condition: 'GOOD' }));
  });
});
