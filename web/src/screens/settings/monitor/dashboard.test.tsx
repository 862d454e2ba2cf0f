import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

const tile = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement as HTMLElement;

async function openMonitor() {
  api.override('getUserMenu', [menuItem('/dashboard/monitor', '监控')]);
  const page = await renderApp('/dashboard/monitor');
  await screen.findByRole('heading', { level: 1, name: '运行监控' });
  return page;
}

test('the workplace shows what the role may see, and nothing of what it may not', async () => {
  const example = api.example('getDashboardWorkplace');
  const [announcement] = example.systemAnnouncements;
  if (!announcement) throw new Error('The example has no announcement');
  api.override('getDashboardWorkplace', {
    ...example,
    users: null,
    tasks: null,
    todoCounts: { supplier: 18 },
    suppliers: [
      { status: 'APPROVED', count: 182 },
      { status: 'PENDING', count: 18 },
    ],
    funds: { cardCount: 66, totalAmount: '20385000.00', frozenAmount: '1468282.00', availableAmount: '18916718.00' },
    systemAnnouncements: [announcement, { ...announcement, id: 'browsers', title: '浏览器支持说明' }],
  });
  await renderApp('/dashboard/workplace');
  expect(await screen.findByText('待审核供应商')).toBeVisible();
  expect(within(tile('供应商')).getByText('200')).toBeVisible();
  expect(within(tile('可用经费（元）')).getByText('18,916,718.00')).toBeVisible();
  expect(screen.queryByText('用户', { selector: 'dt' })).toBeNull();
  expect(screen.queryByText('近 24 小时任务')).toBeNull();
  expect(
    within(screen.getByRole('table', { name: '系统公告' })).getByRole('rowheader', { name: '浏览器支持说明' }),
  ).toBeVisible();
});

test('the monitor shows requests, operations, refusals and the running system, and asks again when told to', async () => {
  const example = api.example('getDashboardMonitor');
  const [operation] = example.apiStats;
  const [refusal] = example.recentErrors;
  if (!operation || !refusal) throw new Error('The example has no operation or no refusal');
  api.override('getDashboardMonitor', {
    ...example,
    requests: { ...example.requests, count: 15 },
    apiStats: [{ ...operation, path: 'POST /auth/v2/login' }],
    recentErrors: [{ ...refusal, errorMsg: '不能授予超出本人的数据范围：ALL' }],
  });
  const { user } = await openMonitor();
  expect(within(await screen.findByRole('table', { name: '接口统计' })).getByText('POST /auth/v2/login')).toBeVisible();
  expect(within(tile('近 1 小时请求')).getByText('15')).toBeVisible();
  expect(await screen.findByRole('img', { name: '每分钟请求数' })).toBeVisible();
  expect(screen.getByRole('table', { name: '最近被拒绝的操作' })).toHaveTextContent('不能授予超出本人的数据范围：ALL');
  await user.click(screen.getByRole('button', { name: '刷新' }));
  expect(callsOf('getDashboardMonitor')).toHaveLength(2);
});

test('a sealing key that biddings wait for is on top, and is declared lost only with its id, a reason and a second question', async () => {
  const round = { companyId: '1001', schoolName: '江海大学', projectId: 'p1', projectName: '离心机', roundNo: 1 };
  const rounds = [{ ...round, endTime: '2026-03-12T16:00:00+08:00' }];
  api.override('getDashboardMonitor', {
    ...api.example('getDashboardMonitor'),
    keysAway: [{ keyId: '2026', roundCount: 1, rounds }],
  });
  api.override('getInfo', { ...api.example('getInfo'), permissions: ['system:sealingKey:lose'], userType: 'PLATFORM' });
  const { user } = await openMonitor();
  const table = await screen.findByRole('table', { name: '缺失的密封密钥' });
  expect(table).toHaveTextContent('江海大学 离心机');
  await user.click(within(table).getByRole('button', { name: '认定密钥遗失' }));
  const form = within(await screen.findByRole('dialog', { name: '认定密钥遗失：2026' }));
  const save = form.getByRole('button', { name: '认定密钥遗失' });
  await user.type(form.getByRole('textbox', { name: /再次输入密钥编号/ }), '2062');
  await user.type(form.getByRole('textbox', { name: /原因/ }), '密钥文件已删除');
  await user.click(save);
  expect(await form.findByText('请输入 2026')).toBeVisible();
  await user.clear(form.getByRole('textbox', { name: /再次输入密钥编号/ }));
  await user.type(form.getByRole('textbox', { name: /再次输入密钥编号/ }), '2026');
  await user.click(save);
  const sure = within(await screen.findByRole('dialog', { name: '密钥 2026 确已找不到？' }));
  expect(callsOf('declareKeyLost')).toEqual([]);
  await user.click(sure.getByRole('button', { name: '认定密钥遗失' }));
  await waitFor(() => expect(callsOf('declareKeyLost')).toHaveLength(1));
  expect(callsOf('declareKeyLost')[0]).toMatchObject({
    body: { keyId: '2026', repeatedKeyId: '2026', reason: '密钥文件已删除' },
  });
});

test('figures that cannot be read leave a page that can be asked again', async () => {
  api.override('getDashboardMonitor', ({ reply }) => reply.http(500), { once: true });
  const { user } = await openMonitor();
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('table', { name: '接口统计' })).toBeVisible();
});

test('the check-up shows what needs somebody first, and what is in order on request', async () => {
  api.override('getDashboardMonitor', api.example('getDashboardMonitor'));
  api.override('examineInstallation', {
    time: '2026-03-02T09:00:00+08:00',
    findings: [
      { check: 'SETTINGS', state: 'OK', text: '没有拼错或遗留的设置' },
      { check: 'SPACE', state: 'WARNING', text: '/srv/files：仅剩3.1 GB，请清理或换到更大的磁盘' },
      { check: 'GATEWAYS', state: 'FAULT', text: 'SMS_WEBHOOK_URL：无法连接sms.example.edu.cn' },
    ],
  });
  const { user } = await openMonitor();
  const table = await screen.findByRole('table', { name: '体检' });
  const names = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(['网关', '磁盘空间']);
  expect(table).toHaveTextContent('故障');
  await user.click(screen.getByRole('button', { name: '显示全部 3 项' }));
  expect(names()).toEqual(['网关', '磁盘空间', '设置']);
  await user.click(screen.getByRole('button', { name: '只看需要处理的' }));
  expect(names()).toEqual(['网关', '磁盘空间']);
});

test('where everything is in order, the check-up says so in one line', async () => {
  api.override('examineInstallation', {
    time: '2026-03-02T09:00:00+08:00',
    findings: [{ check: 'SETTINGS', state: 'OK', text: '没有拼错或遗留的设置' }],
  });
  await openMonitor();
  expect(await screen.findByText('1 项检查全部正常')).toBeVisible();
});
