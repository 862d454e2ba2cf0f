import type { Input, Schemas } from '@campus-procurement/sdk';
import { commitmentOf, sha256 } from '@campus-procurement/sdk/commitment';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#testing/mockApi.ts';
import { callsOf } from '#testing/renderApp.tsx';
import { renderPortal } from '#testing/renderPortal.tsx';

const hour = 3_600_000;
const at = (ms: number) => new Date(Math.floor((Date.now() + ms) / 1000) * 1000).toISOString();

/** A purchase of two centrifuges that the supplier has joined, open for another hour. */
function aPurchase(more: Partial<Schemas['BiddablePurchaseDetail']> = {}): Schemas['BiddablePurchaseDetail'] {
  const example = api.example('getBiddableProjectDetail');
  const line = { spec: null, parameters: '*最高转速不低于 20000 r/min\n静音', categoryName: '实验仪器', unit: '台' };
  return {
    ...example,
    startTime: at(-hour),
    joinEndTime: at(hour),
    endTime: at(hour),
    originalEndTime: at(hour),
    serverTime: at(0),
    state: 'OPEN',
    joined: true,
    mayJoin: false,
    mayQuote: true,
    hindrance: null,
    priceCeiling: '48000.00',
    receipts: [],
    result: null,
    notices: [],
    deliveryDays: 30,
    warrantyMonths: 24,
    maxQuoteTimes: 3,
    lines: [{ no: 1, itemName: '高速冷冻离心机', quantity: '2', ...line }],
    ...more,
  };
}

async function openQuote(more?: Partial<Schemas['BiddablePurchaseDetail']>) {
  const purchase = aPurchase(more);
  api.override('getBiddableProjectDetail', purchase);
  const portal = await renderPortal(`/purchases/${purchase.projectId}/quote`);
  await screen.findByRole('heading', { level: 1, name: purchase.projectName });
  return { ...portal, purchase };
}

async function fillIn({ user }: Awaited<ReturnType<typeof openQuote>>, unitPrice = '22,900') {
  await user.type(screen.getByLabelText('品牌'), '恒研');
  await user.type(screen.getByLabelText('型号'), 'CX-20');
  await user.type(screen.getByLabelText(/^单价/), unitPrice);
  await user.click(screen.getByRole('checkbox', { name: /接受.*付款方式/ }));
}

/** What a browser says when the network was gone and is back. */
function reconnect() {
  for (const change of ['offline', 'online']) window.dispatchEvent(new Event(change));
}

async function seal({ user }: Awaited<ReturnType<typeof openQuote>>) {
  await user.click(screen.getByRole('button', { name: '密封提交' }));
  const question = await screen.findByRole('dialog', { name: '密封提交这份报价？' });
  await user.click(within(question).getByRole('button', { name: '密封提交' }));
}

const content = 'What is offered';

/** A file that the server has sealed. */
const stored = (id: string, fileName = `${id}.pdf`): Schemas['FileInfo'] => ({
  ...api.example('uploadFile'),
  id,
  fileName,
  fileSize: 1316,
  bizType: 'QUOTE',
  sha256: sha256(content),
});

/** Answers as the server does: with the commitment of what was sent, in the second round. */
function acceptQuotes({ projectId }: Schemas['BiddablePurchaseDetail']) {
  const nonce = '9f86d081884c7d659a2feaa0c55ad015';
  api.override('submitQuote', async ({ body }: { body: Input<'submitQuote'>['body'] }) => {
    const terms = {
      lines: body.lines.map(({ no, brand, model, manufacturer = null, response = null }) => ({
        no,
        brand,
        model,
        manufacturer,
        response,
      })),
      deliveryDays: body.deliveryDays,
      warrantyMonths: body.warrantyMonths,
      deviation: body.deviation ?? null,
      ...(body.fileIds && { files: body.fileIds.map((id) => ({ fileSize: 1316, sha256: stored(id).sha256 })) }),
    };
    const prices = [{ no: 1, unitPrice: '22900.00', lineTotal: '45800.00' }];
    const quote = { projectId, roundNo: 2, quoteNo: 1, terms, prices, total: '45800.00', nonce };
    const said = { roundNo: 2, quoteNo: 1, arrivalTime: at(0), total: quote.total, nonce };
    const receipt = { ...said, commitment: await commitmentOf(quote) };
    const files = (body.fileIds ?? []).map((id) => stored(id));
    const answer = { quoteId: '01957b1e-6c00-7a10-8000-00000000a301', ...receipt, files };
    const told = { ...answer, total: null, nonce: null };
    api.override('getBiddableProjectDetail', aPurchase({ projectId, quoted: true, receipts: [told] }));
    return answer;
  });
}

test('what is wanted stands in the quote already, and totals run along', async () => {
  const quote = await openQuote();
  expect(screen.getByLabelText('交货期（天）')).toHaveValue('30');
  expect(screen.getByLabelText('质保期（月）')).toHaveValue('24');
  expect(screen.getByLabelText(/^单价/)).toHaveAttribute('inputmode', 'decimal');
  await fillIn(quote);
  expect(screen.getByRole('group', { name: /高速冷冻离心机/ })).toHaveTextContent('× 2 台 =45,800.00');
  expect(screen.getByText('限价 48,000.00', { exact: false })).toBeVisible();
});

test('a quote above the ceiling cannot be sealed, and says by how much it is above', async () => {
  const quote = await openQuote();
  await fillIn(quote, '24000.50');
  expect(screen.getByText('超出限价 1.00')).toBeVisible();
  expect(screen.getByRole('button', { name: '密封提交' })).toBeDisabled();
});

test('the act leads to the first gap before anything is sent', async () => {
  const { user } = await openQuote();
  await user.click(screen.getByRole('button', { name: '密封提交' }));
  expect(screen.getByLabelText('品牌')).toHaveFocus();
  expect(screen.getAllByText(/请填写(品牌|型号)/)).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(callsOf('submitQuote')).toEqual([]);
});

test('a reload loses nothing of a quote in the making', async () => {
  const quote = await openQuote();
  await fillIn(quote);
  await quote.user.type(screen.getByLabelText(/^参数响应/), '优于');
  quote.unmount();
  quote.session.close();
  await openQuote();
  expect(screen.getByLabelText('品牌')).toHaveValue('恒研');
  expect(screen.getByLabelText(/^单价/)).toHaveValue('22,900');
  expect(screen.getByLabelText(/^参数响应/)).toHaveValue('优于');
  expect(screen.getByRole('checkbox', { name: /接受.*付款方式/ })).toBeChecked();
});

test('what the server refuses is shown at its field, until it is changed', async () => {
  const quote = await openQuote();
  await fillIn(quote);
  const errors = [{ field: 'lines.0.model', rule: 'pattern', params: {}, message: '型号不正确' }];
  api.override('submitQuote', ({ reply }) => reply.http(400, { code: 4000, msg: '参数校验失败', data: { errors } }), {
    once: true,
  });
  await seal(quote);
  const model = screen.getByLabelText('型号');
  await waitFor(() => expect(model).toHaveAccessibleDescription('型号不正确'));
  expect(model).toHaveFocus();
  await quote.user.type(model, 'A');
  expect(model).not.toHaveAccessibleDescription();
});

test('a lost connection is not a failure: the same quote is sent again', async () => {
  const quote = await openQuote();
  await fillIn(quote);
  api.override('submitQuote', ({ reply }) => reply.networkError(), { once: true });
  await seal(quote);
  expect(await screen.findByText(/未确认送达/)).toBeVisible();
  acceptQuotes(quote.purchase);
  await seal(quote);
  expect(await screen.findByText(/报价已送达，什么都不用再做/)).toBeVisible();
  const [first, second] = callsOf('submitQuote').map(({ body }) => body);
  expect(second).toEqual(first);
});

test('a sealed quote has a receipt that can be verified; a draft is left of it nowhere', async () => {
  const quote = await openQuote();
  acceptQuotes(quote.purchase);
  await fillIn(quote);
  await seal(quote);
  const receipt = await screen.findByRole('article', { name: '第 1 次报价' });
  expect(receipt).toHaveTextContent('有效');
  expect(receipt).toHaveTextContent('45,800.00');
  expect(quote.address()).toBe(`/purchases/${quote.purchase.projectId}`);
  await quote.user.click(within(receipt).getByRole('button', { name: '核对回执' }));
  expect(await within(receipt).findByText(/^一致/)).toBeVisible();
  expect(localStorage.getItem('portal.quotes:supplier1')).toBe('{}');
  expect(localStorage.getItem('portal.receipts:supplier1')).toContain('"roundNo":2');
});

const aFile = (name: string) => new File([content], name, { type: 'application/pdf' });
const documents = () => screen.getByRole('group', { name: '技术文件（选填）' });

test('whose session ends while quoting is told at the login that nothing is lost', async () => {
  const portal = await openQuote();
  await fillIn(portal);
  api.override('submitQuote', ({ reply }) => reply.http(401));
  await seal(portal);
  expect(await screen.findByText(/您填写的内容保存在本机，登录后接着填。/)).toBeVisible();
});

test('files are uploaded at once, go with the quote, and survive a reload', async () => {
  const quote = await openQuote();
  api.override('uploadFile', stored('quote-1', '技术方案.pdf'), { once: true });
  await quote.user.upload(screen.getByLabelText('选择文件'), aFile('技术方案.pdf'));
  expect(await within(documents()).findByRole('button', { name: '移除 技术方案.pdf' })).toBeVisible();
  expect(callsOf('uploadFile')[0]?.body).toMatchObject({ bizType: 'QUOTE', projectId: quote.purchase.projectId });
  quote.unmount();
  quote.session.close();

  const again = await openQuote();
  expect(within(documents()).getByText('技术方案.pdf')).toBeVisible();
  acceptQuotes(again.purchase);
  await fillIn(again);
  await seal(again);
  const receipt = await screen.findByRole('article', { name: '第 1 次报价' });
  expect(callsOf('submitQuote').at(-1)?.body).toMatchObject({ fileIds: ['quote-1'] });
  expect(within(receipt).getByRole('link', { name: /quote-1\.pdf/ })).toBeVisible();
  await again.user.click(within(receipt).getByRole('button', { name: '核对回执' }));
  expect(await within(receipt).findByText(/^一致/)).toBeVisible();
  const verify = screen.getByLabelText('用回执文件或技术文件核对');
  const verdict = within(screen.getByRole('region', { name: '报价回执' }));
  await again.user.upload(verify, new File(['Something else'], '技术方案.pdf'));
  expect(await verdict.findByText(/^不一致/)).toBeVisible();
  await again.user.upload(verify, aFile('技术方案.pdf'));
  await waitFor(() => expect(verdict.queryByText(/^不一致/)).toBeNull());
});

test('a file that did not arrive is tried again or removed; until then nothing is sealed', async () => {
  const quote = await openQuote();
  await fillIn(quote);
  api.override('uploadFile', ({ reply }) => reply.networkError(), { once: true });
  await quote.user.upload(screen.getByLabelText('选择文件'), aFile('方案.pdf'));
  const retry = await screen.findByRole('button', { name: '重新上传 方案.pdf' });
  await quote.user.click(screen.getByRole('button', { name: '密封提交' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('选择文件')).toHaveFocus();
  expect(screen.getByLabelText('选择文件')).toHaveAccessibleDescription(/没有上传完/);
  api.override('uploadFile', stored('quote-2', '方案.pdf'));
  await quote.user.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: '重新上传 方案.pdf' })).toBeNull());
  await quote.user.click(await screen.findByRole('button', { name: '移除 方案.pdf' }));
  expect(within(documents()).queryByRole('list')).toBeNull();
});

test('what is no document, or too large, is refused before it is sent; and so is the eleventh', async () => {
  const { user } = await openQuote();
  await user.upload(screen.getByLabelText('选择文件'), [aFile('a.pdf'), new File([new Uint8Array(21 * 1024 * 1024)], 'b.pdf')]);
  expect(await screen.findByText('请选择不超过 20 MB 的文件')).toBeVisible();
  let count = 0;
  api.override('uploadFile', () => stored(`quote-${++count}`));
  await user.upload(
    screen.getByLabelText('选择文件'),
    Array.from({ length: 10 }, (_, at) => aFile(`${at}.pdf`)),
  );
  expect(await screen.findAllByText('最多选择 10 个文件')).not.toHaveLength(0);
});

test('after the end nothing can be quoted', async () => {
  await openQuote({ mayQuote: false, state: 'CLOSED', endTime: at(-hour) });
  expect(screen.getByText(/^报价已于 .* 截止。$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '密封提交' })).toBeNull();
});

test.each<[string, Partial<Schemas['BiddablePurchaseDetail']>, RegExp, string | null]>([
  ['has not joined', { joined: false, joinTime: null, mayJoin: true }, /您还没有报名/, '去报名'],
  ['must mend its profile', { hindrance: '企业资料尚未提交', remedy: 'PROFILE' }, /企业资料尚未提交/, '去企业资料修改'],
  [
    'has made all quotes',
    { maxQuoteTimes: 1, receipts: api.example('getBiddableProjectDetail').receipts.slice(0, 1) },
    /1 次报价已用完/,
    null,
  ],
  ['comes before the start', { state: 'UPCOMING' }, /开始后可以报名和报价/, null],
])('who %s is told why there is no quote, and what to do', async (_, more, why, act) => {
  await openQuote({ mayQuote: false, ...more });
  expect(screen.getByText(why)).toBeVisible();
  if (act) expect(screen.getByRole('link', { name: act })).toBeVisible();
  expect(screen.queryByRole('button', { name: '密封提交' })).toBeNull();
});

test('a quote that comes too late is refused with the time, and what was typed stays in view', async () => {
  const portal = await openQuote();
  await fillIn(portal);
  api.override('submitQuote', ({ reply }) => reply.fail(4184, '报价已于 2026-03-09 17:00 截止，这次提交没有计入'));
  const over = { state: 'CLOSED' as const, mayQuote: false, endTime: at(-hour), serverTime: at(0) };
  api.override('getBiddableProjectDetail', { ...portal.purchase, ...over });
  await seal(portal);
  expect(await screen.findByRole('alert')).toHaveTextContent('截止，这次提交没有计入');
  expect(await screen.findByText(/^报价已于 .* 截止。$/)).toBeVisible();
  expect(screen.getByText(/您填写的内容还在下面，没有提交/)).toBeVisible();
  expect(screen.getByLabelText('品牌')).toHaveValue('恒研');
  expect(screen.getByLabelText('品牌')).toBeDisabled();
  expect(screen.getByRole('button', { name: '密封提交' })).toBeDisabled();
});

test('a lost line is said above the quote until it is back, and what was typed stays', async () => {
  const portal = await openQuote();
  await fillIn(portal);
  for (const id of ['getSessionStatus', 'getBiddableProjectDetail', 'countUnreadInboxMessages'] as const)
    api.override(id, ({ reply }) => reply.networkError());
  reconnect();
  expect(await screen.findByText(/无法连接服务器，已填写的内容不会丢失/)).toBeVisible();
  api.override('getSessionStatus', api.example('getSessionStatus'));
  api.override('getBiddableProjectDetail', portal.purchase);
  api.override('countUnreadInboxMessages', { count: 0 });
  reconnect();
  await waitFor(() => expect(screen.queryByText(/无法连接服务器/)).toBeNull());
  expect(screen.getByLabelText('品牌')).toHaveValue('恒研');
  expect(screen.queryByRole('alert')).toBeNull();
});
