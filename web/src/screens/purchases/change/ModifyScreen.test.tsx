import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

const path = '/purchase-management/project-modify';
const described = api.example('getProjectModifyDetail');
const project: Schemas['ProjectDetail'] = {
  ...api.example('getProjectDetail'),
  id: 'p1',
  projectName: '热分析仪',
  status: 'APPROVED',
  lane: 'BIDDING',
  deliveryAddress: '实验楼 204',
  modifyTypes: ['CONTENT', 'PRICE', 'FUNDS', 'SCHEDULE', 'CONTACT'],
};
const none = { records: [], total: 0, current: 1, size: 200 };

function open(address: string) {
  api.override('getInfo', { ...api.example('getInfo'), userType: 'STAFF', permissions: ['purchase:modify:save'] });
  api.override('getUserMenu', [menuItem(path, '项目变更')]);
  return renderApp(address);
}

/** The purchase has one line, which one card pays. */
function ofOneLine() {
  const [item] = project.items;
  const [fund] = project.funds;
  if (!item || !fund) throw new Error('The example has no line or no card');
  const ofOne = { items: [{ ...item, amount: '66000.00' }], funds: [{ ...fund, amount: '66000.00' }] };
  api.override('getProjectDetail', { ...project, ...ofOne });
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
      projectId: 'p1',
      modifyType: ['CONTACT'],
      reason: '平台已经搬到新的实验楼',
      changes: { deliveryAddress: '创新楼 512' },
    });
    expect(callsOf('saveProjectModify')[0]?.body).not.toHaveProperty('changes.items');
  });

  test('of prices say that the cards have to change with them, before anything is saved', async () => {
    api.override('queryProjectModifyPage', none);
    ofOneLine();
    api.override('saveProjectModify', { ...api.example('saveProjectModify'), id: 'new' });
    const { user } = await open(`${path}?projectId=p1`);
    const types = await screen.findByRole('combobox', { name: /变更类型/ });
    await user.click(types);
    await user.click(await screen.findByRole('option', { name: '限价与预算' }));
    const amount = await screen.findByRole('textbox', { name: /^金额/ });
    await user.clear(amount);
    await user.type(amount, '60000');
    await user.type(screen.getByRole('textbox', { name: /变更原因/ }), '市场价格下降，下调预算金额');
    await user.click(screen.getByRole('button', { name: '保存并对比' }));
    expect(await screen.findByText(/请同时选择“经费”/)).toBeVisible();
    expect(callsOf('saveProjectModify')).toEqual([]);
    await user.click(types);
    await user.click(await screen.findByRole('option', { name: '经费' }));
    const [, ofCard] = await screen.findAllByRole('textbox', { name: /^金额/ });
    if (!ofCard) throw new Error('There is no amount of the card');
    await user.click(screen.getByRole('button', { name: '添加经费卡' }));
    await user.click(screen.getByRole('button', { name: '保存并对比' }));
    expect(await screen.findByText('请选择经费卡')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '删除第 2 张经费卡' }));
    await user.click(screen.getByRole('button', { name: '保存并对比' }));
    expect(await screen.findByText('各经费卡金额合计应为 60,000.00 元')).toBeVisible();
    expect(callsOf('saveProjectModify')).toEqual([]);
    await user.clear(ofCard);
    await user.type(ofCard, '60000');
    await user.click(screen.getByRole('button', { name: '保存并对比' }));
    await waitFor(() => expect(callsOf('saveProjectModify')).toHaveLength(1));
  });

  test('of quantities alone say that the amounts stay, in the form and beside before and after', async () => {
    api.override('queryProjectModifyPage', none);
    ofOneLine();
    const quantity = { type: 'CONTENT' as const, field: 'quantity' as const, name: '1. 热分析仪', before: '15', after: '10' };
    api.override('saveProjectModify', { ...api.example('saveProjectModify'), id: 'new' });
    api.override('getProjectModifyDetail', { ...described, modifyType: ['CONTENT'], changes: [quantity] });
    const { user } = await open(`${path}?projectId=p1`);
    await user.click(await screen.findByRole('combobox', { name: /变更类型/ }));
    await user.click(await screen.findByRole('option', { name: '需求内容' }));
    expect(await screen.findByRole('textbox', { name: /^金额/ })).toHaveAttribute('readonly');
    expect(screen.getByText(/数量变了，金额也不变/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /变更原因/ }), '课题组只需要十台搅拌器');
    await user.click(screen.getByRole('button', { name: '保存并对比' }));
    expect(await screen.findByText('金额不变')).toBeVisible();
  });

  test('of what is bought may bring the argument report, which their page shows', async () => {
    api.override('queryProjectModifyPage', none);
    ofOneLine();
    const report = { ...api.example('uploadFile'), id: 'report', fileName: '论证报告.pdf', bizType: 'PURCHASE' as const };
    api.override('uploadFile', report);
    api.override('saveProjectModify', { ...api.example('saveProjectModify'), id: 'new' });
    api.override('getProjectModifyDetail', { ...described, modifyType: ['CONTENT'], argument: report });
    const { user } = await open(`${path}?projectId=p1`);
    await user.click(await screen.findByRole('combobox', { name: /变更类型/ }));
    expect(screen.queryByText('论证报告')).toBeNull();
    await user.click(await screen.findByRole('option', { name: '需求内容' }));
    await user.type(screen.getByRole('textbox', { name: /变更原因/ }), '改为采购进口型号的搅拌器');
    await user.upload(screen.getByLabelText('论证报告', { selector: 'input' }), new File(['%PDF'], '论证报告.pdf'));
    expect(await screen.findByText('论证报告.pdf')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '保存并对比' }));
    await waitFor(() => expect(callsOf('saveProjectModify')).toHaveLength(1));
    expect(callsOf('saveProjectModify')[0]?.body).toMatchObject({ changes: { argumentId: 'report' } });
    expect(await screen.findByRole('link', { name: /下载 ?论证报告\.pdf/ })).toBeVisible();
  });

  test('that are refused at the submission say why', async () => {
    api.override('getProjectModifyDetail', {
      ...described,
      id: 'm1',
      status: 'DRAFT',
      version: 3,
      submitTime: null,
      steps: [],
      allowedActions: ['EDIT', 'SUBMIT', 'WITHDRAW'],
    });
    api.override('submitProjectModify', ({ reply }) =>
      reply.http(400, {
        code: 4000,
        msg: '参数校验失败',
        data: { errors: [{ field: 'changes.funds', rule: 'sum', params: {}, message: '经费合计与采购金额不符' }] },
      }),
    );
    const { user } = await open(`${path}?id=m1`);
    await user.click(await screen.findByRole('button', { name: '提交审批' }));
    const form = within(await screen.findByRole('dialog', { name: /提交/ }));
    await user.click(form.getByRole('checkbox', { name: /没有利害关系/ }));
    await user.click(form.getByRole('button', { name: '提交审批' }));
    expect(await form.findByText(/经费合计与采购金额不符/)).toBeVisible();
  });

  test('that are not possible now say why', async () => {
    api.override('queryProjectModifyPage', none);
    api.override('getProjectDetail', { ...project, modifyTypes: [] });
    await open(`${path}?projectId=p1`);
    expect(await screen.findByText(/该采购当前不能变更/)).toBeVisible();
  });

  test('show before and after side by side, and are submitted with a declaration', async () => {
    api.override('getProjectModifyDetail', {
      ...described,
      id: 'm1',
      status: 'DRAFT',
      projectStatus: 'BIDDING',
      version: 3,
      submitTime: null,
      steps: [],
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
    expect(await form.findByText('请勾选声明')).toBeVisible();
    await user.click(form.getByRole('checkbox', { name: /没有利害关系/ }));
    await user.click(form.getByRole('button', { name: '提交审批' }));
    await waitFor(() => expect(callsOf('submitProjectModify')).toHaveLength(1));
    expect(callsOf('submitProjectModify')[0]?.body).toEqual({ version: 3, conflictDeclared: true });
  });
});
