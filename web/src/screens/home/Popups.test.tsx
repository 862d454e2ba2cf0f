// Fetched before: how long a machine takes to read the dictionary is not what is tested here.
import 'pinyin-pro';
import '#layout/SearchPalette.tsx';
import './PopupDialog.tsx';
import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

const overview = api.example('getHomeOverview');
const [example] = overview.systemAnnouncements as [Schemas['ArticleBrief']];

/** The server knows what has been read. */
async function openHome(announcements: Partial<Schemas['ArticleBrief']>[]) {
  const read = new Set<string>();
  api.override('getHomeOverview', () => ({
    ...overview,
    systemAnnouncements: announcements.map((changes) => {
      const article = { ...example, popup: true, viewed: false, ...changes };
      return { ...article, viewed: article.viewed || read.has(article.id) };
    }),
  }));
  api.override('countArticleView', ({ path }) => {
    read.add(String(path.id));
    return { viewCount: 1 };
  });
  const app = await renderApp('/');
  await screen.findByRole('heading', { level: 1 });
  return app;
}

test('announcements that pop up are read one after the other, and counted', async () => {
  const { user } = await openHome([
    { id: 'seen', title: '看过的', viewed: true },
    { id: 'quiet', title: '不弹窗的', popup: false },
    { id: 'one', title: '今晚停机' },
    { id: 'two', title: '接口升级' },
  ]);
  const first = within(await screen.findByRole('dialog', { name: '今晚停机' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  // A key that was meant for the page closes nothing.
  await user.keyboard('{Enter}');
  await user.click(first.getByRole('button', { name: '知道了' }));
  expect(await screen.findByRole('dialog', { name: '接口升级' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('countArticleView').map(({ path }) => path)).toEqual([{ id: 'one' }, { id: 'two' }]);
});

test('nothing pops up over what somebody has open or is typing', async () => {
  const gate = Promise.withResolvers<void>();
  api.override('getHomeOverview', async () => {
    await gate.promise;
    return { ...overview, systemAnnouncements: [{ ...example, title: '今晚停机', popup: true, viewed: false }] };
  });
  const { user } = await renderApp('/');
  await user.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('combobox', { name: '搜索菜单、操作和数据' });
  gate.resolve();
  await user.type(palette, '角色');
  expect(await screen.findByRole('option')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: '今晚停机' })).toBeNull();
  expect(palette).toHaveValue('角色');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: '今晚停机' })).toBeVisible();
});

test('an announcement that pops up leads to its page', async () => {
  const { user, address } = await openHome([{ id: 'one', title: '今晚停机' }]);
  const popup = within(await screen.findByRole('dialog', { name: '今晚停机' }));
  await user.click(popup.getByRole('link', { name: '打开全文' }));
  expect(address()).toBe('/announcement-detail?id=one');
});
