import type { Schemas } from '@campus-procurement/sdk';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

const page = '/stock-page';
const keeper = ['stock:stock:read', 'stock:document:confirm', 'stock:document:create'];
const reader = ['stock:stock:read'];
const detail = api.example('getStockDocumentDetail');
const waiting: Schemas['StockDocumentDetail'] = { ...detail, waitsForMe: true, allowedActions: ['CONFIRM', 'CANCEL'] };
const documents = api.example('queryStockDocumentPage');
const [stock] = api.example('queryStockPage').records;
const reagent = stock as Schemas['Stock'];

function listed(document: Partial<Schemas['StockDocument']> = {}) {
  const [row] = documents.records;
  api.override('queryStockDocumentPage', {
    ...documents,
    records: [{ ...(row as Schemas['StockDocument']), waitsForMe: true, allowedActions: ['CONFIRM', 'CANCEL'], ...document }],
  });
}

async function openDocument(document: Partial<Schemas['StockDocumentDetail']> = {}) {
  api.override('getStockDocumentDetail', { ...waiting, ...document });
  const app = await openScreen(`${page}?document=${waiting.id}`, { permissions: keeper });
  await screen.findByRole('button', { name: '作废' });
  return app;
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the page of the stock', () => {
  test('begins for keepers with what is to be put in store, and counts it', async () => {
    listed();
    const { user, address } = await openScreen(page, { permissions: keeper });
    await screen.findAllByRole('rowheader');
    expect(await screen.findByRole('tab', { name: /待确认\s*1/ })).toHaveAttribute('aria-selected', 'true');
    await doWith(user, `核对确认 ${waiting.docCode}`);
    expect(address()).toBe(`${page}?document=${waiting.id}`);
  });

  test('says from which store to which a transfer goes as one fact, which cards put in a line with others', async () => {
    listed({ docType: 'TRANSFER', warehouseName: '办公用品库', targetWarehouseName: '校级物资库' });
    await openScreen(page, { permissions: keeper });
    expect(await screen.findByText('办公用品库 → 校级物资库')).toBeVisible();
  });

  test('begins for all others with what is there', async () => {
    await openScreen(page, { permissions: reader });
    await screen.findAllByRole('rowheader');
    expect(screen.queryByRole('tab', { name: /待确认/ })).toBeNull();
    const row = within(screen.getByRole('row', { name: /无水乙醇/ }));
    for (const text of ['危化品', '60 瓶', '1,110.00', '安全库存 20']) expect(row.getByText(text)).toBeVisible();
    for (const mark of ['低库存', '临期', '已过期']) expect(row.queryByText(mark)).toBeNull();
  });

  test('prints labels of the chosen rows, each with what a scanner reads', async () => {
    const { user } = await openScreen(`${page}?tab=STOCK`, { permissions: keeper });
    await screen.findAllByRole('rowheader');
    await user.click(within(screen.getByRole('row', { name: /无水乙醇/ })).getByRole('checkbox'));
    await user.click(within(screen.getByRole('region', { name: '已选数据' })).getByRole('button', { name: /打印标签/ }));
    const preview = within(await screen.findByRole('dialog', { name: '打印预览' }));
    const code = reagent.id.slice(-8).toUpperCase();
    expect(await preview.findByRole('img', { name: code })).toBeVisible();
    for (const text of [/无水乙醇/, code, /化学化工学院试剂库 · A 区 01 架/]) expect(preview.getByText(text)).toBeVisible();
  });

  test('marks what is low, expires or has expired, and finds it', async () => {
    const day = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10);
    const records = [
      { ...reagent, id: 'low', itemName: '丙酮', low: true },
      { ...reagent, id: 'soon', itemName: '乙醚', expiring: true, expireDate: day(20) },
      { ...reagent, id: 'past', itemName: '血清', expiring: true, low: true, expireDate: day(-20) },
    ];
    api.override('queryStockPage', { ...api.example('queryStockPage'), records, total: 3 });
    const { user } = await openScreen(page, { permissions: reader });
    await screen.findAllByRole('rowheader');
    const marks = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
    expect(marks('丙酮').getByText('低库存')).toBeVisible();
    expect(marks('乙醚').getByText('临期')).toBeVisible();
    expect(marks('血清').getByText('已过期')).toBeVisible();
    expect(marks('血清').getByText('低库存')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: '需关注' }));
    await user.click(await screen.findByRole('option', { name: '临期' }));
    await waitFor(() => expect(callsOf('queryStockPage').at(-1)?.query).toMatchObject({ expiring: true, current: 1 }));
  });

  test('says what would stand there', async () => {
    api.override('queryStockDocumentPage', { ...documents, records: [], total: 0 });
    await openScreen(page, { permissions: keeper });
    expect(await screen.findByText(/没有待您确认的单据/)).toBeVisible();
  });
});

describe('the ledger', () => {
  test('of a stock shows every movement with what was there after it, and leads to the document', async () => {
    const { user } = await openScreen(page, { permissions: reader });
    await doWith(user, `流水 ${reagent.itemName}`);
    const drawer = await dialog(`库存流水：${reagent.itemName}`);
    const row = within(await drawer.findByRole('row', { name: /\+24 瓶/ }));
    for (const text of ['+24 瓶', '60', '杜林峰']) expect(row.getByText(text)).toBeVisible();
    const [flow] = api.example('queryStockFlowPage').records;
    expect(row.getByRole('link', { name: String(flow?.docCode) })).toHaveAttribute(
      'href',
      `${page}?document=${flow?.documentId}`,
    );
    expect(callsOf('queryStockFlowPage')[0]?.query).toMatchObject({ stockId: reagent.id });
    await user.click(drawer.getByRole('combobox', { name: '单据类型' }));
    await user.click(await screen.findByRole('option', { name: '验收入库' }));
    await waitFor(() => expect(callsOf('queryStockFlowPage').at(-1)?.query).toMatchObject({ docType: 'IN_ACCEPT' }));
  });

  test('of all stores names the goods, and no link where the document is not seen', async () => {
    const flows = api.example('queryStockFlowPage');
    const [flow] = flows.records as [Schemas['StockFlow']];
    api.override('queryStockFlowPage', { ...flows, records: [{ ...flow, direction: 'OUT', documentId: null }] });
    await openScreen(`${page}?tab=FLOWS`, { permissions: reader });
    const row = within(await screen.findByRole('row', { name: /无水乙醇/ }));
    expect(row.getByText('−24 瓶')).toBeVisible();
    expect(row.queryByRole('link')).toBeNull();
  });
});

describe('a document', () => {
  test('of a stocktake shows first what differs, with what it is worth, and sums of what is too much and what is missing', async () => {
    const [line] = waiting.items;
    const counted = (no: number, itemName: string, [bookQuantity, quantity, amount]: [string, string, string]) => {
      return { ...(line as NonNullable<typeof line>), no, itemName, unitCost: '5.00', bookQuantity, quantity, amount };
    };
    const items = [
      counted(1, '甲醇', ['16', '16', '0.00']),
      counted(2, '搅拌子', ['10', '9', '5.00']),
      counted(3, '烧杯', ['90', '92', '10.00']),
    ];
    const { user } = await openDocument({ docType: 'CHECK', items, totalAmount: '15.00' });
    const lines = within(screen.getByRole('list', { name: '明细' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => /搅拌子|烧杯|甲醇/.exec(String(textContent))?.[0])).toEqual(['搅拌子', '烧杯', '甲醇']);
    expect(lines[0]).toHaveTextContent('5.00 × −1 = −5.00');
    expect(lines[1]).toHaveTextContent('5.00 × +2 = 10.00');
    expect(lines[2]).not.toHaveTextContent('×');
    expect(screen.getByText('盘盈合计').parentElement).toHaveTextContent('10.00');
    expect(screen.getByText('盘亏合计').parentElement).toHaveTextContent('5.00');
    await user.click(screen.getByRole('button', { name: '确认盘点' }));
    expect(await screen.findByText(/^共 3 行，盘盈合计 10.00 元，盘亏合计 5.00 元。/)).toBeVisible();
  });

  test('is confirmed with the places of its lines, after a question', async () => {
    const { user, address } = await openDocument();
    const line = within(screen.getByRole('listitem', { name: /第 1 行 高速冷冻离心机/ }));
    await user.click(line.getByRole('combobox', { name: '库位' }));
    await user.click(await screen.findByRole('option', { name: 'K-01 A 区 01 架' }));
    await user.type(line.getByRole('textbox', { name: '批号' }), 'P-1');
    await user.click(screen.getByRole('button', { name: '确认入库' }));
    const question = await dialog(`确认入库：单据 ${waiting.docCode}？`);
    await user.click(question.getByRole('button', { name: '确认入库' }));
    await waitFor(() => expect(callsOf('confirmStockDocument')).toHaveLength(1));
    const [store] = api.example('listWarehousesSimple');
    expect(callsOf('confirmStockDocument')[0]?.body).toEqual({
      version: waiting.version,
      items: [{ no: 1, locationId: store?.locations[0]?.id, batchNo: 'P-1' }],
    });
    expect(await screen.findByText(`单据 ${waiting.docCode} 已确认`)).toBeVisible();
    expect(address()).toBe(page);
  });

  test('keeps what was entered through a reload', async () => {
    const { user } = await openDocument();
    await user.type(screen.getByRole('textbox', { name: '批号' }), 'P-2');
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage, ...localStorage })).toContain('P-2'));
    cleanup();
    await openDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: '批号' })).toHaveValue('P-2'));
  });

  test('with hazardous goods says that another keeper has to confirm, and who has', async () => {
    const items = waiting.items.map((item) => ({ ...item, hazardous: true }));
    api.override('confirmStockDocument', { id: waiting.id, docCode: waiting.docCode, status: 'TO_CONFIRM', version: 2 });
    const { user } = await openDocument({ items });
    expect(screen.getByText(/须由两名库管员先后确认/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '确认入库' }));
    const question = await dialog(`确认入库：单据 ${waiting.docCode}？`);
    expect(question.getByText(/还须由另一名库管员确认/)).toBeVisible();
    await user.click(question.getByRole('button', { name: '确认入库' }));
    expect(await screen.findByText(new RegExp(`单据 ${waiting.docCode} 还须由另一名库管员确认`))).toBeVisible();
  });

  test('with hazardous goods in a store of one keeper says what to do', async () => {
    const items = waiting.items.map((item) => ({ ...item, hazardous: true }));
    await openDocument({ items, keepers: waiting.keepers.slice(1) });
    expect(screen.getByText(/该仓库只有一名库管员/)).toBeVisible();
  });

  test('is cancelled with a reason', async () => {
    const { user } = await openDocument();
    await user.click(screen.getByRole('button', { name: '作废' }));
    const question = await dialog(`作废单据 ${waiting.docCode}？`);
    await user.type(question.getByRole('textbox'), '试剂当场领用');
    await user.click(question.getByRole('button', { name: '作废' }));
    await waitFor(() => expect(callsOf('cancelStockDocument')[0]?.body).toEqual({ version: 1, reason: '试剂当场领用' }));
  });

  test('that somebody else was faster with is read again', async () => {
    const { user } = await openDocument();
    api.override('confirmStockDocument', ({ reply }) => reply.fail(4090, '数据已被他人修改，请刷新后重试'));
    await user.click(screen.getByRole('button', { name: '确认入库' }));
    const question = await dialog(`确认入库：单据 ${waiting.docCode}？`);
    await user.click(question.getByRole('button', { name: '确认入库' }));
    const done = {
      ...waiting,
      status: 'DONE' as const,
      allowedActions: [],
      waitsForMe: false,
      confirmUserName: '余春兰',
      version: 2,
    };
    api.override('getStockDocumentDetail', { ...done, confirmTime: '2026-03-21T10:00:00+08:00' });
    await user.click(await screen.findByRole('button', { name: '载入最新内容' }));
    expect(await screen.findByText(/余春兰已于 .* 确认入库/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '确认入库' })).toBeNull();
  });

  test('that is not there leads back to the list', async () => {
    api.override('getStockDocumentDetail', ({ reply }) => reply.fail(4004, '数据不存在'));
    await openScreen(`${page}?document=none`, { permissions: keeper });
    expect(await screen.findByText('没有这张单据，或者您无权查看。')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回列表' })).toHaveAttribute('href', page);
  });
});

test('goods on their way are received with what is missing, and why', async () => {
  const { user } = await openTransit();
  const line = within(screen.getByRole('listitem', { name: /第 1 行 高速冷冻离心机/ }));
  await user.clear(line.getByRole('textbox', { name: '到货数量' }));
  await user.type(line.getByRole('textbox', { name: '到货数量' }), '0');
  await user.click(screen.getByRole('button', { name: '确认签收' }));
  expect(await screen.findByText('有短少，请说明原因，至少两个字')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: '短少原因' }), '途中丢失');
  await user.click(screen.getByRole('button', { name: '确认签收' }));
  const question = await dialog(`确认签收：单据 ${waiting.docCode}？`);
  await user.click(question.getByRole('button', { name: '确认签收' }));
  await waitFor(() =>
    expect(callsOf('confirmStockDocument')[0]?.body).toEqual({
      version: 1,
      lossReason: '途中丢失',
      items: [{ no: 1, locationId: null, receivedQuantity: '0' }],
    }),
  );
});

async function openTransit() {
  const [store] = api.example('listWarehousesSimple');
  const to = { targetWarehouseId: String(store?.id), targetWarehouseName: '医学院耗材库' };
  const sent = { sentUserName: '孙建业', sentTime: '2026-03-21T10:00:00+08:00' };
  const transit = { docType: 'TRANSFER' as const, status: 'IN_TRANSIT' as const, allowedActions: ['CONFIRM' as const] };
  api.override('getStockDocumentDetail', { ...waiting, ...transit, ...to, ...sent });
  const app = await openScreen(`${page}?document=${waiting.id}`, { permissions: keeper });
  await screen.findByRole('button', { name: '确认签收' });
  expect(screen.queryByRole('button', { name: '作废' })).toBeNull();
  return app;
}

test('goods on their way wait for keepers of the other store, not for who sent them; where nobody else keeps it, that is said', async () => {
  const transit = { docType: 'TRANSFER' as const, status: 'IN_TRANSIT' as const, allowedActions: [], waitsForMe: false };
  const [one] = waiting.keepers;
  const keepers = ['孙建业', '余春兰'].map((name, index) => ({ ...(one as Schemas['UserOption']), id: `k${index}`, name }));
  const items = waiting.items.map((item) => ({ ...item, hazardous: false }));
  const sent = { sentUserName: '孙建业', sentTime: '2026-03-21T10:00:00+08:00', firstConfirmUserName: null };
  for (const [kept, text] of [
    [keepers, '等待余春兰确认签收'],
    [keepers.slice(0, 1), '调入仓库没有其他库管员可以签收，请管理员为它增加库管员'],
  ] as const) {
    cleanup();
    api.override('getStockDocumentDetail', { ...waiting, ...transit, ...sent, items, keepers: kept });
    await openScreen(`${page}?document=${waiting.id}`, { permissions: keeper });
    expect(await screen.findByText(text)).toBeVisible();
  }
});

test('a keeper sets how much of a stock should be there', async () => {
  const { user } = await openScreen(`${page}?tab=STOCK`, { permissions: [...keeper, 'stock:stock:update'] });
  await screen.findAllByRole('rowheader');
  await doWith(user, `设置安全库存 ${reagent.itemName}`);
  const drawer = await dialog('设置安全库存');
  await user.clear(drawer.getByRole('textbox', { name: '安全库存' }));
  await user.type(drawer.getByRole('textbox', { name: '安全库存' }), '15');
  await user.click(drawer.getByRole('button', { name: /保存/ }));
  await waitFor(() => expect(callsOf('updateStock')[0]?.body).toEqual({ minQuantity: '15' }));
});

test('goods that have expired are shared after a question that names them', async () => {
  const example = api.example('queryStockPage');
  api.override('queryStockPage', { ...example, records: [{ ...reagent, hazardous: false }] });
  const message = '“无水乙醇”已过有效期，请确认后再提交';
  const refused = { errors: [{ field: 'expiredConfirmed', rule: 'expiredGoods', params: {}, message }] };
  api.override('updateStockShare', ({ reply }) => reply.fail(4000, '参数校验失败', refused), { once: true });
  const { user } = await openScreen(`${page}?tab=STOCK`, { permissions: [...reader, 'stock:share:update'] });
  await screen.findAllByRole('rowheader');
  await doWith(user, `设置共享 ${reagent.itemName}`);
  const drawer = await dialog('设置共享');
  await user.clear(drawer.getByRole('textbox', { name: '共享数量' }));
  await user.type(drawer.getByRole('textbox', { name: '共享数量' }), '１０');
  await user.click(drawer.getByRole('button', { name: /保存/ }));
  const question = await dialog('物品已过有效期，仍要继续？');
  expect(question.getByText(message)).toBeVisible();
  await user.click(question.getByRole('button', { name: '仍要继续' }));
  await waitFor(() => expect(callsOf('updateStockShare')).toHaveLength(2));
  expect(callsOf('updateStockShare').map(({ body }) => body)).toEqual([
    { stockId: reagent.id, sharedQuantity: '10' },
    { stockId: reagent.id, sharedQuantity: '10', expiredConfirmed: true },
  ]);
});
