import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTurn } from '#testing/aTurn.ts';
import { bidder, claimed, closed, hence, openBidding } from '#testing/openBidding.ts';
import { api, callsOf } from '#testing/renderApp.tsx';

const opening = { ...claimed, status: 'OPENING' as const, allowedActions: [], turns: [] };
const judging: Schemas['Bidding'] = {
  ...closed,
  stage: 'JUDGING',
  documentsOpenTime: hence(-1),
  bidderCount: 3,
  allowedActions: ['JUDGE'],
  version: 7,
};

const threeBidders = [bidder(1), bidder(2, { compliant: true }), bidder(3, { quoteId: null, terms: null, arrivalTime: null })];

async function openJudging(bidders = threeBidders) {
  api.override('qualifyQuote', bidder(1));
  api.override('listParticipants', bidders);
  const app = await openBidding(opening, judging);
  const table = within(await screen.findByRole('table', { name: '各家技术部分' }));
  return { ...app, table };
}

test('bidders stand side by side under masked names, beside what is wanted, with what is still to be judged', async () => {
  const { table } = await openJudging();
  expect(table.getByText('供应商01')).toBeVisible();
  expect(table.getByText('沪科 LX-2')).toBeVisible();
  expect(table.getByText('*转速不低于 20000 r/min')).toHaveAttribute('data-must');
  expect(table.getAllByText('未报')).toHaveLength(1);
  expect(screen.getByText(/^待审查：供应商01。/)).toBeVisible();
  expect(screen.getByText('报名未报价：供应商03')).toBeVisible();
});

test('files stand beside what is offered, under masked names, and pictures can be looked at', async () => {
  const file = (id: string, fileName: string, contentType: Schemas['FileContentType']) => ({
    ...api.example('uploadFile'),
    id,
    fileName,
    contentType,
    bizType: 'QUOTE' as const,
  });
  const files = [file('quote-1', '技术文件 1.pdf', 'application/pdf'), file('quote-2', '技术文件 2.png', 'image/png')];
  const { user, table } = await openJudging([bidder(1, { files }), bidder(2)]);
  const list = within(table.getByRole('list', { name: '供应商01的技术文件' }));
  expect(list.getByRole('link', { name: /技术文件 1\.pdf/ })).toHaveAttribute('href', files[0]?.url);
  expect(table.getByText('无文件')).toBeVisible();
  await user.click(table.getByRole('button', { name: '放大 技术文件 2.png' }));
  expect(await screen.findByRole('dialog', { name: '技术文件 2.png' })).toBeVisible();
});

test('a no needs a reason, and each judgement the word that nobody is interested', async () => {
  const { user, table } = await openJudging();
  await user.click(table.getByRole('button', { name: '审查供应商01' }));
  const form = within(await screen.findByRole('dialog', { name: '符合性审查：供应商01' }));
  await user.click(form.getByRole('radio', { name: '不符合' }));
  await user.click(form.getByRole('button', { name: '审查' }));
  expect(await form.findByText('请填写至少 5 个字的原因')).toBeVisible();
  expect(form.getByText('请勾选声明')).toBeVisible();
  expect(callsOf('qualifyQuote')).toHaveLength(0);
  await user.type(form.getByRole('textbox', { name: /理由/ }), '转速只有 18000 r/min');
  await user.click(form.getByRole('checkbox', { name: '我与各报价供应商没有利害关系' }));
  await user.click(form.getByRole('button', { name: '审查' }));
  await waitFor(() => expect(callsOf('qualifyQuote')).toHaveLength(1));
  expect(callsOf('qualifyQuote')[0]).toMatchObject({
    path: { id: 'q1' },
    body: { result: 'FAIL', reason: '转速只有 18000 r/min', conflictDeclared: true, version: 7 },
  });
});

test('where no quote complies the officer ends the bidding, and nobody is told that prices can be opened', async () => {
  api.override('listParticipants', [bidder(1, { compliant: false }), bidder(2, { compliant: false })]);
  const ended = { ...opening, turns: [aTurn('DECLARE_FAILED', { mine: true })] };
  await openBidding(ended, { ...judging, judging: 'NONE', allowedActions: ['JUDGE', 'DECLARE_FAILED'] });
  expect(await screen.findByText('已全部审查，没有符合要求的报价，价格不公开')).toBeVisible();
  expect(screen.getByRole('button', { name: '宣布流标' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '审查报价' })).toBeNull();
});

test('who has judged all has no act left while somebody witnesses, and can change judgements beside the quotes', async () => {
  const judgements = [
    { stage: 'COMPLIANCE', result: 'PASS', reason: null, time: hence(-1), judgeName: '孙立群', mine: true } as const,
  ];
  api.override('listParticipants', [bidder(1, { compliant: true, judgements })]);
  await openBidding(opening, { ...judging, judging: 'COMPLIANT' });
  const [judge] = await screen.findAllByRole('button', { name: '审查供应商01' });
  expect(judge).toHaveTextContent('修改审查');
  expect(screen.queryByRole('button', { name: '审查报价' })).toBeNull();
});

test('after the opening bidders have their names and, where isShowJoinIp is Y, the addresses that they joined from', async () => {
  const named = { supplierId: 's1', supplierName: '第1公司', compliant: true };
  const { table } = await openJudging([
    bidder(1, { ...named, joinIp: '10.1.2.3' }),
    bidder(2, { ...named, supplierId: 's2', supplierName: '第2公司' }),
  ]);
  const [, first, second] = table.getAllByRole('columnheader');
  expect(within(first as HTMLElement).getByText('报名 IP 10.1.2.3')).toBeVisible();
  // The server sends none before the prices are opened, or where the school does not show them.
  expect(within(second as HTMLElement).getByText('第2公司')).toBeVisible();
  expect(within(second as HTMLElement).queryByText(/报名 IP/)).toBeNull();
});
