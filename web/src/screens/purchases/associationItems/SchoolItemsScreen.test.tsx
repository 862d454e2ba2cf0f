import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

const page = '/purchase-management/qlgd-association-items';
const reader = { permissions: ['purchase:association:read'] };
const item: Schemas['AssociationItem'] = {
  externalCode: 'XM2026-0001',
  externalName: '智能制造实训平台建设',
  planYear: 2026,
  planAmount: '100000.00',
  usedAmount: '25000.00',
  availableAmount: '75000.00',
  deptName: '机械工程学院',
  leaderName: '孟清歌',
  enabled: true,
  projectCount: 3,
  syncTime: '2026-03-02T01:00:00.000Z',
  projects: [
    {
      id: 'p1',
      projectCode: 'JJ2026000001',
      projectName: '力传感器 12 只',
      status: 'APPROVING',
      applicantName: '孟清歌',
      amount: '25000.00',
    },
  ],
};
const listed = (...records: Schemas['AssociationItem'][]) =>
  api.override('queryAssociationItemPage', { records, total: records.length, current: 1, size: 10 });

test('the list shows how much of an item is taken, and by which purchases', async () => {
  listed(item, { ...item, externalCode: 'XM2026-0002', externalName: '空项目', projectCount: 0, enabled: false });
  const { user } = await openScreen(page, reader);
  const row = within(await screen.findByRole('row', { name: /智能制造实训平台建设/ }));
  expect(row.getByRole('progressbar', { name: /智能制造实训平台建设/ })).toHaveAttribute('aria-valuenow', '25');
  expect(row.getByText('75,000.00')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /空项目/ })).getByText('已停用')).toBeVisible();
  expect(screen.queryByRole('button', { name: '查看采购 空项目' })).toBeNull();
  await doWith(user, '查看采购 智能制造实训平台建设');
  const dialog = within(await screen.findByRole('dialog', { name: '关联采购：智能制造实训平台建设' }));
  expect(dialog.getByRole('link', { name: '力传感器 12 只' })).toHaveAttribute('href', expect.stringContaining('id=p1'));
  expect(dialog.getByText(/另有 2 个采购/)).toBeVisible();
});

test('who may synchronises after a question; who may not is not asked', async () => {
  listed();
  await openScreen(page, reader);
  await screen.findByText(/还没有项目/);
  expect(screen.queryByRole('button', { name: '同步关联项目' })).toBeNull();
});

test('the synchronisation is started from its dialog', async () => {
  listed(item);
  const { user } = await openScreen(page, { permissions: [...reader.permissions, 'purchase:association:sync'] });
  await user.click(await screen.findByRole('button', { name: '同步关联项目' }));
  const dialog = within(await screen.findByRole('dialog', { name: '同步关联项目' }));
  await user.click(dialog.getByRole('button', { name: '开始同步' }));
  await waitFor(() => expect(callsOf('syncAssociationItems')).toHaveLength(1));
});
