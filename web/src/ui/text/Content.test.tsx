import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#testing/mockApi.ts';
import { openScreen } from '#testing/openScreen.ts';
import { renderPortal } from '#testing/renderPortal.tsx';

const chineseIn = (element: Element) => [...element.querySelectorAll('[lang="zh-CN"]')].map(({ textContent }) => textContent);

const page = api.example('queryRolePage');

async function openRoles(language: 'zh-CN' | 'en-US') {
  api.override('queryRolePage', { ...page, records: page.records.map((role) => ({ ...role, roleName: '设备处 Officer' })) });
  await openScreen('/user/role', { language });
  const [cell] = await screen.findAllByRole('rowheader', { name: '设备处 Officer' });
  return cell as HTMLElement;
}

test('in an English page the Chinese of a cell is marked, and nothing else is', async () => {
  expect(chineseIn(await openRoles('en-US'))).toEqual(['设备处']);
  for (const text of chineseIn(document.body)) expect(text).toMatch(/^[^a-z]*$/i);
});

test('in a Chinese page nothing is marked', async () => {
  expect(chineseIn(await openRoles('zh-CN'))).toEqual([]);
});

const notice = api.example('getPublicAnnouncementDetail');

test('a notice in Chinese says so once in an English page, with its title and rows marked', async () => {
  api.override('getPublicAnnouncementDetail', notice);
  await renderPortal(`/notices/${notice.id}`, { loggedIn: false, language: 'en-US' });
  const article = within(await screen.findByRole('article'));
  expect(article.getAllByText('This content is in Chinese.')).toHaveLength(1);
  expect(chineseIn(article.getByRole('heading', { level: 1 })).join('')).toBe(notice.title);
});

test('a notice says nothing of its language in a Chinese page, nor an English one in an English page', async () => {
  const { unmount } = await renderPortal(`/notices/${notice.id}`, { loggedIn: false });
  await screen.findByRole('article');
  expect(screen.queryByText('以下内容为中文。')).toBeNull();
  unmount();
  const sections = [{ title: 'Contact', rows: [{ label: 'Name', value: 'Ms 刘' }] }];
  api.override('getPublicAnnouncementDetail', { ...notice, title: 'Laser cutter', sections });
  await renderPortal(`/notices/${notice.id}`, { loggedIn: false, language: 'en-US' });
  expect(chineseIn(await screen.findByRole('article'))).toContain('刘');
  expect(screen.queryByText('This content is in Chinese.')).toBeNull();
});
