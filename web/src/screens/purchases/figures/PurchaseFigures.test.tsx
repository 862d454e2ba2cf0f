import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTurn } from '#testing/aTurn.ts';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

const codes = ['purchase:project:read', 'purchase:project:apply', 'purchase:project:export'];
const example = () => api.example('getProjectFigures');

async function open(permissions = codes) {
  api.override('getInfo', { ...api.example('getInfo'), permissions, userType: 'STAFF' });
  api.override('getUserMenu', [menuItem('/dashboard/workplace', '工作台')]);
  return renderApp('/dashboard/workplace');
}

const cells = (table: HTMLElement, name: RegExp) =>
  within(within(table).getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('purchases are shown by state, step and month, and each state leads to its list', async () => {
  const { user } = await open();
  const states = await screen.findByRole('table', { name: '各状态' });
  expect(cells(states, /审批中/)).toEqual(['', '3', '3,536.22']);
  expect(within(states).getAllByRole('link', { name: '3' })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/procurement-item\?tab=MINE&status=APPROVING&begun=2025-04-01%7E2026-03-31$/),
  );
  const steps = screen.getByRole('table', { name: '各环节用时' });
  expect(cells(steps, /供货与验收（最慢）/)).toEqual(['', '2 天', '7']);
  expect(cells(steps, /发布/)).toEqual(['', '–', '0']);
  expect(await screen.findByRole('img', { name: /按月申请金额的柱形图/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '看表格' }));
  expect(cells(screen.getByRole('table', { name: '按月' }), /2026-02/)).toEqual(['12', '10,823.16', '2', '465.50']);
});

test('what was completed and paid in the period is said by its own date, also where nothing was begun', async () => {
  api.override('getProjectFigures', { ...example(), count: 0, states: [] });
  await open();
  const tiles = within((await screen.findByText('按付款日期统计', { exact: false })).closest('dl') as HTMLElement);
  expect(tiles.getByText('已付（元）').parentElement).toHaveTextContent('2,111.875 个项目，按付款日期统计');
  expect(tiles.getByText('已完成').parentElement).toHaveTextContent('7实付 4,090.05 元 · 申请后中位 2.2 天');
});

test('what waits longest leads to the purchase and says whose turn it is', async () => {
  const [first, ...others] = example().longest.map((row) => ({ ...row, turns: [aTurn('PAY')] }));
  const named = { ...(first as NonNullable<typeof first>), turns: [aTurn('APPROVE', { names: ['陈志衡'] })] };
  api.override('getProjectFigures', { ...example(), longest: [named, ...others] });
  await open();
  const longest = await screen.findByRole('table', { name: '等待最久' });
  expect(within(longest).getByText('陈志衡')).toBeVisible();
  expect(within(longest).queryAllByText('财务')).toHaveLength(others.length);
  expect(within(longest).getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining(String(first?.id)));
  expect(within(longest).getAllByRole('row')).toHaveLength(example().longest.length + 1);
});

test('what is paid waits to be archived, and a state of all purchases has words for all of them', async () => {
  const figures = example();
  const paid = { ...figures.longest[0], status: 'COMPLETED', lane: 'BIDDING', costAmount: '9000.00', paidAmount: '9000.00' };
  const longest = [paid] as typeof figures.longest;
  api.override('getProjectFigures', { ...figures, longest, waiting: [{ status: 'COMPLETED', count: 1, long: 1, days: 9 }] });
  await open();
  expect(within(await screen.findByRole('table', { name: '等待最久' })).getByText('待归档')).toBeVisible();
  expect(within(screen.getByRole('table', { name: '等待办理' })).getByText('待付款、退款或归档')).toBeVisible();
});

test('another period is asked for, and kept in the address', async () => {
  const { user } = await open();
  await screen.findByRole('table', { name: '各状态' });
  await user.click(screen.getByRole('combobox', { name: '统计期间' }));
  await user.click(await screen.findByRole('option', { name: '去年' }));
  expect(await screen.findByRole('table', { name: '各状态' })).toBeVisible();
  const last = new Date().getFullYear() - 1;
  expect(callsOf('getProjectFigures').at(-1)?.query).toMatchObject({ monthFrom: `${last}-01`, monthTo: `${last}-12` });
});

test('who oversees a school compares departments and officers', async () => {
  const group = {
    id: 'one',
    name: '化学学院',
    count: 12,
    amount: '90000.00',
    awardedCount: 3,
    saved: '4500.00',
    failed: 1,
    days: '21.5',
  };
  const officer = { ...group, id: 'two', name: '刘海燕' };
  const groups = { depts: [{ ...group, percent: '5.0' }], officers: [{ ...officer, percent: null }] };
  api.override('getProjectFigures', { ...example(), range: 'SCHOOL', ...groups });
  await open();
  expect(cells(await screen.findByRole('table', { name: '部门对比' }), /化学学院/)).toEqual([
    '12',
    '90,000.00',
    '3',
    '4,500.00',
    '5%',
    '1',
    '21.5 天',
  ]);
  expect(screen.getByRole('table', { name: '经办人对比' })).toHaveTextContent('刘海燕');
  expect(screen.getByRole('combobox', { name: '申购部门' })).toBeVisible();
});

test('without purchases it says what to do, and begins one', async () => {
  const nothing = { count: 0, amount: '0.00' };
  const none = { count: 0, states: [], waiting: [], longest: [], paid: nothing, completed: { ...nothing, days: null } };
  api.override('getProjectFigures', { ...example(), ...none });
  await open();
  expect(await screen.findByText(/提交采购申请后，这里显示/)).toBeVisible();
  expect(screen.getByRole('link', { name: '发起采购' })).toHaveAttribute('href', expect.stringContaining('sponsor'));
  expect(screen.queryByRole('table', { name: '各状态' })).toBeNull();
});

test('who sees no purchases asks for none', async () => {
  await open([]);
  expect(await screen.findByText('未读消息')).toBeVisible();
  expect(callsOf('getProjectFigures')).toEqual([]);
});

test('figures that cannot be read can be asked for again', async () => {
  api.override('getProjectFigures', ({ reply }) => reply.http(500), { once: true });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('table', { name: '各状态' })).toBeVisible();
});
