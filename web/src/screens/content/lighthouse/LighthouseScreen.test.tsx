import { createClient, type Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

async function openLighthouse(permissions: string[], allowedActions: Schemas['Article']['allowedActions']) {
  api.override('getUserMenu', [menuItem('/system/lighthouse', '采购灯塔')]);
  api.override('getInfo', { ...(await exampleUser()), permissions });
  const client = createClient({ baseUrl: '/api', token: api.signIn() });
  const list = await client.call('queryLighthousePage', { query: { size: 1 } });
  const [example] = list.records as [Schemas['Article']];
  const row = { ...example, id: 'a', title: '试剂集采', caseAmount: '1280000.00', caseSavingRate: '12.50', allowedActions };
  api.override('queryLighthousePage', { ...list, records: [row] });
  const detail = await client.articles.getArticleDetail({ path: { id: 'a' } });
  api.override('getArticleDetail', { ...detail, title: '试剂集采', caseAmount: null, caseSavingRate: null, version: 2 });
  const app = await renderApp('/system/lighthouse');
  await screen.findByRole('rowheader', { name: '试剂集采' });
  return app;
}

test('a case is listed with its amount and saving, and read on a page of its own', async () => {
  await openLighthouse([], []);
  expect(screen.getByRole('cell', { name: '1,280,000.00' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '12.5%' })).toBeVisible();
  expect(screen.getByRole('link', { name: '试剂集采' })).toHaveAttribute('href', '/lighthouse-detail?id=a');
  expect(screen.queryByRole('button', { name: /新建|编辑|撤回|删除|更多/ })).toBeNull();
});

test('amount and saving are checked and sent with two digits behind the point', async () => {
  const { user } = await openLighthouse(['content:lighthouse:update'], ['EDIT']);
  await doWith(user, '编辑 试剂集采');
  const form = within(await screen.findByRole('dialog', { name: '编辑《试剂集采》' }));
  const amount = await form.findByRole('textbox', { name: '案例金额' });
  await user.type(amount, '12.345');
  await user.type(form.getByRole('textbox', { name: '节约率' }), '101');
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('请填写金额，最多两位小数')).toBeVisible();
  expect(form.getByText('请填写 0 至 100 之间的数字，最多两位小数')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '1200000');
  await user.clear(form.getByRole('textbox', { name: '节约率' }));
  await user.type(form.getByRole('textbox', { name: '节约率' }), '8.5');
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(callsOf('updateLighthouse')).toHaveLength(1));
  expect(callsOf('updateLighthouse')[0]?.body).toMatchObject({ version: 2, caseAmount: '1200000.00', caseSavingRate: '8.50' });
});

test('what leaves no room for amount and saving is shown to those who choose it', async () => {
  const { user } = await openLighthouse(['content:lighthouse:update'], ['EDIT']);
  expect(screen.queryByRole('columnheader', { name: '更新时间' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '列设置' }));
  const settings = within(await screen.findByRole('dialog', { name: '列设置' }));
  expect(await settings.findByRole('button', { name: '恢复默认' })).toBeDisabled();
  await user.click(settings.getByRole('checkbox', { name: '更新时间' }));
  expect(screen.getByRole('columnheader', { name: '更新时间' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: '浏览量' })).toBeNull();
  await user.click(settings.getByRole('button', { name: '恢复默认' }));
  expect(screen.queryByRole('columnheader', { name: '更新时间' })).toBeNull();
});
