import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTurn } from '#testing/aTurn.ts';
import { bidder, claimed, closed, hence, openBidding, openedQuote as quote } from '#testing/openBidding.ts';
import { api, callsOf } from '#testing/renderApp.tsx';

const turns = [aTurn('DECIDE', { mine: true, anyOf: true, until: hence(50) })];
const deciding = { ...claimed, status: 'DECIDING' as const, allowedActions: [], turns, nextTime: hence(50) };
const opened: Schemas['Bidding'] = {
  ...closed,
  stage: 'OPENED',
  documentsOpenTime: hence(-2),
  pricesOpenTime: hence(-1),
  bidderCount: 3,
  decisionDeadline: hence(50),
  allowedActions: ['DECIDE', 'EXCLUDE', 'DECLARE_FAILED'],
  version: 9,
};

const line = { spec: null, parameters: null, categoryName: null, unit: '台' };
const comparison: Schemas['QuoteComparison'] = {
  projectId: 'one',
  roundNo: 1,
  priceCeiling: '180000.00',
  budgetAmount: '186000.00',
  lines: [
    { no: 1, itemName: '离心机主机', quantity: '2', ...line },
    { no: 2, itemName: '转子', quantity: '4', ...line },
  ],
  quotes: [
    quote(1, '150000.00'),
    quote(2, '165000.00', { risks: ['SAME_SUBNET'], supplierStatus: 'FROZEN' }),
    quote(3, '90000.00', { rank: null, status: 'INVALID', voidReason: '转速不满足' }),
  ],
  lowestQuoteId: 'q1',
  tie: false,
  averageTotal: '157500.00',
};

async function openPrices(bidding = opened, search = '') {
  api.override('compareQuotes', comparison);
  return openBidding(deciding, bidding, search);
}

test('prices stand line by line against suppliers: the best marked, gaps and void ones shown with the reason', async () => {
  await openPrices();
  const table = within(await screen.findByRole('table', { name: '比价' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '清单',
    expect.stringContaining('第1公司'),
    expect.stringContaining('第2公司'),
    expect.stringContaining('第3公司'),
  ]);
  const row = within(table.getByRole('row', { name: /离心机主机/ }));
  expect(row.getByText('150,000.00').closest('td')).toHaveAttribute('data-best');
  expect(row.getByText('+10%')).toBeVisible();
  expect(table.getAllByText('未报')).toHaveLength(3);
  expect(table.getByText('报价网段相同')).toBeVisible();
  expect(within(table.getByRole('columnheader', { name: /第2公司/ })).getByText('供应商已冻结')).toBeVisible();
  expect(table.getAllByText('供应商已冻结')).toHaveLength(1);
  expect(screen.getByText('第3公司不参与比较：转速不满足')).toBeVisible();
  expect(screen.getByText('可节约 36,000.00')).toBeVisible();
});

test('the lowest is chosen already; another one needs a reason and an answer to each warning', async () => {
  const { user } = await openPrices();
  await screen.findByRole('table', { name: '比价' });
  await user.click(screen.getByRole('button', { name: '定标' }));
  const form = within(await screen.findByRole('dialog', { name: '定标：离心机' }));
  expect(form.getByRole('radio', { name: /第1公司/ })).toBeChecked();
  expect(form.getByText('36,000.00')).toBeVisible();
  await user.click(form.getByRole('radio', { name: /第2公司/ }));
  await user.type(form.getByRole('textbox', { name: /定标意见/ }), '售后响应更快');
  await user.type(form.getByRole('textbox', { name: /未选最低/ }), '太短');
  await user.click(form.getByRole('checkbox', { name: '我与各报价供应商没有利害关系' }));
  await user.click(form.getByRole('button', { name: '定标' }));
  expect(await form.findByText('未选最低报价，请至少写 20 个字的理由')).toBeVisible();
  expect(form.getByText('请填写至少 5 个字的核实情况')).toBeVisible();
  expect(callsOf('decideAward')).toHaveLength(0);
  const reason = '最低价一家的交货期不能满足开学前安装调试的教学要求';
  await user.clear(form.getByRole('textbox', { name: /未选最低/ }));
  await user.type(form.getByRole('textbox', { name: /未选最低/ }), reason);
  await user.type(form.getByRole('textbox', { name: /核实情况/ }), '两家办公地址不同');
  await user.click(form.getByRole('button', { name: '定标' }));
  const question = within(await screen.findByRole('dialog', { name: '由第2公司成交，金额 165,000.00 元？' }));
  await user.click(question.getByRole('button', { name: '定标' }));
  await waitFor(() => expect(callsOf('decideAward')).toHaveLength(1));
  expect(callsOf('decideAward')[0]?.body).toEqual({
    quoteId: 'q2',
    opinion: '售后响应更快',
    notLowestReason: reason,
    conflictDeclared: true,
    version: 9,
    riskAnswers: [{ risk: 'SAME_SUBNET', answer: '两家办公地址不同' }],
  });
});

test('the form says that the time of arrival decides where the chosen quote equals another', async () => {
  const tied = [quote(1, '150000.00'), quote(2, '150000.00'), quote(4, '165000.00')];
  api.override('compareQuotes', { ...comparison, quotes: tied, tie: true });
  const { user } = await openBidding(deciding, opened);
  await screen.findByRole('table', { name: '比价' });
  await user.click(screen.getByRole('button', { name: '定标' }));
  const form = within(await screen.findByRole('dialog', { name: '定标：离心机' }));
  expect(form.getByText('报价与第2公司相同，按报价到达时间排名，先到的在前。')).toBeVisible();
  await user.click(form.getByRole('radio', { name: /第4公司/ }));
  expect(form.queryByText(/按报价到达时间排名/)).toBeNull();
});

test('a quote is proposed to be excluded with a reason', async () => {
  const { user } = await openPrices();
  api.override('qualifyQuote', bidder(2));
  const table = within(await screen.findByRole('table', { name: '比价' }));
  await user.click(table.getByRole('button', { name: '排除第2公司' }));
  const form = within(await screen.findByRole('dialog', { name: '排除报价：第2公司' }));
  await user.type(form.getByRole('textbox', { name: /理由/ }), '与第1公司为关联企业');
  await user.click(form.getByRole('checkbox', { name: '我与各报价供应商没有利害关系' }));
  await user.click(form.getByRole('button', { name: '排除' }));
  await waitFor(() => expect(callsOf('qualifyQuote')).toHaveLength(1));
  expect(callsOf('qualifyQuote')[0]).toMatchObject({ path: { id: 'q2' }, body: { result: 'FAIL' } });
});

test('the officer ends it without an award after a question', async () => {
  const { user } = await openPrices();
  await screen.findByRole('table', { name: '比价' });
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '宣布流标' }));
  const form = within(await screen.findByRole('dialog', { name: '宣布流标：离心机' }));
  await user.type(form.getByRole('textbox', { name: /说明/ }), '三家均超最高限价');
  await user.click(form.getByRole('radio', { name: '报价均超最高限价' }));
  await user.click(form.getByRole('button', { name: '宣布流标' }));
  const question = within(await screen.findByRole('dialog', { name: '宣布“离心机”流标？' }));
  await user.click(question.getByRole('button', { name: '宣布流标' }));
  await waitFor(() => expect(callsOf('declareBiddingFailed')).toHaveLength(1));
});

test('an award says who won for how much, and until when it can be objected to; a cancelled one stays below', async () => {
  const award: Schemas['Award'] = {
    id: 'a2',
    quoteId: 'q1',
    supplierId: 's1',
    supplierName: '第1公司',
    amount: '150000.00',
    rank: 1,
    opinion: '符合要求且报价最低',
    notLowestReason: null,
    riskAnswers: [],
    decidedByName: '王晓梅',
    decideTime: hence(-1),
    status: 'NOTICE',
    noticeEndTime: '2026-03-16T17:00:00+08:00',
    cancelReason: null,
  };
  const old: Schemas['Award'] = { ...award, id: 'a1', status: 'CANCELLED', noticeEndTime: null, cancelReason: '供应商放弃' };
  const notice = { ...deciding, status: 'AWARD_NOTICE' as const, turns: [] };
  api.override('compareQuotes', comparison);
  await openBidding(notice, { ...opened, allowedActions: [], awards: [award, old] });
  const shown = within(await screen.findByRole('region', { name: '定标（公示中）' }));
  expect(shown.getByText('150,000.00')).toBeVisible();
  expect(shown.getByText('2026/03/16 17:00')).toBeVisible();
  expect(within(screen.getByRole('region', { name: '已取消的定标' })).getByText('供应商放弃')).toBeVisible();
  expect(screen.getByText('公示至 2026/03/16 17:00，期满自动成交')).toBeVisible();
});

test('to cancel an award takes a reason and evidence', async () => {
  api.override('uploadFile', { ...api.example('uploadFile'), fileName: '放弃函.pdf' });
  api.override('compareQuotes', comparison);
  const notice = { ...deciding, status: 'AWARD_NOTICE' as const, turns: [] };
  const { user } = await openBidding(notice, { ...opened, allowedActions: ['CANCEL_AWARD'] });
  await screen.findByRole('table', { name: '比价' });
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '取消成交' }));
  const form = within(await screen.findByRole('dialog', { name: '取消成交：离心机' }));
  await user.type(form.getByRole('textbox', { name: /取消原因/ }), '供应商来函放弃成交');
  await user.click(form.getByRole('button', { name: '提交审批' }));
  expect(await form.findByText('请上传佐证材料')).toBeVisible();
  expect(callsOf('cancelAward')).toHaveLength(0);
  await user.upload(form.getByLabelText('佐证材料', { selector: 'input' }), new File(['letter'], '放弃函.pdf'));
  expect(await form.findByRole('button', { name: /放弃函\.pdf/ })).toBeVisible();
  await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull());
  await user.click(form.getByRole('button', { name: '提交审批' }));
  await waitFor(() => expect(callsOf('cancelAward')).toHaveLength(1));
  expect(callsOf('cancelAward')[0]).toMatchObject({ body: { reason: '供应商来函放弃成交', version: 9 } });
});
