import { createClient, type Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

const steps = [
  { title: '准备材料', content: '填写需求清单', routeName: 'user-role' },
  { title: '提交申请', content: '', routeName: 'not-mine' },
];

async function openGuidance(permissions: string[], allowedActions: Schemas['Article']['allowedActions']) {
  api.override('getUserMenu', [
    menuItem('/system/guidance', '办事指南'),
    menuItem('/user/role', '角色管理', { routeName: 'user-role' }),
  ]);
  api.override('getInfo', { ...(await exampleUser()), permissions });
  const client = createClient({ baseUrl: '/api', token: api.signIn() });
  const list = await client.help.queryHelpGuidelinePage({ query: { size: 1 } });
  const [example] = list.records as [Schemas['Article']];
  api.override('queryHelpGuidelinePage', { ...list, records: [{ ...example, id: 'a', title: '采购申请', allowedActions }] });
  const detail = await client.articles.getArticleDetail({ path: { id: 'a' } });
  api.override('getArticleDetail', { ...detail, channel: 'GUIDELINE', title: '采购申请', steps, version: 3 });
  const app = await renderApp('/system/guidance');
  await screen.findByRole('rowheader', { name: '采购申请' });
  return app;
}

test('the steps of a guideline are named, moved, removed and lead to pages', async () => {
  const { user } = await openGuidance(['content:guideline:update'], ['EDIT']);
  await doWith(user, '编辑 采购申请');
  const form = within(await screen.findByRole('dialog', { name: '编辑《采购申请》' }));
  const step = (number: number) => within(form.getByRole('group', { name: `步骤 ${number}` }));
  expect((await form.findAllByRole('group', { name: /步骤/ })).length).toBe(2);
  expect(step(1).getByRole('combobox', { name: '办理页面' })).toHaveValue('角色管理');
  expect(step(2).getByRole('combobox', { name: '办理页面' })).toHaveValue('not-mine');
  await user.click(form.getByRole('button', { name: '下移步骤 1' }));
  await user.click(form.getByRole('button', { name: '添加步骤' }));
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await step(3).findByText('请填写步骤名称')).toBeVisible();
  await user.click(form.getByRole('button', { name: '删除步骤 3' }));
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(callsOf('updateHelpGuideline')).toHaveLength(1));
  expect(callsOf('updateHelpGuideline')[0]?.body).toMatchObject({ version: 3, steps: [steps[1], steps[0]] });
});

test('readers are offered nothing to write', async () => {
  await openGuidance([], []);
  expect(screen.queryByRole('button', { name: /新建|编辑|撤回|删除|更多/ })).toBeNull();
});
