import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';

const path = '/system/operation-log';
const detailOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a refusal is shown with its reason and what was asked for', async () => {
  const { user } = await openScreen(path);
  const row = within(await screen.findByRole('row', { name: /新增角色/ }));
  expect(row.getByText('拒绝 4003')).toBeVisible();
  await user.click(row.getByRole('button', { name: /^详情/ }));
  const detail = await detailOf('新增角色');
  expect(await detail.findByText('PUT /sys/user')).toBeVisible();
  expect(detail.getByRole('region', { name: '请求内容' })).toBeVisible();
});

test('times have seconds in the list and in the detail', async () => {
  const { user } = await openScreen(path);
  const row = within(await screen.findByRole('row', { name: /新增角色/ }));
  expect(row.getByText('2026/03/02 08:41:19')).toBeVisible();
  await user.click(row.getByRole('button', { name: /^详情/ }));
  const detail = await detailOf('新增角色');
  expect(await detail.findByText('2026/03/02 08:26:53')).toBeVisible();
});

test('the detail says what changed, from what to what, and has names beside ids', async () => {
  const { user } = await openScreen(path);
  const row = within(await screen.findByRole('row', { name: /新增角色/ }));
  await user.click(row.getByRole('button', { name: /^详情/ }));
  const detail = await detailOf('新增角色');
  const changes = within(await detail.findByRole('table', { name: '变更内容' }));
  const cellsOf = (name: string) => {
    const [before, after] = within(changes.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');
    return [before?.textContent, after?.textContent];
  };
  expect(cellsOf('职务')).toEqual(['货物采购科副科长', '货物采购科科长']);
  expect(cellsOf('所属部门')).toEqual([
    expect.stringMatching(/^采购与招标中心01957b1e/),
    expect.stringMatching(/^货物采购科01957b1e/),
  ]);
  expect(cellsOf('角色部门')).toEqual(['–', expect.stringMatching(/^新增验收人员 · 资产与实验室管理处/)]);
  const request = detail.getByRole('region', { name: '请求内容' });
  expect(request).toHaveTextContent('"id": "01957b1e-6c00-7a10-8000-000000000105", 刘海燕');
});

test('a write of which nothing was recorded has no table of changes', async () => {
  api.override('getOperationLogDetail', { ...api.example('getOperationLogDetail'), names: [], changes: null });
  const { user } = await openScreen(path);
  const row = within(await screen.findByRole('row', { name: /新增角色/ }));
  await user.click(row.getByRole('button', { name: /^详情/ }));
  const detail = await detailOf('新增角色');
  expect(await detail.findByRole('region', { name: '请求内容' })).toBeVisible();
  expect(detail.queryByRole('table')).toBeNull();
});

test('the log is searched by user, module, outcome and days', async () => {
  await openScreen(`${path}?userName=李&module=roles&outcome=false&time=2026-03-01~2026-03-02`);
  await screen.findAllByRole('rowheader');
  expect(callsOf('queryOperationLogPage')[0]?.query).toMatchObject({
    userName: '李',
    module: 'roles',
    success: false,
    timeStart: '2026-03-01T00:00:00+08:00',
    timeEnd: '2026-03-03T00:00:00+08:00',
  });
});

test('who may export gets what the filters let through', async () => {
  const { user } = await openScreen(`${path}?outcome=true`, { permissions: ['system:operationLog:export'] });
  await screen.findAllByRole('rowheader');
  await user.click(screen.getByRole('button', { name: '导出' }));
  await user.click(await screen.findByRole('button', { name: 'CSV (.csv)' }));
  await waitFor(() => expect(callsOf('exportOperationLog')[0]?.body).toEqual({ format: 'CSV', success: true }));
});

test('who may not export is not offered it', async () => {
  await openScreen(path);
  await screen.findAllByRole('rowheader');
  expect(screen.queryByRole('button', { name: '导出' })).toBeNull();
});
