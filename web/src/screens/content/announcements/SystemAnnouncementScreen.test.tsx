import { createClient } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { paste } from '#testing/paste.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

async function openAnnouncements(...more: string[]) {
  const client = createClient({ baseUrl: '/api', token: api.signIn() });
  api.override('getUserMenu', [menuItem('/system/systemAnnouncement', '系统公告')]);
  const info = await client.call('getInfo');
  const permissions = ['create', 'publish', ...more].map((action) => `content:systemAnnouncement:${action}`);
  api.override('getInfo', { ...info, permissions });
  const list = await client.articles.querySystemAnnouncementPage({ query: { size: 1 } });
  const [example] = list.records;
  if (!example) throw new Error('The description has no example of an announcement');
  const draft = { ...example, title: '停机通知', status: 'DRAFT' as const, popup: true, allowedActions: ['PUBLISH' as const] };
  api.override('querySystemAnnouncementPage', { ...list, records: [draft] });
  const app = await renderApp('/system/systemAnnouncement');
  await screen.findByRole('heading', { level: 1, name: '系统公告' });
  return app;
}

test('whoever publishes an announcement is told that its readers get a message', async () => {
  const { user } = await openAnnouncements();
  await doWith(user, '发布 停机通知');
  const question = within(await screen.findByRole('dialog', { name: '发布《停机通知》？' }));
  expect(question.getByText(/并收到消息提醒/)).toBeVisible();
  await user.click(question.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(callsOf('publishSystemAnnouncement')).toHaveLength(1));
});

test('an announcement may pop up, and has no category', async () => {
  const { user } = await openAnnouncements();
  await user.click(await screen.findByRole('button', { name: '新建公告' }));
  const form = within(await screen.findByRole('dialog', { name: '新建公告' }));
  await user.type(await form.findByRole('textbox', { name: '标题' }), '停电');
  paste(await form.findByRole('textbox', { name: '正文' }), '<p>今晚</p>');
  await user.click(form.getByRole('switch', { name: /弹窗提醒/ }));
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(callsOf('saveSystemAnnouncement')).toHaveLength(1));
  const { body } = callsOf('saveSystemAnnouncement')[0] ?? {};
  expect(body).toMatchObject({ title: '停电', content: '<p>今晚</p>', popup: true });
  expect(body).not.toHaveProperty('categoryCode');
});

test('whoever writes announcements sees which pop up; readers have seen it', async () => {
  await openAnnouncements('update');
  expect(await screen.findByRole('rowheader', { name: /停机通知.*弹窗提醒/ })).toBeVisible();
});
