import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTurn } from '#testing/aTurn.ts';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

const path = '/other-procurement-type';
const formPage = '/purchase-management/sponsor';
const base = api.example('queryProjectPage').records[0] as Schemas['Project'];
const inquiry: Schemas['Project'] = {
  ...base,
  id: 'inquiry',
  projectName: '标准物质',
  lane: 'OTHER',
  executionCode: 'INQUIRY',
  status: 'APPROVED',
  officerId: 'officer',
  officerName: '孙立群',
  turns: [aTurn('REGISTER_OUTCOME', { names: ['孙立群'], mine: true })],
  allowedActions: ['REGISTER_OUTCOME'],
};

async function openPage(permissions: string[], { menu = [formPage], search = '' } = {}) {
  api.override('getInfo', { ...api.example('getInfo'), permissions, userType: 'STAFF' });
  api.override(
    'getUserMenu',
    [path, '/purchase-management/project-info', ...menu].map((one, sort) => menuItem(one, `页面${sort}`, { sort })),
  );
  api.override('queryProjectPage', { ...api.example('queryProjectPage'), records: [inquiry], total: 1 });
  api.override('countProjectsByStatus', [{ status: 'APPROVED', count: 3 }]);
  const app = await renderApp(`${path}${search}`);
  await screen.findAllByRole('rowheader');
  return app;
}

test('lists what is not bid for, with the way of each, and begins one with the way chosen', async () => {
  const { user } = await openPage(['purchase:project:apply']);
  expect(callsOf('queryProjectPage')[0]?.query).toMatchObject({ scope: 'TODO', lane: 'OTHER' });
  const row = screen.getByRole('rowheader', { name: /标准物质/ }).closest('tr') as HTMLElement;
  expect(within(row).getByText('询价')).toBeVisible();
  expect(within(row).getAllByText('登记采购结果')).not.toEqual([]);
  expect(within(row).getByRole('button', { name: /^登记采购结果/ })).toBeVisible();
  const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
  await waitFor(() => expect(tabs()).toEqual(['待我处理 3', '我的申请 3', '全部', '框架协议']));
  await user.click(screen.getByRole('button', { name: '发起其他方式采购' }));
  expect(await screen.findByRole('menuitem', { name: '单一来源' })).toHaveAttribute('href', `${formPage}?way=SINGLE_SOURCE`);
});

test('who may register agreements does so beside the list of those there are', async () => {
  const { user } = await openPage(['purchase:project:read', 'purchase:framework:save'], {
    menu: [],
    search: '?tab=FRAMEWORKS',
  });
  expect(screen.queryByRole('button', { name: '发起其他方式采购' })).toBeNull();
  expect(screen.getByRole('rowheader', { name: /实验耗材框架协议/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '登记框架协议' }));
  const form = await screen.findByRole('dialog');
  await user.click(within(form).getByRole('button', { name: '保存' }));
  expect(await within(form).findByRole('textbox', { name: /协议编号/ })).toBeInvalid();
  expect(callsOf('saveFramework')).toEqual([]);
});

test('a single source that somebody objects to waits for the answer, and not for its outcome', async () => {
  const objected = { executionCode: 'SINGLE_SOURCE', nextTime: null } as const;
  await openPage([]);
  api.override('queryProjectPage', {
    ...api.example('queryProjectPage'),
    records: [{ ...inquiry, ...objected, turns: [aTurn('ANSWER_OBJECTION', { mine: true })] }],
    total: 1,
  });
  screen.getByRole('button', { name: '刷新' }).click();
  expect(await screen.findByRole('button', { name: /^答复异议/ })).toBeVisible();
  expect(screen.getAllByText('答复异议').length).toBeGreaterThan(1);
  expect(screen.queryByText('登记采购结果')).toBeNull();
});

test('a single source that is announced waits for nobody, but for the end of its notice', async () => {
  const announced = { executionCode: 'SINGLE_SOURCE', nextTime: '2026-11-30T21:25:00+08:00' } as const;
  const turns = [aTurn('REGISTER_OUTCOME', { names: ['孙立群'], from: announced.nextTime })];
  const row = { ...inquiry, ...announced, turns, allowedActions: [] };
  await openPage([], { search: '?tab=ALL' });
  api.override('queryProjectPage', { ...api.example('queryProjectPage'), records: [row], total: 1 });
  screen.getByRole('button', { name: '刷新' }).click();
  expect(await screen.findByText('单一来源公示')).toBeVisible();
  expect(screen.getByText('至 2026/11/30')).toBeVisible();
  expect(screen.queryByText('登记采购结果')).toBeNull();
});
