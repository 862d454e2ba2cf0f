import type { Schemas } from '@campus-procurement/sdk';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';

const page = '/stock-page';
const keeper = ['stock:stock:read', 'stock:document:confirm', 'stock:document:create'];
const [stock] = api.example('queryStockPage').records;
const reagent = stock as Schemas['Stock'];

describe('a stocktake', () => {
  const sheet = `${page}?draft=CHECK&count=${api.example('queryWarehousePage').records[0]?.id}`;
  const counted = () => screen.findByRole('textbox', { name: '实盘数量：无水乙醇' });

  test('finds what is scanned, keeps what was counted through a reload, and shows differences before it is sent', async () => {
    const first = await openScreen(sheet, { permissions: keeper });
    const box = await counted();
    expect(screen.queryByText(/账面 60/)).toBeNull();
    await first.user.type(screen.getByRole('textbox', { name: /扫标签或输入/ }), 'nothing{Enter}');
    expect(screen.getByText('没有找到“nothing”')).toBeVisible();
    await first.user.type(screen.getByRole('textbox', { name: /扫标签或输入/ }), '无水{Enter}');
    expect(box).toHaveFocus();
    const scan = screen.getByRole('textbox', { name: /扫标签或输入/ });
    for (const label of [`http://localhost/stock-page?tab=STOCK&stockId=${reagent.id}`, reagent.id.slice(-8)]) {
      await first.user.type(scan, `${label}{Enter}`);
      expect(box).toHaveFocus();
    }
    await first.user.keyboard('58');
    cleanup();
    const { user, address } = await openScreen(sheet, { permissions: keeper });
    expect(await counted()).toHaveValue('58');
    await user.click(screen.getByRole('button', { name: '核对差异' }));
    expect(screen.getByText('−2 瓶')).toBeVisible();
    expect(screen.getByRole('button', { name: '提交盘点' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: '差异原因：无水乙醇' }), '挥发');
    await user.click(screen.getByRole('button', { name: '提交盘点' }));
    await waitFor(() => expect(address()).toBe(`${page}?document=${api.example('saveStockDocument').id}`));
    expect(callsOf('saveStockDocument').at(-1)?.body).toMatchObject({
      docType: 'CHECK',
      items: [{ stockId: reagent.id, bookQuantity: '60', quantity: '58', diffReason: '挥发' }],
    });
    expect(JSON.stringify({ ...localStorage })).not.toContain('挥发');
  });

  test('that cannot be sent stays, and what has moved meanwhile is to be counted again', async () => {
    const { user } = await openScreen(sheet, { permissions: keeper });
    await user.click(await screen.findByRole('switch', { name: '显示账面数量' }));
    await user.click(screen.getByRole('button', { name: '与账面一致' }));
    await user.click(screen.getByRole('button', { name: '核对差异' }));
    api.override('saveStockDocument', ({ reply }) => reply.fail(4000, '账面数量已变为59，请重新核对'));
    api.override('queryStockPage', { ...api.example('queryStockPage'), records: [{ ...reagent, quantity: '59' }] });
    await user.click(screen.getByRole('button', { name: '提交盘点' }));
    expect(await screen.findByText('清点后账面由 60 变为 59，请重新核对')).toBeVisible();
    expect(await counted()).toHaveValue('60');
    expect(screen.getByRole('button', { name: '核对差异' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '已重新核对' }));
    expect(screen.getByRole('button', { name: '核对差异' })).toBeEnabled();
  });

  test('whose answer was lost is sent again with its key, after a reload, too; with other counts it is another', async () => {
    const keys: (string | null)[] = [];
    api.override('saveStockDocument', ({ request, reply }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return reply.networkError();
    });
    async function sendOf(count: string) {
      cleanup();
      const { user } = await openScreen(sheet, { permissions: keeper });
      const box = await counted();
      if (!(box as HTMLInputElement).value.startsWith(count)) {
        await user.clear(box);
        await user.type(box, count);
      }
      await user.click(screen.getByRole('button', { name: '核对差异' }));
      const reason = screen.queryByRole('textbox', { name: '差异原因：无水乙醇' });
      if (reason) await user.type(reason, '多出');
      await user.click(screen.getByRole('button', { name: '提交盘点' }));
      expect(await screen.findByRole('button', { name: '核对差异' })).toBeEnabled();
    }
    for (const count of ['60', '60.000', '61']) await sendOf(count);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('goes from shelf to shelf in the order of their codes', async () => {
    const [store] = api.example('queryWarehousePage').records;
    const [first, second] = store?.locations ?? [];
    const records = [
      { ...reagent, id: 's2', itemName: '乙', locationId: String(second?.id), locationName: '一号货架' },
      { ...reagent, id: 's3', itemName: '丙', locationId: null, locationName: null },
      { ...reagent, id: 's1', itemName: '甲', locationId: String(first?.id), locationName: '二号货架' },
    ];
    api.override('queryStockPage', { ...api.example('queryStockPage'), records, total: 3 });
    await openScreen(sheet, { permissions: keeper });
    const boxes = await screen.findAllByRole('textbox', { name: /^实盘数量/ });
    expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual(['实盘数量：甲', '实盘数量：乙', '实盘数量：丙']);
  });

  test('of a store with very many goods is made in parts, and sending one keeps the others', async () => {
    const other = { ...reagent, id: 'other', itemName: '丙酮' };
    api.override('queryStockPage', ({ query }) => ({
      ...api.example('queryStockPage'),
      ...(query.keyword === undefined ? { records: [reagent, other], total: 201 } : { records: [reagent], total: 1 }),
    }));
    const { user, address } = await openScreen(sheet, { permissions: keeper });
    expect(await screen.findByText(/最多列出 200 行/)).toBeVisible();
    await user.click(screen.getByRole('switch', { name: '显示账面数量' }));
    for (const button of screen.getAllByRole('button', { name: '与账面一致' })) await user.click(button);
    await user.type(screen.getByRole('textbox', { name: '名称、型号或批号' }), '乙醇{Enter}');
    expect(await screen.findByText(/1 \/ 1|1\/1/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '核对差异' }));
    await user.click(screen.getByRole('button', { name: '提交盘点' }));
    await waitFor(() => expect(address()).toContain('document='));
    expect(callsOf('saveStockDocument').at(-1)?.body).toMatchObject({ items: [{ stockId: reagent.id }] });
    expect(JSON.stringify({ ...localStorage })).toContain('other');
  });
});
