import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leavePage } from '#testing/continueDraft.ts';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';

const usual = api.example('getPurchasePolicy');
const may = ['system:purchasePolicy:update'];

async function openPolicy(permissions = may) {
  const app = await openScreen('/system/purchasing-pattern?tab=policy', { permissions });
  await screen.findByRole('textbox', { name: '小额限额' });
  return app;
}
const field = (name: string) => screen.getByRole('textbox', { name });
const [small, ownCard, days] = ['小额限额', '免审限额', '同类累计天数'] as const;

async function enter(user: Awaited<ReturnType<typeof openPolicy>>['user'], name: string, text: string) {
  await user.clear(field(name));
  await user.type(field(name), text);
}
const save = () => screen.getByRole('button', { name: '保存' });

test('the limits of a school are shown with what they decide, and that nobody has changed them', async () => {
  api.override('getPurchasePolicy', { ...usual, version: 0, updateTime: null, updateByName: null });
  await openPolicy();
  expect(field(small)).toHaveValue('10000.00');
  expect(field(small)).toHaveAccessibleDescription(/小额采购/);
  expect(field(ownCard)).toHaveValue('1000.00');
  expect(field(days)).toHaveValue('90');
  expect(screen.getByText(/高校常用的限额/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^新建/ })).toBeNull();
});

test('limits are saved, the message names them, and they can be changed again', async () => {
  const saved = { ...usual, ownCardLimit: '800.00', version: 1, updateTime: '2026-03-02T08:30:00Z', updateByName: '李静' };
  api.override('savePurchasePolicy', () => {
    api.override('getPurchasePolicy', saved);
    return true;
  });
  const { user } = await openPolicy();
  await enter(user, ownCard, '800');
  await user.click(save());
  expect(await screen.findByText('采购限额已保存')).toBeVisible();
  expect(await screen.findByText(/^李静 于 2026\/03\/02 16:30 修改/)).toBeVisible();
  expect(callsOf('savePurchasePolicy')[0]?.body).toMatchObject({
    version: 0,
    smallLimit: '10000.00',
    ownCardLimit: '800.00',
    orderLimit: '50000.00',
    similarDays: 90,
  });
  await enter(user, days, '30');
  await user.click(save());
  await waitFor(() => expect(callsOf('savePurchasePolicy')).toHaveLength(2));
  expect(callsOf('savePurchasePolicy')[1]?.body).toMatchObject({ version: 1, ownCardLimit: '800.00', similarDays: 30 });
});

test('a limit for own cards above that for small purchases is refused at its field', async () => {
  const { user } = await openPolicy();
  await enter(user, ownCard, '10000.01');
  await user.click(save());
  await waitFor(() => expect(field(ownCard)).toHaveAccessibleDescription(/请填写不高于小额限额的金额/));
  await enter(user, ownCard, 'abc');
  await enter(user, days, '366');
  await user.click(save());
  await waitFor(() => expect(field(ownCard)).toHaveAccessibleDescription(/请填写金额/));
  expect(field(days)).toHaveAccessibleDescription(/请填写 1 至 365 的整数/);
  expect(callsOf('savePurchasePolicy')).toEqual([]);
});

test('the limit for simple bidding is not below that for small purchases, and those for tenders are saved with it', async () => {
  const { user } = await openPolicy();
  await enter(user, '简易竞价限额', '9999.99');
  await user.click(save());
  await waitFor(() => expect(field('简易竞价限额')).toHaveAccessibleDescription(/请填写不低于小额限额的金额/));
  expect(callsOf('savePurchasePolicy')).toEqual([]);
  await enter(user, '简易竞价限额', '60000');
  await enter(user, '货物招标限额', '300000');
  await user.click(save());
  await waitFor(() => expect(callsOf('savePurchasePolicy')).toHaveLength(1));
  expect(callsOf('savePurchasePolicy')[0]?.body).toMatchObject({
    orderLimit: '60000.00',
    tenderLimit: '300000.00',
    serviceTenderLimit: '200000.00',
    worksTenderLimit: '200000.00',
  });
});

test('what somebody else has changed meanwhile is loaded on demand', async () => {
  api.override('savePurchasePolicy', ({ reply }) => reply.fail(4090), { once: true });
  const { user } = await openPolicy();
  await enter(user, small, '5000');
  await user.click(save());
  const offer = await screen.findByRole('button', { name: '载入最新内容' });
  expect(field(small)).toHaveValue('5000.00');
  api.override('getPurchasePolicy', { ...usual, smallLimit: '20000.00', version: 3 });
  await user.click(offer);
  await waitFor(() => expect(field(small)).toHaveValue('20000.00'));
  expect(screen.queryByRole('button', { name: '载入最新内容' })).toBeNull();
  await user.click(save());
  await waitFor(() => expect(callsOf('savePurchasePolicy')[1]?.body).toMatchObject({ version: 3, smallLimit: '20000.00' }));
});

test('what was entered after a save is kept through a reload', async () => {
  api.override('savePurchasePolicy', () => {
    api.override('getPurchasePolicy', { ...usual, similarDays: 60, version: 1 });
    return true;
  });
  const { user } = await openPolicy();
  await enter(user, days, '60');
  await user.click(save());
  await screen.findByText('采购限额已保存');
  await enter(user, small, '3000');
  leavePage();
  await openPolicy();
  expect(await screen.findByText(/^已恢复/)).toBeVisible();
  expect(field(small)).toHaveValue('3000');
  expect(field(days)).toHaveValue('60');
});

test('before new limits are saved, last year is rehearsed under them, and another period on demand', async () => {
  const { user } = await openPolicy([...may, 'system:approvalConfig:read']);
  const rehearse = () => user.click(screen.getByRole('button', { name: '用去年的采购预演' }));
  await enter(user, small, 'abc');
  await rehearse();
  expect(await screen.findByText('请先改正限额，再预演')).toBeVisible();
  expect(callsOf('rehearseApprovalFlow')).toEqual([]);
  await enter(user, small, '20000');
  await rehearse();
  const drawer = within(await screen.findByRole('dialog', { name: '预演' }));
  expect((await drawer.findAllByText('受影响的采购'))[0]).toBeVisible();
  expect(callsOf('rehearseApprovalFlow')[0]?.body).toEqual({ policy: { smallLimit: '20000.00', ownCardLimit: '1000.00' } });
  expect(callsOf('savePurchasePolicy')).toEqual([]);
}, 20_000);

test('who may not change the limits reads them', async () => {
  await openPolicy([]);
  for (const name of [small, ownCard, days]) expect(field(name)).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
});

test('who looks after several schools chooses one', async () => {
  const [school] = api.example('listSchoolsSimple');
  const schools = [
    { ...school, companyId: '1001', schoolName: '江海大学' },
    { ...school, companyId: '1003', schoolName: '东山学院' },
  ];
  api.override('listSchoolsSimple', schools as ReturnType<typeof api.example<'listSchoolsSimple'>>);
  const { user } = await openScreen('/system/purchasing-pattern?tab=policy', { permissions: may, userType: 'PLATFORM' });
  await user.click(await screen.findByRole('combobox', { name: '学校' }));
  await user.click(await screen.findByRole('option', { name: '东山学院' }));
  await waitFor(() => expect(callsOf('getPurchasePolicy').at(-1)?.query).toMatchObject({ companyId: '1003' }));
});
