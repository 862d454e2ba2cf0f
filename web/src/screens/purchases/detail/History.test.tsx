import type { Schemas } from '@campus-procurement/sdk';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Language } from '#i18n/catalog.ts';
import { aFulfilment } from '#testing/aFulfilment.ts';
import { aTurn } from '#testing/aTurn.ts';
import { menuItem } from '#testing/menuItem.ts';
import { claimed } from '#testing/openBidding.ts';
import { api, renderApp } from '#testing/renderApp.tsx';

type Detail = Schemas['ProjectDetail'];
type Log = Schemas['ProjectLog'];

const path = '/purchase-management/project-info';
const [example] = api.example('listProjectLogs');
const hash = 'f5f87265c69f4cf1d8d55894db9025feac45b932b557f0af96f6e18d2a7e2804';

/** One event a day, from the first of November on. */
const logOf = (...said: [step: string, content?: string][]): Log[] =>
  said.map(([step, content], index) => ({
    ...(example as Log),
    no: index + 1,
    step: step as Log['step'],
    content: content ?? null,
    time: `2026-11-${String(index + 1).padStart(2, '0')}T10:00:00+08:00`,
  }));

async function openProject(project: Detail, logs: Log[], pages: string[] = [], language: Language = 'zh-CN') {
  api.override(
    'getUserMenu',
    [path, ...pages].map((one, sort) => menuItem(one, `页面${sort}`, { sort })),
  );
  api.override('getInfo', { ...api.example('getInfo'), permissions: [], userType: 'STAFF' });
  api.override('getProjectDetail', project);
  api.override('listProjectLogs', logs);
  const app = await renderApp(`${path}?id=one`, { language });
  await screen.findByRole('heading', { level: 1, name: project.projectName });
  return app;
}

const line = () => within(screen.getByRole('list', { name: '时间线' }));
const next = () => within(screen.getByRole('region', { name: '接下来' }));
/** All has come, and four assets have no number yet. */
const lacksNumbers = aFulfilment('18400.00', { acceptedAmount: '18400.00', dueAmount: '18400.00', missingAssetNumbers: 4 });
const quiet: Detail = { ...claimed, id: 'one', allowedActions: [], turns: [] };

describe('the history of a purchase', () => {
  test('says codes in words, amounts with their commas, and hashes short', async () => {
    const logs = logOf(
      ['close', `${hash} ${hash}`],
      ['failBidding', 'TOO_FEW_BIDDERS 仅两家报价'],
      ['change', `BG202600001 CONTACT ${hash} ${hash}`],
      ['decide', '江海沪科仪器设备有限公司 56120.00 报价最低。'],
      ['signAcceptance', 'YS202600015 + 数量相符。'],
      ['invoice', '25311770993370561135 34776.00'],
    );
    await openProject({ ...quiet, status: 'EXECUTING' }, logs);
    expect(await line().findByText('f5f87265… f5f87265…')).toBeVisible();
    expect(line().getByText('报价家数不足 仅两家报价')).toBeVisible();
    expect(line().getByText('BG202600001 联系信息 f5f87265… f5f87265…')).toBeVisible();
    expect(line().getByText('江海沪科仪器设备有限公司 · ¥56,120.00 报价最低。')).toBeVisible();
    expect(line().getByText('YS202600015 同意 数量相符。')).toBeVisible();
    expect(line().getByText('25311770993370561135 · ¥34,776.00')).toBeVisible();
  });

  test('says in English what the system has written of itself', async () => {
    const logs = logOf(
      ['extend', '截止前平台曾短时不可用，竞价截止时间顺延'],
      ['decide', '沪科仪器 56120.00 定标期限已过，按规则由符合要求的最低报价成交。'],
      ['voidRound', 'BG202600001：第 1 轮竞价作废'],
    ).map((entry) => ({ ...entry, operatorName: null }));
    await openProject({ ...quiet, status: 'EXECUTING' }, logs, [], 'en-US');
    const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
    expect(await timeline.findByText(/^The platform was briefly unavailable/)).toBeVisible();
    expect(timeline.getByText(/The decision deadline passed/)).toHaveTextContent(/^沪科仪器 · ¥56,120.00 The decision deadline/);
    expect(timeline.getByText('BG202600001: round 1 voided')).toBeVisible();
  });

  test('names an officer who has taken it once, and one whom it was given to by itself', async () => {
    const [claim] = logOf(['claim', '陈明']) as [Log];
    const given = { ...claim, no: 2, operatorName: null, forUserName: null };
    await openProject(quiet, [{ ...claim, operatorName: '陈明', forUserName: null }, given]);
    const [byItself, taken] = (await line().findAllByText('采购专员接单')).map((title) => title.closest('li')?.textContent);
    expect(taken?.match(/陈明/g)).toHaveLength(1);
    expect(byItself?.match(/陈明/g)).toHaveLength(1);
  });

  test('begins with the latest events, and shows the others when they are asked for', async () => {
    const { user } = await openProject(
      { ...quiet, status: 'EXECUTING' },
      logOf(['begin'], ['submit'], ['approve'], ['claim'], ['publish'], ['close'], ['openDocuments'], ['openPrices'], ['decide']),
    );
    expect(await line().findByText('公开价格')).toBeVisible();
    expect(line().queryByText('新建草稿')).toBeNull();
    await user.click(screen.getByRole('button', { name: '更早的 3 条' }));
    expect(line().getByText('新建草稿')).toBeVisible();
  });

  test('expects nothing more of a bidding that failed', async () => {
    await openProject({ ...quiet, status: 'FAILED' }, logOf(['submit'], ['approve'], ['failBidding', 'TOO_FEW_BIDDERS']));
    expect(await line().findByText('流标')).toBeVisible();
    expect(line().queryByText('归档')).toBeNull();
    expect(document.querySelector('[aria-current=step]')).toBeNull();
  });

  test('expects what goes on and the step after it; the bar has them all', async () => {
    await openProject({ ...quiet, status: 'APPROVED' }, logOf(['submit'], ['approve']));
    const bar = within(screen.getByRole('list', { name: '进度' }));
    expect(bar.getByText('归档')).toBeVisible();
    expect(await line().findByText('竞价')).toBeVisible();
    expect(line().getByText('定标')).toBeVisible();
    expect(line().queryByText('归档')).toBeNull();
    expect(line().queryByText('合同')).toBeNull();
  });

  test('has the payment among what is done once all is paid, and the archive is next', async () => {
    const paid: Detail = { ...quiet, status: 'COMPLETED', costAmount: '108560.00', paidAmount: '108560.00' };
    await openProject(paid, logOf(['submit'], ['approve'], ['decide'], ['pay']));
    const bar = within(screen.getByRole('list', { name: '进度' }));
    const stateOf = (step: string) => bar.getByText(step).closest('li')?.dataset.state;
    await expect.poll(() => stateOf('付款')).toBe('done');
    expect(stateOf('归档')).toBe('now');
    expect(line().getAllByRole('listitem')[0]).toHaveTextContent('归档');
  });

  test('gives each step of the bar that is done the day on which it ended', async () => {
    await openProject(
      { ...quiet, status: 'EXECUTING' },
      logOf(['submit'], ['approve'], ['claim'], ['publish'], ['close'], ['decide']),
    );
    const bar = within(screen.getByRole('list', { name: '进度' }));
    const noteOf = (step: string) => bar.getByText(step).closest('li')?.lastChild?.textContent;
    await expect.poll(() => noteOf('竞价')).toBe('11/05');
    expect(noteOf('定标')).toBe('11/06');
  });
});

const batch: NonNullable<Detail['fulfilment']>['acceptances'][number] = {
  id: 'passed',
  acceptanceCode: 'YS202600001',
  batchNo: 1,
  status: 'PASSED',
  arriveDate: '2026-03-02',
  acceptTime: '2026-03-03T10:00:00+08:00',
  passAmount: '18400.00',
};

describe('what is next', () => {
  test('is the own step before those of others, which are told beside it', async () => {
    await openProject(
      {
        ...quiet,
        status: 'COMPLETED',
        turns: [aTurn('PAY'), aTurn('INVOICE', { mine: true })],
        allowedActions: ['ADD_INVOICE'],
        costAmount: '108560.00',
        payableAmount: '103132.00',
        paidAmount: '0.00',
        invoices: [{ ...(api.example('getProjectDetail').invoices[0] as Detail['invoices'][number]), amount: '103132.00' }],
      },
      [],
    );
    expect(next().getByText('您登记发票 5,428.00 元')).toBeVisible();
    expect(next().getByText('等财务付款 103,132.00 元')).toBeVisible();
    expect(screen.getByRole('button', { name: '登记发票' })).toBeVisible();
  });

  test('has the invoice beside it for what is due while goods are still to come', async () => {
    const fulfilment = { ...lacksNumbers, dueAmount: '5520.00', acceptedAmount: '0.00' };
    const waiting: Detail = {
      ...quiet,
      status: 'EXECUTING',
      fulfilment,
      invoices: [],
      turns: [aTurn('DELIVERY', { mine: true })],
    };
    await openProject({ ...waiting, allowedActions: ['BEGIN_ACCEPTANCE', 'ADD_INVOICE'] }, []);
    expect(next().getByText('您登记到货')).toBeVisible();
    expect(next().getByText(/按合同现在可付 5,520.00 元，登记发票后财务付款。$/)).toBeVisible();
  });

  test('is for finance what is due, while others wait for goods', async () => {
    const turns = [aTurn('DELIVERY', { names: ['王晓梅'] }), aTurn('PAY', { mine: true })];
    const waiting: Detail = { ...quiet, status: 'EXECUTING', fulfilment: lacksNumbers, payableAmount: '5520.00', turns };
    await openProject({ ...waiting, allowedActions: ['PAY'] }, []);
    expect(next().getByText('您付款 5,520.00 元')).toBeVisible();
    expect(next().getByText('等王晓梅登记到货')).toBeVisible();
  });

  test('is the approval of a change while one is open', async () => {
    const asked = aTurn('APPROVE', { bizType: 'MODIFICATION', names: ['陈志衡'] });
    const changing: Detail = { ...quiet, status: 'APPROVED', turns: [asked] };
    await openProject(changing, []);
    expect(next().getByText('等陈志衡审批变更')).toBeVisible();
  });

  test('is the own one for who may submit again what was rejected', async () => {
    await openProject({ ...quiet, status: 'REJECTED', allowedActions: ['EDIT', 'SUBMIT'] }, []);
    expect(next().getByText('您修改后重新提交，或终止')).toBeVisible();
  });

  test('has a date until when it is to be done, where there is one', async () => {
    const turns = [aTurn('REPORT', { mine: true, until: '2026-03-12T16:00:00+08:00' }), aTurn('DELIVERY', { mine: true })];
    await openProject({ ...quiet, lane: 'OTHER', status: 'EXECUTING', turns, allowedActions: ['REPORT'] }, []);
    for (const text of ['您提交应急采购报告', '须在 2026/03/12 16:00 前办理', '您登记到货']) {
      expect(next().getByText(text)).toBeVisible();
    }
  });

  test.each([
    ['CONTRACT_SIGN', '/purchase-management/contracts-procurement', '签订合同', '?id=record'],
    ['CONTRACT_DRAFT', '/purchase-management/contracts-procurement', '起草合同', '?id=record'],
    ['SIGN_ACCEPTANCE', '/inspection-project', '核对并签署', '?id=record&do=SIGN'],
    ['CONFIRM_ENTRY', '/stock-page', '确认入库', '?document=record'],
    ['ASSET_NUMBERS', '/inspection-project', '登记资产编号', '?id=record&do=RECORD_ASSETS'],
  ] as const)('of %s is a link to the page on which it is done', async (step, page, name, search) => {
    const fulfilment = { ...lacksNumbers, acceptances: [batch] };
    const turns = [aTurn(step, { recordId: 'record', mine: true })];
    await openProject({ ...quiet, status: 'COMPLETED', fulfilment, turns }, [], [page]);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `${page}${search}`);
  });

  test.each([
    ['CONTRACT_SIGN', '您签订合同', '签订合同'],
    ['ASSET_NUMBERS', '您登记资产编号', '登记资产编号'],
  ] as const)('of %s is no link where the role has no such page', async (step, said, name) => {
    const fulfilment = { ...lacksNumbers, acceptances: [batch] };
    const turns = [aTurn(step, { recordId: 'record', mine: true })];
    await openProject({ ...quiet, status: 'COMPLETED', fulfilment, turns }, []);
    expect(next().getByText(said)).toBeVisible();
    expect(screen.queryByRole('link', { name })).toBeNull();
  });
});
