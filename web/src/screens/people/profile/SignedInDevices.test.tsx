import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

async function openDevices(language: 'zh-CN' | 'en-US' = 'zh-CN') {
  const app = await renderApp('/information/userInfo', { language });
  const section = await screen.findByRole('region', { name: language === 'zh-CN' ? '登录设备' : 'Logged-in devices' });
  return { ...app, section };
}
const devicesIn = (section: HTMLElement) => within(section).findAllByRole('listitem');

test('each login says device, address, times, role and department; this one says that it is, and cannot be ended', async () => {
  const { section } = await openDevices();
  const [own, phone, other] = await devicesIn(section);
  expect(own).toHaveTextContent('Chrome · Windows当前设备');
  expect(own).toHaveTextContent('角色与部门采购申请人（有机化学实验室）');
  expect(own).toHaveTextContent('登录地址10.18.3.24');
  expect(own).toHaveTextContent('登录时间2026/03/02 08:30');
  expect(own).toHaveTextContent('最近活动2026/03/02 09:00');
  expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
  expect(phone).toHaveTextContent('微信 · Android');
  expect(other).toHaveTextContent('未知设备');
  expect(other).toHaveTextContent('尚未选择');
});

test('one is ended after a question that names it, and is gone from the list', async () => {
  const { user, section } = await openDevices('en-US');
  await devicesIn(section);
  await user.click(within(section).getByRole('button', { name: /Log out.*WeChat on Android \(10\.21\.7\.80\)/ }));
  const question = await screen.findByRole('dialog', { name: 'Log out “WeChat on Android”?' });
  expect(callsOf('endMySession')).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Log out' }));
  await screen.findByText('“WeChat on Android” logged out');
  await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(2));
  expect(callsOf('endMySession')).toMatchObject([{ path: { id: '01957b1e-6c00-7a10-8000-000000005902' } }]);
});

test('by keyboard, the focus stays with the list when the button has gone with its row', async () => {
  const { user, section } = await openDevices();
  await devicesIn(section);
  within(section)
    .getByRole('button', { name: /微信 · Android/ })
    .focus();
  await user.keyboard('{Enter}');
  const question = await screen.findByRole('dialog');
  within(question).getByRole('button', { name: '退出' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(2));
  await waitFor(() => expect(within(section).getByRole('list')).toHaveFocus());
});

test('one that has ended meanwhile is told as ended, not as a failure', async () => {
  const { user, section } = await openDevices();
  await devicesIn(section);
  api.override('endMySession', ({ reply }) => reply.fail(4004));
  api.override('listMySessions', api.example('listMySessions').slice(0, 1));
  await user.click(within(section).getByRole('button', { name: /微信 · Android/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '退出' }));
  await screen.findByText('已退出“微信 · Android”');
  await within(section).findByText('没有其他设备登录您的账号。');
  expect(screen.queryByText('数据不存在')).toBeNull();
});

test('all others are ended after a question that says how many; then only this one is there, and nothing more is offered', async () => {
  const { user, section } = await openDevices();
  await devicesIn(section);
  await user.click(within(section).getByRole('button', { name: '退出其他所有设备' }));
  const question = await screen.findByRole('dialog', { name: '退出其他所有设备？' });
  expect(question).toHaveTextContent('其他 2 个设备立即退出');
  await user.click(within(question).getByRole('button', { name: '取消' }));
  expect(callsOf('endMyOtherSessions')).toHaveLength(0);
  await user.click(within(section).getByRole('button', { name: '退出其他所有设备' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '退出其他所有设备' }));
  await within(section).findByText('没有其他设备登录您的账号。');
  expect(within(section).getAllByRole('listitem')).toHaveLength(1);
  expect(within(section).queryByRole('button')).toBeNull();
});

test('what cannot be read is said in its place, once, and can be asked for again', async () => {
  api.override('listMySessions', ({ reply }) => reply.http(500, { code: 5000, msg: '操作失败，请联系管理员', data: null }));
  const { user, section } = await openDevices();
  const retry = await within(section).findByRole('button', { name: '重试' });
  api.override('listMySessions', api.example('listMySessions'));
  await user.click(retry);
  expect(await devicesIn(section)).toHaveLength(3);
});
