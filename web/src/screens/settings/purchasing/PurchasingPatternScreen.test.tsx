import type { Schemas } from '@campus-procurement/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

type Category = Schemas['PurchasingCategory'];
type Execution = Schemas['PurchasingExecution'];
type Node = Schemas['PurchasingProgress'];

const [exampleCategory] = api.example('listPurchasingCategories');
const [exampleExecution] = api.example('listPurchasingExecutions');
const [exampleNode] = api.example('listPurchasingProgress');
const execution: Execution = {
  ...(exampleExecution as Execution),
  id: 'direct',
  executionName: '直接采购',
  executionCode: 'DIRECT',
  bidConfig: null,
  status: 'ENABLED',
  needContract: true,
  contractThreshold: '50000.00',
  allowedActions: ['EDIT', 'SET_PROGRESS'],
};
const category: Category = {
  ...(exampleCategory as Category),
  id: 'small',
  categoryName: '小额货物',
  amountMin: '0.00',
  amountMax: '10000.00',
  executionIds: ['direct'],
  goodsCategoryIds: [],
  deptIds: ['d1', 'd2'],
  allowedActions: ['EDIT'],
};
const node = (nodeCode: string, nodeName: string): Node => ({
  ...(exampleNode as Node),
  id: nodeCode,
  nodeCode,
  nodeName,
  enabled: true,
  required: false,
  limitDays: null,
});
const codes = ['purchasingCategory', 'purchasingExecution'].map((entity) => `system:${entity}:create`);

async function openPattern({ search = '', permissions = codes, flags = {} as Record<string, string> } = {}) {
  api.override('listPurchasingCategories', [category]);
  api.override('listPurchasingExecutions', [execution]);
  api.override('listPurchasingProgress', [node('APPLY', '申请'), node('APPROVE', '审批'), node('ACCEPT', '验收')]);
  api.override('queryCharacterValues', { ...api.example('queryCharacterValues'), ...flags });
  const app = await openScreen(`/system/purchasing-pattern${search}`, { permissions });
  await screen.findAllByRole('rowheader');
  return app;
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('categories', () => {
  test('show their band of amounts, what they are for and how they are carried out', async () => {
    await openPattern();
    const row = within(screen.getByRole('row', { name: /小额货物/ }));
    expect(row.getByText('0.00 至 10,000.00（不含）')).toBeVisible();
    expect(await row.findByText('直接采购')).toBeVisible();
    expect(row.getByText('2 项')).toBeVisible();
  });

  test('are created with a band that is one, and an overlap is told at the amount', async () => {
    const errors = [{ field: 'amountMin', rule: 'overlap', params: {}, message: '与“小额货物”的金额区间重叠' }];
    api.override('savePurchasingCategory', ({ reply }) => reply.http(400, { code: 4000, msg: '参数校验失败', data: { errors } }));
    const { user } = await openPattern();
    await user.click(screen.getByRole('button', { name: '新建采购类别' }));
    const form = await dialog('新建采购类别');
    await user.type(await form.findByRole('textbox', { name: '类别名称' }), '中额货物');
    await user.type(form.getByRole('textbox', { name: '类别编码' }), 'G2');
    await user.type(form.getByRole('textbox', { name: '金额下限' }), '5000');
    await user.type(form.getByRole('textbox', { name: '金额上限' }), '5000.00');
    await user.click(form.getByRole('combobox', { name: '可用执行方式' }));
    await user.click(await screen.findByRole('option', { name: '直接采购' }));
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('请填写大于下限的金额')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: '金额上限' }), '{Backspace>3/}0.00');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('与“小额货物”的金额区间重叠')).toBeVisible();
    expect(callsOf('savePurchasingCategory')[0]?.body).toMatchObject({ amountMin: '5000.00', amountMax: '50000.00' });
  });

  test('say of each amount that is none that it is none, and send nothing', async () => {
    const { user } = await openPattern();
    await doWith(user, '编辑 小额货物');
    const form = await dialog('编辑采购类别：小额货物');
    const [least, below] = ['金额下限', '金额上限'].map((name) => form.getByRole('textbox', { name })) as [
      HTMLElement,
      HTMLElement,
    ];
    await user.clear(least);
    await user.type(least, 'abc');
    await user.clear(below);
    await user.type(below, '1.234');
    await user.click(form.getByRole('button', { name: '保存' }));
    for (const field of [least, below])
      await waitFor(() => expect(field).toHaveAccessibleDescription(/请填写金额，最多两位小数/));
    expect(callsOf('updatePurchasingCategory')).toEqual([]);
  });

  test('are neither created nor changed by who may not', async () => {
    api.override('listPurchasingCategories', [{ ...category, allowedActions: [] }]);
    await openPattern({ permissions: [] });
    expect(screen.queryByRole('button', { name: '新建采购类别' })).toBeNull();
  });
});

describe('executions', () => {
  test('take the rules for bidding only where there is bidding', async () => {
    const { user } = await openPattern({ search: '?tab=executions' });
    await user.click(screen.getByRole('button', { name: '新建执行方式' }));
    const form = await dialog('新建执行方式');
    await user.type(await form.findByRole('textbox', { name: '执行方式名称' }), '小额竞价');
    await user.click(form.getByRole('combobox', { name: '成交原则' }));
    await user.click(await screen.findByRole('option', { name: '综合评分' }));
    await user.type(form.getByRole('textbox', { name: '价格权重（%）' }), '{Backspace>2/}50');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('四项权重之和须为 100')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: '价格权重（%）' }), '{Backspace>2/}60');
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(callsOf('savePurchasingExecution')).toHaveLength(1));
    expect(callsOf('savePurchasingExecution')[0]?.body).toMatchObject({
      bidConfig: { bidMode: 'SEALED', minDecrement: null, scoreWeights: { price: 60, service: 20 } },
    });
  });

  test.each([
    ['Y', '网上采购', '采购规则'],
    ['N', '网上竞价', '竞价规则'],
  ])('say what the school says for bidding (JNUniversityCharacter %s)', async (JNUniversityCharacter, way, title) => {
    const { user } = await openPattern({ search: '?tab=executions', flags: { JNUniversityCharacter } });
    await user.click(screen.getByRole('button', { name: '新建执行方式' }));
    const form = await dialog('新建执行方式');
    expect(await form.findByText(title)).toBeVisible();
    expect(form.getByRole('combobox', { name: '执行方式' })).toHaveValue(way);
  });
});

describe('progress nodes', () => {
  async function openProgress() {
    const app = await openPattern({ search: '?tab=executions' });
    await app.user.click(screen.getByRole('button', { name: '进度节点 直接采购' }));
    const form = await dialog('进度节点：直接采购');
    await form.findByRole('button', { name: '移动节点 申请' });
    return { ...app, form };
  }
  const expectSent = (...nodeCodes: string[]) =>
    waitFor(() =>
      expect(callsOf('updatePurchasingProgress')[0]?.body).toMatchObject({ nodes: nodeCodes.map((nodeCode) => ({ nodeCode })) }),
    );

  test('are ordered by keyboard, and the focus stays with the node', async () => {
    const { user, form } = await openProgress();
    expect(form.getAllByText('工作日'), 'the unit of a limit, beside each').toHaveLength(3);
    form.getByRole('button', { name: '移动节点 验收' }).focus();
    await user.keyboard('{ArrowUp}');
    expect(await form.findByText('已移到第 2 个，共 3 个')).toBeInTheDocument();
    await waitFor(() => expect(form.getByRole('button', { name: '移动节点 验收' })).toHaveFocus());
    await user.keyboard('{ArrowUp}');
    await user.click(form.getByRole('button', { name: '保存' }));
    await expectSent('ACCEPT', 'APPLY', 'APPROVE');
  });

  test('are ordered by dragging', async () => {
    const { user, form } = await openProgress();
    const [, , last] = form.getAllByRole('listitem');
    fireEvent.dragStart(form.getByRole('button', { name: '移动节点 申请' }));
    fireEvent.dragOver(last as HTMLElement);
    fireEvent.drop(last as HTMLElement);
    await user.click(form.getByRole('button', { name: '保存' }));
    await expectSent('APPROVE', 'ACCEPT', 'APPLY');
  });

  test('that are required are shown, and no code stands there twice', async () => {
    const { user, form } = await openProgress();
    await user.click(form.getByRole('checkbox', { name: '必经，第 1 个节点' }));
    await user.click(form.getByRole('checkbox', { name: '启用，第 1 个节点' }));
    await user.clear(form.getByRole('textbox', { name: '节点编码，第 2 个节点' }));
    await user.type(form.getByRole('textbox', { name: '节点编码，第 2 个节点' }), 'APPLY');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('必经节点须启用')).toBeVisible();
    await user.click(form.getByRole('checkbox', { name: '启用，第 1 个节点' }));
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('编码重复')).toBeVisible();
    expect(callsOf('updatePurchasingProgress')).toEqual([]);
  });
});

describe('a school that has none', () => {
  async function openEmpty(executions: Execution[] = [], search = '') {
    api.override('listPurchasingCategories', []);
    api.override('listPurchasingExecutions', executions);
    const app = await openScreen(`/system/purchasing-pattern${search}`, { permissions: codes });
    await screen.findByText(search ? /还没有执行方式/ : /还没有采购类别/);
    return app;
  }

  test('adopts the usual configuration from either tab, after a question that says what it is', async () => {
    const { user } = await openEmpty([], '?tab=executions');
    await user.click(await screen.findByRole('button', { name: '采用常用方案' }));
    const question = await dialog('采用常用方案');
    expect(question.getByText(/11 种执行方式/)).toBeVisible();
    await user.click(question.getByRole('button', { name: '采用常用方案' }));
    expect(await screen.findByText('已采用常用方案')).toBeVisible();
    expect(callsOf('adoptPurchasingPreset').map(({ body }) => body)).toEqual([{ companyId: '1001' }]);
  });

  test('but methods of its own goes on with these', async () => {
    await openEmpty([execution]);
    expect(screen.queryByRole('button', { name: '采用常用方案' })).toBeNull();
  });
});
