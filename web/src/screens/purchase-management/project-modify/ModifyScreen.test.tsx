import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

const path = '/purchase-management/project-modify';
const described = api.example('getProjectModifyDetail');
const project: Schemas['ProjectDetail'] = {
  ...api.example('getProjectDetail'),
  ...{ id: 'p1', projectName: '热分析仪', status: 'APPROVED', lane: 'BIDDING', deliveryAddress: '实验楼 204' },
  modifyTypes: ['CONTENT', 'PRICE', 'FUNDS', 'SCHEDULE', 'CONTACT'],
};
const none = { records: [], total: 0, current: 1, size: 200 };

function open(address: string) {
  api.override('getInfo', { ...api.example('getInfo'), userType: 'STAFF', permissions: ['purchase:modify:save'] });
  api.override('getUserMenu', [menuItem(path, '项目变更')]);
  return renderApp(address);
}

describe('changes of purchases', () => {
  test('are listed, and lead to their page', async () => {
    await open(path);
    const found = within(await screen.findByRole('row', { name: /高速冷冻离心机/ }));
    expect(found.getByText('审批中')).toBeVisible();
    expect(found.getByRole('link', { name: '联系信息' })).toHaveAttribute('href', `${path}?id=${described.id}`);
  });

  test('are begun with what the purchase says filled in, and send only what is to be changed', async () => {
    api.override('queryProjectModifyPage', none);
    api.override('getProjectDetail', project);
    api.override('saveProjectModify', { ...api.example('saveProjectModify'), id: 'new' });
    const { user } = await open(`${path}?projectId=p1`);
    await user.click(await screen.findByRole('combobox', { name: /变更类型/ }));
    await user.click(await screen.findByRole('option', { name: '联系信息' }));
    const address = await screen.findByRole('textbox', { name: '送货地址' });
    expect(address).toHaveValue('实验楼 204');
    await user.clear(address);
    await user.type(address, '创新楼 512');
    await user.type(screen.getByRole('textbox', { name: /变更原因/ }), '平台已经搬到新的实验楼');
    await user.click(screen.getByRole('button', { name: '保存并对比' }));
    await waitFor(() => expect(callsOf('saveProjectModify')).toHaveLength(1));
    expect(callsOf('saveProjectModify')[0]?.body).toMatchObject({
      ...{ projectId: 'p1', modifyType: ['CONTACT'], reason: '平台已经搬到新的实验楼' },
      changes: { deliveryAddress: '创新楼 512' },
    });
    expect(callsOf('saveProjectModify')[0]?.body).not.toHaveProperty('changes.items');
  });

  test('that are not possible now say why', async () => {
    api.override('queryProjectModifyPage', none);
    api.override('getProjectDetail', { ...project, modifyTypes: [] });
    await open(`${path}?projectId=p1`);
    expect(await screen.findByText(/该采购当前不能变更/)).toBeVisible();
  });

  test('show before and after side by side, and are submitted with a declaration', async () => {
    api.override('getProjectModifyDetail', {
      ...{ ...described, id: 'm1', status: 'DRAFT', projectStatus: 'BIDDING', version: 3, submitTime: null, steps: [] },
      allowedActions: ['EDIT', 'SUBMIT', 'WITHDRAW'],
    });
    const { user } = await open(`${path}?id=m1`);
    const row = within(await screen.findByRole('row', { name: /送货地址/ }));
    expect(row.getByText('实验楼 3 号楼 204')).toBeVisible();
    expect(row.getByText('实验楼 5 号楼 301')).toBeVisible();
    expect(screen.getByText(/审批期间竞价暂停并公告/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '提交审批' }));
    const form = within(await screen.findByRole('dialog', { name: /提交/ }));
    await user.click(form.getByRole('button', { name: '提交审批' }));
    expect(await form.findByText('请确认没有利害关系')).toBeVisible();
    await user.click(form.getByRole('checkbox', { name: /没有利害关系/ }));
    await user.click(form.getByRole('button', { name: '提交审批' }));
    await waitFor(() => expect(callsOf('submitProjectModify')).toHaveLength(1));
    expect(callsOf('submitProjectModify')[0]?.body).toEqual({ version: 3, conflictDeclared: true });
  });
});
