import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { callsOf } from '#testing/renderApp.tsx';

const path = '/system/operation-log';
const detailOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a refusal is shown with its reason and what was asked for', async () => {
  const { user } = await openScreen(path);
  const row = within(await screen.findByRole('row', { name: /新增角色/ }));
  expect(row.getByText('拒绝 4003')).toBeVisible();
  await user.click(row.getByRole('button', { name: /^详情/ }));
  const detail = await detailOf('新增角色');
  expect(await detail.findByText('POST /sys/role/saveRole')).toBeVisible();
  expect(detail.getByRole('region', { name: '请求内容' })).toBeVisible();
});

test('the log is searched by user, module, outcome and days', async () => {
  await openScreen(`${path}?userName=李&module=roles&outcome=false&time=2026-03-01~2026-03-02`);
  await screen.findAllByRole('rowheader');
  expect(callsOf('queryOperationLogPage')[0]?.query).toMatchObject({
    ...{ userName: '李', module: 'roles', success: false },
    ...{ timeStart: '2026-03-01T00:00:00+08:00', timeEnd: '2026-03-03T00:00:00+08:00' },
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
