import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

const path = '/purchase-management/announcement-project-info';
const projectPage = '/purchase-management/project-info';

const notice = api.example('getAnnouncementDetail');

async function openNotice(menu: string[] = [], changes: Partial<typeof notice> = {}) {
  api.override(
    'getUserMenu',
    [path, ...menu].map((one, sort) => menuItem(one, `页面${sort}`, { sort })),
  );
  api.override('getAnnouncementDetail', { ...notice, ...changes });
  const app = await renderApp(`${path}?id=${notice.id}`);
  await screen.findByRole('heading', { level: 1, name: notice.title });
  return { ...app, page: within(screen.getByRole('article')) };
}

test('a notice is shown as it was published, with number and time', async () => {
  const { page } = await openNotice();
  expect(page.getByText('GG2026000012')).toBeVisible();
  expect(page.getByText('2026/03/09 08:50')).toBeVisible();
  for (const { title } of notice.sections) expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(page.getByText('2026年3月12日 16:00，以平台服务器时间为准')).toBeVisible();
  expect(page.queryByText('仅供应商')).toBeNull();
});

test('its fingerprint is calculated in the browser', async () => {
  const { user, page } = await openNotice();
  expect(page.getByText(notice.fingerprint)).toBeVisible();
  await user.click(page.getByRole('button', { name: '在浏览器中核验' }));
  expect(await page.findByText(/^一致/)).toBeVisible();
});

test('a notice that is not the published one is found out', async () => {
  const [section] = notice.sections;
  const { user, page } = await openNotice([], { sections: [{ title: section?.title ?? '', rows: [] }] });
  await user.click(page.getByRole('button', { name: '在浏览器中核验' }));
  expect(await page.findByText(/^不一致/)).toBeVisible();
});

test('it leads to the purchase where the reader may read that, and to the other notices about it', async () => {
  api.override('getProjectDetail', api.example('getProjectDetail'));
  const { user, page, address } = await openNotice([projectPage]);
  expect(await page.findByRole('link', { name: '查看采购项目' })).toHaveAttribute(
    'href',
    `${projectPage}?id=${notice.projectId}`,
  );
  await user.click(page.getByRole('link', { name: '高速冷冻离心机延期公告' }));
  expect(address()).toBe(`/project-announcement-detail?id=${notice.others[0]?.id}`);
});

test('who may not read the purchase is told nothing of it', async () => {
  api.override('getProjectDetail', ({ reply }) => reply.fail(4004));
  const { page } = await openNotice([projectPage]);
  expect(callsOf('getProjectDetail')).toHaveLength(1);
  expect(page.queryByRole('link', { name: '查看采购项目' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('who has no page of purchases is not asked for one', async () => {
  const { page } = await openNotice();
  expect(page.queryByRole('link', { name: '查看采购项目' })).toBeNull();
  expect(callsOf('getProjectDetail')).toHaveLength(0);
});
