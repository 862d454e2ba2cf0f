import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { afterNotifying, api, callsOf, renderApp } from '#testing/renderApp.tsx';
import { browserPage } from '#ui/loading/browserPage.ts';

const reload = vi.spyOn(browserPage, 'reload').mockReturnValue();
afterAll(() => reload.mockRestore());

const well = { idleSeconds: 1800, lifetimeSeconds: 28_800, accessVersion: 1, webBuild: 'index-Own1.js', redirectOrigins: [] };

/** What a browser says when the network was gone and is back. */
function reconnect() {
  for (const change of ['offline', 'online']) window.dispatchEvent(new Event(change));
}

/** Says to the page which build it is of. */
function loadFrom(build: string) {
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', src: `/assets/${build}` });
  document.body.append(script);
}

afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove();
  reload.mockClear();
});

async function openWith(status: Partial<typeof well>, path = '/') {
  api.override('getSessionStatus', { ...well, ...status });
  const app = await renderApp(path);
  await screen.findByRole('navigation', { name: '主导航' });
  return app;
}

describe('the end of the session', () => {
  test('by idleness is announced with the time left, and any key puts it off', async () => {
    const { user } = await openWith({ idleSeconds: 90 });
    expect(await screen.findByText('您长时间未操作，即将自动退出。')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/剩余 1:(30|29)/);
    const before = callsOf('getInfo').length;
    api.override('getSessionStatus', well);
    await user.keyboard('a');
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
    expect(callsOf('getInfo')).toHaveLength(before + 1);
  });

  test('is put off by the button, and a failure to do so is told', async () => {
    const { user } = await openWith({ idleSeconds: 90 });
    api.override('getInfo', ({ reply }) => reply.fail(5000, '操作失败'));
    await user.click(await screen.findByRole('button', { name: '保持登录' }));
    expect(await screen.findByText('操作失败')).toBeVisible();
    expect(screen.getByRole('timer')).toBeVisible();
  });

  test('at the latest is announced without a way to put it off', async () => {
    await openWith({ lifetimeSeconds: 60 });
    expect(await screen.findByText(/本次登录即将到期/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '保持登录' })).toBeNull();
  });

  test('leads to the login page with the way back', async () => {
    const { address } = await openWith({ idleSeconds: 1 }, '/user/role?current=2');
    api.override('getSessionStatus', ({ reply }) => reply.http(401));
    expect(await screen.findByText('登录已失效，请重新登录')).toBeVisible();
    expect(address()).toBe('/login?redirect=%2Fuser%2Frole%3Fcurrent%3D2');
  });
});

test('a server that cannot be reached is told calmly, and what failed is there by itself when it is back', async () => {
  api.override('getSessionStatus', ({ reply }) => reply.networkError());
  api.override('queryRolePage', ({ reply }) => reply.networkError());
  await renderApp('/user/role');
  expect(await screen.findByText(/无法连接服务器/)).toBeVisible();
  expect(await screen.findByText('加载失败')).toBeVisible();
  api.override('getSessionStatus', well);
  api.override('queryRolePage', { records: [], total: 0, current: 1, size: 10 });
  reconnect();
  await waitFor(() => expect(screen.queryByText(/无法连接服务器/)).toBeNull());
  await waitFor(() => expect(screen.queryByText('加载失败')).toBeNull());
});

test('while the server cannot be reached, a form says nothing of its own about it, and can be saved when it is back', async () => {
  const { user } = await openWith({}, '/user/role');
  await user.click(await screen.findByRole('button', { name: '新建角色' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(await form.findByRole('textbox', { name: '角色名称' }), '设备');
  await user.type(form.getByRole('textbox', { name: '角色编码' }), 'equipment');
  for (const id of ['getSessionStatus', 'saveRole', 'queryRolePage'] as const)
    api.override(id, ({ reply }) => reply.networkError());
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(/无法连接服务器/)).toBeVisible();
  await afterNotifying();
  expect(screen.queryByText(/网络连接失败/)).toBeNull();

  api.override('getSessionStatus', well);
  api.override('queryRolePage', api.example('queryRolePage'));
  api.override('saveRole', { id: '01957b1e-6c00-7a10-8000-000000000999' });
  reconnect();
  await waitFor(() => expect(screen.queryByText(/无法连接服务器/)).toBeNull());
  expect(screen.queryByText(/网络连接失败/)).toBeNull();
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('角色“设备”已保存')).toBeVisible();
});

describe('a new version', () => {
  test('is offered, and loaded when one wants it', async () => {
    loadFrom('index-Own1.js');
    const { user } = await openWith({ webBuild: 'index-New2.js' });
    await user.click(await screen.findByRole('button', { name: '立即刷新' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('waits until one is done, and asks before what was entered is lost', async () => {
    loadFrom('index-Own1.js');
    const { user } = await openWith({ webBuild: 'index-New2.js' }, '/user/role');
    await user.click(await screen.findByRole('button', { name: '新建角色' }));
    const form = await screen.findByRole('dialog');
    await user.type(await within(form).findByRole('textbox', { name: /^角色名称/ }), '设备');
    await user.click(screen.getByRole('button', { name: '立即刷新', hidden: true }));
    expect(await screen.findByText('放弃修改')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  test('is not mentioned again once it is declined, nor where it is the own one', async () => {
    loadFrom('index-Own1.js');
    const { user } = await openWith({ webBuild: 'index-New2.js' });
    await user.click(await screen.findByRole('button', { name: '稍后' }));
    expect(screen.queryByText(/系统已更新，刷新/)).toBeNull();
    api.override('getSessionStatus', well);
    reconnect();
    await waitFor(() => expect(callsOf('getSessionStatus')).toHaveLength(2));
    expect(screen.queryByText(/系统已更新，刷新/)).toBeNull();
  });
});
