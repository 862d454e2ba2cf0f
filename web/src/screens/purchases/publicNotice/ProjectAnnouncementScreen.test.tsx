import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, renderApp } from '#testing/renderApp.tsx';

test('a notice that a message or the home page names is read by everybody, and says who it is for', async () => {
  const notice = api.example('getAnnouncementDetail');
  api.override('getAnnouncementDetail', { ...notice, publishScope: 'SUPPLIER' });
  await renderApp(`/project-announcement-detail?id=${notice.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: notice.title })).toBeVisible();
  expect(screen.getByText('仅供应商')).toBeVisible();
});

test('an address that names no notice leads back home', async () => {
  const { user, address } = await renderApp('/project-announcement-detail');
  await user.click(await screen.findByRole('link', { name: '返回首页' }));
  expect(address()).toBe('/');
});
