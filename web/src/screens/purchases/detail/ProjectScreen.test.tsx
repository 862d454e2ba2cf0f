import type { Schemas } from '@campus-procurement/sdk';
import { type ChainEntry, chainHash } from '@campus-procurement/sdk/commitment';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aTurn } from '#testing/aTurn.ts';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

type Detail = Schemas['ProjectDetail'];

const path = '/purchase-management/project-info';
const formPage = '/purchase-management/sponsor';
const listPage = '/purchase-management/procurement-item';
const casePage = '/approval/apply-order-detail';
const example = api.example('getProjectDetail');
const cost = '169.50';
const archived: Detail = {
  ...example,
  amount: '180.00',
  costAmount: cost,
  actualAmount: cost,
  paidAmount: cost,
  receipt: example.receipt && { ...example.receipt, actualAmount: cost },
  invoices: example.invoices.map((invoice) => ({ ...invoice, amount: cost })),
  payments: example.payments.map((payment) => ({ ...payment, amount: cost })),
};
const me = api.example('getInfo');
const twoDaysAgo = new Date(Date.now() - 50 * 3600_000).toISOString();

const approving: Detail = {
  ...archived,
  id: 'one',
  status: 'APPROVING',
  version: 2,
  costAmount: '180.00',
  actualAmount: null,
  paidAmount: '0.00',
  turns: [aTurn('APPROVE', { recordId: 'case', names: ['范子涵'], since: twoDaysAgo })],
  allowedActions: ['WITHDRAW'],
  receipt: null,
  archiveTime: null,
  invoices: [],
  payments: [],
  approvalInstanceId: 'case',
  blockedCaseId: null,
  companyId: me.companyId,
};
const ordered: Detail = {
  ...approving,
  status: 'EXECUTING',
  turns: [aTurn('RECEIVE', { names: ['王晓梅'], mine: true })],
  blockedCaseId: null,
  allowedActions: ['RECEIVE', 'TERMINATE'],
};
const refused = { ...(archived.receipt as NonNullable<Detail['receipt']>), status: 'REFUSED' as const };
const completed: Detail = {
  ...archived,
  id: 'one',
  status: 'COMPLETED',
  version: 6,
  paidAmount: '0.00',
  payableAmount: cost,
  payments: [],
  archiveTime: null,
  turns: [aTurn('PAY', { mine: true, since: twoDaysAgo })],
  allowedActions: ['PAY'],
  companyId: me.companyId,
};

interface Options {
  permissions?: string[];
  search?: string;
}

async function openProject(project: Detail, { permissions = [], search = '' }: Options = {}) {
  api.override('getInfo', { ...me, permissions, userType: 'STAFF' });
  const menu = [path, formPage, listPage, casePage];
  api.override(
    'getUserMenu',
    menu.map((one, sort) => menuItem(one, `页面${sort}`, { sort })),
  );
  api.override('getProjectDetail', project);
  const app = await renderApp(`${path}?id=one${search}`);
  await screen.findByRole('heading', { level: 1, name: project.projectName });
  return app;
}

const next = () => within(screen.getByRole('region', { name: '接下来' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const three = ['范子涵', '陈志衡', '曹德明'];

describe('what is next', () => {
  test('is one sentence with who and since when, and the step bar marks where it stands', async () => {
    await openProject(approving);
    expect(next().getByText('等范子涵审批')).toBeVisible();
    expect(next().getByText(/已等 2 天/)).toBeVisible();
    const bar = within(screen.getByRole('list', { name: '进度' }));
    expect(bar.getByText('审批').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  test('says whether one of several suffices or all are wanted, in both languages', async () => {
    const { user } = await openProject({ ...approving, turns: [aTurn('APPROVE', { names: three, anyOf: true })] });
    expect(next().getByText('等范子涵、陈志衡或曹德明审批')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'English' }));
    const region = within(await screen.findByRole('region', { name: 'Next' }));
    const sentence = await region.findByText(/^Waiting on/);
    expect(sentence).toHaveTextContent('Waiting on 范子涵, 陈志衡 or 曹德明 to approve the request');
  });

  test('names all who are wanted', async () => {
    await openProject({ ...approving, turns: [aTurn('APPROVE', { names: three })] });
    expect(next().getByText('等范子涵、陈志衡和曹德明审批')).toBeVisible();
  });

  test('leads who is asked to the case', async () => {
    await openProject({ ...approving, turns: [aTurn('APPROVE', { recordId: 'case', mine: true })], allowedActions: [] });
    expect(next().getByText('您审批')).toBeVisible();
    expect(screen.getByRole('link', { name: '审批' })).toHaveAttribute('href', `${casePage}?id=case`);
  });

  test('is nothing for an archived one, whose head has no button but the menu', async () => {
    await openProject({ ...archived, id: 'one' });
    expect(screen.getByText('已付清并归档')).toBeVisible();
    for (const name of ['确认收货', '登记付款', '登记发票']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('says why it was returned, and that the money waits', async () => {
    const returned: Detail = {
      ...approving,
      status: 'RETURNED',
      endReason: '请补充用途',
      turns: [aTurn('RESUBMIT', { names: ['王晓梅'], mine: true })],
      blockedCaseId: null,
    };
    await openProject({ ...returned, allowedActions: ['EDIT', 'SUBMIT', 'WITHDRAW', 'TERMINATE'] });
    expect(next().getByText(/原因：请补充用途/)).toHaveTextContent('经费仍冻结');
    expect(screen.getByRole('link', { name: '修改后重新提交' })).toHaveAttribute('href', `${formPage}?id=one`);
  });
});

describe('the receipt', () => {
  test('asks what it cost and who has seen it, and says what goes back to the card', async () => {
    const [person] = api.example('listUsersSimple');
    const named = (id: string, name: string) => ({ ...(person as NonNullable<typeof person>), id, name });
    api.override('listUsersSimple', [named(ordered.applicantId, ordered.applicantName), named('fan', '范子涵')]);
    const { user } = await openProject(ordered);
    await user.click(screen.getByRole('button', { name: '确认收货' }));
    const form = await dialog(`确认收货：${ordered.projectName}`);
    const amount = await form.findByRole('textbox', { name: '实付金额' });
    expect(amount).toHaveValue('180.00');
    await user.clear(amount);
    await user.type(amount, '172.5');
    expect(form.getByText('见证后，多余的 7.50 元退回经费卡。')).toBeVisible();
    await user.click(form.getByRole('button', { name: '确认收货' }));
    expect(await form.findByText('请勾选声明')).toBeVisible();
    expect(callsOf('confirmReceipt')).toEqual([]);
    await user.click(form.getByRole('combobox', { name: '见证人' }));
    const witness = await screen.findByRole('option', { name: /范子涵/ });
    // Nobody witnesses for themselves.
    expect(screen.queryByRole('option', { name: new RegExp(ordered.applicantName) })).toBeNull();
    await user.click(witness);
    await user.click(form.getByRole('checkbox'));
    await user.click(form.getByRole('button', { name: '确认收货' }));
    const body = { version: 2, actualAmount: '172.50', witnessUserId: 'fan', conflictDeclared: true, pictureIds: [] };
    await waitFor(() => expect(callsOf('confirmReceipt')[0]?.body).toEqual(body));
    expect(await screen.findByText(`“${ordered.projectName}”已收货，等见证人确认`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('keeps what was entered when somebody else was faster, and takes the newest version', async () => {
    let version = 2;
    const { user } = await openProject({ ...ordered, receipt: refused });
    api.override('getProjectDetail', () => ({ ...ordered, version }));
    api.override('confirmReceipt', ({ reply }) => reply.fail(4090, '数据已被他人修改'));
    await user.click(screen.getByRole('button', { name: '确认收货' }));
    const form = await dialog(`确认收货：${ordered.projectName}`);
    await user.click(await form.findByRole('checkbox'));
    await user.click(form.getByRole('button', { name: '确认收货' }));
    version = 3;
    await user.click(await form.findByRole('button', { name: '载入最新内容' }));
    await waitFor(() => expect(callsOf('getProjectDetail').length).toBeGreaterThan(1));
    expect(form.getByRole('checkbox')).toBeChecked();
    await waitFor(async () => {
      await user.click(form.getByRole('button', { name: '确认收货' }));
      expect(callsOf('confirmReceipt').at(-1)?.body).toMatchObject({ version: 3 });
    });
  });
});

describe('invoices and payments', () => {
  test('begin where they are for those who pay, with what is met and what can be paid', async () => {
    await openProject(completed);
    expect(screen.getByRole('tab', { name: '收货与付款' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('已登记发票 169.50，共 169.50')).toBeVisible();
    expect(screen.getByText('已付 0.00，共 169.50')).toBeVisible();
    expect(next().getByText('您付款 169.50 元')).toBeVisible();
  });

  test('a number that the school has is refused at its field', async () => {
    const errors = [{ field: 'number', rule: 'unique', params: {}, message: '已被使用' }];
    api.override('saveInvoice', ({ reply }) => reply.fail(4000, '参数校验失败', { errors }));
    const { user } = await openProject({
      ...completed,
      invoices: [],
      payableAmount: '0.00',
      turns: [aTurn('INVOICE', { mine: true })],
      allowedActions: ['ADD_INVOICE'],
    });
    await user.click(screen.getByRole('button', { name: '登记发票' }));
    const form = await dialog(`登记发票：${completed.projectName}`);
    expect(await form.findByRole('textbox', { name: '金额' })).toHaveValue('169.50');
    await user.type(form.getByRole('textbox', { name: '发票号码' }), '25312000100000000000');
    await user.click(form.getByRole('button', { name: '登记发票' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: '发票号码' })).toHaveAccessibleDescription(/已被使用/));
  });

  test('a payment shows what of each card is frozen, occupied, paid and free', async () => {
    const [fund] = completed.funds as [Detail['funds'][number]];
    const parts = { frozenAmount: '0.00', occupiedAmount: '169.50', paidAmount: '30.00', freeAmount: '800.50' };
    await openProject({ ...completed, funds: [{ ...fund, ...parts }] }, { search: '&do=PAY' });
    const form = await dialog(`登记付款：${completed.projectName}`);
    const cards = within(await form.findByRole('list', { name: '经费使用' }));
    const said = cards.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
    expect(said).toEqual(['已付 30.00', '占用 169.50', '冻结 0.00', '卡上可用 800.50']);
  });

  test('a payment has what is payable filled in, and not more', async () => {
    const { user } = await openProject(completed, { search: '&do=PAY' });
    const form = await dialog(`登记付款：${completed.projectName}`);
    const amount = await form.findByRole('textbox', { name: '金额' });
    expect(amount).toHaveValue('169.50');
    await user.clear(amount);
    await user.type(amount, '170');
    await user.type(form.getByRole('textbox', { name: '凭证号' }), 'PZ-0009');
    await user.click(form.getByRole('button', { name: '登记付款' }));
    expect(await form.findByText('不能超过已登记发票的未付金额 169.50 元')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '169.5');
    await user.click(form.getByRole('button', { name: '登记付款' }));
    await waitFor(() =>
      expect(callsOf('registerPayment')[0]?.body).toMatchObject({ version: 6, amount: '169.50', voucherNo: 'PZ-0009' }),
    );
  });
});

describe('the account of a supplier', () => {
  const payee: Detail['payee'] = {
    supplierId: 'one',
    name: '江海博瑞试剂有限公司',
    bankName: '江海银行',
    account: '6222000000001201',
    reviewTime: '2026-01-08T10:00:00+08:00',
    agreedByName: null,
    laterAccount: { bankName: '云沂银行', account: '6222000000009999', reviewTime: '2026-03-01T10:00:00+08:00' },
  };

  test('is shown to who pays with its source, and the new one is marked', async () => {
    await openProject({ ...completed, payee }, { search: '&do=PAY' });
    const form = await dialog(`登记付款：${completed.projectName}`);
    expect(await form.findByText('6222000000001201')).toBeVisible();
    expect(form.getByText('供应商资料，2026/01/08 经学校审核')).toBeVisible();
    expect(form.getByText(/新账户还没有核认，本次付款仍付原账户/)).toBeVisible();
    expect(form.getByText('云沂银行 · 6222000000009999 · 供应商资料，2026/03/01 经学校审核')).toBeVisible();
  });

  test('is confirmed with how it was verified', async () => {
    const { user } = await openProject({ ...completed, payee, allowedActions: ['AGREE_PAYEE'] }, { search: '&do=AGREE_PAYEE' });
    const form = await dialog(`核认收款账户：${completed.projectName}`);
    await user.type(await form.findByRole('textbox', { name: '核实方式' }), '已致电其财务部门');
    await user.click(form.getByRole('button', { name: '核认收款账户' }));
    await waitFor(() =>
      expect(callsOf('agreeToPayee')[0]?.body).toEqual({ version: 6, account: '6222000000009999', reason: '已致电其财务部门' }),
    );
  });

  test('that is missing is said', async () => {
    const bare = { ...payee, bankName: null, account: null, reviewTime: null, laterAccount: null };
    await openProject({ ...completed, payee: bare }, { search: '&do=PAY' });
    const form = await dialog(`登记付款：${completed.projectName}`);
    expect(await form.findByText('没有，不能付款')).toBeVisible();
  });
});

describe('other acts', () => {
  test('a request is withdrawn with the version of its case', async () => {
    api.override('getApprovalInstanceDetail', { ...api.example('getApprovalInstanceDetail'), id: 'case', version: 4 });
    const { user } = await openProject(approving);
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '撤回' }));
    await user.click(await (await dialog(`撤回“${approving.projectName}”？`)).findByRole('button', { name: '撤回' }));
    await waitFor(() => expect(callsOf('withdrawApprovalInstance')[0]?.body).toEqual({ version: 4 }));
    expect(await screen.findByText(`已撤回“${approving.projectName}”`)).toBeVisible();
  });

  test('a purchase is given up with a reason', async () => {
    const { user } = await openProject(ordered);
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '终止采购' }));
    const form = await dialog(`终止“${ordered.projectName}”？`);
    await user.type(await form.findByRole('textbox', { name: '原因' }), '商家缺货');
    await user.click(form.getByRole('button', { name: '终止采购' }));
    await waitFor(() => expect(callsOf('terminateProject')[0]?.body).toEqual({ version: 2, reason: '商家缺货' }));
  });

  test('a purchase is copied as a new request, which leads to the form of the new draft', async () => {
    const { user, address } = await openProject({ ...archived, id: 'one', allowedActions: ['COPY'] });
    api.override('copyProject', ({ reply }) => reply.fail(4004, '数据不存在'), { once: true });
    const choose = async () => {
      await user.click(screen.getByRole('button', { name: '更多操作' }));
      await user.click(await screen.findByRole('menuitem', { name: '复制为新申请' }));
    };
    await choose();
    expect(await screen.findByText('数据不存在')).toBeVisible();
    expect(address()).toBe(`${path}?id=one`);
    api.override('copyProject', { id: 'draft', version: 1 });
    await choose();
    await waitFor(() => expect(address()).toBe(`${formPage}?id=draft`));
    expect(callsOf('copyProject').map((call) => call.path)).toEqual([{ id: 'one' }, { id: 'one' }]);
    expect(await screen.findByText(`已把“${archived.projectName}”复制为新申请，文件未复制`)).toBeVisible();
  });

  test('a draft is deleted after a question, which leads to the list', async () => {
    const draft: Detail = {
      ...approving,
      status: 'DRAFT',
      turns: [],
      allowedActions: ['EDIT', 'SUBMIT', 'DELETE'],
      blockedCaseId: null,
    };
    const { user, address } = await openProject(draft, { search: '&do=DELETE' });
    await user.click(await (await dialog(`删除“${draft.projectName}”？`)).findByRole('button', { name: '删除' }));
    await waitFor(() => expect(address()).toBe(listPage));
    expect(callsOf('deleteProject')).toHaveLength(1);
    const tabs = () => within(screen.getByRole('navigation', { name: '已打开的页面' })).getAllByRole('link');
    await waitFor(() => expect(tabs().map((tab) => tab.getAttribute('href'))).toEqual([listPage]));
  });

  test('it is followed, and no longer', async () => {
    const { user } = await openProject(approving);
    await user.click(screen.getByRole('button', { name: '关注' }));
    await waitFor(() => expect(callsOf('followProject')[0]?.body).toEqual({ follow: true }));
  });

  test('the order is printed with its lines, cards, approvals and room to sign', async () => {
    const { user } = await openProject(ordered);
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '打印采购单' }));
    const preview = await dialog('打印预览');
    expect(await preview.findByRole('heading', { name: `采购单：${ordered.projectName}` })).toBeVisible();
    expect(preview.getByRole('table', { name: '采购清单' })).toBeVisible();
    expect(preview.getByRole('button', { name: '打印' })).toBeEnabled();
  });
});

describe('the log', () => {
  /** The log of the example with hashes that cover it, as the server stores and tells it. */
  function aLog() {
    let hash = '';
    const events = api.example('listProjectLogs').map(({ no, step, content }): ChainEntry => {
      const about = { companyId: '1001', kind: 'PROJECT', subjectId: 'purchase', no, step, fromStatus: null, toStatus: 'DRAFT' };
      const entry = { ...about, actorId: null, time: '2026-03-09T01:00:00.000Z', salt: 'ab', content };
      hash = chainHash(hash, entry);
      return { ...entry, hash };
    });
    const shown = api.example('listProjectLogs').map((entry, at) => ({ ...entry, hash: String(events[at]?.hash) }));
    api.override('listProjectLogs', shown);
    return { events, check: { ok: true, entries: events.length, brokenNo: null, lastHash: hash, events, chains: [] }, shown };
  }
  async function verify() {
    const { user } = await openProject(approving, { permissions: ['purchase:project:verify'], search: '&tab=log' });
    await user.click(await screen.findByRole('button', { name: '核验日志' }));
  }

  test('is proved in one sentence by those who may', async () => {
    const { check, events } = aLog();
    api.override('verifyProjectLog', check);
    await verify();
    expect(await screen.findByText(`日志完整：${events.length} 条，无缺失，无改动`)).toBeVisible();
    expect(screen.getByText(/由此浏览器核验于/)).toBeVisible();
  });

  test('names the record that does not fit', async () => {
    const { check } = aLog();
    api.override('verifyProjectLog', { ...check, ok: false, brokenNo: 2 });
    await verify();
    expect(await screen.findByText('第 2 条记录与存证不符，其后的记录不可信')).toBeVisible();
  });

  test('is computed by the browser: what was changed is found, whatever the server says of it', async () => {
    const { check, events } = aLog();
    const forged = events.map((entry) => (entry.no === 2 ? { ...entry, content: 'Something else' } : entry));
    api.override('verifyProjectLog', { ...check, events: forged });
    await verify();
    expect(await screen.findByText('第 2 条记录与存证不符，其后的记录不可信')).toBeVisible();
  });

  test('that the page shows is compared with the one that was verified', async () => {
    const { check, shown } = aLog();
    api.override('verifyProjectLog', check);
    api.override(
      'listProjectLogs',
      shown.map((entry, at) => (at === 1 ? { ...entry, hash: 'f'.repeat(64) } : entry)),
    );
    await verify();
    expect(await screen.findByText('第 2 条记录与存证不符，其后的记录不可信')).toBeVisible();
  });

  test('is shown to the others, without the button', async () => {
    await openProject(approving, { search: '&tab=log' });
    expect(await screen.findByRole('rowheader', { name: /提交申请/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: '核验日志' })).toBeNull();
  });
});

test('without an id, and for one that is not to be seen, the page leads to the list', async () => {
  api.override('getUserMenu', [menuItem(path, '项目详情')]);
  api.override('getProjectDetail', ({ reply }) => reply.fail(4004, '数据不存在'));
  const app = await renderApp(path);
  expect(await screen.findByText('没有选择采购项目，请从列表中打开')).toBeVisible();
  expect(screen.getByRole('link', { name: '查看采购项目列表' })).toHaveAttribute('href', listPage);
  await app.router.navigate(`${path}?id=gone`);
  expect(await screen.findByText('该采购项目不存在，或您无权查看')).toBeVisible();
});
