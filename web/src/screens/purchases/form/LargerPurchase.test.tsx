import type { Schemas } from '@campus-procurement/sdk';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  box,
  checkOf,
  first,
  grown,
  page,
  part,
  press,
  purpose,
  rule,
  second,
  serveLargerPurchases,
  stored,
  wrong,
} from '#testing/largerPurchase.ts';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';

serveLargerPurchases();

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
