import type { Schemas } from '@campus-procurement/sdk';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';

const page = '/stock-page';
const keeper = ['stock:stock:read', 'stock:document:confirm', 'stock:document:create'];
const [stock] = api.example('queryStockPage').records;
const reagent = stock as Schemas['Stock'];
const reader = ['stock:stock:read'];
const detail = api.example('getStockDocumentDetail');

describe('a new document', () => {
  const lines = (name: RegExp) => within(screen.getByRole('listitem', { name }));

  async function openDraft(kind: string) {
    const app = await openScreen(`${page}?draft=${kind}`, { permissions: keeper });
    await app.user.click(await screen.findByRole('combobox', { name: '仓库' }));
    await app.user.click(await screen.findByRole('option', { name: '化学化工学院试剂库' }));
    return app;
  }

  test('is chosen among the kinds by keepers only', async () => {
    const { user } = await openScreen(page, { permissions: keeper });
    await user.click(await screen.findByRole('button', { name: '新增单据' }));
    const kinds = (await screen.findAllByRole('menuitem')).map((item) => item.getAttribute('href'));
    expect(kinds).toEqual(['IN_OTHER', 'OUT_USE', 'TRANSFER', 'RETURN', 'CHECK', 'SCRAP'].map((kind) => `${page}?draft=${kind}`));
    cleanup();
    await openScreen(`${page}?draft=OUT_USE`, { permissions: reader });
    await screen.findAllByRole('rowheader');
    expect(screen.queryByRole('button', { name: '新增单据' })).toBeNull();
  });

  test('that is saved has its own tab, and the form that it was drafted in none any more', async () => {
    const tabs = () =>
      within(screen.getByRole('navigation', { name: '已打开的页面' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    const { user } = await openDraft('SCRAP');
    expect(tabs()).toEqual([`${page}?draft=SCRAP`]);
    await user.click(screen.getByRole('combobox', { name: '库存物品' }));
    await user.click(await screen.findByRole('option', { name: /无水乙醇/ }));
    await user.type(screen.getByRole('textbox', { name: '数量' }), '1');
    await user.type(screen.getByRole('textbox', { name: '报损原因' }), '受潮');
    await user.click(screen.getByRole('button', { name: '保存，下一步核对' }));
    await waitFor(() => expect(tabs()).toEqual([`${page}?document=${api.example('saveStockDocument').id}`]));
  });

  test('of goods in stock names what is missing, then what the server says of a line, and leads to the document', async () => {
    const { user, address } = await openDraft('SCRAP');
    const line = lines(/第 1 行/);
    await user.type(line.getByRole('textbox', { name: '数量' }), '0');
    await user.click(screen.getByRole('button', { name: '保存，下一步核对' }));
    expect(await line.findByText('请填写大于 0 的数量，最多三位小数')).toBeVisible();
    expect(callsOf('saveStockDocument')).toHaveLength(0);
    await user.click(line.getByRole('combobox', { name: '库存物品' }));
    await user.click(await screen.findByRole('option', { name: /无水乙醇/ }));
    expect(line.getByText('可用 60 瓶')).toBeVisible();
    await user.clear(line.getByRole('textbox', { name: '数量' }));
    await user.type(line.getByRole('textbox', { name: '数量' }), '61');
    await user.type(screen.getByRole('textbox', { name: '报损原因' }), '受潮');
    const refused = {
      errors: [{ field: 'items.0.quantity', rule: 'inStock', params: { limit: '60' }, message: '可用数量只有60' }],
    };
    api.override('saveStockDocument', ({ reply }) => reply.fail(4000, '参数校验失败', refused));
    await user.click(screen.getByRole('button', { name: '保存，下一步核对' }));
    expect(await line.findByText('可用数量只有60')).toBeVisible();
    expect(line.getByRole('textbox', { name: '数量' })).toHaveFocus();
    api.override('saveStockDocument', api.example('saveStockDocument'));
    await user.click(screen.getByRole('button', { name: '保存，下一步核对' }));
    await waitFor(() => expect(address()).toBe(`${page}?document=${api.example('saveStockDocument').id}`));
    const [store] = api.example('queryWarehousePage').records;
    expect(callsOf('saveStockDocument').at(-1)?.body).toEqual({
      docType: 'SCRAP',
      warehouseId: store?.id,
      purpose: '受潮',
      items: [{ stockId: reagent.id, quantity: '61' }],
    });
  });

  test('says above the fields what is wrong in which line', async () => {
    const { user } = await openScreen(`${page}?draft=IN_OTHER`, { permissions: keeper });
    await user.click(await screen.findByRole('button', { name: '添加一行' }));
    await user.type(lines(/第 1 行/).getByRole('textbox', { name: '物品' }), '捐赠白板');
    await user.click(screen.getByRole('button', { name: '保存，下一步核对' }));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('button').map((way) => way.textContent)).toEqual([
      '请填写来源',
      ...['请填写大于 0 的数量，最多三位小数', '请填写计量单位', '请填写单价，最多四位小数'].map((text) => `第 1 行：${text}`),
      ...['请填写大于 0 的数量，最多三位小数', '请填写物品', '请填写计量单位', '请填写单价，最多四位小数'].map(
        (text) => `第 2 行：${text}`,
      ),
    ]);
    await user.click(summary.getByRole('button', { name: /第 2 行.*数量/ }));
    expect(lines(/第 2 行/).getByRole('textbox', { name: '数量' })).toHaveFocus();
  });

  test('of what comes back has the lines of an issue', async () => {
    const { user } = await openDraft('RETURN');
    await user.click(screen.getByRole('combobox', { name: '领用单' }));
    await user.click(await screen.findByRole('option', { name: new RegExp(detail.docCode) }));
    const line = within(await screen.findByRole('listitem', { name: /第 1 行 高速冷冻离心机/ }));
    await user.click(screen.getByRole('button', { name: '保存，下一步核对' }));
    expect(await screen.findByText('请至少填写一行退回数量')).toBeVisible();
    await user.type(line.getByRole('textbox', { name: '数量' }), '1');
    await user.click(screen.getByRole('button', { name: '保存，下一步核对' }));
    await waitFor(() =>
      expect(callsOf('saveStockDocument').at(-1)?.body).toMatchObject({ items: [{ sourceNo: 1, quantity: '1' }] }),
    );
  });

  test('of what comes back has a refused line marked, though lines that nothing comes back of are not sent', async () => {
    const [first] = detail.items as [Schemas['StockDocumentItem']];
    const items = ['离心机', '离心管'].map((itemName, index) => ({ ...first, no: index + 1, itemName }));
    api.override('getStockDocumentDetail', { ...detail, items });
    const errors = [{ field: 'items.0.quantity', rule: 'issued', params: { limit: '1' }, message: '只能退回1' }];
    api.override('saveStockDocument', ({ reply }) => reply.fail(4000, '参数校验失败', { errors }));
    const { user } = await openDraft('RETURN');
    await user.click(screen.getByRole('combobox', { name: '领用单' }));
    await user.click(await screen.findByRole('option', { name: new RegExp(detail.docCode) }));
    await screen.findByRole('listitem', { name: /第 2 行 离心管/ });
    await user.type(lines(/第 2 行/).getByRole('textbox', { name: '数量' }), '1');
    await user.click(screen.getByRole('button', { name: '保存，下一步核对' }));
    expect(await lines(/第 2 行/).findByText('只能退回1')).toBeVisible();
    expect(lines(/第 1 行/).getByRole('textbox', { name: '数量' })).toBeValid();
  });
});
