import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

const page = '/purchase-management/draft-ave';
const [example] = api.example('queryProjectPage').records;
const draft = (id: string, some: Partial<Schemas['Project']>): Schemas['Project'] => ({
  ...(example as Schemas['Project']),
  id,
  projectCode: null,
  status: 'DRAFT',
  allowedActions: ['EDIT', 'SUBMIT', 'DELETE'],
  updateTime: new Date().toISOString(),
  ...some,
});
const day = 24 * 3_600_000;
const drafts = [
  draft('one', { projectName: '移液枪头 20 盒', costAmount: '480.00' }),
  draft('two', {
    projectName: '离心管',
    costAmount: '0.00',
    payeeName: null,
    updateTime: new Date(Date.now() - 85 * day).toISOString(),
  }),
];

async function open() {
  api.override('queryProjectPage', { records: drafts, total: 2, current: 1, size: 10 });
  const app = await openScreen(page);
  await screen.findAllByRole('rowheader');
  return app;
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('the list has the own drafts, what they lack, and when they are removed', async () => {
  await open();
  expect(callsOf('queryProjectPage')[0]?.query).toMatchObject({ scope: 'MINE', status: 'DRAFT', sort: 'updateTime,desc' });
  const row = within(screen.getByRole('row', { name: /离心管/ }));
  expect(row.getByText('未选')).toBeVisible();
  expect(row.getByText('未填')).toBeVisible();
  expect(row.getByText('还有 5 天')).toBeVisible();
  expect(screen.getByRole('link', { name: '移液枪头 20 盒' })).toHaveAttribute('href', '/purchase-management/draft-ave?id=one');
  // The menu has no page that begins one.
  expect(screen.queryByRole('button', { name: '发起采购' })).toBeNull();
});

test('a draft is gone on with', async () => {
  const { user, address } = await open();
  await doWith(user, '继续 离心管');
  await waitFor(() => expect(address()).not.toBe(page));
});

test('a draft is deleted after a question that names it', async () => {
  const { user } = await open();
  await doWith(user, '删除 离心管');
  await user.click((await dialog('删除“离心管”？')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(callsOf('deleteProject').map(({ path }) => path)).toEqual([{ id: 'two' }]));
  expect(await screen.findByText('已删除草稿“离心管”')).toBeVisible();
});

test('several drafts are deleted at once', async () => {
  const { user } = await open();
  for (const name of ['移液枪头 20 盒', '离心管']) await user.click(screen.getByRole('checkbox', { name: `选择 ${name}` }));
  await user.click(screen.getByRole('button', { name: '删除（2）' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(callsOf('deleteProject')).toHaveLength(2));
});

test('without drafts the list says where they come from', async () => {
  api.override('queryProjectPage', { records: [], total: 0, current: 1, size: 10 });
  await openScreen(page);
  expect(await screen.findByText('没有草稿。发起采购时，填写的内容会自动存到这里。')).toBeVisible();
});
