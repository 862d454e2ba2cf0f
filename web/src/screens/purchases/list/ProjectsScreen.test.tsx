import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aTurn } from '#testing/aTurn.ts';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';
import { actsOf, doWith } from '#testing/rowActs.ts';

type Project = Schemas['Project'];

const path = '/purchase-management/procurement-item';
const formPage = '/purchase-management/sponsor';
const casePage = '/approval/apply-order-detail';
const infoPage = '/purchase-management/project-info';
const [example] = api.example('queryProjectPage').records;
const base = example as Project;
const longAgo = new Date(Date.now() - 8 * 24 * 3600_000).toISOString();

const received: Project = {
  ...base,
  id: 'ordered',
  projectName: '离心管',
  status: 'EXECUTING',
  turns: [aTurn('RECEIVE', { recordId: 'ordered', names: ['王晓梅'], mine: true, since: longAgo })],
  allowedActions: ['RECEIVE', 'TERMINATE'],
  blockedCaseId: null,
};
const asked: Project = {
  ...base,
  id: 'asked',
  projectName: '墨粉盒',
  status: 'APPROVING',
  turns: [aTurn('APPROVE', { recordId: 'case', names: ['王晓梅'], mine: true })],
  blockedCaseId: null,
  allowedActions: [],
};
const unpaid: Project = {
  ...base,
  id: 'unpaid',
  projectName: '玻璃烧杯',
  status: 'COMPLETED',
  turns: [aTurn('PAY', { anyOf: true })],
  costAmount: '169.50',
  actualAmount: '169.50',
  paidAmount: '100.00',
  blockedCaseId: null,
  allowedActions: [],
};

interface Options {
  permissions?: string[];
  search?: string;
  menu?: string[];
  projects?: Project[];
}

const shown = [received, asked, unpaid];

async function openList(options: Options = {}) {
  const { permissions = ['purchase:project:apply'], search = '', menu = [formPage, casePage], projects = shown } = options;
  api.override('getInfo', { ...api.example('getInfo'), permissions, userType: 'STAFF' });
  api.override(
    'getUserMenu',
    [path, infoPage, ...menu].map((one, sort) => menuItem(one, `页面${sort}`, { sort })),
  );
  api.override('queryProjectPage', { ...api.example('queryProjectPage'), records: projects, total: projects.length });
  const app = await renderApp(`${path}${search}`);
  await screen.findAllByRole('rowheader');
  return app;
}

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

test('who applies sees first what waits for them, in tabs with counts, and can begin a purchase', async () => {
  api.override('countProjectsByStatus', [{ status: 'EXECUTING', count: 7 }]);
  await openList();
  expect(callsOf('queryProjectPage')[0]?.query).toMatchObject({ scope: 'TODO', current: 1 });
  await waitFor(() => expect(tabs()).toEqual(['待我处理 7', '我申请的 7', '我关注的 7', '全部 7']));
  expect(screen.getByRole('link', { name: '发起采购' })).toHaveAttribute('href', formPage);
});

test('who claims purchases begins with what waits, though they look after all', async () => {
  await openList({ permissions: ['purchase:project:verify', 'purchase:project:claim'], menu: [] });
  expect(callsOf('queryProjectPage')[0]?.query).toMatchObject({ scope: 'TODO' });
});

test('who only looks after purchases begins with all', async () => {
  await openList({ permissions: ['purchase:project:verify'], menu: [] });
  expect(callsOf('queryProjectPage')[0]?.query).toMatchObject({ scope: 'ALL' });
});

test('who pays begins with what is to be paid, and who only reads has no button to begin', async () => {
  await openList({ permissions: ['purchase:payment:create'], menu: [] });
  expect(callsOf('queryProjectPage')[0]?.query).toMatchObject({ scope: 'PAYABLE' });
  expect(screen.getByRole('tab', { name: /待付款/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('tab', { name: /我申请的/ })).toBeNull();
  expect(screen.queryByRole('link', { name: '发起采购' })).toBeNull();
});

test('a row says whom it waits for, how long, and what is paid, and its name leads to its page', async () => {
  await openList();
  const row = within(screen.getByRole('row', { name: /离心管/ }));
  expect(row.getByText('我')).toBeVisible();
  expect(row.getByText('8 天')).toBeVisible();
  expect(row.getByRole('link', { name: '离心管' })).toHaveAttribute('href', `${infoPage}?id=ordered`);
  const other = within(screen.getByRole('row', { name: /玻璃烧杯/ }));
  for (const text of ['财务', '169.50', '已付 100.00']) expect(other.getByText(text)).toBeVisible();
});

test('the verb of a row is what somebody waits for; the others are behind it', async () => {
  const { user, address } = await openList();
  expect(await actsOf(user, '离心管')).toEqual(['确认收货', '查看', '终止采购']);
  expect(await actsOf(user, '玻璃烧杯')).toEqual(['查看']);
  await doWith(user, '确认收货 离心管');
  expect(address()).toBe(`${infoPage}?id=ordered&do=RECEIVE`);
});

test('what waits in a later state has its own verb, which leads to where it is done', async () => {
  const stockPage = '/stock-page';
  const contractPage = '/purchase-management/contracts-procurement';
  const own = (id: string, projectName: string, step: Schemas['TodoKind'], recordId: string, lane = 'BIDDING' as const) => {
    return { ...received, id, projectName, lane, allowedActions: [], turns: [aTurn(step, { recordId, mine: true })] };
  };
  const inspected: Project = { ...own('inspected', '培养箱', 'SIGN_ACCEPTANCE', 'batch'), status: 'ACCEPTING' };
  const projects = [
    own('stored', '恒电位仪', 'CONFIRM_ENTRY', 'document'),
    own('signed', '显微镜', 'CONTRACT_SIGN', 'contract'),
    inspected,
    own('changed', '分析仪', 'APPROVE', 'case'),
    own('halted', '切割机', 'RESUME', 'halted'),
  ];
  const menu = [casePage, stockPage, contractPage, '/inspection-project'];
  const { user, address } = await openList({ projects, menu });
  const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect(rowOf(/培养箱/).getByText('验收中')).toBeVisible();
  expect(rowOf(/分析仪/).getAllByText('审批')).not.toEqual([]);
  expect(await actsOf(user, '恒电位仪')).toEqual(['确认入库', '查看']);
  expect(await actsOf(user, '培养箱')).toEqual(['核对并签署', '查看']);
  expect(await actsOf(user, '切割机')).toEqual(['恢复采购', '查看']);
  expect(await actsOf(user, '分析仪')).toEqual(['审批', '查看']);
  await doWith(user, '签订合同 显微镜');
  expect(address()).toBe(`${contractPage}?id=contract`);
});

test('on a phone a fact that is none is left out', async () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query);
    return query === '(max-width: 48em)' ? Object.assign(Object.create(list), { matches: true, media: query }) : list;
  });
  api.override('getInfo', { ...api.example('getInfo'), permissions: [], userType: 'STAFF' });
  api.override('getUserMenu', [menuItem(path, '采购项目')]);
  const project = { ...received, nextTime: null, officerName: null };
  api.override('queryProjectPage', { ...api.example('queryProjectPage'), records: [project], total: 1 });
  await renderApp(path);
  const card = await screen.findByText('离心管').then((name) => name.closest('li') as HTMLElement);
  const dashes = within(card).getAllByText('–');
  expect(dashes).toHaveLength(2);
  for (const dash of dashes) expect(dash.closest('[hidden]')).not.toBeNull();
  expect(within(card).getByText('8 天').closest('[hidden]')).toBeNull();
  vi.restoreAllMocks();
});

test('of several steps the own one is told before those of others', async () => {
  const turns = (mine: Schemas['TodoKind']) =>
    (['PAY', 'INVOICE'] as const).map((step) =>
      aTurn(step, { names: step === 'INVOICE' ? ['王晓梅'] : [], mine: step === mine }),
    );
  const mine: Project = { ...unpaid, turns: turns('INVOICE'), allowedActions: ['ADD_INVOICE'] };
  const theirs: Project = { ...unpaid, id: 'theirs', projectName: '试管', turns: turns('PAY'), allowedActions: ['PAY'] };
  const { user } = await openList({ projects: [mine, theirs] });
  expect(screen.getByRole('row', { name: /玻璃烧杯/ })).toHaveTextContent('我登记发票');
  expect(screen.getByRole('row', { name: /试管/ })).toHaveTextContent('我登记付款');
  expect(await actsOf(user, '玻璃烧杯')).toEqual(['登记发票', '查看']);
});

test('what is to be approved leads to its case', async () => {
  const { user, address } = await openList();
  await doWith(user, '审批 墨粉盒');
  expect(address()).toBe(`${casePage}?id=case`);
});

test('a bidding says who opens or decides and until when, and an officer publishes from the list', async () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const common = { ...received, allowedActions: [] };
  const turns = [aTurn('DECIDE', { names: ['王晓梅', '孙立群'], anyOf: true, until: soon })];
  const deciding: Project = { ...common, id: 'deciding', projectName: '离心机', status: 'DECIDING', nextTime: soon, turns };
  const publish = [aTurn('PUBLISH', { recordId: 'approved', mine: true })];
  const approved: Project = { ...common, id: 'approved', projectName: '冰箱', status: 'APPROVED', turns: publish };
  const { user, address } = await openList({ projects: [deciding, approved] });
  const row = within(screen.getByRole('row', { name: /离心机/ }));
  for (const text of ['王晓梅、孙立群', '定标']) expect(row.getByText(text)).toBeVisible();
  expect(row.getAllByRole('time').some((time) => time.getAttribute('datetime') === soon)).toBe(true);
  await doWith(user, '发布 冰箱');
  expect(address()).toBe(`${infoPage}?id=approved&do=PUBLISH`);
});

test('states are offered with their counts, and narrow the list', async () => {
  api.override('countProjectsByStatus', [
    { status: 'EXECUTING', count: 3 },
    { status: 'ARCHIVED', count: 5 },
  ]);
  const { user, address } = await openList({ search: '?tab=MINE' });
  await user.click(screen.getByRole('combobox', { name: '状态' }));
  expect(screen.queryByRole('option', { name: /草稿/ })).toBeNull();
  await user.click(await screen.findByRole('option', { name: '已归档 5' }));
  await waitFor(() => expect(callsOf('queryProjectPage').at(-1)?.query).toMatchObject({ scope: 'MINE', status: 'ARCHIVED' }));
  expect(address()).toBe(`${path}?status=ARCHIVED&tab=MINE`);
});

test('an empty list says what it would hold', async () => {
  api.override('getInfo', { ...api.example('getInfo'), permissions: ['purchase:project:apply'], userType: 'STAFF' });
  api.override('getUserMenu', [menuItem(path, '采购项目')]);
  api.override('queryProjectPage', { ...api.example('queryProjectPage'), records: [], total: 0 });
  await renderApp(path);
  expect(await screen.findByText('没有等您处理的采购')).toBeVisible();
});
