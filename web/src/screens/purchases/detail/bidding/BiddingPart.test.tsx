import type { Schemas } from '@campus-procurement/sdk';
import { hashOfList, sha256 } from '@campus-procurement/sdk/commitment';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aTurn } from '#testing/aTurn.ts';
import { biddingNow, claimed, closed, hence, openBidding, openedQuote } from '#testing/openBidding.ts';
import { api, callsOf } from '#testing/renderApp.tsx';

const announced = { ...claimed, status: 'BIDDING' as const, allowedActions: [], turns: [] };
const opening = { ...announced, status: 'OPENING' as const };
const waits = (step: Schemas['TodoKind']) => {
  return { ...opening, turns: [aTurn(step, { mine: true })] };
};
const next = () => within(screen.getByRole('region', { name: '接下来' }));

afterEach(() => void vi.useRealTimers());

test('until the end it says what is sealed, when it opens, and nothing of who bids', async () => {
  await openBidding(announced, biddingNow);
  const sealed = within(await screen.findByRole('region', { name: '密封中，现在看不到的' }));
  expect(sealed.getByText('供应商名称、价格、排名')).toBeVisible();
  expect(sealed.getByText('截止后，见证人到场，采购专员公开')).toBeVisible();
  expect(screen.queryByText('报价家数')).toBeNull();
  expect(callsOf('listParticipants')).toHaveLength(0);
  expect(callsOf('compareQuotes')).toHaveLength(0);
  expect(next().getByText(/自动截止$/)).toBeVisible();
  expect(next().getByText(/满 3 家进入开标/)).toBeVisible();
});

test('what the platform announces by itself is shown without a reload', async () => {
  await openBidding({ ...claimed, allowedActions: [], turns: [aTurn('PUBLISH', { names: ['刘海燕'] })] }, null);
  expect(await screen.findByText(/刘海燕.*发布采购公告/)).toBeVisible();
  api.override('getProjectDetail', announced);
  api.override('getBidding', biddingNow);
  await waitFor(() => expect(next().getByText(/自动截止$/)).toBeVisible(), { timeout: 10_000 });
}, 30_000);

test('the time that is left is counted by the clock of the server, however wrong that of the browser is', async () => {
  // The clock of the browser is five hours late.
  const late = 5 * 3_600_000;
  const server = (ms: number) => new Date(Date.now() + late + ms).toISOString();
  const end = server(2 * 3_600_000 + 500);
  await openBidding(announced, { ...biddingNow, endTime: end, originalEndTime: end, serverTime: server(0) });
  const clock = await screen.findByRole('timer', { name: '距报价截止' });
  await waitFor(() => expect(clock).toHaveTextContent(/[12] 小时 (00|59) 分/));
});

test('an extension is told with the end that was announced', async () => {
  await openBidding(announced, { ...biddingNow, endTime: hence(11) });
  expect(await screen.findByText(/^原定 .+ 截止，已延至 .+$/)).toBeVisible();
});

test('a witness confirms before the officer opens, after a question', async () => {
  const { user } = await openBidding(waits('WITNESS_OPENING'), { ...closed, allowedActions: ['WITNESS'] });
  expect(await next().findByText('您见证开标，之后采购专员公开')).toBeVisible();
  const openings = within(await screen.findByRole('region', { name: '开标' }));
  await user.click(openings.getByRole('button', { name: '见证开标' }));
  const question = within(await screen.findByRole('dialog', { name: '见证“离心机”开标？' }));
  await user.click(question.getByRole('button', { name: '见证开标' }));
  await waitFor(() => expect(callsOf('witnessOpening')).toHaveLength(1));
  expect(callsOf('witnessOpening')[0]).toMatchObject({ body: { stage: 'DOCUMENTS', version: 4 } });
});

test('the officer is told who is missing, and opens when somebody has witnessed', async () => {
  const witness = { stage: 'DOCUMENTS' as const, userName: '孙立军', time: hence(0) };
  const { user } = await openBidding(waits('OPEN_DOCUMENTS'), {
    ...closed,
    witnesses: [witness],
    allowedActions: ['OPEN_DOCUMENTS'],
  });
  expect(await screen.findByText(/^孙立军于 .+ 见证$/)).toBeVisible();
  const [main] = screen.getAllByRole('button', { name: '公开技术部分' });
  await user.click(main as HTMLElement);
  const question = within(await screen.findByRole('dialog', { name: '公开“离心机”的技术部分？' }));
  await user.click(question.getByRole('button', { name: '公开技术部分' }));
  await waitFor(() => expect(callsOf('openBidding')).toHaveLength(1));
});

test('commitments are verified in the browser: the list by its hash, each opened quote by its text', async () => {
  const texts = ['{"total":"1.00"}', '{"total":"2.00"}'];
  const commitments = texts.map((text, index) => ({
    no: index + 1,
    quoteNo: 1,
    arrivalTime: hence(-2),
    commitment: sha256(text),
    chainHead: sha256(`log of ${text}`),
  }));
  const closingHash = hashOfList(commitments.map(({ commitment }) => commitment));
  const chains = hashOfList(commitments.map(({ chainHead }) => chainHead));
  const [entry] = api.example('listProjectLogs');
  const close = { ...entry, step: 'close', content: `${closingHash} ${chains}` } as Schemas['ProjectLog'];
  api.override('listProjectLogs', [close]);
  api.override('listParticipants', []);
  const quotes = texts.map((canonical, index) =>
    openedQuote(index + 1, '1.00', { canonical, commitment: sha256(texts[index] ?? '') }),
  );
  api.override('compareQuotes', { ...comparison, quotes });
  const opened = { ...closed, commitments, closingHash, bidderCount: 2, documentsOpenTime: hence(-1) };
  const { user } = await openBidding(
    { ...opening, status: 'DECIDING' },
    { ...opened, stage: 'OPENED', pricesOpenTime: hence(0) },
    '&tab=bidding',
  );
  await user.click(await screen.findByRole('button', { name: '验算' }));
  expect(await screen.findByText(/2 份已公开报价与承诺值一致/)).toBeVisible();
  expect(screen.getByText('日志中的封标记录与承诺值列表：已核实')).toBeVisible();
  expect(screen.getByText('日志中的封标记录与各家记录链：已核实')).toBeVisible();
  api.override('listProjectLogs', [{ ...close, content: `${closingHash} ${closingHash}` }]);
  const changed = quotes.slice(0, 1).map((quote) => ({ ...quote, canonical: '{"total":"0.50"}' }));
  api.override('compareQuotes', { ...comparison, quotes: changed });
  await user.click(screen.getByRole('button', { name: '重新验算' }));
  expect(await screen.findByText('1 份报价与承诺值不符，请通知审计。')).toBeVisible();
  expect(screen.getByText('日志中的封标记录与各家记录链：不符')).toBeVisible();
});

const comparison: Schemas['QuoteComparison'] = {
  projectId: 'one',
  roundNo: 1,
  priceCeiling: '180000.00',
  budgetAmount: '186000.00',
  lines: [],
  quotes: [],
  lowestQuoteId: null,
  tie: false,
  averageTotal: null,
};

test('what cannot be read is said beside the openings, and its officer declares it unreadable with a reason and after a question', async () => {
  const { user } = await openBidding(opening, {
    ...closed,
    unreadableCount: 1,
    allowedActions: ['OPEN_DOCUMENTS', 'DECLARE_UNREADABLE'],
  });
  expect(await screen.findByText(/^有 1 份报价无法读取/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '认定报价无法读取' }));
  const form = within(await screen.findByRole('dialog', { name: '认定报价无法读取：离心机' }));
  await user.type(form.getByRole('textbox', { name: /为什么不能恢复/ }), '备份中没有这份报价');
  await user.click(form.getByRole('button', { name: '认定报价无法读取' }));
  const question = within(await screen.findByRole('dialog', { name: '将 1 份报价作废？' }));
  expect(callsOf('declareQuotesUnreadable')).toEqual([]);
  await user.click(question.getByRole('button', { name: '认定报价无法读取' }));
  await waitFor(() => expect(callsOf('declareQuotesUnreadable')).toHaveLength(1));
  expect(callsOf('declareQuotesUnreadable')[0]).toMatchObject({ body: { count: 1, reason: '备份中没有这份报价' } });
});
