import { canonicalText, sha256 } from '@campus-procurement/sdk/commitment';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#testing/mockApi.ts';
import { callsOf } from '#testing/renderApp.tsx';
import { renderPortal } from '#testing/renderPortal.tsx';

function aNotice() {
  const example = api.example('getPublicAnnouncementDetail');
  const { announcementCode, type, title, sections } = example;
  const publishTime = '2026-03-09T01:00:00.000Z';
  const fingerprint = sha256(canonicalText({ announcementCode, type, title, publishTime, sections }));
  return { ...example, publishTime: '2026-03-09T09:00:00+08:00', fingerprint };
}

test('anybody reads a public notice, and checks that it is what was published', async () => {
  const notice = aNotice();
  api.override('getPublicAnnouncementDetail', notice);
  const { user } = await renderPortal(`/notices/${notice.id}`, { loggedIn: false });
  expect(await screen.findByRole('heading', { level: 1, name: notice.title })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '核对指纹' }));
  expect(await screen.findByText(/^一致/)).toBeVisible();
});

test('a notice of which a word was changed does not match its fingerprint', async () => {
  const notice = { ...aNotice(), title: '另一个标题' };
  api.override('getPublicAnnouncementDetail', notice);
  const { user } = await renderPortal(`/notices/${notice.id}`, { loggedIn: false });
  await user.click(await screen.findByRole('button', { name: '核对指纹' }));
  expect(await screen.findByText(/^不一致/)).toBeVisible();
});

test('kind and keyword stand in the address, and begin with the first page', async () => {
  const { user, address } = await renderPortal('/notices?current=2', { loggedIn: false });
  await user.type(await screen.findByRole('searchbox', { name: '编号或名称' }), '离心机');
  await user.click(screen.getByRole('button', { name: '搜索' }));
  await user.click(screen.getByRole('button', { name: '成交公告' }));
  expect(address()).toBe(`/notices?keyword=${encodeURIComponent('离心机')}&type=AWARD`);
  expect(callsOf('queryPublicAnnouncementPage').at(-1)?.query).toMatchObject({ type: 'AWARD', keyword: '离心机' });
});

test('a supplier that is logged in also reads a notice for suppliers only', async () => {
  const notice = { ...aNotice(), publishScope: 'SUPPLIER' as const };
  api.override('getSupplierNotice', notice);
  await renderPortal(`/notices/${notice.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: notice.title })).toBeVisible();
  expect(callsOf('getPublicAnnouncementDetail')).toEqual([]);
});
