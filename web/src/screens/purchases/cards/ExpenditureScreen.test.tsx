import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { continueDraft } from '#testing/continueDraft.ts';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

const codes = ['read', 'create', 'update', 'delete', 'authorize', 'freeze', 'ledger', 'export', 'exportLedger', 'sync'].map(
  (action) => `information:expenditure:${action}`,
);
const [card, other] = api.example('queryExpenditurePage').records;
const sum = { totalAmount: '98765432109876.54', frozenAmount: '12800.00', availableAmount: '98765432097076.54' };

async function openFunds(search = '', permissions = codes) {
  const user = await exampleUser();
  api.override('getInfo', { ...user, userType: 'STAFF', permissions });
  const app = await renderApp(`/information/expenditure${search}`);
  await screen.findAllByRole('rowheader');
  return app;
}

const more = (user: Awaited<ReturnType<typeof openFunds>>['user'], action: string) => doWith(user, `${action} ${card?.cardName}`);

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  api.override('getUserMenu', [menuItem('/', '首页'), menuItem('/information/expenditure', '经费', { sort: 2 })]);
  api.override('queryExpenditurePage', { ...api.example('queryExpenditurePage'), sum });
});

describe('the cards', () => {
  test('show what is left beside what it is made of, and below the sums that the server has added up', async () => {
    await openFunds('?expired=false&scope=MINE');
    expect(callsOf('queryExpenditurePage')[0]?.query).toEqual({ expired: false, scope: 'MINE', current: 1, size: 10 });
    const row = within(screen.getByRole('row', { name: /KY2025-0101/ }));
    for (const amount of ['60,000.00', '1,000.00', '59,000.00']) expect(row.getByText(amount)).toBeVisible();
    const summary = within(screen.getByRole('row', { name: /^合计/ }));
    // More digits than a number of JavaScript has: nothing has been calculated here.
    for (const amount of ['98,765,432,109,876.54', '98,765,432,097,076.54']) expect(summary.getByText(amount)).toBeVisible();
    expect(within(screen.getByRole('row', { name: /JZ2025-0172/ })).getByText('已过期')).toBeVisible();
  });

  test('keep each sum below its column when one is kept in sight', async () => {
    const { user } = await openFunds();
    await user.click(screen.getByRole('button', { name: '列设置' }));
    await user.click(await (await dialog('列设置')).findByRole('button', { name: '固定可用余额（元）列' }));
    const headings = screen.getAllByRole('columnheader').map((heading) => heading.getAttribute('aria-label'));
    const place = headings.indexOf('可用余额（元）');
    expect(place).toBe(headings.indexOf('经费卡') + 1);
    const summary = screen.getByRole<HTMLTableRowElement>('row', { name: /^合计/ });
    expect(summary.cells[place]).toHaveTextContent('98,765,432,097,076.54');
  });

  test('are printed as they are shown, with the sums', async () => {
    const { user } = await openFunds();
    await user.click(screen.getByRole('button', { name: '打印预览' }));
    const preview = await dialog('打印预览');
    expect(preview.getByText('经费管理 · 共 6 条')).toBeVisible();
    expect(preview.getByRole('columnheader', { name: '可用余额（元）' })).toBeVisible();
    expect(preview.getByRole('row', { name: /^合计/ })).toBeVisible();
    expect(preview.queryByRole('columnheader', { name: '操作' })).toBeNull();
  });

  test('are printed in part by the browser alone, which says that the sums are those of all', async () => {
    api.override('queryExpenditurePage', { ...api.example('queryExpenditurePage'), sum, total: 66 });
    await openFunds();
    act(() => window.dispatchEvent(new Event('beforeprint')));
    const sheet = within(document.querySelector('[data-print-sheet]') as HTMLElement);
    expect(sheet.getByText('经费管理 · 第 1–6 条，共 66 条')).toBeInTheDocument();
    expect(
      within(sheet.getByText('全部数据合计').closest('tr') as HTMLElement).getByText('98,765,432,109,876.54'),
    ).toBeInTheDocument();
  });

  test('offer what the server allows with each, and nothing to who may only read', async () => {
    api.override('queryExpenditurePage', {
      ...api.example('queryExpenditurePage'),
      records: [card, other].flatMap((one) => (one ? [{ ...one, allowedActions: [] }] : [])),
    });
    await openFunds('', ['information:expenditure:read']);
    for (const name of ['新建经费卡', '同步经费', '导出', /^流水/, /^编辑/, /^更多/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('a card', () => {
  test('has a ledger, with its balance above, filtered by kind without touching the address', async () => {
    const { user, address } = await openFunds();
    await doWith(user, `流水 ${card?.cardName}`);
    const ledger = await dialog(`经费流水：${card?.cardName}`);
    expect(await ledger.findByRole('columnheader', { name: '之后余额（元）' })).toBeVisible();
    expect(within(ledger.getByLabelText('余额构成')).getByText('59,000.00')).toBeVisible();
    // What is ordered and what is paid are no longer available either.
    const parts = ['总额度', '冻结金额', '占用金额', '已付金额', '可用余额'];
    expect(
      within(ledger.getByLabelText('余额构成'))
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(parts);
    await user.click(ledger.getByRole('combobox', { name: '类型' }));
    await user.click(await screen.findByRole('option', { name: '解冻' }));
    await waitFor(() =>
      expect(callsOf('queryExpenditureFlowPage').at(-1)?.query).toMatchObject({ expenditureId: card?.id, flowType: 'UNFREEZE' }),
    );
    expect(address()).toBe('/information/expenditure');
  });

  test('has its ledger printed, and not the list below it', async () => {
    const { user } = await openFunds();
    await doWith(user, `流水 ${card?.cardName}`);
    const ledger = await dialog(`经费流水：${card?.cardName}`);
    expect(await ledger.findByRole('button', { name: '打印预览' })).toBeEnabled();
    act(() => window.dispatchEvent(new Event('beforeprint')));
    const [sheet, ...others] = document.querySelectorAll<HTMLElement>('[data-print-sheet]');
    expect(others).toEqual([]);
    expect(within(sheet as HTMLElement).getByText(new RegExp(`^经费流水：${card?.cardName} · `))).toBeInTheDocument();
  });

  test('has money frozen for a matter; that there is too little is said at the amount', async () => {
    api.override('freezeExpenditure', ({ reply }) => reply.fail(4160, '经费可用余额不足'));
    const { user } = await openFunds();
    await more(user, '冻结');
    const form = await dialog(`冻结经费：${card?.cardName}`);
    await user.type(form.getByRole('textbox', { name: '金额' }), '1,200.5');
    await user.type(form.getByRole('textbox', { name: '业务编号' }), 'CG-2026-01');
    await user.type(form.getByRole('textbox', { name: '原因' }), '设备采购');
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: '金额' })).toHaveAccessibleDescription(/不足/));
    expect(callsOf('freezeExpenditure')[0]?.body).toEqual({ amount: '1200.50', bizCode: 'CG-2026-01', reason: '设备采购' });
  });

  test('is created, after what is missing has been said', async () => {
    const { user } = await openFunds();
    await user.click(screen.getByRole('button', { name: '新建经费卡' }));
    const form = await dialog('新建经费卡');
    await user.click(await form.findByRole('button', { name: '保存' }));
    for (const text of ['请填写经费名称', '请选择负责人', '请选择所属单位', '请填写金额，最多两位小数'])
      expect(await form.findByText(text)).toBeVisible();
    expect(callsOf('saveExpenditure')).toEqual([]);
  });
});

describe('what stood in a form before a reload', () => {
  const title = `冻结经费：${card?.cardName}`;
  async function freeze() {
    const { user } = await openFunds();
    await more(user, '冻结');
    const form = await dialog(title);
    await user.type(form.getByRole('textbox', { name: '金额' }), '1200');
    await user.type(form.getByRole('textbox', { name: '原因' }), '设备采购');
  }

  test('is offered for the same card and the same matter', async () => {
    await freeze();
    const form = await continueDraft(openFunds, title);
    expect(form.getByRole('textbox', { name: '金额' })).toHaveValue('1200.00');
    expect(form.getByRole('textbox', { name: '原因' })).toHaveValue('设备采购');
  });

  test('waits while the server does not allow it any more', async () => {
    await freeze();
    cleanup();
    const page = api.example('queryExpenditurePage');
    const records = page.records.map((one) => ({
      ...one,
      allowedActions: one.allowedActions.filter((action) => action !== 'FREEZE'),
    }));
    api.override('queryExpenditurePage', { ...page, sum, records });
    await openFunds();
    expect(screen.queryByText(/未保存的内容/)).toBeNull();
  });

  test('is offered of a new card', async () => {
    const { user } = await openFunds();
    await user.click(screen.getByRole('button', { name: '新建经费卡' }));
    await user.type(await (await dialog('新建经费卡')).findByRole('textbox', { name: '经费名称' }), '学科建设');
    const form = await continueDraft(openFunds, '新建经费卡');
    expect(form.getByRole('textbox', { name: '经费名称' })).toHaveValue('学科建设');
  });

  test('is offered of one that is edited', async () => {
    const { user } = await openFunds();
    await doWith(user, `编辑 ${card?.cardName}`);
    await user.type(
      await (await dialog(`编辑经费卡：${card?.cardName}`)).findByRole('textbox', { name: '经费名称' }),
      '（二期）',
    );
    const form = await continueDraft(openFunds, `编辑经费卡：${card?.cardName}`);
    expect((await form.findByRole<HTMLInputElement>('textbox', { name: '经费名称' })).value).toMatch(/（二期）$/);
  });

  test('is offered of those to whom it is lent', async () => {
    const [person] = api.example('listUsersSimple');
    api.override('listUsersSimple', [{ ...(person as NonNullable<typeof person>), id: 'zhao', name: '赵婉清' }]);
    const { user } = await openFunds();
    await more(user, '授权');
    const title = `授权使用人：${card?.cardName}`;
    await user.click(await (await dialog(title)).findByRole('combobox', { name: '授权使用人' }));
    await user.click(await screen.findByRole('option', { name: /赵婉清/ }));
    const form = await continueDraft(openFunds, title);
    expect(await form.findByText(/赵婉清/)).toBeVisible();
  });
});

describe('cards that end', () => {
  const [ending] = api.example('listCarriedExpenditures').cards;
  const cards = [
    { ...ending, id: 'one', cardNo: 'KY-1', availableAmount: '100.00', inFlightAmount: '20.00', purchaseCount: 2 },
    { ...ending, id: 'two', cardNo: 'KY-2', availableAmount: '5.00', inFlightAmount: '0.00', purchaseCount: 0 },
    { ...ending, id: 'system', cardNo: 'KY-3', source: 'SYNC' as const },
  ] as ReturnType<typeof api.example<'listCarriedExpenditures'>>['cards'];

  test('are carried over after a look at what goes with them; those of the finance system are not', async () => {
    api.override('listCarriedExpenditures', { cards, total: 3 });
    const { user } = await openFunds();
    await user.click(screen.getByRole('button', { name: '结转' }));
    const drawer = await dialog('结转经费卡');
    expect(await drawer.findByText('已选 2 张：余额 105.00 元，在途 20.00 元')).toBeVisible();
    expect(drawer.getByRole('checkbox', { name: '选择 KY-3' })).toBeDisabled();
    await user.click(drawer.getByRole('checkbox', { name: '选择 KY-2' }));
    await user.click(drawer.getByRole('button', { name: '结转 1 张' }));
    await waitFor(() => expect(callsOf('carryExpenditures')).toHaveLength(1));
    expect(callsOf('carryExpenditures')[0]?.body).toMatchObject({ expenditureIds: ['one'] });
  });
});
