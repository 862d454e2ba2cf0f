import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#testing/mockApi.ts';
import { callsOf } from '#testing/renderApp.tsx';
import { renderPortal } from '#testing/renderPortal.tsx';

type Purchase = Schemas['BiddablePurchaseDetail'];

const soon = new Date(Math.floor(Date.now() / 1000) * 1000 + 3_600_000).toISOString();

async function openPurchase(more: Partial<Purchase> = {}) {
  const purchase: Purchase = {
    ...api.example('getBiddableProjectDetail'),
    endTime: soon,
    joinEndTime: soon,
    originalEndTime: soon,
    serverTime: new Date().toISOString(),
    state: 'OPEN',
    joined: false,
    mayJoin: true,
    mayQuote: false,
    hindrance: null,
    receipts: [],
    result: null,
    lines: [
      {
        no: 1,
        itemName: '高速冷冻离心机',
        spec: null,
        categoryName: null,
        quantity: '2',
        unit: '台',
        parameters: '*最高转速不低于 20000 r/min\n静音',
      },
    ],
    ...more,
  };
  api.override('getBiddableProjectDetail', purchase);
  const portal = await renderPortal(`/purchases/${purchase.projectId}`);
  await screen.findByRole('heading', { level: 1, name: new RegExp(purchase.projectName) });
  return { ...portal, purchase };
}

const aResult: Schemas['BidderResult'] = {
  outcome: 'PENDING',
  ownTotal: '46900.00',
  ownRank: 2,
  winnerName: null,
  winnerTotal: null,
  difference: null,
  reason: null,
  objectionUntil: null,
  explanationWanted: false,
  explanation: null,
  mayDecline: false,
};

test('what must be met is marked, and how long there is stands beside', async () => {
  await openPurchase();
  expect(screen.getByText('最高转速不低于 20000 r/min').closest('li')).toHaveTextContent('★');
  expect(screen.getByText('静音').closest('li')).not.toHaveTextContent('★');
  expect(screen.getByRole('timer')).toHaveTextContent(/还剩 (1:00:00|0:59:\d\d)/);
});

test('an end that was moved says what it was, unless it is the same minute', async () => {
  const endTime = '2026-12-01T09:00:48+08:00';
  const { unmount } = await openPurchase({ endTime, originalEndTime: '2026-12-01T09:00:00+08:00' });
  expect(screen.queryByText(/已延期/)).toBeNull();
  unmount();
  await openPurchase({ endTime, originalEndTime: '2026-11-30T09:00:00+08:00' });
  expect(screen.getByText('原定 2026/11/30 09:00，已延期')).toBeVisible();
});

test('joining takes two ticks: the rest comes from the profile', async () => {
  const { user, purchase, address } = await openPurchase();
  const profile = api.example('getSupplierProfile');
  await user.click(screen.getByRole('button', { name: '报名' }));
  const sheet = within(await screen.findByRole('dialog', { name: '报名参加' }));
  expect(await sheet.findByLabelText('联系人')).toHaveValue(profile.contactName);
  await user.click(sheet.getByRole('button', { name: '报名' }));
  expect(sheet.getAllByText('请勾选声明')).toHaveLength(2);
  expect(callsOf('joinBidding')).toEqual([]);
  await user.click(sheet.getByRole('checkbox', { name: /我接受竞价规则/ }));
  await user.click(sheet.getByRole('checkbox', { name: /没有利害关系/ }));
  await user.click(sheet.getByRole('button', { name: '报名' }));
  await waitFor(() => expect(address()).toBe(`/purchases/${purchase.projectId}/quote`));
  expect(callsOf('joinBidding')[0]?.body).toMatchObject({ contactName: profile.contactName, termsAccepted: true });
});

test('why it may not quote is said in words, and nothing is offered', async () => {
  await openPurchase({ mayJoin: false, hindrance: '企业资料未通过审核', remedy: 'PROFILE' });
  expect(screen.getByText('企业资料未通过审核', { exact: false })).toBeVisible();
  expect(screen.queryByRole('button', { name: '报名' })).toBeNull();
  expect(screen.getByRole('link', { name: '去企业资料修改' })).toHaveAttribute('href', '/portal/profile');
});

test('the result says rank, winner, difference, reason and until when to object', async () => {
  const lost = { winnerName: '江海启元试剂有限公司', winnerTotal: '45800.00', difference: '1100.00', reason: '价格较高' };
  const result = { ...aResult, ...lost, outcome: 'LOST' as const, objectionUntil: '2026-03-20T17:00:00+08:00' };
  await openPurchase({ state: 'NOTICE', joined: true, mayJoin: false, result });
  const panel = screen.getByRole('region', { name: '结果' });
  for (const text of ['未成交', '第 2 名', '46,900.00', '江海启元试剂有限公司', '1,100.00', '价格较高', '2026/03/20 17:00'])
    expect(panel).toHaveTextContent(text);
});

test('a low price is explained in twenty characters or more', async () => {
  const { user } = await openPurchase({
    state: 'DECIDING',
    joined: true,
    mayJoin: false,
    result: { ...aResult, explanationWanted: true },
  });
  expect(screen.getByText(/^您的报价明显偏低：请在学校定标前说明/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '说明低价' }));
  expect(screen.getByLabelText('说明内容')).toHaveFocus();
  await user.type(screen.getByLabelText('说明内容'), '直接供货');
  await user.click(screen.getByRole('button', { name: '提交说明' }));
  expect(callsOf('explainQuote')).toEqual([]);
  await user.type(screen.getByLabelText('说明内容'), '，本公司为生产厂家，无中间环节，能够按期交付。');
  await user.click(screen.getByRole('button', { name: '提交说明' }));
  expect(await screen.findByText('说明已提交')).toBeVisible();
});

test('an award is declined after a question, with a reason', async () => {
  const won = { ...aResult, outcome: 'WON' as const, ownRank: 1, mayDecline: true };
  const { user } = await openPurchase({ state: 'WON', joined: true, mayJoin: false, result: won });
  await user.click(screen.getByRole('button', { name: '放弃成交' }));
  const sheet = within(screen.getByRole('dialog', { name: '放弃成交？' }));
  await user.type(sheet.getByLabelText('放弃原因'), '型号已经停产');
  await user.click(sheet.getByRole('button', { name: '放弃成交' }));
  expect(await screen.findByText('已放弃成交')).toBeVisible();
  expect(callsOf('declineAward')[0]?.body).toEqual({ reason: '型号已经停产' });
});

test('a receipt whose quote lies on another device says so', async () => {
  const receipts = [{ ...api.example('submitQuote'), total: null, nonce: null }];
  await openPurchase({ joined: true, quoted: true, mayJoin: false, mayQuote: true, receipts });
  expect(screen.getByText(/这台设备上没有这份回执的内容/)).toBeVisible();
  expect(screen.getByRole('link', { name: '换一份报价' })).toBeVisible();
});

test('which purchase, until when, how the own quote stands and the one act stay in view beside the page', async () => {
  const { purchase } = await openPurchase();
  const rail = within(screen.getByRole('complementary', { name: '我的报价' }));
  expect(rail.getByRole('heading', { name: purchase.projectName })).toBeVisible();
  expect(rail.getByText('还没有报名')).toBeVisible();
  expect(rail.getByRole('timer')).toBeVisible();
  expect(rail.getByRole('button', { name: '报名' })).toBeVisible();
});

test('beside a purchase stands when the own quote arrived, and later what became of it', async () => {
  const receipts = [{ ...api.example('submitQuote'), arrivalTime: '2026-03-10T10:00:00+08:00', total: null, nonce: null }];
  const { unmount, session } = await openPurchase({
    joined: true,
    quoted: true,
    mayJoin: false,
    mayQuote: true,
    maxQuoteTimes: 3,
    receipts,
  });
  const rail = within(screen.getByRole('complementary', { name: '我的报价' }));
  expect(rail.getByText('已于 2026/03/10 10:00 送达')).toBeVisible();
  expect(rail.getByText('还可换 2 次')).toBeVisible();
  expect(rail.getByRole('link', { name: '换一份报价' })).toBeVisible();
  unmount();
  session.close();
  const result = { ...aResult, outcome: 'LOST' as const };
  await openPurchase({ state: 'LOST', joined: true, quoted: true, mayJoin: false, receipts, result });
  const after = within(screen.getByRole('complementary', { name: '我的报价' }));
  expect(after.getByText('未成交 · 第 2 名')).toBeVisible();
  expect(after.queryByRole('button')).toBeNull();
});

test('who lost to a lower price is told so where nobody had to give a reason', async () => {
  const result = { ...aResult, outcome: 'LOST' as const, winnerTotal: '45800.00', difference: '1100.00' };
  await openPurchase({ state: 'LOST', joined: true, quoted: true, mayJoin: false, result });
  expect(screen.getByRole('region', { name: '结果' })).toHaveTextContent('符合要求的报价中价低者成交');
});

test.each([
  ['NOTICE', 'WON', /^拟由您成交，正在公示/],
  ['DECIDING', 'CANCELLED', /^您的成交已取消/],
  ['DECIDING', 'VOID', /^您的报价被认定为无效/],
] as const)('what comes next in %s for a quote that is %s is said for this quote', async (state, outcome, text) => {
  const result = { ...aResult, outcome, objectionUntil: state === 'NOTICE' ? '2026-03-20T17:00:00+08:00' : null };
  await openPurchase({ state, joined: true, quoted: true, mayJoin: false, result });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/有不同意见，请在此之前/)).toBeNull();
});

test('the receipt of a quote that is void does not say that it counts', async () => {
  const receipts = [{ ...api.example('submitQuote'), total: null, nonce: null }];
  const result = { ...aResult, outcome: 'VOID' as const };
  await openPurchase({ state: 'NOTICE', joined: true, quoted: true, mayJoin: false, receipts, result });
  const list = within(screen.getByRole('region', { name: '报价回执' }));
  expect(list.getByText('无效')).toBeVisible();
  expect(list.queryByText('有效')).toBeNull();
});

test('why a round has failed is said in words', async () => {
  await openPurchase({ state: 'FAILED', joined: true, quoted: true, mayJoin: false, failReason: 'TOO_FEW_BIDDERS' });
  expect(screen.getByText('报价家数不足，所有报价都没有开启。')).toBeVisible();
});

test('who joined and did not quote has lost nothing', async () => {
  await openPurchase({ state: 'LOST', joined: true, quoted: false, mayJoin: false });
  expect(screen.getByText('这次采购已经结束，您没有在截止前报价。')).toBeVisible();
  expect(screen.queryByText(/理由见下方/)).toBeNull();
});
