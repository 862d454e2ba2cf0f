import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

async function openBell() {
  const app = await renderApp('/');
  await screen.findByRole('heading', { level: 1, name: '首页' });
  await app.user.click(await screen.findByRole('button', { name: /^通知/ }));
  return app;
}

const panel = () => within(screen.getByRole('dialog', { name: /^通知/ }));

describe('the notification centre', () => {
  test('counts what is unread and shows it; a message is read when it is opened', async () => {
    const { user } = await openBell();
    await waitFor(() => expect(callsOf('countUnreadInboxMessages')).not.toHaveLength(0));
    const [message] = await screen.findAllByRole('button', { name: /您的登录密码已重置/ });
    if (!message) throw new Error('The description has no example of a message');
    expect(within(message).getByRole('img', { name: '未读' })).toBeVisible();
    await user.click(message);
    expect(message).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(callsOf('markInboxMessagesRead')).toHaveLength(1));
    await waitFor(() => expect(callsOf('countUnreadInboxMessages').length).toBeGreaterThan(1));
  });

  test('leads from a message to the page on which what it is about is read', async () => {
    const list = api.example('queryInboxMessagePage');
    const [message] = list.records;
    if (!message) throw new Error('The description has no example of a message');
    const about = { ...message, title: '新公告', bizType: 'ARTICLE' as const, bizId: 'a1' };
    api.override('queryInboxMessagePage', { ...list, records: [about], total: 1 });
    const { user, address } = await openBell();
    await user.click(await screen.findByRole('button', { name: /新公告/ }));
    await user.click(await screen.findByRole('link', { name: '查看详情' }));
    expect(address()).toBe('/announcement-detail?id=a1');
  });

  test('leads to where the receiver acts on it, if the menu of the role holds that page', async () => {
    const list = api.example('queryInboxMessagePage');
    const [message] = list.records;
    const [page] = api.example('getUserMenu');
    if (!message || !page) throw new Error('The description has no examples');
    const about = { ...message, read: true, content: '待处理', title: '任务失败', bizType: 'TASK' as const, bizId: 't1' };
    const other = { ...about, id: 'other', title: '供应商待审核', bizType: 'SUPPLIER' as const, bizId: 's1' };
    api.override('queryInboxMessagePage', { ...list, records: [about, other], total: 2 });
    api.override('getUserMenu', [
      { ...page, path: '/', routeName: 'home', children: [] },
      { ...page, path: '/task-manage', routeName: 'tasks', children: [] },
    ]);
    const { user, address } = await openBell();
    await user.click(await screen.findByRole('button', { name: /供应商待审核/ }));
    expect(screen.queryByRole('link', { name: '查看详情' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /任务失败/ }));
    await user.click(await screen.findByRole('link', { name: '查看详情' }));
    expect(address()).toBe('/task-manage?open=t1');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^通知/ })).toBeNull());
  });

  test('offers another role, by one press, where the menu of the present one does not hold the page', async () => {
    const list = api.example('queryInboxMessagePage');
    const [message] = list.records;
    const [page] = api.example('getUserMenu');
    if (!message || !page) throw new Error('The description has no examples');
    const about = {
      ...message,
      read: true,
      content: '待审批',
      title: '待审批：离心机',
      bizType: 'APPROVAL' as const,
      bizId: 'c1',
    };
    api.override('queryInboxMessagePage', { ...list, records: [about], total: 1 });
    const home = { ...page, path: '/', routeName: 'home', children: [] };
    api.override('getUserMenu', [home]);
    const { user, address } = await openBell();
    await user.click(await screen.findByRole('button', { name: /待审批：离心机/ }));
    expect(screen.queryByRole('link', { name: '查看详情' })).toBeNull();
    api.override('getUserMenu', [home, { ...page, path: '/approval/apply-order-detail', routeName: 'case', children: [] }]);
    await user.click(await screen.findByRole('button', { name: '以“采购申请人”打开' }));
    await waitFor(() => expect(callsOf('switchDept')).toHaveLength(1));
    await waitFor(() => expect(address()).toBe('/approval/apply-order-detail?id=c1'));
  });

  test('marks all as read', async () => {
    api.override('countUnreadInboxMessages', { count: 120 });
    const { user } = await openBell();
    expect(await screen.findByText('99+')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '全部标为已读' }));
    await waitFor(() => expect(callsOf('markInboxMessagesRead').map(({ body }) => body)).toEqual([{ all: true }]));
  });

  test('says when there is nothing, and when it could not be read', async () => {
    api.override('queryInboxMessagePage', ({ reply }) => reply.http(500), { once: true });
    const { user } = await openBell();
    expect(await screen.findByText('加载失败')).toBeVisible();
    api.override('queryInboxMessagePage', { records: [], total: 0, current: 1, size: 20 });
    await user.click(panel().getByRole('button', { name: '重试' }));
    expect(await screen.findByText('没有消息')).toBeVisible();
  });

  test('keeps the errors of this session apart, and a failed count is none of them', async () => {
    api.override('countUnreadInboxMessages', ({ reply }) => reply.http(500));
    api.override('switchDept', ({ reply }) => reply.http(403));
    const { user } = await renderApp('/');
    await screen.findByRole('heading', { level: 1, name: '首页' });
    await user.click(screen.getByRole('button', { name: /^账号/ }));
    await user.click(await screen.findByRole('menuitem', { name: /采购申请人/ }));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: '通知' }));
    await user.click(await screen.findByRole('tab', { name: '本次错误（1）' }));
    expect(panel().getByText('无权限访问')).toBeVisible();
    await user.click(panel().getByRole('button', { name: '清空' }));
    expect(panel().getByText('本次登录以来没有错误')).toBeVisible();
  });
});
