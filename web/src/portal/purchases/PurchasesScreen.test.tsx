import type { Schemas } from '@campus-procurement/sdk';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#testing/mockApi.ts';
import { callsOf } from '#testing/renderApp.tsx';
import { renderPortal } from '#testing/renderPortal.tsx';

const [row] = api.example('queryBiddableProjectPage').records as [Schemas['BiddablePurchase']];
const page = (records: Schemas['BiddablePurchase'][]) => ({ records, total: records.length, current: 1, size: 20 });

test('own rounds are found by what became of them, with rank, difference and reason', async () => {
  const result: Schemas['BidderResult'] = {
    outcome: 'LOST',
    ownTotal: '46900.00',
    ownRank: 2,
    winnerName: '江海启元',
    winnerTotal: '45800.00',
    difference: '1100.00',
    reason: '交货更快',
    objectionUntil: null,
    explanationWanted: false,
    explanation: null,
    mayDecline: false,
  };
  api.override('queryBiddableProjectPage', ({ query }) =>
    page(query?.part === 'LOST' ? [{ ...row, state: 'LOST', joined: true, quoted: true, result }] : []),
  );
  const { user, address } = await renderPortal('/');
  await screen.findByText(/现在没有适合您的采购/);
  await user.click(screen.getByRole('button', { name: '未成交' }));
  expect(await screen.findByText('第 2 名 · 您的报价 46,900.00 · 成交金额 45,800.00 · 比成交价高 1,100.00')).toBeVisible();
  expect(screen.getByText('理由：交货更快')).toBeVisible();
  expect(address()).toBe('/?part=LOST');
  const declined = { ...result, outcome: 'CANCELLED' as const, ownRank: null, winnerTotal: null, difference: null };
  api.override('queryBiddableProjectPage', ({ query }) =>
    page(query?.part === 'RUNNING' ? [{ ...row, state: 'DECIDING', joined: true, quoted: true, result: declined }] : []),
  );
  await user.click(screen.getByRole('button', { name: '进行中' }));
  expect(await screen.findByText('成交已取消 · 您的报价 46,900.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '错过' }));
  expect(await screen.findByText(/^没有错过的采购/)).toBeVisible();
  expect(callsOf('queryBiddableProjectPage').map(({ query }) => query)).toMatchObject([
    { joined: false },
    { part: 'LOST' },
    { part: 'RUNNING' },
    { part: 'MISSED' },
  ]);
});
