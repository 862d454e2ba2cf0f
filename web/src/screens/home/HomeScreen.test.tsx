import type { Schemas } from '@campus-procurement/sdk';
import { createClient } from '@campus-procurement/sdk';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const overview = () => createClient({ baseUrl: '/api', token: api.signIn() }).home.getHomeOverview();

describe('the panels', () => {
  test('show what is published for the user, pinned and unread marked, each leading to its page', async () => {
    await renderApp('/');
    const announcements = await panel('系统公告');
    const upgrade = await announcements.findByRole('link', { name: '3月7日22:00系统升级' });
    expect(upgrade).toHaveAttribute('href', '/announcement-detail?id=01957b1e-6c00-7a10-8000-000000003201');
    const row = within(upgrade.closest('li') as HTMLElement);
    expect([row.getByText('置顶'), row.getByText('2026/02/26')]).toHaveLength(2);
    expect(row.queryByRole('img')).toBeNull();
    const reminder = announcements.getByRole('link', { name: '首次登录请修改密码' }).closest('li') as HTMLElement;
    expect(within(reminder).getByRole('img', { name: '未读' })).toBeVisible();
    const news = await panel('新闻资讯');
    const read = (await news.findByRole('link', { name: '江海大学上线数字化采购平台' })).closest('li') as HTMLElement;
    expect(within(read).queryByRole('img')).toBeNull();
    expect((await panel('采购灯塔')).getByRole('link', { name: '化学试剂集中采购案例' })).toHaveAttribute(
      'href',
      '/lighthouse-detail?id=01957b1e-6c00-7a10-8000-000000003501',
    );
    const [exposure] = await (await panel('失信曝光')).findAllByRole('link');
    expect(exposure?.getAttribute('href')).toMatch(/^\/announcement-detail\?exposure=/);
    expect((await panel('办事指南')).getAllByRole('link').length).toBeGreaterThan(0);
    expect((await panel('常见问题')).getAllByRole('link').length).toBeGreaterThan(0);
  });

  test('tell what waits for the user', async () => {
    const example = await overview();
    const task = { taskCode: 'T20260302-ABCDEF', taskType: 'REPORT_EXPORT', doneCount: 1, totalCount: 2 } as const;
    const time = '2026-03-02T09:00:00+08:00';
    const ownTasks: Schemas['TaskBrief'][] = [
      { ...task, id: 'a', taskName: '导出用户', status: 'RUNNING', executeTime: time, createTime: time },
    ];
    const { records: unreadMessages } = api.example('queryInboxMessagePage');
    api.override('getHomeOverview', { ...example, ownTasks, unreadMessages });
    await renderApp('/');
    const todo = await panel('待办事项');
    expect((await todo.findByText('待审核供应商')).closest('li')).toHaveTextContent('18');
    expect(todo.getByText('导出用户').closest('li')).toHaveTextContent('执行中');
    expect((await panel('未读消息')).getAllByRole('listitem')).toHaveLength(2);
  });

  test('say so when there is nothing', async () => {
    const example = await overview();
    api.override('getHomeOverview', { ...example, todoCounts: { supplier: null }, unreadMessages: [], news: [] });
    await renderApp('/');
    expect(await screen.findByText('没有待办事项')).toBeVisible();
    expect(screen.getByText('没有未读消息')).toBeVisible();
    expect(screen.getByText('暂无新闻资讯')).toBeVisible();
  });

  test('link the page that lists them all to those who have it', async () => {
    api.override('getUserMenu', [menuItem('/', '首页'), menuItem('/system/newsInformation', '资讯')]);
    await renderApp('/');
    expect((await panel('新闻资讯')).getByRole('link', { name: '更多新闻资讯' })).toBeVisible();
    expect((await panel('系统公告')).queryByRole('link', { name: /更多/ })).toBeNull();
  });
});

describe('when something cannot be read', () => {
  test('its panel says so, the others are shown, and one retry asks for all that failed', async () => {
    api.override('queryHelpFaqPage', ({ reply }) => reply.http(500), { once: true });
    api.override('queryHelpGuidelinePage', ({ reply }) => reply.http(500), { once: true });
    const { user } = await renderApp('/');
    const answers = await panel('常见问题');
    await user.click(await answers.findByRole('button', { name: '重试' }));
    expect((await answers.findAllByRole('link')).length).toBeGreaterThan(0);
    expect((await (await panel('办事指南')).findAllByRole('link')).length).toBeGreaterThan(0);
    expect(callsOf('getHomeOverview')).toHaveLength(1);
  });

  test('nothing at all is told once', async () => {
    const failing = ['getHomeOverview', 'queryIntegrityExposurePage', 'queryHelpGuidelinePage', 'queryHelpFaqPage'] as const;
    for (const id of failing) api.override(id, ({ reply }) => reply.http(500), { once: true });
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: '3月7日22:00系统升级' })).toBeVisible();
    expect(screen.queryByText('加载失败')).toBeNull();
  });
});
