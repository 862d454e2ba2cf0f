import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';

const page = '/purchase-management/sponsor';
const example = api.example('precheckProject');
const execution = api.example('listPurchasingExecutions').find(({ bidConfig }) => bidConfig !== null);
const [first, second] = api.example('listExpendituresSimple');
const purpose = '用于合成间扩建，三月前投入使用，供三个课题组共用';
const pattern: Schemas['PurchasePattern'] = {
  categoryId: 'category',
  categoryName: '五万元以下货物',
  executionId: 'execution',
  executionName: '网上竞价',
  executionCode: 'ONLINE_BID',
  bidConfig: { ...(execution?.bidConfig as Schemas['BidConfig']), minBidders: 3, noticeHours: 72 },
  needContract: false,
  contractThreshold: null,
  publicityDays: 0,
  orderLimit: '50000.00',
  switches: {
    ifOpenEntry: false,
    ifCrossAcceptance: false,
    ifAutoDelayWhenNoDecision: true,
    QLGYUniversityCharacter: false,
  },
};
const wrong = (field: string, message = '请填写此项', rule = 'required') => ({ field, rule, params: {}, message });
const rule = (code: Schemas['CheckedRule']['code'], ok = true) => ({ code, ok });

/** What the server says: above 10,000 it goes by bidding, which needs more. */
function checkOf(body: Schemas['ProjectInput'], more: Partial<Schemas['ProjectCheck']> = {}): Schemas['ProjectCheck'] {
  const amount = sumOf((body.items ?? []).flatMap((item) => item.amount ?? []));
  const isSmall = compareMoney(amount, '10000.00') <= 0;
  if (isSmall) return { ...example, amount, lane: 'SMALL', laneReason: null, errors: [] };
  const lines = body.items ?? [];
  const errors = [
    ...((body.description ?? '').length < 20 ? [wrong('description', '至少 20 个字符', 'minLength')] : []),
    ...lines.flatMap(({ unit }, index) => (unit ? [] : [wrong(`items.${index}.unit`)])),
    ...(['deliveryDays', 'warrantyMonths', 'paymentTerms'] as const).flatMap((field) =>
      body[field] === null || body[field] === undefined ? [wrong(field)] : [],
    ),
  ];
  return {
    ...example,
    amount,
    lane: 'BIDDING',
    laneReason: 'AMOUNT',
    pattern,
    similar: [],
    similarAmount: '0.00',
    errors,
    approvers: [
      { ...(example.approvers[0] as Schemas['ApproverStep']), kind: 'CARD_OWNER', names: ['陈国栋'] },
      { ...(example.approvers[0] as Schemas['ApproverStep']), kind: 'COLLEGE_APPROVER', names: ['刘建平'] },
    ],
    rules: [rule('COMPLETE', errors.length === 0), rule('FUNDS'), rule('GATES'), rule('SPLIT'), rule('PATTERN'), rule('TENDER')],
    ...more,
  };
}

beforeEach(() => {
  api.override('precheckProject', ({ body }) => checkOf(body));
  api.override('saveProject', { id: 'draft', version: 1 });
  api.override('updateProject', ({ path, body }) => ({ id: path.id, version: body.version + 1 }));
  api.override('submitProject', ({ path }) => ({ id: path.id, projectCode: 'JJ2026000061', version: 9, status: 'APPROVING' }));
});

// What is not saved yet is sent when the page is left, in the middle of the next test.
afterEach(() => waitFor(() => expect(screen.queryByText('正在保存…')).toBeNull()));

const box = (name: string) => screen.getByRole('textbox', { name });
const stored = () =>
  Object.assign(
    {},
    ...[...callsOf('saveProject'), ...callsOf('updateProject')].map(({ body }) => body),
  ) as Schemas['ProjectInput'];
const press = async (user: UserEvent, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const part = (name: string) => screen.getByRole('region', { name });

/** A purchase that has grown beyond a small one. */
async function grown(permissions: string[] = []) {
  const app = await openScreen(page, { permissions });
  const { user } = app;
  await screen.findAllByRole('radio', { name: new RegExp(first?.cardNo ?? '') });
  await user.type(box('名称'), '磁力搅拌器');
  await user.type(box('数量'), '4');
  await user.type(box('单位'), '台');
  await user.type(box('金额'), '15920');
  await press(user, '继续填写竞价采购');
  return app;
}

function pasteInto(field: string, rows: readonly (readonly string[])[]) {
  const text = rows.map((row) => row.join('\t')).join('\n');
  fireEvent.paste(box(field), { clipboardData: { getData: () => text, files: [] } });
}

describe('a purchase that grows beyond a small one', () => {
  test('is left without an error where scrolling returns a promise', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue(Promise.resolve() as never);
    await grown();
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ top: 0 }));
    expect(cleanup).not.toThrow();
    scroll.mockRestore();
  });

  test('says so where the amount is typed, and keeps all that was typed', async () => {
    const { user } = await openScreen(page);
    await screen.findAllByRole('radio', { name: new RegExp(first?.cardNo ?? '') });
    await user.type(box('名称'), '磁力搅拌器');
    await user.type(box('金额'), '15920');
    expect(await screen.findByText('超过 10,000.00，要走竞价采购')).toBeVisible();
    expect(await screen.findByText('竞价不能指定一家。')).toBeVisible();
    // Nothing jumps: the cursor stays where it is until somebody goes on.
    expect(box('金额')).toHaveFocus();
    await press(user, '继续填写竞价采购');
    expect(await screen.findByRole('navigation', { name: '填写步骤' })).toBeVisible();
    await press(user, /2 清单/);
    expect(box('名称，第 1 行')).toHaveValue('磁力搅拌器');
    expect(box('小计，第 1 行')).toHaveValue('15,920.00');
    await waitFor(() => expect(stored()).toMatchObject({ items: [{ itemName: '磁力搅拌器', amount: '15920.00' }] }));
  });

  test('becomes a small one again when its amount shrinks, with its seller as it was', async () => {
    const { user } = await openScreen(page);
    await screen.findAllByRole('radio', { name: new RegExp(first?.cardNo ?? '') });
    await user.click(screen.getByRole('radio', { name: '网店或门市' }));
    await user.type(box('商家名称'), '江海实验用品商行');
    await user.type(box('名称'), '磁力搅拌器');
    await user.type(box('金额'), '15920');
    await press(user, '继续填写竞价采购');
    await press(user, /2 清单/);
    await user.clear(box('小计，第 1 行'));
    await user.type(box('小计，第 1 行'), '920');
    await press(user, '改走小额采购');
    expect(box('商家名称')).toHaveValue('江海实验用品商行');
    expect(box('金额')).toHaveValue('920.00');
  });

  test('goes from part to part by one button, and is submitted at the end', async () => {
    const { user } = await grown();
    await user.type(await screen.findByRole('textbox', { name: '购置必要说明' }), purpose);
    await press(user, '下一步：竞价规则');
    await user.type(box('交货期'), '15');
    await user.type(box('质保期'), '12');
    await user.type(screen.getByRole('combobox', { name: '付款方式' }), '验收合格后一次付清');
    // The rules of the school are the least.
    expect(box('最少家数')).toHaveAttribute('placeholder', '3');
    expect(within(part('竞价规则')).getByText('模板最短 72 小时')).toBeVisible();
    await press(user, '下一步：附件');
    await user.click(await screen.findByRole('checkbox', { name: '我和可能报价的供应商没有利害关系' }));
    await press(user, '提交');
    await waitFor(() => expect(callsOf('submitProject')).toHaveLength(1));
    expect(stored()).toMatchObject({
      description: purpose,
      deliveryDays: 15,
      warrantyMonths: 12,
      paymentTerms: '验收合格后一次付清',
      minBidders: null,
      noticeHours: null,
      priceCeiling: null,
      purchaseType: 'GOODS',
      funds: [{ expenditureId: first?.id, amount: '15920.00' }],
    });
  });

  test('is delivered where the applicant usually takes deliveries, unless somebody else is named', async () => {
    const contact = api.example('queryContactPage').records[0] as Schemas['Contact'];
    const { user } = await grown(['information:contact:read']);
    await press(user, /4 竞价规则/);
    await waitFor(() => expect(box('收货联系人')).toHaveValue(contact.contactName));
    expect(box('联系电话')).toHaveValue(contact.phone);
    expect((box('送货地址') as HTMLInputElement).value).toContain(contact.address);
  });

  test('tells who approves, one after the other', async () => {
    await grown();
    expect(await screen.findByText(/^提交后依次审批：/)).toHaveTextContent(
      '提交后依次审批：陈国栋（经费负责人）、刘建平（学院审批人）',
    );
  });
});

describe('the lines as a sheet', () => {
  const rows = [
    ['旋转蒸发仪', 'RE-52AA，2 L', '1', '台', '12600'],
    ['真空隔膜泵', '极限 8 mbar', '1', '台', '4280'],
    ['油浴锅', '5 L', '4', '', '760'],
    ['温度探头', 'PT1000', '6', '支', '260'],
  ];

  test('take rows of a spreadsheet, say which lacks what, and give them back', async () => {
    const { user } = await grown();
    await press(user, /2 清单/);
    pasteInto('名称，第 1 行', rows);
    const note = await screen.findByText(/第 4 行缺单位/);
    expect(note.closest('[role=status]')).toHaveTextContent('已粘贴 4 行，第 4 行缺单位，其余可用');
    expect(box('单价，第 4 行')).toHaveValue('760.00');
    expect(box('小计，第 4 行')).toHaveValue('3,040.00');
    expect(within(part('清单')).getByText('5 行，16 件')).toBeVisible();
    await press(user, '去补');
    expect(box('单位，第 4 行')).toHaveFocus();
    await user.keyboard('台');
    expect(await screen.findByText('已粘贴 4 行，都可用')).toBeVisible();
    await press(user, '撤销粘贴');
    expect(screen.queryByRole('textbox', { name: '小计，第 4 行' })).toBeNull();
    expect(box('名称，第 1 行')).toHaveValue('磁力搅拌器');
  });

  test('keep numbers that cannot be read, mark them at their cells, and say how many there are', async () => {
    const { user } = await grown();
    await press(user, /2 清单/);
    pasteInto('名称，第 1 行', [
      ['名称', '规格', '数量', '单位', '单价', '小计'],
      ['试剂瓶', '100 mL', '１０', '个', '３５．５０', ''],
      ['移液枪头', '1 mL', '10000', '个', '0.125', ''],
      ['离心管', '15 mL', '2', '盒', '1,5', '30'],
      ['滤纸', '9 cm', '1,5', '盒', '35。50', ''],
      ['手套', 'M', '2', '盒', '1234,50', ''],
    ]);
    expect(await screen.findByText('已粘贴 5 行，3 个数值需要核对')).toBeVisible();
    expect(['数量', '单价', '小计'].map((name) => box(`${name}，第 2 行`))).toEqual([
      expect.objectContaining({ value: '10' }),
      expect.objectContaining({ value: '35.50' }),
      expect.objectContaining({ value: '355.00' }),
    ]);
    expect(box('单价，第 3 行')).toHaveValue('0.125');
    expect(box('小计，第 3 行')).toHaveValue('1,250.00');
    expect(box('单价，第 4 行')).toHaveValue('1,5');
    expect(box('单价，第 4 行')).toHaveAccessibleDescription('单价：请填写大于 0 的单价，最多四位小数');
    expect(box('数量，第 5 行')).toHaveValue('1,5');
    expect(box('单价，第 6 行')).toHaveValue('1234,50');
    await press(user, '去补');
    expect(box('单价，第 4 行')).toHaveFocus();
    await user.clear(box('单价，第 4 行'));
    await user.type(box('单价，第 4 行'), '15');
    expect(box('小计，第 4 行')).toHaveValue('30.00');
    expect(await screen.findByText('已粘贴 5 行，2 个数值需要核对')).toBeVisible();
  });

  test('take the place of an amount that was typed alone, which comes back when they are taken back', async () => {
    const { user } = await openScreen(page);
    await screen.findAllByRole('radio', { name: new RegExp(first?.cardNo ?? '') });
    await user.type(box('金额'), '30000');
    await press(user, '继续填写竞价采购');
    await press(user, /2 清单/);
    pasteInto('名称，第 1 行', [
      ['离心机', '台式', '2', '台', '12000'],
      ['水浴锅', '六孔', '2', '台', '3000'],
    ]);
    expect(await screen.findByText('已粘贴 2 行，都可用')).toBeVisible();
    expect(box('名称，第 1 行')).toHaveValue('离心机');
    expect(box('小计，第 2 行')).toHaveValue('6,000.00');
    expect(box('名称，第 3 行')).toHaveValue('');
    await press(user, '撤销粘贴');
    expect(box('小计，第 1 行')).toHaveValue('30,000.00');
  });

  test('are recognized by the names of their columns, with several lines in a cell', async () => {
    const { user } = await grown();
    await press(user, /2 清单/);
    pasteInto('名称，第 1 行', [
      ['单位', '数量', '品名', '技术要求', '预算单价（元）'],
      ['台', '2', '离心机', '"转速不低于 4000\n*带 ""自平衡"""', '3,000'],
    ]);
    expect(await screen.findByText('已粘贴 1 行，都可用')).toBeVisible();
    expect(box('小计，第 2 行')).toHaveValue('6,000.00');
    await press(user, '技术参数，第 2 行');
    expect(screen.getByRole('textbox', { name: '技术参数，第 2 行' })).toHaveValue('转速不低于 4000\n*带 "自平衡"');
  });

  test('begin below the names of their columns, wherever titles stand above', async () => {
    const { user } = await grown();
    await press(user, /2 清单/);
    pasteInto('名称，第 1 行', [
      ['2026 年采购清单', '', '', '', '', ''],
      ['部门：有机化学实验室', '', '日期：', '46353', '', ''],
      ['序号', '名称', '规格', '数量', '单位', '单价'],
      ['1', '离心机', '台式', '2', '台', '3000'],
    ]);
    expect(await screen.findByText('已粘贴 1 行，都可用')).toBeVisible();
    expect(box('名称，第 2 行')).toHaveValue('离心机');
    expect(box('小计，第 2 行')).toHaveValue('6,000.00');
  });

  test.each([
    ['below what nobody named', [], ['合 计：', '', '12', '', '', '30,000']],
    [
      'in the first column, with the amount in words',
      ['序号', '名称', '规格', '数量', '单位', '单价', '小计'],
      ['合计（大写）：叁万元整', '', '', '', '', '', '30000'],
    ],
    ['in English', ['Nr', '名称', '规格', '数量', '单位', '单价', '小计'], ['Grand Total', '', '', '3', '', '', '30000']],
  ])('leave out a sum of the others %s, and say so', async (_, head, sum) => {
    const { user } = await grown();
    await press(user, /2 清单/);
    const goods = [
      ['离心机', '台式', '2', '台', '12000', '24000'],
      ['总计算机', '六孔', '1', '台', '6000', '6000'],
    ].map((row, index) => (head.length > 0 ? [String(index + 1), ...row] : row));
    pasteInto('名称，第 1 行', [...(head.length > 0 ? [head] : []), ...goods, sum]);
    expect(await screen.findByText('已粘贴 2 行，合计 1 行不算，都可用')).toBeVisible();
    expect(box('名称，第 3 行')).toHaveValue('总计算机');
    expect(box('名称，第 4 行')).toHaveValue('');
  });

  test('keep a row whose category there is not, and name it where it stands, until one is chosen', async () => {
    const { user } = await grown();
    await press(user, /2 清单/);
    pasteInto('名称，第 1 行', [
      ['名称', '规格', '分类', '数量', '单位', '单价'],
      ['旋转蒸发仪', 'RE-52AA', '化学试剂', '1', '台', '12600'],
      ['笔记本', '14 寸', '手提电脑', '1', '台', '6000'],
    ]);
    const note = await screen.findByText(/第 3 行：没有名为“手提电脑”的分类/);
    expect(note.closest('[role=status]')).toHaveTextContent('已粘贴 2 行，第 3 行：没有名为“手提电脑”的分类，其余可用');
    const cell = () => screen.getByRole('combobox', { name: '分类，第 3 行' });
    expect(box('名称，第 3 行')).toHaveValue('笔记本');
    expect(cell()).toBeInvalid();
    expect(cell()).toHaveAccessibleDescription('分类：没有名为“手提电脑”的分类');
    await press(user, '去补');
    expect(cell()).toHaveFocus();
    await user.click(cell());
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    expect(await screen.findByText('已粘贴 2 行，都可用')).toBeVisible();
    expect(cell()).toBeValid();
  });

  test('calculate: the price makes the subtotal, and keeps when the quantity changes; a subtotal makes the price', async () => {
    const { user } = await grown();
    await press(user, /2 清单/);
    expect(box('单价，第 1 行')).toHaveValue('3,980.00');
    await user.clear(box('数量，第 1 行'));
    await user.type(box('数量，第 1 行'), '5');
    expect(box('小计，第 1 行')).toHaveValue('19,900.00');
    await user.clear(box('小计，第 1 行'));
    await user.type(box('小计，第 1 行'), '20000');
    expect(box('单价，第 1 行')).toHaveValue('4,000.00');
  });

  test('go on by keys: Enter to the next row, which is there as soon as something is typed', async () => {
    const { user } = await grown();
    await press(user, /2 清单/);
    await user.click(box('名称，第 1 行'));
    await user.keyboard('{Enter}油浴锅');
    expect(box('名称，第 2 行')).toHaveFocus();
    expect(box('名称，第 2 行')).toHaveValue('油浴锅');
    expect(box('名称，第 3 行')).toHaveAttribute('placeholder', '接着填，或粘贴');
  });

  test('can be deleted, and a deleted one comes back', async () => {
    const { user } = await grown();
    await press(user, /2 清单/);
    await press(user, '第 1 行的操作');
    await user.click(await screen.findByRole('menuitem', { name: '删除这一行' }));
    expect(box('名称，第 1 行')).toHaveValue('');
    await press(user, '撤销');
    expect(box('名称，第 1 行')).toHaveValue('磁力搅拌器');
  });
});

test('money is a subtraction: what is missing goes onto a card with one click', async () => {
  const { user } = await grown();
  await press(user, /3 经费/);
  await press(user, '再加一张卡');
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(second?.cardNo ?? '') }));
  const mine = () => screen.getByRole('textbox', { name: '本次 第 1 张卡' });
  await user.clear(mine());
  await user.type(mine(), '100');
  await user.clear(screen.getByRole('textbox', { name: '本次 第 2 张卡' }));
  await user.type(screen.getByRole('textbox', { name: '本次 第 2 张卡' }), '15000');
  expect(within(part('经费')).getByText(/^清单合计/).parentElement).toHaveTextContent(
    '清单合计 15,920.00−已分配 15,100.00=还差 820.00',
  );
  await press(user, '补上 820.00 第 1 张卡');
  expect(mine()).toHaveValue('920.00');
  expect(within(part('经费')).getByText('已分完')).toBeVisible();
  await waitFor(() =>
    expect(stored().funds).toEqual([
      { expenditureId: first?.id, amount: '920.00' },
      { expenditureId: second?.id, amount: '15000.00' },
    ]),
  );
});

describe('the check before the submission', () => {
  const similar = {
    id: 'other',
    projectCode: 'JJ2026000052',
    projectName: '加热套',
    amount: '36300.00',
    submitTime: '2026-02-01T10:00:00+08:00',
  };

  test('asks why similar purchases are separate, beside what it has found', async () => {
    api.override('precheckProject', ({ body }) =>
      checkOf(body, {
        similar: [similar],
        similarAmount: '36300.00',
        rules: [rule('COMPLETE'), rule('SPLIT', Boolean(body.splitReason)), rule('TENDER')],
      }),
    );
    const { user } = await grown();
    expect(await screen.findByText('近期同类 1 笔 36,300.00，加本次共 52,220.00，越过一档。')).toBeVisible();
    await press(user, '看那 1 笔');
    expect(screen.getByRole('link', { name: '加热套' })).toHaveAttribute('href', '/purchase-management/project-info?id=other');
    await user.type(box('分次采购说明'), '前一笔为教学消耗');
    expect(screen.getByText('已写 8 字，至少 20 字')).toBeVisible();
    await waitFor(() => expect(stored().splitReason).toBe('前一笔为教学消耗'));
    // The reason stays in sight when it is accepted.
    expect(box('分次采购说明')).toBeVisible();
  });

  test('asks for an argument report where one is needed, apart from the other files', async () => {
    const report = { ...api.example('uploadFile'), id: 'report', fileName: '论证报告.pdf' };
    api.override('uploadFile', report);
    api.override('precheckProject', ({ body }) =>
      checkOf(body, {
        argumentReasons: ['UNIT_PRICE'],
        rules: [rule('COMPLETE'), rule('ARGUMENT', body.argumentId === 'report')],
      }),
    );
    const { user } = await grown();
    expect(await screen.findByText('需要论证报告')).toBeVisible();
    await press(user, /5 附件/);
    const group = within(screen.getByRole('group', { name: '论证报告' }));
    expect(group.getByRole('button', { name: '下载论证报告模板' })).toBeVisible();
    await user.upload(group.getByLabelText('论证报告', { selector: 'input' }), new File(['%PDF-1.7'], '论证报告.pdf'));
    expect(await group.findByText('论证报告.pdf')).toBeVisible();
    await waitFor(() => expect(stored()).toMatchObject({ argumentId: 'report', attachmentIds: ['report'] }));
    expect(await screen.findByText(/论证报告已附上/)).toBeVisible();
  });

  test('tells of words for one brand, of colleagues who buy the same, and of the last price', async () => {
    const goods = { itemNo: 0, unit: '台', projectCode: 'JJ2026000071', projectName: '搅拌器', submitTime: null };
    api.override('precheckProject', ({ body }) =>
      checkOf(body, {
        brandItems: [0],
        colleagues: [{ ...goods, applicantName: '李明', deptName: '有机实验室', quantity: '2' }],
        lastPrices: [{ ...goods, unitPrice: '3980.00' }],
        sharedOffers: [
          {
            itemNo: 0,
            stockId: 's1',
            itemName: '磁力搅拌器',
            brand: null,
            model: null,
            offeredQuantity: '3',
            unit: '台',
            ownerDeptName: '资产处',
            warehouseName: '校级总库',
            address: 'B 楼',
            lastMoveTime: '2025-03-01T02:00:00Z',
            mayApply: true,
          },
        ],
      }),
    );
    await grown();
    expect(await screen.findByText('第 1 行疑似指向单一品牌')).toBeVisible();
    const hints = within(screen.getByRole('region', { name: '可以参考' }));
    expect(hints.getByText('有机实验室的李明也在买磁力搅拌器（2 台）')).toBeVisible();
    expect(hints.getByText('资产处有 3 台磁力搅拌器可以共享，不必购买')).toBeVisible();
    expect(hints.getByText(/校级总库 · B 楼 · .*2025.* 以来没有出入库/)).toBeVisible();
    expect(hints.getByRole('link', { name: '申请使用' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\/database-shared-memory\?stockId=s1&quantity=\d&purpose=|^\/database-shared-memory\?stockId=s1&purpose=/,
      ),
    );
    expect(hints.getByText('磁力搅拌器上次成交单价 3,980.00／台')).toBeVisible();
  });

  test('leads from a fault to its field, also in a part that is folded', async () => {
    const { user } = await grown();
    await user.type(await screen.findByRole('textbox', { name: '购置必要说明' }), purpose);
    await press(user, '下一步：竞价规则');
    await user.type(box('交货期'), '400');
    expect(screen.getByText('请填写 1 至 365 的整数')).toBeVisible();
    await user.clear(box('交货期'));
    await user.type(box('交货期'), '15');
    await user.type(box('质保期'), '12');
    await user.type(screen.getByRole('combobox', { name: '付款方式' }), '验收后付清');
    await press(user, '下一步：附件');
    await user.click(await screen.findByRole('checkbox', { name: /没有利害关系/ }));
    api.override('submitProject', ({ reply }) =>
      reply.http(400, { code: 4000, msg: '参数校验失败', data: { errors: [wrong('items.0.spec', '请写规格或技术参数')] } }),
    );
    await press(user, '提交');
    const summary = await screen.findByRole('region', { name: /需要处理/ });
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: '规格型号' }));
    expect(box('规格型号，第 1 行')).toHaveFocus();
    expect(box('规格型号，第 1 行')).toBeInvalid();
  });
});

test('a stored draft of this kind opens with its parts, and saves nothing by itself', async () => {
  const detail: Schemas['ProjectDetail'] = {
    ...api.example('getProjectDetail'),
    id: 'draft',
    projectCode: null,
    status: 'DRAFT',
    version: 7,
    allowedActions: ['EDIT', 'SUBMIT', 'DELETE'],
    deliveryDays: 15,
    contactName: '王晓梅',
    contactPhone: '19900000103',
    deliveryAddress: '东校区 A-343',
    items: api.example('getProjectDetail').items.map((item) => ({ ...item, amount: '12000.00' })),
  };
  api.override('getProjectDetail', detail);
  await openScreen(`${page}?id=draft`);
  expect(await screen.findByRole('navigation', { name: '填写步骤' })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(callsOf('updateProject')).toEqual([]);
});
