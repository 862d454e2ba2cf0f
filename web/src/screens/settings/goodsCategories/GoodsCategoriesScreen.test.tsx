import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';
import { actsOf, doWith } from '#testing/rowActs.ts';

type Category = Schemas['GoodsCategory'];

const [example] = api.example('getGoodsCategoryTree');
const blank = { ...(example as Category), needArgumentReport: false, argumentThreshold: null, hazardous: false, shareable: true };
const all: Category['allowedActions'] = ['ADD_CHILD', 'EDIT', 'DISABLE', 'DELETE'];
const own = { ...blank, companyId: '1001', allowedActions: all, children: [] };
const solvent: Category = {
  ...own,
  id: 'solvent',
  parentId: 'reagent',
  level: 3,
  categoryCode: '010201',
  categoryName: '有机溶剂',
  hazardous: true,
};
const reagent: Category = {
  ...own,
  id: 'reagent',
  parentId: 'goods',
  level: 2,
  categoryCode: '0102',
  categoryName: '试剂耗材',
  unit: '瓶',
  children: [solvent],
};
const device: Category = {
  ...own,
  id: 'device',
  parentId: 'goods',
  level: 2,
  categoryCode: '0101',
  categoryName: '仪器设备',
  argumentThreshold: '50000.00',
};
const goods: Category = {
  ...blank,
  id: 'goods',
  parentId: null,
  level: 1,
  categoryCode: '01',
  categoryName: '货物',
  purchaseType: 'GOODS',
  companyId: '0',
  allowedActions: ['ADD_CHILD'],
  children: [device, reagent],
};
const service: Category = {
  ...goods,
  id: 'service',
  categoryCode: '02',
  categoryName: '服务',
  purchaseType: 'SERVICE',
  children: [],
};

const codes = ['create', 'update', 'delete'].map((action) => `system:goodsCategory:${action}`);

async function openTree(permissions = codes) {
  api.override('getGoodsCategoryTree', [goods, service]);
  const app = await openScreen('/system/goods-category', { permissions });
  await app.user.click(await screen.findByRole('button', { name: '全部展开' }));
  return app;
}

const form = async (name: string) => within(await screen.findByRole('dialog', { name }));
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

test('where there are none, the usual ones are adopted after a question', async () => {
  api.override('getGoodsCategoryTree', []);
  const { user } = await openScreen('/system/goods-category', { permissions: codes });
  await user.click(await screen.findByRole('button', { name: '采用常用方案' }));
  const question = await form('采用常用方案');
  expect(question.getByText(/编码参照 GB\/T 14885/)).toBeVisible();
  await user.click(question.getByRole('button', { name: '采用常用方案' }));
  expect(await screen.findByText('已采用常用方案')).toBeVisible();
  expect(callsOf('adoptGoodsCategoryPreset')).toHaveLength(1);
});

describe('the tree', () => {
  test('shows what is hazardous and what needs an argument report', async () => {
    await openTree();
    expect(row('有机溶剂').getByText('危化/管制品')).toBeVisible();
    expect(row('仪器设备').getByText('单价 50,000.00 元起')).toBeVisible();
  });

  test('offers of the rows of the platform what the server allows, and nothing to who may only read', async () => {
    const { user } = await openTree();
    const acts = await actsOf(user, '货物');
    expect(acts).toContain('新建下级');
    expect(acts).not.toContain('编辑');
  });

  test('offers nothing to who may only read', async () => {
    await openTree([]);
    expect(screen.queryByRole('button', { name: /^(新建|编辑|删除|停用|更多)/ })).toBeNull();
  });
});

describe('who manages the goods', () => {
  const dean = { users: [{ id: '104', name: '陈志衡' }], roleCode: null, roleName: null, deptId: null, deptName: null };

  test('is shown, also for those below', async () => {
    api.override('getGoodsCategoryTree', [{ ...goods, manager: dean }]);
    const app = await openScreen('/system/goods-category', { permissions: codes });
    await app.user.click(await screen.findByRole('button', { name: '全部展开' }));
    expect(row('有机溶剂').getByText('陈志衡')).toHaveAttribute('title', '沿用上级分类');
  });

  test('is said by a role in a department, or by nobody', async () => {
    const managed = { ...reagent, manager: dean, allowedActions: [...all, 'SET_MANAGER' as const] };
    api.override('getGoodsCategoryTree', [{ ...goods, children: [managed] }]);
    const { user } = await openScreen('/system/goods-category', { permissions: codes });
    await user.click(await screen.findByRole('button', { name: '全部展开' }));
    await doWith(user, '归口管理人 试剂耗材');
    const fields = await form('归口管理人：试剂耗材');
    expect(fields.getByRole('radio', { name: '指定人员' })).toBeChecked();
    await user.click(fields.getByRole('radio', { name: '某部门中的角色' }));
    await user.click(fields.getByRole('button', { name: '保存' }));
    expect(await fields.findByText('请选择角色')).toBeVisible();
    await user.click(fields.getByRole('radio', { name: '同上级分类' }));
    await user.click(fields.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(callsOf('updateGoodsCategory')[0]?.body).toEqual({ version: 1, manager: null }));
  });
});

describe('a category', () => {
  test('is created below another, of its kind', async () => {
    const { user } = await openTree();
    await doWith(user, '新建下级 试剂耗材');
    const fields = await form('新建分类');
    expect(await fields.findByRole('radio', { name: '货物' })).toBeChecked();
    await user.type(fields.getByRole('textbox', { name: '分类编码' }), '02');
    await user.type(fields.getByRole('textbox', { name: '分类名称' }), '生物试剂');
    await user.type(fields.getByRole('textbox', { name: '论证起点金额' }), '1.234');
    await user.click(fields.getByRole('button', { name: '保存' }));
    expect(await fields.findByText('请填写金额，最多两位小数')).toBeVisible();
    await user.type(fields.getByRole('textbox', { name: '论证起点金额' }), '{Backspace}');
    await user.click(fields.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(callsOf('saveGoodsCategory')[0]?.body).toMatchObject({
        parentId: 'reagent',
        categoryCode: '010202',
        categoryName: '生物试剂',
        purchaseType: 'GOODS',
        unit: '瓶',
        argumentThreshold: '1.23',
        companyId: '1001',
      }),
    );
  });

  test('says what keeps its goods from small purchases; what is used up is no fixed asset', async () => {
    const { user } = await openTree();
    await doWith(user, '编辑 仪器设备');
    const fields = await form('编辑分类：仪器设备');
    expect(await fields.findByRole('switch', { name: /^固定资产/ })).toBeChecked();
    await user.click(fields.getByRole('switch', { name: /^中央集采目录/ }));
    await user.click(fields.getByRole('switch', { name: /^耗材/ }));
    expect(fields.queryByRole('switch', { name: /^固定资产/ })).toBeNull();
    await user.click(fields.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(callsOf('updateGoodsCategory')[0]?.body).toMatchObject({
        centralCatalogue: true,
        consumable: true,
        fixedAsset: false,
      }),
    );
  });

  test('moves below one that buys the same, not below itself, and not too deep', async () => {
    const { user } = await openTree();
    await doWith(user, '编辑 试剂耗材');
    const fields = await form('编辑分类：试剂耗材');
    await user.click(await fields.findByRole('combobox', { name: '上级分类' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['货物', '货物 / 仪器设备']);
    await user.click(screen.getByRole('option', { name: '货物 / 仪器设备' }));
    await user.click(fields.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(callsOf('updateGoodsCategory')[0]?.body).toMatchObject({ parentId: 'device' }));
  });

  test('that is in use is not deleted, and the question says why', async () => {
    api.override('removeGoodsCategory', ({ reply }) => reply.fail(4206, '已被引用，不能删除'));
    const { user } = await openTree();
    await doWith(user, '删除 有机溶剂');
    const question = await form('删除“有机溶剂”？');
    await user.click(question.getByRole('button', { name: '删除' }));
    expect(await question.findByText('已被引用，不能删除')).toBeVisible();
  });
});
