import type { Schemas } from '@campus-procurement/sdk';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { leavePage } from '#testing/continueDraft.ts';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';

const page = '/purchase-management/sponsor';
const detail: Schemas['ProjectDetail'] = {
  ...api.example('getProjectDetail'),
  id: 'draft',
  projectCode: null,
  status: 'DRAFT',
  version: 7,
  allowedActions: ['EDIT', 'SUBMIT', 'DELETE'],
};
const [first, second] = api.example('listExpendituresSimple');
const check = { ...api.example('precheckProject'), similarAmount: '1422.00' };
const colleague = { ...(api.example('listUsersSimple')[0] as Schemas['UserOption']), id: 'colleague', name: '孙建业' };
const wrong = (field: string, rule = 'required', message = '请填写此项') => ({ field, rule, params: {}, message });

/** Where a submission leads that the mocks accept. */
beforeEach(() => {
  api.override('precheckProject', check);
  api.override('getProjectDetail', detail);
  api.override('saveProject', { id: 'draft', version: 1 });
  api.override('updateProject', ({ path, body }) => ({ id: path.id, version: body.version + 1 }));
  api.override('submitProject', ({ path }) => ({ id: path.id, projectCode: 'JJ2026000061', version: 9, status: 'APPROVING' }));
});

async function open(address = page) {
  const app = await openScreen(address);
  await screen.findAllByRole('radio', { name: new RegExp(first?.cardNo ?? '') });
  return app;
}

const box = (name: string) => screen.getByRole('textbox', { name });
const sent = () => callsOf('updateProject').at(-1)?.body as Schemas['ProjectChanges'];
const isSaved = () => waitFor(() => expect(screen.getByText(/已自动保存/)).toBeVisible());

async function choose(user: UserEvent, field: string, option: RegExp) {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click((await screen.findAllByRole('option', { name: option }))[0] as HTMLElement);
}

/** What a usual purchase needs. */
async function fillIn(user: UserEvent) {
  await user.type(box('名称'), '移液枪头');
  await user.type(box('数量'), '20');
  await user.type(box('单位'), '盒');
  await choose(user, '分类', /./);
  await choose(user, '供应商', /./);
  await user.type(box('金额'), '480');
}

describe('a new purchase', () => {
  test('is a draft as soon as something is typed, and follows what is typed; the address takes it on and the focus stays', async () => {
    const { user, address } = await open();
    expect(callsOf('saveProject')).toEqual([]);
    await user.type(box('名称'), '移液枪头');
    await isSaved();
    expect(callsOf('saveProject').map(({ body }) => body)).toEqual([
      {
        projectName: '移液枪头',
        description: null,
        argumentId: null,
        items: [{ itemName: '移液枪头' }],
        attachmentIds: [],
        funds: [{ expenditureId: first?.id }],
        payee: { supplierId: null, name: null, bankName: null, account: null },
        purchaseType: 'GOODS',
        priceCeiling: null,
        minBidders: null,
        noticeHours: null,
        deliveryDays: null,
        warrantyMonths: null,
        paymentTerms: null,
        deliveryAddress: null,
        contactName: null,
        contactPhone: null,
        requirements: null,
        splitReason: null,
        executionCode: null,
        otherReason: null,
        wayFacts: null,
      },
    ]);
    expect(address()).toBe(`${page}?id=draft`);
    expect(box('名称')).toHaveFocus();
    await user.type(box('数量'), '9');
    await waitFor(() => expect(callsOf('updateProject')).toHaveLength(1));
    expect(sent()).toEqual({ version: 1, projectName: '移液枪头 9', items: [{ itemName: '移液枪头', quantity: '9' }] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('移液枪头 9');
  });

  test('shows where the amount leads and who approves, and the button names that person', async () => {
    const { user } = await open();
    await user.type(box('金额'), '480');
    expect(await screen.findByRole('button', { name: '提交给陈志衡' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: '提交之后' })).getByText('陈志衡审批')).toBeVisible();
    const lanes = screen.getByRole('list', { name: '按金额走哪条路' });
    expect(within(lanes).getByText('1,000.00 以内').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('近期同类合计 1,422.00，未过线')).toBeVisible();
  });

  test('is submitted with a few answers: all that is usual is there', async () => {
    const { user, address } = await open();
    await fillIn(user);
    await user.click(screen.getByRole('checkbox', { name: '我和商家没有利害关系，价格为实付价' }));
    await user.click(await screen.findByRole('button', { name: '提交给陈志衡' }));
    await waitFor(() => expect(callsOf('submitProject')).toHaveLength(1));
    expect(callsOf('submitProject')[0]).toMatchObject({ path: { id: 'draft' }, body: { conflictDeclared: true } });
    const stored = [...callsOf('saveProject'), ...callsOf('updateProject')].map(({ body }) => body as Schemas['ProjectInput']);
    expect(Object.assign({}, ...stored)).toMatchObject({
      projectName: '移液枪头 20 盒',
      items: [{ itemName: '移液枪头', quantity: '20', unit: '盒', amount: '480.00', categoryId: expect.any(String) }],
      funds: [{ expenditureId: first?.id, amount: '480.00' }],
      payee: { supplierId: expect.any(String) },
    });
    expect(await screen.findByText('“移液枪头 20 盒”已提交，等陈志衡审批')).toBeVisible();
    expect(address()).not.toContain(page);
    // The form is done with.
    const tabs = within(screen.getByRole('navigation', { name: '已打开的页面' }));
    await waitFor(() => expect(tabs.queryByRole('link', { name: '发起采购' })).toBeNull());
  });

  test('goes to others, too, who are chosen by name; the applicant is not among them', async () => {
    api.override('listUsersSimple', [{ ...colleague, id: api.example('getInfo').id, name: '自己' }, colleague]);
    const { user } = await open(`${page}?id=draft`);
    await user.type(screen.getByRole('combobox', { name: '抄送给' }), '孙');
    await user.click(await screen.findByRole('option', { name: /孙建业/ }));
    expect(screen.queryByRole('option', { name: /自己/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /利害关系/ }));
    await user.click(await screen.findByRole('button', { name: '提交给陈志衡' }));
    await waitFor(() => expect(callsOf('submitProject')).toHaveLength(1));
    expect(callsOf('submitProject')[0]?.body).toEqual({ version: 7, conflictDeclared: true, copyUserIds: ['colleague'] });
  });

  test('to somebody who may not have it says so at the field', async () => {
    api.override('listUsersSimple', [colleague]);
    api.override('submitProject', ({ reply }) =>
      reply.http(400, {
        code: 4000,
        msg: '参数校验失败',
        data: { errors: [wrong('copyUserIds.0', 'exists', '不存在或已停用')] },
      }),
    );
    const { user } = await open(`${page}?id=draft`);
    await choose(user, '抄送给', /孙建业/);
    await user.click(screen.getByRole('checkbox', { name: /利害关系/ }));
    await user.click(await screen.findByRole('button', { name: '提交给陈志衡' }));
    const summary = await screen.findByRole('region', { name: /需要处理/ });
    await user.click(within(summary).getByRole('link', { name: '抄送给' }));
    expect(screen.getByRole('combobox', { name: '抄送给' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: '抄送给' })).toBeInvalid();
  });

  test('to people who must all agree names all of them', async () => {
    api.override('precheckProject', { ...check, approvers: [{ kind: 'NAMED', mode: 'ALL', names: ['陈志衡', '孙建业'] }] });
    await open();
    expect(await screen.findByText('陈志衡和孙建业审批')).toBeVisible();
  });

  test('of an own card says that nobody has to approve', async () => {
    api.override('precheckProject', { ...check, approvers: [] });
    await open();
    expect(await screen.findByRole('button', { name: '提交，无需审批' })).toBeVisible();
    expect(screen.getByText('无需审批，即可下单')).toBeVisible();
  });

  test('of a shop has its name and account', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: '网店或门市' }));
    await user.type(box('商家名称'), '江海实验用品商行');
    await user.type(box('账号'), '6222 0200 1000 0001');
    await isSaved();
    expect(callsOf('saveProject')[0]?.body).toMatchObject({
      payee: { supplierId: null, name: '江海实验用品商行', account: '6222020010000001' },
    });
  });
});

describe('what is wrong', () => {
  test('is said when somebody tries to submit, on top and at the fields, with ways to them', async () => {
    api.override('precheckProject', {
      ...check,
      rules: check.rules.map((rule) => ({ ...rule, ok: rule.code !== 'COMPLETE' })),
      errors: [
        wrong('projectName'),
        wrong('items.0.categoryId'),
        wrong('payee.name'),
        wrong('payee.account'),
        wrong('funds.0.amount', 'available', '不能超过可用余额1204.50元'),
      ],
    });
    const { user } = await open();
    await user.type(box('名称'), '移液枪头');
    await isSaved();
    expect(screen.queryByText('请填写此项')).toBeNull();
    expect(await screen.findByText('还有 2 项要填')).toBeVisible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    const summary = await screen.findByRole('region', { name: '有 4 处需要处理' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '分类请填写此项',
      '向谁买请选供应商，或改选“网店或门市”写名称和账号',
      '走哪张卡不能超过可用余额1204.50元',
      '利益声明请勾选声明',
    ]);
    expect(screen.getByText('分类：请填写此项')).toBeVisible();
    await user.click(within(summary).getByRole('link', { name: '向谁买' }));
    expect(screen.getByRole('combobox', { name: '供应商' })).toHaveFocus();
    expect(callsOf('submitProject')).toEqual([]);
  });

  test('that only the server knows at the last moment lands at its field, too', async () => {
    api.override('submitProject', ({ reply }) =>
      reply.http(400, {
        code: 4000,
        msg: '参数校验失败',
        data: { errors: [wrong('items.0.amount', 'maximum', '不能大于 100')] },
      }),
    );
    const { user } = await open(`${page}?id=draft`);
    await user.click(screen.getByRole('checkbox', { name: /利害关系/ }));
    await user.click(await screen.findByRole('button', { name: '提交给陈志衡' }));
    const money = within(screen.getByRole('group', { name: '多少钱' }));
    expect(await money.findByText('不能大于 100')).toBeVisible();
  });

  test('that no field is to blame for is said in words', async () => {
    api.override('submitProject', ({ reply }) => reply.fail(4160, '可用余额不足'));
    const { user } = await open(`${page}?id=draft`);
    await user.click(screen.getByRole('checkbox', { name: /利害关系/ }));
    await user.click(await screen.findByRole('button', { name: '提交给陈志衡' }));
    expect(await screen.findByRole('region', { name: '没有提交成功' })).toHaveTextContent('可用余额不足');
  });

  test('in a number is said at once, and is not sent', async () => {
    const { user } = await open();
    await user.type(box('名称'), '移液枪头');
    await user.type(box('数量'), '两盒');
    expect(screen.getByText('数量：请填写大于 0 的数量，最多三位小数')).toBeVisible();
    await isSaved();
    expect(callsOf('saveProject')[0]?.body).toMatchObject({ items: [{ itemName: '移液枪头' }] });
  });
});

test('the columns of a spreadsheet are known by names of several words, and in the other language', async () => {
  await openScreen('/purchase-management/sponsor', { language: 'en-US' });
  const field = (name: string) => screen.findByRole('textbox', { name });
  const paste = async (rows: string) =>
    fireEvent.paste(await field('Name'), { clipboardData: { getData: () => rows, files: [] } });
  await paste('No.\tItem name\tSpec.\tQty\tUnit\tUnit price (CNY)\n1\tVacuum pump\t20 L/min\t3\tset\t4,200.50');
  expect(await screen.findByText('1 line pasted')).toBeVisible();
  expect(await field('Name')).toHaveValue('Vacuum pump');
  expect(await field('Amount')).toHaveValue('12,601.50');
  await paste('序号\t物品名称\t数量\t单位\t单价/Unit price\n1\t显微镜\t2\t台\t25000');
  expect(await field('Name, line 2')).toHaveValue('显微镜');
  expect(await field('Amount, line 2')).toHaveValue('50,000.00');
  await waitFor(() => expect(callsOf('saveProject')).not.toEqual([]));
});

test('rows of a spreadsheet become lines, and can be taken back', async () => {
  const { user } = await open();
  const rows = '名称\t规格\t数量\t单位\t金额\n移液枪头\t1 mL\t20\t盒\t480\n离心管\t\t1,000\t支\t¥320.50';
  fireEvent.paste(box('名称'), { clipboardData: { getData: () => rows, files: [] } });
  expect(await screen.findByText('已粘贴 2 行')).toBeVisible();
  expect(box('名称，第 2 行')).toHaveValue('离心管');
  expect(box('数量，第 2 行')).toHaveValue('1000');
  expect(within(screen.getByRole('group', { name: '多少钱' })).getByText('800.50')).toBeVisible();
  await waitFor(() => expect(callsOf('saveProject')).toHaveLength(1));
  expect(callsOf('saveProject')[0]?.body).toMatchObject({
    projectName: '移液枪头等 2 项',
    items: [
      { itemName: '移液枪头', spec: '1 mL', quantity: '20', unit: '盒', amount: '480.00' },
      { itemName: '离心管', quantity: '1000', unit: '支', amount: '320.50' },
    ],
    funds: [{ amount: '800.50' }],
  });
  await user.click(screen.getByRole('button', { name: '撤销粘贴' }));
  expect(box('名称')).toHaveValue('');
  await isSaved();
});

test('a pasted price that cannot be read is named at its line, and counted', async () => {
  await open();
  const rows = '名称\t规格\t数量\t单位\t单价\n移液枪头\t1 mL\t20\t盒\t1,5\n离心管\t15 mL\t２\t支\t0.125';
  fireEvent.paste(box('名称'), { clipboardData: { getData: () => rows, files: [] } });
  expect(await screen.findByText('已粘贴 2 行，1 个数值需要核对')).toBeVisible();
  expect(screen.getByText('粘贴的单价“1,5”：请填写大于 0 的单价，最多四位小数')).toBeVisible();
  expect(box('金额，第 1 行')).toBeInvalid();
  expect(box('数量，第 2 行')).toHaveValue('2');
  expect(box('金额，第 2 行')).toHaveValue('0.25');
});

test('two cards share a purchase; the rest goes onto one of them', async () => {
  const { user } = await open();
  await user.type(box('金额'), '480');
  await user.click(screen.getByRole('button', { name: '分到两张卡' }));
  await user.clear(box('第 1 张卡的金额'));
  await user.type(box('第 1 张卡的金额'), '300');
  expect(screen.getByText('还有 180.00 未分配')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '其余金额放到第 2 张卡' }));
  expect(screen.getByText('合计已分完')).toBeVisible();
  const funds = [
    { expenditureId: first?.id, amount: '300.00' },
    { expenditureId: second?.id, amount: '180.00' },
  ];
  await waitFor(() => expect([callsOf('saveProject').at(-1)?.body, sent()]).toContainEqual(expect.objectContaining({ funds })));
  await user.click(screen.getByRole('button', { name: '只用一张卡' }));
  expect(screen.getByRole('radio', { name: new RegExp(first?.cardNo ?? '') })).toBeChecked();
  await isSaved();
});

describe('a stored purchase', () => {
  test('is shown as it is, and nothing is saved before something is changed', async () => {
    const { user } = await open(`${page}?id=draft`);
    expect(box('名称')).toHaveValue('移液枪头 1 mL');
    expect(box('金额')).toHaveValue(detail.items[0]?.amount);
    expect(box('商家名称')).toHaveValue('江海实验用品商行');
    await user.type(box('购置必要说明'), '补充');
    await waitFor(() => expect(callsOf('updateProject')).toHaveLength(1));
    expect(sent()).toEqual({ version: 7, description: `${detail.description}补充` });
    expect(callsOf('precheckProject').at(-1)?.query).toEqual({ projectId: 'draft' });
  });

  test('that was changed in another window says so, and the latest version is one click away', async () => {
    api.override('updateProject', ({ reply }) => reply.fail(4090));
    const { user } = await open(`${page}?id=draft`);
    await user.type(box('购置必要说明'), '补充');
    expect(await screen.findByText('这笔采购已在别处改动')).toBeVisible();
    expect(box('购置必要说明')).toHaveValue(`${detail.description}补充`);
    api.override('getProjectDetail', { ...detail, version: 8, description: '另一个窗口写的' });
    await user.click(screen.getByRole('button', { name: '载入最新内容' }));
    await waitFor(() => expect(box('购置必要说明')).toHaveValue('另一个窗口写的'));
  });

  test('that cannot be saved says why and tries again when asked', async () => {
    api.override('updateProject', ({ reply }) => reply.networkError(), { once: true });
    const { user } = await open(`${page}?id=draft`);
    await user.type(box('购置必要说明'), '补充');
    await user.click(await screen.findByRole('button', { name: '重试' }));
    await isSaved();
    expect(callsOf('updateProject').length).toBeGreaterThan(1);
  });

  test('that cannot be saved without a connection leaves that to the bar above the page, and is saved when the line is back', async () => {
    const lost = ['updateProject', 'precheckProject', 'getSessionStatus'] as const;
    const { user } = await open(`${page}?id=draft`);
    for (const id of lost) api.override(id, ({ reply }) => reply.networkError());
    await user.type(box('购置必要说明'), '补充');
    expect(await screen.findByText(/无法连接服务器/)).toBeVisible();
    expect(await screen.findByText(/尚未保存/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/未能保存/)).toBeNull());
    api.override('getSessionStatus', api.example('getSessionStatus'));
    api.override('updateProject', ({ path, body }) => ({ id: path.id, version: body.version + 1 }));
    for (const change of ['offline', 'online']) window.dispatchEvent(new Event(change));
    await isSaved();
    expect(screen.queryByText(/无法连接服务器/)).toBeNull();
  });

  test('that could not be sent without a connection says nothing of it any more when the line is back', async () => {
    const lost = ['updateProject', 'precheckProject', 'submitProject', 'getSessionStatus'] as const;
    const { user } = await open(`${page}?id=draft`);
    for (const id of lost) api.override(id, ({ reply }) => reply.networkError());
    await user.type(box('购置必要说明'), '补充');
    expect(await screen.findByText(/无法连接服务器/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^提交/ }));
    await waitFor(() => expect(screen.queryByText(/网络连接失败/)).toBeNull());
    api.override('getSessionStatus', api.example('getSessionStatus'));
    api.override('precheckProject', api.example('precheckProject'));
    api.override('updateProject', ({ path, body }) => ({ id: path.id, version: body.version + 1 }));
    for (const change of ['offline', 'online']) window.dispatchEvent(new Event(change));
    await waitFor(() => expect(screen.queryByText(/无法连接服务器/)).toBeNull());
    await isSaved();
    expect(screen.queryByText(/网络连接失败|没有提交成功/)).toBeNull();
  });

  test('that was deleted meanwhile is kept as a new draft', async () => {
    api.override('updateProject', ({ reply }) => reply.fail(4004));
    const { user } = await open(`${page}?id=draft`);
    await user.type(box('购置必要说明'), '补充');
    await user.click(await screen.findByRole('button', { name: '另存为新草稿' }));
    await waitFor(() => expect(callsOf('saveProject')).toHaveLength(1));
    expect(callsOf('saveProject')[0]?.body).toMatchObject({ description: `${detail.description}补充` });
  });

  test('that was returned says by whom and why', async () => {
    api.override('getProjectDetail', {
      ...detail,
      status: 'RETURNED',
      endReason: '请写明用途',
      allowedActions: ['EDIT', 'SUBMIT'],
    });
    const log = {
      ...(api.example('listProjectLogs')[0] as Schemas['ProjectLog']),
      step: 'return' as const,
      operatorName: '陈志衡',
    };
    api.override('listProjectLogs', [log]);
    await open(`${page}?id=draft`);
    expect(await screen.findByText(/^陈志衡于 .* 退回$/)).toBeVisible();
    expect(screen.getByText('请写明用途')).toBeVisible();
  });

  test.each([
    ['says who is asked now, and not who would be asked first', ['周敏'], '“枪头”已提交，等周敏审批'],
    ['names nobody where that cannot be read', null, '“枪头”已提交审批'],
  ])('that was returned and is submitted again %s', async (_, waitingFor, text) => {
    const of = { projectName: '枪头', status: 'RETURNED' } as const;
    api.override('getProjectDetail', { ...detail, ...of, allowedActions: ['EDIT', 'SUBMIT'] });
    const { user } = await open(`${page}?id=draft`);
    await user.click(screen.getByRole('checkbox', { name: '我和商家没有利害关系，价格为实付价' }));
    api.override('getProjectDetail', ({ reply }) =>
      waitingFor === null ? reply.networkError() : { ...detail, status: 'APPROVING', waitingFor },
    );
    await user.click(await screen.findByRole('button', { name: '提交给陈志衡' }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('that can no longer be changed leads to its page', async () => {
    api.override('getProjectDetail', { ...detail, projectName: '枪头', status: 'APPROVING', allowedActions: [] });
    await openScreen(`${page}?id=draft`);
    expect(await screen.findByRole('heading', { name: '“枪头”现在不能修改' })).toBeVisible();
    expect(screen.getByRole('link', { name: '查看详情' })).toHaveAttribute('href', '/purchase-management/project-info?id=draft');
  });
});

test('what the server did not get before a reload is put back, and saved', async () => {
  api.override('saveProject', ({ reply }) => reply.networkError());
  const { user } = await open();
  await user.type(box('名称'), '移液枪头');
  leavePage();
  api.override('saveProject', { id: 'draft', version: 1 });
  await open();
  expect(await screen.findByText(/^已恢复/)).toBeVisible();
  expect(box('名称')).toHaveValue('移液枪头');
  await isSaved();
});

test('a number that cannot be read is there again after a reload, though the server has the rest', async () => {
  const { user } = await open();
  await user.type(box('名称'), '移液枪头');
  await user.type(box('数量'), '1,5');
  await isSaved();
  leavePage();
  api.override('getProjectDetail', { ...detail, id: 'draft' });
  await open(`${page}?id=draft`);
  expect(await screen.findByText(/^已恢复/)).toBeVisible();
  expect(box('数量')).toHaveValue('1,5');
});

test('a new purchase begins while a draft is open: the menu leads to an empty form', async () => {
  const { user, router, address } = await open();
  await user.type(box('名称'), '移液枪头');
  await isSaved();
  await waitFor(() => expect(address()).toBe(`${page}?id=draft`));
  // The page takes its new address on before anybody can press the menu.
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await act(() => router.navigate(page));
  await waitFor(() => expect(box('名称')).toHaveValue(''));
});
