import type { Schemas } from '@campus-procurement/sdk';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { continueDraft } from '#testing/continueDraft.ts';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

const codes = ['read', 'create', 'update', 'publish', 'appeal', 'delete'].map((action) => `content:exposure:${action}`);
const supplier = () => api.example('queryAllSupplier').records[0] as Schemas['Supplier'];

async function openExposures(permissions: string[], row: Partial<Schemas['Exposure']>) {
  api.override('getUserMenu', [menuItem('/system/integrityAnnouncement', '诚信公示')]);
  api.override('getInfo', { ...(await exampleUser()), permissions });
  const list = api.example('queryIntegrityExposurePage');
  const [example] = list.records as [Schemas['Exposure']];
  const exposure = { ...example, id: 'a', supplierName: '江海博瑞', exposureCode: 'SX20260001', ...row };
  api.override('queryIntegrityExposurePage', { ...list, records: [exposure] });
  const app = await renderApp('/system/integrityAnnouncement');
  await screen.findByRole('rowheader', { name: '江海博瑞' });
  return app;
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('readers see what is published, and are offered nothing', async () => {
  await openExposures([], { status: 'PUBLISHED', endDate: null, startDate: '2026-03-01', allowedActions: [] });
  expect(screen.getByRole('link', { name: '江海博瑞' })).toHaveAttribute('href', '/announcement-detail?exposure=a');
  expect(screen.getByRole('cell', { name: '2026/03/01 – 永久' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: '状态' })).toBeNull();
  expect(screen.queryByRole('button', { name: /新建|编辑|撤回|删除|申诉|更多/ })).toBeNull();
});

test('whoever publishes a ban is told what it does to the supplier', async () => {
  const { user } = await openExposures(codes, { status: 'DRAFT', level: 'BAN', version: 3, allowedActions: ['EDIT', 'PUBLISH'] });
  await doWith(user, '发布 江海博瑞 SX20260001');
  const question = await dialog('发布“江海博瑞”的曝光 SX20260001？');
  expect(question.getByText(/列入黑名单/)).toBeVisible();
  await user.click(question.getByRole('button', { name: '发布' }));
  expect(await screen.findByText('已发布“江海博瑞”的曝光 SX20260001')).toBeVisible();
  expect(callsOf('publishIntegrityExposure')[0]?.body).toEqual({ version: 3, status: 'PUBLISHED' });
});

test('an exposure is drafted with its facts, period and points', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T04:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const approved = {
    ...supplier(),
    id: '01957b1e-6c00-7a10-8000-000000001202',
    companyName: '齐岳仪器',
    status: 'APPROVED' as const,
  };
  api.override('queryAllSupplier', { ...api.example('queryAllSupplier'), records: [approved] });
  const { user } = await openExposures(codes, { allowedActions: [] });
  await user.click(screen.getByRole('button', { name: '新建曝光' }));
  const form = await dialog('新建曝光');
  await user.click(await form.findByRole('combobox', { name: '供应商' }));
  await user.click(await screen.findByRole('option', { name: '齐岳仪器' }));
  await user.click(form.getByRole('radio', { name: '暂停参与' }));
  fireEvent.change(form.getByRole('textbox', { name: '失信事实' }), { target: { value: '逾期' } });
  await user.click(await form.findByRole('button', { name: /^处理开始/ }));
  await user.click(screen.getByRole('button', { name: /^2 / }));
  await user.click(form.getByRole('button', { name: /^处理结束/ }));
  await user.click(screen.getByRole('button', { name: /^1 / }));
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('请填写至少 20 个字的失信事实')).toBeVisible();
  const fact = '合同约定三月一日交货，供应商至今没有交付任何货物。';
  fireEvent.change(form.getByRole('textbox', { name: '失信事实' }), { target: { value: fact } });
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('请选择不早于开始的结束时间')).toBeVisible();
  await user.click(form.getByRole('button', { name: '清除处理结束日期' }));
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(callsOf('saveIntegrityExposure')).toHaveLength(1));
  expect(callsOf('saveIntegrityExposure')[0]?.body).toEqual({
    supplierId: approved.id,
    exposureType: 'QUALITY',
    level: 'SUSPEND',
    fact,
    basis: null,
    startDate: '2026-03-02',
    endDate: null,
    deductScore: 5,
    evidenceIds: [],
  });
});

test('an appeal is recorded with its decision', async () => {
  const { user } = await openExposures(codes, { status: 'PUBLISHED', version: 2, allowedActions: ['WITHDRAW', 'RECORD_APPEAL'] });
  await user.click(screen.getByRole('button', { name: '登记申诉 江海博瑞 SX20260001' }));
  const form = await dialog('登记申诉：江海博瑞');
  const content = '货物已经按合同约定的时间送达仓库。';
  fireEvent.change(await form.findByRole('textbox', { name: '申诉内容' }), { target: { value: content } });
  await user.type(form.getByRole('textbox', { name: '答复' }), '经核实属实');
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('请选择处理结果')).toBeVisible();
  await user.click(form.getByRole('radio', { name: '成立' }));
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(callsOf('recordIntegrityExposureAppeal')).toHaveLength(1));
  expect(callsOf('recordIntegrityExposureAppeal')[0]?.body).toEqual({
    version: 2,
    content,
    result: 'UPHELD',
    reply: '经核实属实',
  });
});

test('what stood in the forms before a reload is offered, as far as the server still allows it', async () => {
  const open = () => openExposures(codes, { status: 'PUBLISHED', allowedActions: ['RECORD_APPEAL'] });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '登记申诉 江海博瑞 SX20260001' }));
  const before = await dialog('登记申诉：江海博瑞');
  await user.type(await before.findByRole('textbox', { name: '答复' }), '经核实属实');
  await user.click(before.getByRole('radio', { name: '成立' }));
  const form = await continueDraft(open, '登记申诉：江海博瑞');
  expect(form.getByRole('textbox', { name: '答复' })).toHaveValue('经核实属实');
  expect(form.getByRole('radio', { name: '成立' })).toBeChecked();
  cleanup();
  await openExposures(codes, { allowedActions: ['EDIT'] });
  expect(screen.queryByText(/未保存的内容/)).toBeNull();
});

test.each([
  ['新建曝光', '新建曝光'],
  ['编辑 江海博瑞 SX20260001', '编辑曝光：SX20260001'],
])('what stood behind “%s” before a reload is offered', async (button, title) => {
  const open = () => openExposures(codes, { status: 'DRAFT', allowedActions: ['EDIT'] });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: button }));
  await user.type(await (await dialog(title)).findByRole('textbox', { name: '处理依据' }), '第三条');
  const form = await continueDraft(open, title);
  const basis = await form.findByRole<HTMLTextAreaElement>('textbox', { name: '处理依据' });
  expect(basis.value).toMatch(/第三条$/);
});

test('evidence that was on its way at a reload holds nobody up, and what had arrived stays beside what is added', async () => {
  const open = () => openExposures(codes, { allowedActions: [] });
  const stored = (id: string, fileName: string) => ({ ...api.example('uploadFile'), id, fileName });
  const { user } = await open();
  const upload = (name: string) => user.upload(screen.getByLabelText('证明材料', { selector: 'input' }), new File(['x'], name));
  await user.click(screen.getByRole('button', { name: '新建曝光' }));
  const before = await dialog('新建曝光');
  await before.findByRole('textbox', { name: '失信事实' });
  api.override('uploadFile', stored('a', '合同.pdf'), { once: true });
  await upload('合同.pdf');
  await waitFor(() => expect(before.queryByRole('progressbar')).toBeNull());
  const { promise, resolve } = Promise.withResolvers<void>();
  onTestFinished(() => resolve());
  api.override('uploadFile', () => promise.then(() => stored('b', '送货单.pdf')), { once: true });
  await upload('送货单.pdf');
  const form = await continueDraft(() => {
    // After a reload keys are given from the first on: what is added next is to get the one of what is there.
    const [name = '', drafts = ''] = Object.entries(sessionStorage).find(([key]) => key.startsWith('drafts')) ?? [];
    sessionStorage.setItem(
      name,
      drafts.replace(/(?<=upload-)\d+/, (count: string) => `${Number(count) + 2}`),
    );
    return open();
  }, '新建曝光');
  const evidence = within(form.getByRole('list', { name: '证明材料' }));
  const names = () => evidence.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/pdf.*/, 'pdf'));
  expect(names()).toEqual(['合同.pdf']);
  api.override('uploadFile', stored('c', '签收单.pdf'), { once: true });
  await upload('签收单.pdf');
  await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull());
  expect(names()).toEqual(['合同.pdf', '签收单.pdf']);
});
