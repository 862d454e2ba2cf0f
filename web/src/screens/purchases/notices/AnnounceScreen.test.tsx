import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

const path = '/purchase-management/announce';
const infoPage = '/purchase-management/announcement-project-info';

async function openList(search = '') {
  api.override(
    'getUserMenu',
    [path, infoPage].map((one, sort) => menuItem(one, `页面${sort}`, { sort })),
  );
  api.override('queryAnnouncementPage', api.example('queryAnnouncementPage'));
  const app = await renderApp(`${path}${search}`);
  await screen.findAllByRole('rowheader');
  return app;
}

const asked = () => callsOf('queryAnnouncementPage').at(-1)?.query;

test('a row says what was announced, of which purchase and until when, and leads to the notice', async () => {
  await openList();
  const row = within(screen.getByRole('row', { name: /高速冷冻离心机竞价公告/ }));
  expect(row.getByText('GG2026000012')).toBeVisible();
  expect(row.getByText('JJ2026000053')).toBeVisible();
  expect(row.getByText('2026/03/12 16:00')).toBeVisible();
  expect(row.getByText('公开')).toBeVisible();
  expect(row.getByRole('link', { name: '高速冷冻离心机竞价公告' })).toHaveAttribute(
    'href',
    expect.stringMatching(/announcement-project-info\?id=.+a101$/),
  );
});

test('each kind has a tab, which the address names', async () => {
  const { user, address } = await openList();
  expect(asked()).not.toHaveProperty('type');
  await user.click(screen.getByRole('tab', { name: '流标公告' }));
  await waitFor(() => expect(asked()).toMatchObject({ type: 'FAILED', current: 1 }));
  expect(address()).toContain('FAILED');
});

test('notices are searched by words and by days', async () => {
  const { user } = await openList('?published=2026-03-01~2026-03-31');
  expect(asked()).toMatchObject({
    publishTimeStart: '2026-03-01T00:00:00+08:00',
    publishTimeEnd: '2026-04-01T00:00:00+08:00',
  });
  await user.type(screen.getByRole('textbox', { name: '标题、编号、项目' }), '离心机{Enter}');
  await waitFor(() => expect(asked()).toMatchObject({ keyword: '离心机' }));
});
