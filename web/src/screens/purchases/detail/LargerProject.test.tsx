import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aFulfilment } from '#testing/aFulfilment.ts';
import { aPattern } from '#testing/aPattern.ts';
import { aTurn } from '#testing/aTurn.ts';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

type Detail = Schemas['ProjectDetail'];

const path = '/purchase-management/project-info';
const me = api.example('getInfo');
const example = api.example('getProjectDetail');
const unclaimed: Detail = {
  ...example,
  id: 'one',
  projectName: '合成间搅拌设备',
  status: 'APPROVED',
  lane: 'BIDDING',
  version: 3,
  amount: '38640.00',
  actualAmount: null,
  paidAmount: '0.00',
  receipt: null,
  invoices: [],
  payments: [],
  archiveTime: null,
  blockedCaseId: null,
  officerId: null,
  officerName: null,
  turns: [aTurn('CLAIM', { anyOf: true })],
  allowedActions: ['TERMINATE'],
  companyId: me.companyId,
  payee: {
    supplierId: null,
    name: null,
    bankName: null,
    account: null,
    reviewTime: null,
    agreedByName: null,
    laterAccount: null,
  },
  items: example.items.map((item) => ({ ...item, parameters: '转速可调\n*噪声低于 60 dB' })),
  deliveryDays: 15,
  warrantyMonths: 12,
  paymentTerms: '验收合格后一次付清',
  deliveryAddress: '东校区 A-343',
  contactName: '王晓梅',
  contactPhone: '19900000103',
  splitReason: '前两笔为教学消耗，本次为新建合成间一次性配置',
  pattern: aPattern({}, { bidMode: 'SEALED' }),
};

const delivered: Detail = {
  ...unclaimed,
  lane: 'OTHER',
  executionCode: 'MALL',
  status: 'COMPLETED',
  turns: [],
  allowedActions: [],
  officerName: '刘海燕',
  costAmount: '38640.00',
  orderAmount: '38640.00',
  actualAmount: '38640.00',
  payableAmount: '0.00',
  fulfilment: aFulfilment('38640.00', { acceptedAmount: '38640.00', dueAmount: '38640.00' }),
};

async function openProject(project: Detail, search = '') {
  api.override('getInfo', { ...me, permissions: ['purchase:project:claim'], userType: 'STAFF' });
  api.override('getUserMenu', [menuItem(path, '采购详情')]);
  api.override('getProjectDetail', project);
  const app = await renderApp(`${path}?id=one${search}`);
  await screen.findByRole('heading', { level: 1, name: project.projectName });
  return app;
}

const next = () => within(screen.getByRole('region', { name: '接下来' }));

test('an approved purchase waits for an officer, on its own line of steps, and the applicant can give it up', async () => {
  const { user } = await openProject(unclaimed);
  expect(next().getByText('等采购专员接单')).toBeVisible();
  const bar = within(screen.getByRole('list', { name: '进度' }));
  expect(bar.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    '申请',
    '审批',
    '竞价',
    '定标',
    '验收',
    '付款',
    '归档',
  ]);
  expect(bar.getByText('竞价').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(screen.queryByRole('button', { name: '接单' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  expect(await screen.findByRole('menuitem', { name: '终止采购' })).toBeVisible();
});

test('an officer takes it with the one main button', async () => {
  const { user } = await openProject({ ...unclaimed, turns: [aTurn('CLAIM', { mine: true })], allowedActions: ['CLAIM'] });
  await user.click(screen.getByRole('button', { name: '接单' }));
  const question = within(await screen.findByRole('dialog', { name: '接单“合成间搅拌设备”？' }));
  api.override('getProjectDetail', {
    ...unclaimed,
    officerId: me.id,
    officerName: me.name,
    turns: [aTurn('PUBLISH', { mine: true })],
  });
  await user.click(question.getByRole('button', { name: '接单' }));
  await waitFor(() => expect(callsOf('receiveProject')).toHaveLength(1));
  expect(callsOf('receiveProject')[0]).toMatchObject({ path: { id: 'one' }, body: { version: 3 } });
  expect(await screen.findByText('已接单“合成间搅拌设备”')).toBeVisible();
  expect(await next().findByText('您发布采购公告')).toBeVisible();
});

test('who takes what is not bid for is not told to open a bidding', async () => {
  const { user } = await openProject({
    ...unclaimed,
    lane: 'OTHER',
    executionCode: 'OPEN_TENDER',
    turns: [aTurn('CLAIM', { mine: true })],
    allowedActions: ['CLAIM'],
  });
  await user.click(screen.getByRole('button', { name: '接单' }));
  const question = within(await screen.findByRole('dialog', { name: '接单“合成间搅拌设备”？' }));
  expect(question.getByText(/登记采购结果/)).toBeVisible();
  expect(question.queryByText(/开标/)).toBeNull();
});

test('what is paid in full waits for the archive, and not for a payment', async () => {
  const invoices = example.invoices.slice(0, 1).map((invoice) => ({ ...invoice, amount: '38640.00' }));
  await openProject({ ...delivered, invoices, paidAmount: '38640.00', turns: [aTurn('ARCHIVE', { names: ['刘海燕'] })] });
  expect(screen.getByText('待归档')).toBeVisible();
  expect(next().getByText('等刘海燕归档')).toBeVisible();
  expect(screen.queryByText('待付款')).toBeNull();
});

test('without an invoice the invoice is missing, also where nothing is due yet', async () => {
  const fulfilment = { ...delivered.fulfilment, acceptedAmount: '0.00', dueAmount: '0.00' } as Schemas['Fulfilment'];
  await openProject({ ...delivered, status: 'EXECUTING', fulfilment }, '&tab=money');
  const condition = (await screen.findByText('已登记发票 0.00，共 38,640.00')).closest('li');
  expect(condition).toHaveTextContent('未完成');
});

test('a payment that has not been made is not called needless in the dossier', async () => {
  const sections = [{ key: 'PAYMENT' as const, required: false, complete: false, entries: [] }];
  const dossier = { ...api.example('getProjectDossier'), sections };
  api.override('getProjectDossier', { ...dossier, unpaidAmount: '38640.00' });
  await openProject(delivered, '&tab=dossier');
  const checklist = within(await screen.findByRole('region', { name: '归档清单' }));
  expect(checklist.getByText('付款').closest('li')).toHaveTextContent('未付 38,640.00 元');
  expect(checklist.queryByText('不需要')).toBeNull();
});

test('its rules, parameters and reason are told, and no seller', async () => {
  const { user } = await openProject(unclaimed);
  expect(screen.getByText(/^前两笔为教学消耗/)).toBeVisible();
  expect(screen.queryByText('收款方')).toBeNull();
  expect(screen.queryByRole('tab', { name: '收货与付款' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: '竞价规则' }));
  const terms = within(screen.getByRole('region', { name: '竞价规则' }));
  for (const text of ['38,640.00', '3 家', '72 小时', '密封报价', '下单后 15 天内', '王晓梅 19900000103']) {
    expect(terms.getByText(text)).toBeVisible();
  }
  await user.click(screen.getByRole('tab', { name: /清单/ }));
  expect(screen.getByText('技术参数 2 条')).toBeVisible();
  expect(screen.getByText('*噪声低于 60 dB')).toBeInTheDocument();
});

test('its request is printed with all that suppliers are told', async () => {
  const { user } = await openProject({ ...unclaimed, approvalInstanceId: null });
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '打印申请单' }));
  await waitFor(() => expect(document.querySelector('[data-print-sheet]')).not.toBeNull());
  const sheet = within(document.querySelector('[data-print-sheet]') as HTMLElement);
  for (const text of ['采购申请单：合成间搅拌设备', '验收合格后一次付清', '*噪声低于 60 dB']) {
    expect(await sheet.findByText(text)).toBeInTheDocument();
  }
});

describe('a request whose approval', () => {
  /** The sheet of its print preview. */
  async function sheetOf() {
    const { user } = await openProject({ ...unclaimed, approvalInstanceId: 'case' });
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '打印申请单' }));
    return within(await screen.findByRole('dialog', { name: '打印预览' }));
  }

  test('is open says so on paper', async () => {
    api.override('getApprovalInstanceDetail', { ...api.example('getApprovalInstanceDetail'), records: [] });
    expect(await (await sheetOf()).findByText('尚无审批意见')).toBeVisible();
  });

  test('may not be read is not said to need none', async () => {
    api.override('getApprovalInstanceDetail', ({ reply }) => reply.fail(4004));
    expect(await (await sheetOf()).findByText('审批意见见审批单，当前账号不能查看')).toBeVisible();
  });
});
