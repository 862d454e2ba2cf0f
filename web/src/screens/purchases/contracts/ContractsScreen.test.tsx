import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aTurn } from '#testing/aTurn.ts';
import { menuItem } from '#testing/menuItem.ts';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

const path = '/purchase-management/contracts-procurement';
const described = api.example('getContractDetail');
const [row] = api.example('queryContractPage').records as [Schemas['Contract']];
const draft: Schemas['ContractDetail'] = {
  ...described,
  id: 'draft',
  status: 'DRAFT',
  contractCode: null,
  version: 3,
  amount: '56000.00',
  acceptedAmount: '0.00',
  dueAmount: '0.00',
  paidAmount: '0.00',
  signDate: null,
  signedByName: null,
  signedFile: null,
  contractName: '离心机采购合同',
  deliveryDate: '2099-04-20',
  warrantyMonths: 24,
  terms: null,
  draftFile: null,
  allowedActions: ['EDIT', 'SUBMIT', 'VOID'],
  turns: [aTurn('CONTRACT_DRAFT', { recordId: 'draft', mine: true })],
  paymentPlans: [
    {
      phase: 1,
      condition: 'ACCEPTED',
      amount: '53200.00',
      planDate: null,
      dueAmount: '0.00',
      paidAmount: '0.00',
      status: 'BLOCKED',
    },
    {
      phase: 2,
      condition: 'RETENTION',
      amount: '2800.00',
      planDate: null,
      dueAmount: '0.00',
      paidAmount: '0.00',
      status: 'BLOCKED',
    },
  ],
};

async function openContract(changes: Partial<Schemas['ContractDetail']> = {}) {
  api.override('getUserMenu', [menuItem(path, '采购合同'), menuItem('/inspection-project', '验收')]);
  api.override('getContractDetail', { ...draft, ...changes });
  const app = await renderApp(`${path}?id=draft`);
  await screen.findByRole('heading', { level: 1, name: '离心机采购合同' });
  return app;
}

const toSign = aTurn('CONTRACT_SIGN', { recordId: 'c1', mine: true });

const sums = () => within(screen.getByLabelText('付款计划合计'));

describe('the list', () => {
  test('begins with what waits for the user, and leads to the page of a contract', async () => {
    api.override('getInfo', { ...api.example('getInfo'), userType: 'STAFF' });
    api.override('getUserMenu', [menuItem(path, '采购合同')]);
    api.override('queryContractPage', {
      ...api.example('queryContractPage'),
      records: [{ ...row, id: 'c1', contractName: '离心机采购合同', status: 'TO_SIGN', turns: [toSign] }],
      total: 1,
    });
    await renderApp(path);
    const found = within(await screen.findByRole('row', { name: /离心机采购合同/ }));
    expect(callsOf('queryContractPage').at(-1)?.query).toMatchObject({ scope: 'TODO' });
    expect(found.getByRole('link', { name: '离心机采购合同' })).toHaveAttribute('href', `${path}?id=c1`);
    for (const text of ['待签订', '我']) expect(found.getByText(text)).toBeVisible();
    expect(found.getByText('我').parentElement).toHaveTextContent('我签订合同');
    expect(found.getByRole('button', { name: /^签订合同/ })).toBeVisible();
    expect(found.getByRole('progressbar', { name: '“离心机采购合同”已付比例' })).toBeInTheDocument();
  });
});

test('a list is printed with its name and that of its tab', async () => {
  const { user } = await openScreen('/purchase-management/contracts-procurement?tab=MINE');
  await screen.findAllByRole('rowheader');
  await user.click(screen.getByRole('button', { name: '打印预览' }));
  const preview = within(await screen.findByRole('dialog', { name: '打印预览' }));
  expect(await preview.findByText(/^采购合同 · 我参与的/)).toBeVisible();
});

describe('the suppliers to filter by', () => {
  test('are found by typing, and one that only the address names is told by its name', async () => {
    const [supplier] = api.example('queryAllSupplier').records as [Schemas['Supplier']];
    api.override('getUserMenu', [menuItem(path, '采购合同')]);
    api.override('getInfo', {
      ...api.example('getInfo'),
      userType: 'STAFF',
      permissions: ['company:supplier:read', 'contract:contract:read'],
    });
    api.override('queryAllSupplier', {
      ...api.example('queryAllSupplier'),
      records: [{ ...supplier, id: 's1', companyName: '启元试剂' }],
    });
    api.override('getCompanyDetail', { ...api.example('getCompanyDetail'), id: 's2', companyName: '海川仪器' });
    const { user } = await renderApp(`${path}?supplierId=s2`);
    expect(await screen.findByRole('button', { name: /供应商: 海川仪器/ })).toBeVisible();
    const asked = () => callsOf('queryContractPage').map(({ query }) => query?.supplierId);
    expect(asked()).toContain('s2');
    const field = screen.getByRole('combobox', { name: '供应商' });
    await user.clear(field);
    await user.type(field, '启元');
    await waitFor(() => expect(callsOf('queryAllSupplier').at(-1)?.query).toMatchObject({ companyName: '启元' }));
    await user.click(await screen.findByRole('option', { name: '启元试剂' }));
    await waitFor(() => expect(asked()).toContain('s1'));
  });

  test('are not offered to who may not look suppliers up', async () => {
    api.override('getUserMenu', [menuItem(path, '采购合同')]);
    api.override('getInfo', { ...api.example('getInfo'), userType: 'STAFF', permissions: ['contract:contract:read'] });
    await renderApp(path);
    expect(await screen.findByRole('combobox', { name: '状态' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: '供应商' })).not.toBeInTheDocument();
  });
});

describe('a draft', () => {
  test('subtracts what is planned, takes shares and the rest, and is sent with its parts', async () => {
    const { user } = await openContract();
    expect(await screen.findByLabelText('付款计划合计')).toHaveTextContent('56,000.00−已安排56,000.00=还差0.00');
    await user.click(screen.getByRole('button', { name: '第 1 期取 30%' }));
    expect(sums().getByRole('status')).toHaveTextContent('36,400.00');
    await user.click(screen.getByRole('button', { name: '增加一期' }));
    await user.click(screen.getByRole('button', { name: '第 3 期取余额' }));
    expect(sums().getByRole('status')).toHaveTextContent('0.00');
    await user.click(screen.getByRole('button', { name: '保存草稿' }));
    await waitFor(() => expect(callsOf('updateContract')).toHaveLength(1));
    expect(callsOf('updateContract')[0]?.body).toMatchObject({
      version: 3,
      paymentPlans: [
        { condition: 'ACCEPTED', amount: '16800.00', planDate: null },
        { condition: 'RETENTION', amount: '2800.00', planDate: null },
        { condition: 'ACCEPTED', amount: '36400.00', planDate: null },
      ],
    });
  });

  test('says beside the plan what the request says about the payment', async () => {
    api.override('getProjectDetail', { ...api.example('getProjectDetail'), paymentTerms: '验收合格后一次付清' });
    await openContract();
    expect(await screen.findByText('申请里的付款方式：验收合格后一次付清')).toBeVisible();
  });

  test('whose parts do not add up is not sent', async () => {
    const { user } = await openContract();
    await user.click(await screen.findByRole('button', { name: '第 1 期取 30%' }));
    await user.click(screen.getByRole('button', { name: '提交审批' }));
    expect(await screen.findByText('各期合计应等于合同金额 56,000.00 元')).toBeVisible();
    expect(callsOf('updateContract')).toEqual([]);
    await user.click(screen.getByRole('button', { name: '第 1 期取余额' }));
    await waitFor(() => expect(screen.queryByText(/^各期合计应等于/)).toBeNull());
  });

  test('of which the server refuses a part has that part marked, not the first', async () => {
    const errors = [{ field: 'paymentPlans.1.amount', rule: 'maximum', params: {}, message: '超出质保金上限' }];
    api.override('updateContract', ({ reply }) => reply.http(400, { code: 4000, msg: '参数校验失败', data: { errors } }));
    const { user } = await openContract();
    await user.click(await screen.findByRole('button', { name: '保存草稿' }));
    const amount = (number: number) =>
      within(screen.getByRole('listitem', { name: `第 ${number} 期` })).getByRole('textbox', { name: /金额/ });
    await waitFor(() => expect(amount(2)).toBeInvalid());
    expect(amount(2)).toHaveAccessibleDescription(/超出质保金上限/);
    expect(amount(2)).toHaveFocus();
    expect(amount(1)).toBeValid();
  });

  test('with several faults lists each in words, with its row', async () => {
    const { user } = await openContract();
    await user.clear(await screen.findByRole('textbox', { name: /合同名称/ }));
    const second = within(screen.getByRole('listitem', { name: '第 2 期' })).getByRole('textbox', { name: /金额/ });
    await user.clear(second);
    await user.click(screen.getByRole('button', { name: '保存草稿' }));
    const faults = within((await screen.findByText('有 3 处需要处理')).closest<HTMLElement>('[role=alert]') ?? document.body);
    const texts = faults.getAllByRole('button').map(({ textContent }) => textContent);
    const sum = '各期合计应等于合同金额 56,000.00 元';
    expect(texts).toEqual(['请填写合同名称', '第 2 行：请填写金额，最多两位小数', sum]);
    await user.click(faults.getByRole('button', { name: /^第 2 行：/ }));
    expect(second).toHaveFocus();
  });

  test('is saved, and then sent when the question is answered', async () => {
    api.override('updateContract', { id: 'draft', contractCode: null, status: 'DRAFT', version: 4 });
    const { user } = await openContract();
    await user.click(await screen.findByRole('button', { name: '提交审批' }));
    const question = within(await screen.findByRole('dialog', { name: '提交“离心机采购合同”？' }));
    await user.click(question.getByRole('button', { name: '提交审批' }));
    expect(await screen.findByText('已提交“离心机采购合同”')).toBeVisible();
    expect(callsOf('submitContract')[0]?.body).toEqual({ version: 4 });
  });
});

describe('a contract', () => {
  test('that is in approval says who is asked', async () => {
    const asked = aTurn('APPROVE', { bizType: 'CONTRACT', names: ['陈志衡', '林婉秋'] });
    await openContract({ status: 'APPROVING', allowedActions: [], turns: [asked] });
    expect(screen.getByText('等陈志衡和林婉秋审批合同')).toBeVisible();
    expect(screen.getByText(/^今天开始等/)).toBeVisible();
  });

  test('that is being delivered says all that is awaited, and leads to what the reader does', async () => {
    const bills = aTurn('INVOICE', { names: ['王晓梅'] });
    const turns = [aTurn('DELIVERY', { recordId: 'batch', mine: true, until: '2099-03-09T09:00:00+08:00' }), bills];
    await openContract({ status: 'EXECUTING', allowedActions: [], turns });
    expect(screen.getByText('您登记到货')).toBeVisible();
    expect(screen.getByText('须在 2099/03/09 09:00 前办理')).toBeVisible();
    expect(screen.getByText('等王晓梅登记发票')).toBeVisible();
    expect(screen.getByRole('link', { name: '登记到货' })).toHaveAttribute('href', '/inspection-project?id=batch&do=SUBMIT');
    expect(screen.queryByRole('button', { name: '签订合同' })).not.toBeInTheDocument();
  });

  test.each([
    ['EXECUTING', '0.00', '目前没有要办的事'],
    ['COMPLETED', '50400.00', '质保期满后支付质保金'],
    ['COMPLETED', '56000.00', '全部履行完毕'],
  ] as const)('of which nothing is awaited says so: %s with %s paid', async (status, paidAmount, said) => {
    await openContract({ status, acceptedAmount: '56000.00', paidAmount, allowedActions: [], turns: [] });
    expect(screen.getByText(said)).toBeVisible();
  });

  test('that is approved is signed with a day and a scan', async () => {
    const { user } = await openContract({ status: 'TO_SIGN', contractCode: 'HT202600012', turns: [toSign] });
    await user.click(screen.getByRole('button', { name: '签订合同' }));
    const drawer = within(await screen.findByRole('dialog', { name: '签订合同：离心机采购合同' }));
    await user.click(drawer.getByRole('button', { name: '签订合同' }));
    expect(await drawer.findByText('请上传签章扫描件')).toBeVisible();
    expect(callsOf('signContract')).toEqual([]);
  });

  test('is given up with a reason', async () => {
    const { user } = await openContract({ status: 'TO_SIGN', allowedActions: ['SIGN', 'VOID'] });
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '作废' }));
    const dialog = within(await screen.findByRole('dialog', { name: '作废“离心机采购合同”？' }));
    await user.type(dialog.getByRole('textbox', { name: /原因|理由/ }), '付款计划有误');
    await user.click(dialog.getByRole('button', { name: '作废' }));
    await waitFor(() => expect(callsOf('voidContract')[0]?.body).toEqual({ version: 3, reason: '付款计划有误' }));
  });

  test('that was given up leads to the one that follows', async () => {
    await openContract({ status: 'CANCELLED', voidReason: '付款计划有误', allowedActions: [], turns: [], projectId: 'purchase' });
    expect(screen.getByRole('link', { name: '这项采购的新合同' })).toHaveAttribute(
      'href',
      expect.stringMatching(/projectId=purchase$/),
    );
  });

  test('is printed with its parties, its plan and its number', async () => {
    const { user } = await openContract({ status: 'EXECUTING', contractCode: 'HT202600012', allowedActions: [] });
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '打印合同' }));
    const paper = within(await screen.findByRole('article'));
    for (const text of ['合同编号：HT202600012', '甲方（盖章）', '质保期满后']) expect(paper.getByText(text)).toBeVisible();
    expect(paper.getByText(/^SHA-256 [0-9a-f]{64}$/)).toBeVisible();
  });
});

test('a purchase without a contract begins one, which the server fills', async () => {
  api.override('getUserMenu', [menuItem(path, '采购合同')]);
  api.override('queryContractPage', { ...api.example('queryContractPage'), records: [], total: 0 });
  api.override('getProjectDetail', { ...api.example('getProjectDetail'), allowedActions: ['DRAFT_CONTRACT'] });
  api.override('saveContract', { id: 'draft', contractCode: null, status: 'DRAFT', version: 1 });
  api.override('getContractDetail', draft);
  const { user, address } = await renderApp(`${path}?projectId=p1`);
  await user.click(await screen.findByRole('button', { name: '起草合同' }));
  await waitFor(() => expect(address()).toBe(`${path}?id=draft`));
  expect(callsOf('saveContract')[0]?.body).toEqual({ projectId: 'p1' });
  // Where it was begun there is nothing left to do.
  const tabs = () => within(screen.getByRole('navigation', { name: '已打开的页面' })).getAllByRole('link');
  await waitFor(() => expect(tabs().map((tab) => tab.getAttribute('href'))).toEqual([`${path}?id=draft`]));
});
