import { createClient, type Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { paste } from '#testing/paste.ts';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';

const codes = ['create', 'update', 'publish', 'delete'].map((action) => `content:faq:${action}`);

async function openHelpCenter(permissions: string[], allowedActions: Schemas['Article']['allowedActions']) {
  api.override('getUserMenu', [menuItem('/system/helpCenter', '帮助中心')]);
  api.override('getInfo', { ...(await exampleUser()), permissions });
  const client = createClient({ baseUrl: '/api', token: api.signIn() });
  const list = await client.help.queryHelpFaqPage({ query: { size: 1 } });
  const [example] = list.records as [Schemas['Article']];
  api.override('queryHelpFaqPage', { ...list, records: [{ ...example, id: 'a', title: '忘记密码怎么办？', allowedActions }] });
  const app = await renderApp('/system/helpCenter');
  await screen.findByRole('rowheader', { name: '忘记密码怎么办？' });
  return app;
}

test('readers find answers by title and category, and are offered nothing to write', async () => {
  const { user, address } = await openHelpCenter([], []);
  expect(screen.getByRole('link', { name: '忘记密码怎么办？' })).toHaveAttribute('href', '/announcement-detail?id=a');
  expect(screen.queryByRole('button', { name: '新建问答' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: '状态' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: '状态' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: '标题' }), '密码');
  const categories = within(screen.getByRole('group', { name: '分类' }));
  const [all, first] = (await categories.findAllByRole('button')) as [HTMLElement, HTMLElement];
  expect(all).toHaveAttribute('aria-pressed', 'true');
  await user.click(first);
  await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'));
  expect(callsOf('queryHelpFaqPage').at(-1)?.query).toMatchObject({
    title: '密码',
    categoryCode: api.example('queryDictDataByType')[0]?.dictValue,
  });
  await user.click(all);
  await waitFor(() => expect(address()).not.toContain('categoryCode='));
  expect(address()).toContain('title=');
});

test('an answer is written at its position in the list', async () => {
  const { user } = await openHelpCenter(codes, ['EDIT', 'PUBLISH', 'DELETE']);
  await user.click(screen.getByRole('button', { name: '新建问答' }));
  const form = within(await screen.findByRole('dialog', { name: '新建问答' }));
  await user.type(await form.findByRole('textbox', { name: '标题' }), '如何换手机号？');
  const position = form.getByRole('textbox', { name: '排序' });
  await user.clear(position);
  await user.type(position, '-1');
  paste(await form.findByRole('textbox', { name: '正文' }), '<p>在个人信息中。</p>');
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('请填写 0 至 9999 的整数')).toBeVisible();
  await user.clear(position);
  await user.type(position, '20');
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(callsOf('saveHelpFaq')).toHaveLength(1));
  expect(callsOf('saveHelpFaq')[0]?.body).toMatchObject({ title: '如何换手机号？', sort: 20, content: '<p>在个人信息中。</p>' });
});
