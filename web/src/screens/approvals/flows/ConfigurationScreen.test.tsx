import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';
import { actsOf, doWith } from '#testing/rowActs.ts';

const page = '/approval/configuration';
const codes = ['read', 'create', 'update', 'delete'].map((action) => `system:approvalConfig:${action}`);
const flow = api.example('getApprovalConfigDetail');
const example = api.example('queryApprovalConfigPage');
const [root] = api.example('getLocalDeptTree');

async function openList({ permissions = codes, records = [flow] } = {}) {
  api.override('queryApprovalConfigPage', { ...example, records, total: records.length });
  const app = await openScreen(page, { permissions });
  await screen.findAllByRole('rowheader');
  return app;
}

async function openFlow(changes: Partial<typeof flow> = {}, address = `${page}?flow=${flow.id}`) {
  api.override('getApprovalConfigDetail', { ...flow, ...changes });
  const app = await openScreen(address, { permissions: codes });
  await screen.findByRole('heading', {
    level: 1,
    name: changes.allowedActions || address.includes('flow=new') ? /./ : flow.configName,
  });
  return app;
}

const field = (name: string) => screen.findByRole('textbox', { name });
const step = (no: number) => within(screen.getByRole('listitem', { name: `第 ${no} 个节点` }));
const save = () => screen.getByRole('button', { name: '保存' });

describe('flows', () => {
  test('are listed with conditions and people in words, and what should be checked', async () => {
    const where = { deptNames: ['文学院'], deptCount: 1, amountFrom: null, amountBelow: null };
    const finding = { kind: 'NOBODY' as const, nodeNo: 3, otherName: null, ...where };
    await openList({ records: [{ ...flow, findings: [finding] }] });
    const row = within(screen.getByRole('row', { name: /危化品采购/ }));
    for (const text of ['10,000 元及以上 · 含危化品', '1 处需检查', '采购申请']) expect(row.getByText(text)).toBeVisible();
    expect(row.getByText('经费负责人 → 单位审批人（申请单位） → 实验室安全审核 → 单位审批人（学校）')).toBeVisible();
    expect(await screen.findByText(/小额采购不走流程/)).toBeVisible();
  });

  test('are copied from the default ones, which are shown', async () => {
    const { user } = await openList();
    const defaults = within(screen.getByRole('region', { name: '默认流程' }));
    await user.click(await defaults.findByRole('link', { name: '复制为采购申请流程' }));
    expect(await screen.findByRole('heading', { level: 1, name: '新建采购申请流程' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('listitem', { name: /个节点/ })).toHaveLength(4));
  });

  test('are switched off and deleted after a question that names them', async () => {
    const { user } = await openList();
    await doWith(user, '停用 危化品采购');
    const off = within(await screen.findByRole('dialog', { name: '停用流程“危化品采购”？' }));
    await user.click(off.getByRole('button', { name: '停用' }));
    await waitFor(() => expect(callsOf('updateApprovalConfig')[0]?.body).toEqual({ version: 1, status: 'DISABLED' }));
    await doWith(user, '删除 危化品采购');
    const erase = within(await screen.findByRole('dialog', { name: '删除流程“危化品采购”？' }));
    await user.click(erase.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(callsOf('deleteApprovalConfig')).toHaveLength(1));
  });

  test('are only looked at by who may do no more', async () => {
    const { user } = await openList({
      permissions: ['system:approvalConfig:read'],
      records: [{ ...flow, allowedActions: [] }],
    });
    expect(await actsOf(user, '危化品采购')).toEqual([]);
    expect(screen.queryByRole('button', { name: '新建流程' })).toBeNull();
    api.override('getApprovalConfigDetail', { ...flow, allowedActions: [] });
    await user.click(screen.getByRole('link', { name: '危化品采购' }));
    const chain = await screen.findByRole('list', { name: '审批链' });
    expect(within(chain).getByText('实验室安全审核')).toBeVisible();
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  });
});

describe('the form of a flow', () => {
  test('moves, removes and adds steps by buttons; the focus follows what was moved', async () => {
    const { user } = await openFlow();
    await user.click(await screen.findByRole('button', { name: '上移第 3 个节点' }));
    expect(step(2).getByRole('textbox', { name: '节点名称' })).toHaveValue('实验室安全审核');
    await waitFor(() => expect(step(2).getByRole('button', { name: '上移第 2 个节点' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: '删除第 4 个节点' }));
    await user.click(screen.getByRole('button', { name: '添加节点' }));
    await user.clear(await field('优先级'));
    await user.type(await field('优先级'), '45');
    await user.click(save());
    await waitFor(() => expect(callsOf('updateApprovalConfig')).toHaveLength(1));
    const { body } = callsOf('updateApprovalConfig')[0] as { body: { nodes: unknown[]; priority: number; version: number } };
    expect(body).toMatchObject({ priority: 45, version: 1, conditions: flow.conditions });
    expect(body.nodes).toEqual([
      flow.nodes[0],
      flow.nodes[2],
      flow.nodes[1],
      { kind: 'ROLE', roleCode: 'dept_approver', where: 'DEPT', mode: 'ANY', ifEmpty: 'SCHOOL_ADMIN' },
    ]);
  });

  test('has no tab any more once a new flow is saved', async () => {
    const tabs = () =>
      within(screen.getByRole('navigation', { name: '已打开的页面' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    const { user } = await openFlow({}, `${page}?flow=new&kind=CONTRACT`);
    await user.type(await field('流程名称'), '合同');
    await user.click(save());
    await waitFor(() => expect(tabs()).toEqual([page]));
    expect(callsOf('saveApprovalConfig')).toHaveLength(1);
  });

  test('says what is missing before anything is sent', async () => {
    const { user } = await openFlow({}, `${page}?flow=new&kind=CONTRACT`);
    expect(await screen.findByRole('heading', { level: 1, name: '新建合同流程' })).toBeVisible();
    await user.click(await screen.findByRole('combobox', { name: '审批人' }));
    await user.click(await screen.findByRole('option', { name: '指定人员' }));
    await user.type(screen.getAllByRole('textbox', { name: '金额不低于' })[0] as HTMLElement, '500');
    await user.type(screen.getAllByRole('textbox', { name: '金额低于' })[0] as HTMLElement, '500');
    await user.type(screen.getByRole('textbox', { name: '审批时限（工作日）' }), '31');
    await user.click(save());
    for (const text of ['请填写流程名称', '须高于“金额不低于”', '请选择人员', '请填写 1 到 30 的整数，或留空']) {
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    }
    expect(callsOf('saveApprovalConfig')).toEqual([]);
  });

  test('tries a case with what is not saved, and tells which flow serves and why', async () => {
    const result = api.example('tryApprovalFlow');
    const draft = { id: flow.id, configName: flow.configName, priority: 50, isDraft: true, serves: false };
    api.override('tryApprovalFlow', { ...result, flows: [{ ...draft, misfits: ['HAZARDOUS'] }, ...result.flows.slice(-1)] });
    const { user } = await openFlow();
    const trial = within(await screen.findByRole('form', { name: '试算' }));
    const amount = trial.getByRole('textbox', { name: '金额' });
    await user.type(amount, '0');
    await user.click(trial.getByRole('combobox', { name: '申请单位' }));
    await user.click(await screen.findByRole('option', { name: root?.deptName ?? '' }));
    await user.click(trial.getByRole('button', { name: '试算' }));
    expect(await trial.findByText('请填写大于 0、小于 100 亿元的金额')).toBeVisible();
    expect(callsOf('tryApprovalFlow')).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '68000');
    await user.click(trial.getByRole('button', { name: '试算' }));
    expect(await trial.findByText('适用：默认流程')).toBeVisible();
    expect(trial.getByText('危化品采购（未保存）')).toBeVisible();
    expect(trial.getByText('不符合：危化品')).toBeVisible();
    expect(callsOf('tryApprovalFlow')[0]?.body).toMatchObject({
      bizType: 'PURCHASE',
      case: { amount: '68000.00', deptId: root?.id },
      draft: { id: flow.id, configName: flow.configName, nodes: flow.nodes },
    });
  });
});

describe('a rehearsal', () => {
  const result = api.example('rehearseApprovalFlow');
  const [{ id, projectName } = { id: '', projectName: '' }] = result.examples;

  test('replays purchases by what is not saved, and tells figures, people and purchases', async () => {
    const { user } = await openFlow();
    await user.click(await screen.findByRole('button', { name: '用去年的采购预演' }));
    const drawer = within(await screen.findByRole('dialog', { name: '预演' }));
    expect(await drawer.findByText('预演了 79 项采购，其中 9 项的审批会改变。')).toBeVisible();
    for (const text of ['1 → 1.06', '范子涵 → 曹德明', '小额采购']) {
      expect(drawer.getAllByText(text)[0]).toBeVisible();
    }
    expect(drawer.getByRole('link', { name: projectName })).toHaveAttribute('href', expect.stringContaining(id));
    expect(callsOf('rehearseApprovalFlow')[0]?.body).toMatchObject({ draft: { id: flow.id, nodes: flow.nodes } });
    await user.type(drawer.getByRole('textbox', { name: '小额限额改为' }), '2000');
    await user.click(drawer.getByRole('button', { name: '开始预演' }));
    await waitFor(() => expect(callsOf('rehearseApprovalFlow')[1]?.body).toMatchObject({ policy: { smallLimit: '2000.00' } }));
  });

  test('of a limit that cannot be says at its field why', async () => {
    api.override('rehearseApprovalFlow', ({ reply }) =>
      reply.http(400, {
        code: 4000,
        msg: '参数校验失败',
        data: { errors: [{ field: 'policy.smallLimit', rule: 'minimum', params: {}, message: '不能小于1000.00' }] },
      }),
    );
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: '预演限额' }));
    const drawer = within(await screen.findByRole('dialog', { name: '预演' }));
    const limit = await drawer.findByRole('textbox', { name: '小额限额改为' });
    await user.type(limit, '500{Enter}');
    expect(await drawer.findByText('不能小于1000.00')).toBeVisible();
    expect(limit).toHaveAttribute('aria-invalid', 'true');
    expect(drawer.queryByText('加载失败')).toBeNull();
  });

  test('of limits alone asks for one, and says if there is nothing to replay', async () => {
    api.override('rehearseApprovalFlow', { ...result, count: 0, changed: 0, people: [], examples: [] });
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: '预演限额' }));
    const drawer = within(await screen.findByRole('dialog', { name: '预演' }));
    await user.click(await drawer.findByRole('button', { name: '开始预演' }));
    expect(await drawer.findByText('至少填写一项限额')).toBeVisible();
    expect(callsOf('rehearseApprovalFlow')).toEqual([]);
    await user.type(drawer.getByRole('textbox', { name: '免审限额改为' }), '500{Enter}');
    expect(await drawer.findByText(/无法预演/)).toBeVisible();
    expect(callsOf('rehearseApprovalFlow')[0]?.body).toEqual({ policy: { ownCardLimit: '500.00' } });
  });
});
