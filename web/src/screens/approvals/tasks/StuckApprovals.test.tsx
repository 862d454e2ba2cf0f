import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

const described = api.example('queryStuckApprovalPage').records[0] as Schemas['StuckApproval'];
const seat: Schemas['OpenSeat'] = {
  taskId: 't1',
  kind: 'CARD_OWNER',
  userName: '范子涵',
  cause: 'LEFT',
  since: '2026-03-01T09:00:00+08:00',
};
const empty: Schemas['OpenSeat'] = { ...seat, taskId: 't2', kind: 'DEPT_APPROVER', userName: null, cause: 'EMPTY' };
const stuck = { ...described, id: 'i1', title: '离心管', blocked: true, seats: [seat, empty] };
const may = ['approval:instance:reassign'];
const detail = api.example('getApprovalInstanceDetail');
const blocked: Schemas['ApprovalInstanceDetail'] = {
  ...detail,
  id: 'i1',
  version: 4,
  myTaskId: null,
  isBlocked: true,
  seats: [seat, empty],
  allowedActions: ['REASSIGN'],
  project: { ...detail.project, projectName: '离心管' },
};

const officerLeft: Schemas['StrandedTurn'] = {
  ...(api.example('queryStrandedTurnPage').records[0] as Schemas['StrandedTurn']),
  id: 'PUBLISH p1',
  step: 'PUBLISH',
  projectId: 'p1',
  projectCode: 'JJ2026000041',
  title: '离心机',
  applicantName: '王晓梅',
  holders: [{ name: '刘海燕', cause: 'DISABLED', userId: 'u2', part: null }],
  mayHandOver: true,
};
const storeLeft: Schemas['StrandedTurn'] = {
  ...officerLeft,
  id: 'CONFIRM_DOCUMENT d1',
  step: 'CONFIRM_DOCUMENT',
  projectId: null,
  recordId: 'd1',
  projectCode: null,
  applicantName: null,
  title: '丙酮',
  holders: [{ name: '化学品库', cause: 'NOBODY', userId: null, part: null }],
  mayHandOver: false,
};
const unpaid: Schemas['StrandedTurn'] = {
  ...officerLeft,
  id: 'PAY p2',
  step: 'PAY',
  projectId: 'p2',
  title: '移液器',
  holders: [{ name: null, cause: 'NOBODY', userId: null, part: null }],
  mayHandOver: false,
};

function overrideStranded(...records: Schemas['StrandedTurn'][]) {
  api.override('queryStrandedTurnPage', { records, total: records.length, current: 1, size: 10 });
}

beforeEach(() => overrideStranded());

async function open(path: string, permissions = may, language: 'zh-CN' | 'en-US' = 'zh-CN') {
  api.override('getUserMenu', [menuItem('/approval/my-apply', '审批'), menuItem('/approval/apply-order-detail', '审批单')]);
  api.override('getInfo', { ...api.example('getInfo'), permissions });
  api.override('countApprovalTasks', { todo: 0, amount: '0.00', since: null, overdue: 0, stuck: 1 });
  api.override('queryApprovalTaskPage', { records: [], total: 0, current: 1, size: 10 });
  api.override('queryStuckApprovalPage', { records: [stuck], total: 1, current: 1, size: 10 });
  api.override('getApprovalInstanceDetail', blocked);
  api.override('listUsersSimple', [{ id: 'u1', name: '陈志衡', account: 'dean1', deptName: '分析测试中心' }]);
  return renderApp(path, { language });
}

test('who may reassign sees what cannot go on, why, and opens it', async () => {
  const { user, address } = await open('/approval/my-apply');
  await user.click(await screen.findByRole('tab', { name: /^受阻与超时.*1/ }));
  const row = await screen.findByRole('row', { name: /离心管/ });
  expect(within(row).getByText('受阻')).toBeVisible();
  expect(within(row).getByText('范子涵')).toBeVisible();
  expect(within(row).getByText('无人任职')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: '改派审批人 离心管' }));
  expect(address()).toBe('/approval/apply-order-detail?id=i1');
});

test('below the cases are the other steps that nobody can do, with who is missing and what helps', async () => {
  overrideStranded(officerLeft, storeLeft, unpaid);
  const { user, address } = await open('/approval/my-apply?tab=STUCK');
  const list = within(await screen.findByRole('region', { name: '其他无人可办的步骤' }));
  const row = (name: RegExp) => within(list.getByRole('row', { name }));
  expect(row(/丙酮/).getByText('没有可办的库管员')).toBeVisible();
  expect(row(/丙酮/).getByText('为仓库指定其他库管员。')).toBeVisible();
  expect(row(/丙酮/).getByRole('link')).toHaveAttribute('href', '/stock-page?document=d1');
  expect(row(/丙酮/).queryByRole('button')).toBeNull();
  expect(row(/移液器/).getByText('为其他用户分配可办理此步骤的角色。')).toBeVisible();
  expect(row(/移液器/).getByRole('link')).toHaveAttribute('href', '/purchase-management/project-info?id=p2');
  expect(row(/离心机/).getByText('已停用')).toBeVisible();
  await user.click(row(/离心机/).getByRole('button', { name: '移交采购 离心机' }));
  expect(address()).toBe('/purchase-management/project-info?id=p1&do=HAND_OVER');
});

const requesterLeft: Schemas['StrandedTurn'] = {
  ...officerLeft,
  id: 'RECEIVE p3',
  step: 'RECEIVE',
  projectId: 'p3',
  title: '枪头',
  holders: [{ name: '王晓梅', cause: 'DISABLED', userId: 'wang', part: 'REQUESTER' }],
  mayHandOver: false,
};

test('whoever has left is replaced from the list, for a reason', async () => {
  overrideStranded(requesterLeft);
  api.override('listReplacements', [{ id: 'fan', name: '范子涵', account: 'fanzihan', deptName: '有机化学实验室' }]);
  const { user } = await open('/approval/my-apply?tab=STUCK');
  const list = within(await screen.findByRole('region', { name: '其他无人可办的步骤' }));
  expect(list.getByText('更换为其他人员，或恢复其账号和角色。')).toBeVisible();
  await user.click(list.getByRole('button', { name: '更换 枪头' }));
  const form = within(await screen.findByRole('dialog', { name: '更换“枪头”的申请人' }));
  expect(await form.findByRole('combobox', { name: '离开的人' })).toHaveValue('王晓梅');
  const send = () => user.click(form.getByRole('button', { name: '更换申请人' }));
  await send();
  expect(await form.findByText('请填写至少 2 个字的原因')).toBeVisible();
  expect(callsOf('replaceTurnHolder')).toEqual([]);
  await user.click(form.getByRole('combobox', { name: '接替的人' }));
  await user.click(await screen.findByRole('option', { name: /范子涵/ }));
  await user.type(form.getByRole('textbox', { name: '原因' }), '已调离');
  const errors = [{ field: 'replacementId', rule: 'otherPart', params: {}, message: '此人已有其他身份' }];
  api.override('replaceTurnHolder', ({ reply }) => reply.fail(4000, '参数校验失败', { errors }), { once: true });
  await send();
  expect(await form.findByText('此人已有其他身份')).toBeVisible();
  await send();
  expect(await screen.findByText('已更换“枪头”的申请人')).toBeVisible();
  const body = { part: 'REQUESTER', recordId: 'p3', userId: 'wang', replacementId: 'fan', reason: '已调离' };
  expect(callsOf('replaceTurnHolder').at(-1)).toMatchObject({ body });
  expect(callsOf('listReplacements')[0]).toMatchObject({ query: { part: 'REQUESTER', recordId: 'p3', userId: 'wang' } });
});

test('the keyword finds both, and where every step has somebody there is no second list', async () => {
  overrideStranded(unpaid);
  const { user } = await open('/approval/my-apply?tab=STUCK&keyword=离心');
  await screen.findByRole('region', { name: '其他无人可办的步骤' });
  expect(callsOf('queryStrandedTurnPage')).toMatchObject([{ query: { keyword: '离心', current: 1 } }]);
  overrideStranded();
  await user.type(screen.getByRole('textbox', { name: '标题、编号、申请人' }), '机');
  await waitFor(() => expect(screen.queryByRole('region', { name: '其他无人可办的步骤' })).toBeNull());
  expect(screen.getByRole('row', { name: /离心管/ })).toBeVisible();
});

test('in English it says the same', async () => {
  overrideStranded(storeLeft, unpaid);
  await open('/approval/my-apply?tab=STUCK', may, 'en-US');
  const list = within(await screen.findByRole('region', { name: 'Other steps no one can complete' }));
  expect(list.getByRole('link', { name: 'Record payment: 移液器' })).toBeVisible();
  expect(list.getByText('Add another warehouse keeper.')).toBeVisible();
});

test('others have no such tab, also by its address', async () => {
  await open('/approval/my-apply?tab=STUCK', []);
  expect(await screen.findByRole('tab', { name: /^待办/, selected: true })).toBeVisible();
  expect(screen.queryByRole('tab', { name: /^受阻/ })).toBeNull();
  expect(callsOf('queryStuckApprovalPage')).toEqual([]);
  expect(callsOf('queryStrandedTurnPage')).toEqual([]);
});

test('a case says what blocks it, and a seat is given to somebody else for a reason', async () => {
  const { user } = await open('/approval/apply-order-detail?id=i1');
  expect(await screen.findByText(/审批受阻，请改派审批人：.*范子涵（已停用或无角色）/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '改派审批人' }));
  const dialog = within(await screen.findByRole('dialog', { name: '改派“离心管”的审批人' }));
  const send = () => user.click(dialog.getByRole('button', { name: '改派审批人' }));
  await send();
  expect(await dialog.findByText('请选择改派对象')).toBeVisible();
  expect(dialog.getByText('请填写至少 2 个字的原因')).toBeVisible();
  await user.type(dialog.getByRole('combobox', { name: '改派对象' }), '陈');
  await user.click(await screen.findByRole('option', { name: '陈志衡 (分析测试中心)' }));
  await user.type(dialog.getByRole('textbox', { name: '原因' }), '已调离');
  await send();
  expect(await screen.findByText('已改派“离心管”的审批人')).toBeVisible();
  expect(callsOf('reassignApproval')).toMatchObject([
    { path: { id: 'i1' }, body: { version: 4, userId: 'u1', reason: '已调离', taskId: 't1' } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('somebody who has a part in the purchase is refused at the field, and what was entered stays', async () => {
  api.override('reassignApproval', ({ reply }) => reply.fail(4105, '他在这项采购中另有身份'));
  const { user } = await open('/approval/apply-order-detail?id=i1');
  await user.click(await screen.findByRole('button', { name: '改派审批人' }));
  const dialog = within(await screen.findByRole('dialog', { name: '改派“离心管”的审批人' }));
  await user.type(dialog.getByRole('combobox', { name: '改派对象' }), '陈');
  await user.click(await screen.findByRole('option', { name: '陈志衡 (分析测试中心)' }));
  await user.type(dialog.getByRole('textbox', { name: '原因' }), '已调离');
  await user.click(dialog.getByRole('button', { name: '改派审批人' }));
  expect((await dialog.findAllByText('他在这项采购中另有身份')).length).toBeGreaterThan(0);
  expect(dialog.getByRole('textbox', { name: '原因' })).toHaveValue('已调离');
});
