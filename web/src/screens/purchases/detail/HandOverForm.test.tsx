import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aTurn } from '#testing/aTurn.ts';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

type Detail = Schemas['ProjectDetail'];

const path = '/purchase-management/project-info';
const me = api.example('getInfo');
const example = api.example('getProjectDetail');
const claimed: Detail = {
  ...example,
  id: 'one',
  projectName: '离心机',
  status: 'APPROVED',
  lane: 'BIDDING',
  version: 3,
  companyId: me.companyId,
  officerId: 'hai',
  officerName: '刘海燕',
  applicantId: 'wang',
  allowedActions: ['HAND_OVER', 'TERMINATE'],
  actualAmount: null,
  paidAmount: '0.00',
  receipt: null,
  invoices: [],
  payments: [],
  archiveTime: null,
  waitsForMe: false,
};
const [option] = api.example('listUsersSimple') as [Schemas['UserOption']];
const officers = [
  { ...option, id: 'hai', name: '刘海燕' },
  { ...option, id: 'peng', name: '彭思琪' },
  { ...option, id: 'wang', name: '王晓梅' },
];

let version = 3;
beforeEach(() => {
  version = 3;
});

async function openForm() {
  api.override('getInfo', { ...me, permissions: ['purchase:project:assign'], userType: 'STAFF' });
  api.override('getUserMenu', [menuItem(path, '采购详情')]);
  api.override('listUsersSimple', officers);
  api.override('getProjectDetail', () => ({ ...claimed, version }));
  const { user } = await renderApp(`${path}?id=one`);
  await screen.findByRole('heading', { level: 1, name: '离心机' });
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '移交' }));
  const form = within(await screen.findByRole('dialog', { name: '移交“离心机”' }));
  await form.findByRole('combobox', { name: '采购专员' });
  return { user, form, send: () => user.click(form.getByRole('button', { name: '移交' })) };
}

test('a purchase is handed over to another officer with a reason; who has it and who asked for it are not offered', async () => {
  const { user, form, send } = await openForm();
  await send();
  expect(await form.findByText('请填写至少 2 个字的原因')).toBeVisible();
  expect(form.getByRole('combobox', { name: '采购专员' })).toBeInvalid();
  expect(callsOf('assignProjectOfficer')).toEqual([]);
  await user.click(form.getByRole('combobox', { name: '采购专员' }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual([expect.stringContaining('彭思琪')]);
  expect(callsOf('listUsersSimple')[0]).toMatchObject({ query: { roleCode: 'procurement_officer' } });
  await user.keyboard('{ArrowDown}{Enter}');
  await user.type(form.getByRole('textbox', { name: '原因' }), '外出培训');
  await send();
  const body = { version: 3, officerId: 'peng', reason: '外出培训' };
  await waitFor(() => expect(callsOf('assignProjectOfficer')[0]).toMatchObject({ path: { id: 'one' }, body }));
  expect(await screen.findByText('已移交“离心机”')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refusal stands at the officer, and after a change by somebody else what was entered is still there', async () => {
  const { user, form, send } = await openForm();
  await user.click(form.getByRole('combobox', { name: '采购专员' }));
  await user.click(await screen.findByRole('option', { name: /彭思琪/ }));
  await user.type(form.getByRole('textbox', { name: '原因' }), '外出培训');
  api.override('assignProjectOfficer', ({ reply }) => reply.fail(4105, '开标人、申请人和见证人须为不同的人'), { once: true });
  await send();
  expect(await form.findByText('开标人、申请人和见证人须为不同的人')).toBeVisible();
  expect(form.getByRole('combobox', { name: '采购专员' })).toBeInvalid();
  api.override('assignProjectOfficer', ({ reply }) => reply.fail(4090, '数据已被他人修改'), { once: true });
  await send();
  version = 4;
  await user.click(await form.findByRole('button', { name: '载入最新内容' }));
  await waitFor(() => expect(callsOf('getProjectDetail').length).toBeGreaterThan(1));
  expect(form.getByRole('textbox', { name: '原因' })).toHaveValue('外出培训');
  await send();
  await waitFor(() => expect(callsOf('assignProjectOfficer').at(-1)?.body).toMatchObject({ version: 4, officerId: 'peng' }));
});

test('the page says that the requester has left, and who may replaces them there', async () => {
  api.override('getInfo', { ...me, permissions: ['approval:instance:reassign'], userType: 'STAFF' });
  api.override('getUserMenu', [menuItem(path, '采购详情')]);
  api.override('getProjectDetail', {
    ...claimed,
    applicantName: '王晓梅',
    applicantLeft: true,
    requestedByName: '郑启明',
    allowedActions: ['REPLACE_REQUESTER'],
    turns: [aTurn('RECEIVE', { names: [] })],
  });
  api.override('listReplacements', [{ ...option, id: 'peng', name: '彭思琪' }]);
  const { user } = await renderApp(`${path}?id=one`);
  expect(await screen.findByText('申请人王晓梅已停用或不再有申购角色。请更换申请人。')).toBeVisible();
  expect(screen.getByText('等申请人收货')).toBeVisible();
  expect(screen.getByText('郑启明')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '更换申请人' }));
  const form = within(await screen.findByRole('dialog', { name: '更换“离心机”的申请人' }));
  await user.click(await form.findByRole('combobox', { name: '接替的人' }));
  await user.click(await screen.findByRole('option', { name: /彭思琪/ }));
  await user.type(form.getByRole('textbox', { name: '原因' }), '已离职');
  await user.click(form.getByRole('button', { name: '更换申请人' }));
  const body = { part: 'REQUESTER', recordId: 'one', userId: 'wang', replacementId: 'peng', reason: '已离职' };
  await waitFor(() => expect(callsOf('replaceTurnHolder')).toMatchObject([{ body }]));
});
