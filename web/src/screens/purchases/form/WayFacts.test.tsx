import type { Schemas } from '@campus-procurement/sdk';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';

const page = '/purchase-management/sponsor';
const example = api.example('precheckProject');

/** The server offers some ways, and finds that what the chosen one needs is missing. */
function checkOf({ executionCode, wayFacts }: Schemas['ProjectInput']): Schemas['ProjectCheck'] {
  const lacks = executionCode === 'EMERGENCY' && !wayFacts?.urgency;
  const codes = ['MALL', 'SINGLE_SOURCE', 'EMERGENCY', 'FRAMEWORK'] as const;
  return {
    ...example,
    amount: '20000.00',
    lane: 'OTHER',
    laneReason: 'AMOUNT',
    executions: codes.map((code) => ({ executionCode: code, executionName: code })),
    errors: lacks ? [{ field: 'wayFacts.urgency', rule: 'required', params: {}, message: '请填写此项' }] : [],
  };
}

beforeEach(() => {
  api.override('precheckProject', ({ body }) => checkOf(body));
  api.override('saveProject', { id: 'draft', version: 1 });
  api.override('updateProject', ({ path, body }) => ({ id: path.id, version: body.version + 1 }));
});
// What is not saved yet is sent when the page is left, in the middle of the next test.
afterEach(() => waitFor(() => expect(screen.queryByText('正在保存…')).toBeNull()));

const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const stored = () => Object.assign({}, ...[...callsOf('saveProject'), ...callsOf('updateProject')].map(({ body }) => body));

test('the form asks for what the way of the address needs, and keeps it when the way changes', async () => {
  const { user } = await openScreen(`${page}?way=MALL`);
  await user.type(await box('商城名称'), '政采云');
  await user.type(await box('商品链接'), 'not an address');
  expect(await screen.findByText('请填写以 http:// 或 https:// 开头的地址')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: '采购方式' }));
  await user.click(await screen.findByRole('option', { name: 'SINGLE_SOURCE' }));
  expect(await screen.findByText('拟定供应商')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '添加专家' }));
  await user.type(await box('姓名'), '陈立新');
  await user.type(await box('采购名称'), '移动硬盘');
  await waitFor(() =>
    expect(stored()).toMatchObject({
      executionCode: 'SINGLE_SOURCE',
      wayFacts: { mallName: '政采云', experts: [{ name: '陈立新' }] },
    }),
  );
});

test('speaks of its way, and has no rules of a bidding', async () => {
  api.override('precheckProject', ({ body }) => ({ ...checkOf(body), amount: '0.00', executions: [] }));
  const { user } = await openScreen(`${page}?way=EMERGENCY`);
  expect(await screen.findByRole('combobox', { name: '采购方式' })).toHaveValue('应急采购');
  await user.click(await screen.findByRole('button', { name: /4 交付要求/ }));
  expect(await screen.findByRole('textbox', { name: '交货期' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: '最少家数' })).toBeNull();
  expect(screen.queryByText(/竞价规则|竞价采购$/)).toBeNull();
}, 60_000);

test('a file is uploaded to its end, although its part of the form is folded meanwhile', async () => {
  const answer = Promise.withResolvers<void>();
  api.override('uploadFile', async () => {
    await answer.promise;
    return { ...api.example('uploadFile'), id: 'permit', fileName: '批准文件.pdf' };
  });
  const { user } = await openScreen(`${page}?way=EMERGENCY`);
  await user.type(await box('采购名称'), '排水泵');
  await user.upload(screen.getByLabelText('批准文件', { selector: 'input' }), new File(['%PDF-1.7'], '批准文件.pdf'));
  await screen.findByRole('progressbar', { name: /批准文件/ });
  await user.click(screen.getByRole('button', { name: /2 清单/ }));
  expect(screen.queryByRole('progressbar', { name: /批准文件/ })).toBeNull();
  answer.resolve();
  await waitFor(() => expect(stored()).toMatchObject({ wayFacts: { paperId: 'permit' } }));
}, 30_000);

test('a file that was on its way when the form was left is not on its way for ever', async () => {
  api.override('uploadFile', () => new Promise(() => {}));
  api.override('saveProject', ({ reply }) => reply.http(503, { code: 5000, msg: '服务暂时不可用，请稍后再试' }));
  const { user } = await openScreen(`${page}?way=EMERGENCY`);
  await user.type(await box('采购名称'), '排水泵');
  await user.upload(screen.getByLabelText('批准文件', { selector: 'input' }), new File(['%PDF-1.7'], '批准文件.pdf'));
  await screen.findByRole('progressbar', { name: /批准文件/ });
  cleanup();
  await openScreen(`${page}?way=EMERGENCY`);
  await waitFor(async () => expect(await box('采购名称')).toHaveValue('排水泵'));
  expect(screen.queryByRole('progressbar', { name: /批准文件/ })).toBeNull();
}, 30_000);

test('a check that failed is asked for again by itself', async () => {
  let count = 0;
  api.override('precheckProject', ({ body, reply }) => {
    count += 1;
    return count === 1 ? reply.http(503, { code: 5000, msg: '服务暂时不可用，请稍后再试' }) : checkOf(body);
  });
  await openScreen(`${page}?way=EMERGENCY`);
  await waitFor(() => expect(count).toBeGreaterThan(1), { timeout: 10_000 });
  expect(await screen.findByRole('region', { name: '预检' })).toHaveTextContent(/项通过/);
}, 30_000);

test('an agreement is chosen with what is left of it', async () => {
  const { user } = await openScreen(`${page}?way=FRAMEWORK`);
  await user.click(await screen.findByRole('combobox', { name: '框架协议' }));
  await user.click(await screen.findByRole('option', { name: /KJ-2026-003/ }));
  expect(await screen.findByText(/剩余额度.*300,000\.00/)).toBeVisible();
});

test('another way in the address of a form that is still open is another form', async () => {
  const { router } = await openScreen(page);
  await box('名称');
  await act(() => router.navigate(`${page}?way=MALL`));
  expect(await box('商城名称')).toBeVisible();
  await act(() => router.navigate(`${page}?way=EMERGENCY`));
  expect(await screen.findByRole('combobox', { name: '采购方式' })).toHaveValue('应急采购');
});

test('who tenders outside the platform is not told to be below the limit of it', async () => {
  api.override('precheckProject', ({ body }) => ({
    ...checkOf(body),
    rules: (['FUNDS', 'TENDER'] as const).map((code) => ({ code, ok: true })),
    executions: (['MALL', 'OPEN_TENDER'] as const).map((code) => ({ executionCode: code, executionName: code })),
  }));
  const { user } = await openScreen(`${page}?way=MALL`);
  const precheck = within(await screen.findByRole('region', { name: '预检' }));
  expect(await precheck.findByText(/未到招标限额/)).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: '采购方式' }));
  await user.click(await screen.findByRole('option', { name: 'OPEN_TENDER' }));
  expect(await box('代理机构')).toBeVisible();
  expect(precheck.queryByText(/未到招标限额/)).toBeNull();
  expect(precheck.getByText(/卡上余额够/)).toBeVisible();
});

test('nothing is said to be in order of a form without amount and card', async () => {
  api.override('precheckProject', ({ body }) => ({ ...checkOf(body), amount: '0.00', funds: [], executions: [] }));
  await openScreen(`${page}?way=EMERGENCY`);
  const precheck = within(await screen.findByRole('region', { name: '预检' }));
  expect(await precheck.findByText(/通过$/)).toHaveTextContent('0 项通过');
  expect(precheck.queryByText(/卡上余额/)).toBeNull();
});

test('can be left in a browser that answers with a promise when it scrolls', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => Promise.resolve());
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openScreen(`${page}?way=MALL`);
  await box('商城名称');
  cleanup();
  expect(errors).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
