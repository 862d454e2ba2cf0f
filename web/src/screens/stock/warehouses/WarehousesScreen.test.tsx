import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { continueDraft } from '#testing/continueDraft.ts';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';
import { actsOf, doWith } from '#testing/rowActs.ts';

const page = '/warehouse-manage';
const codes = ['read', 'create', 'update', 'delete'].map((action) => `stock:warehouse:${action}`);
const [root] = api.example('getLocalDeptTree');
const [person] = api.example('listUsersSimple');
const example = api.example('queryWarehousePage');
const [base] = example.records;
const store = { ...(base as NonNullable<typeof base>), allowedActions: ['EDIT' as const, 'DELETE' as const] };

async function open({ permissions = codes, records = [store] } = {}) {
  api.override('queryWarehousePage', { ...example, records, total: records.length });
  const app = await openScreen(page, { permissions });
  await screen.findAllByRole('rowheader');
  return app;
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('stores', () => {
  test('are listed with keepers, places and what they hold', async () => {
    await open();
    const row = within(screen.getByRole('row', { name: /化学化工学院试剂库/ }));
    for (const text of ['学院库', '杜林峰 · 余春兰', '化学楼 B101', '4 个库位', '13,038.00'])
      expect(row.getByText(text)).toBeVisible();
  });

  test('are created with a department, keepers of that role and places; what is missing is said first', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '新建仓库' }));
    const form = await dialog('新建仓库');
    await user.click(form.getByRole('button', { name: '保存' }));
    for (const text of ['请填写仓库名称', '请选择所属单位', '请选择库管员', '请填写地址']) {
      expect(await form.findByText(text)).toBeVisible();
    }
    await user.type(form.getByRole('textbox', { name: '仓库编码' }), 'HX09');
    await user.type(form.getByRole('textbox', { name: '仓库名称' }), '试剂库');
    await user.click(form.getByRole('combobox', { name: '所属单位' }));
    await user.click(await screen.findByRole('option', { name: root?.deptName ?? '' }));
    await user.click(form.getByRole('combobox', { name: '库管员' }));
    await user.click(await screen.findByRole('option', { name: `${person?.name} (${person?.deptName})` }));
    await user.type(form.getByRole('textbox', { name: '地址' }), '化学楼 B102');
    await user.click(form.getByRole('button', { name: '添加库位' }));
    await user.type(form.getByRole('textbox', { name: '库位 1 库位编码' }), 'A-01');
    await user.type(form.getByRole('textbox', { name: '库位 1 库位名称' }), 'A 区 01 架');
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(callsOf('saveWarehouse')).toHaveLength(1));
    expect(callsOf('saveWarehouse')[0]?.body).toMatchObject({
      warehouseCode: 'HX09',
      warehouseName: '试剂库',
      address: '化学楼 B102',
      locations: [{ locationCode: 'A-01', locationName: 'A 区 01 架' }],
    });
    expect(callsOf('listUsersSimple')[0]?.query).toMatchObject({ roleCode: 'warehouse_keeper' });
  });

  test('for hazardous goods need two keepers, and no two places have the same code', async () => {
    const { user } = await open({ records: [{ ...store, keepers: store.keepers.slice(1) }] });
    await doWith(user, '编辑 化学化工学院试剂库');
    const form = await dialog('编辑仓库：化学化工学院试剂库');
    await user.click(await form.findByRole('combobox', { name: '仓库类型' }));
    await user.click(await screen.findByRole('option', { name: '危化品库' }));
    await user.click(form.getByRole('button', { name: '添加库位' }));
    await user.type(form.getByRole('textbox', { name: '库位 5 库位编码' }), 'K-01');
    await user.type(form.getByRole('textbox', { name: '库位 5 库位名称' }), '另一处');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('库位编码不能重复')).toBeVisible();
    await user.click(form.getByRole('button', { name: '删除库位 5' }));
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('危化品库须至少两名库管员')).toBeVisible();
    expect(callsOf('updateWarehouse')).toEqual([]);
  });

  test('are changed by their keepers, who do not send what administrators settle', async () => {
    const { user } = await open({ permissions: ['stock:warehouse:read', 'stock:warehouse:update'] });
    expect(screen.queryByRole('button', { name: '新建仓库' })).toBeNull();
    await doWith(user, '编辑 化学化工学院试剂库');
    const form = await dialog('编辑仓库：化学化工学院试剂库');
    expect(form.queryByRole('combobox', { name: '库管员' })).toBeNull();
    await user.type(await form.findByRole('textbox', { name: '地址' }), ' 东侧');
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(callsOf('updateWarehouse')).toHaveLength(1));
    const { body } = callsOf('updateWarehouse')[0] ?? {};
    expect(Object.keys(body as object).sort()).toEqual(['address', 'locations', 'status', 'version', 'warehouseName']);
  });

  test('are deleted after a question that names them', async () => {
    const { user } = await open();
    await doWith(user, '删除 化学化工学院试剂库');
    const question = await dialog('删除仓库“化学化工学院试剂库”？');
    await user.click(question.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(callsOf('deleteWarehouse')).toHaveLength(1));
  });

  test('are only looked at by who may do no more', async () => {
    const { user } = await open({ permissions: ['stock:warehouse:read'], records: [{ ...store, allowedActions: [] }] });
    expect(await actsOf(user, '化学化工学院试剂库')).toEqual([]);
    expect(screen.queryByRole('button', { name: '新建仓库' })).toBeNull();
  });
});

test('what stood in the form of a store before a reload is offered', async () => {
  const { user } = await open();
  await doWith(user, '编辑 化学化工学院试剂库');
  const title = '编辑仓库：化学化工学院试剂库';
  await user.type((await dialog(title)).getByRole('textbox', { name: '地址' }), '二层');
  const form = await continueDraft(open, title);
  expect(form.getByRole('textbox', { name: '地址' })).toHaveValue('化学楼 B101二层');
});
