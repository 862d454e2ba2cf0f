import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

const bar = () => within(screen.getByRole('navigation', { name: '已打开的页面' }));
const tabs = () =>
  bar()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const tab = (name: string) => bar().getByRole('link', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The home page and the roles, of which the roles are shown. */
async function openTwo(): Promise<App> {
  const app = await renderApp('/');
  await heading('首页');
  await app.user.click(within(screen.getByRole('navigation', { name: '主导航' })).getByRole('link', { name: '角色管理' }));
  await heading('角色管理');
  await screen.findAllByRole('row');
  return app;
}

async function choose({ user }: App, command: string) {
  await user.click(screen.getByRole('button', { name: '页签操作' }));
  await user.click(await screen.findByRole('menuitem', { name: command }));
}

/** Leaves a half filled form on the page of the roles. */
async function beginRole({ user }: App) {
  await user.click(screen.getByRole('button', { name: '新建角色' }));
  await user.type(await screen.findByRole('textbox', { name: '角色名称' }), '设备管理员');
}

describe('the tab bar', () => {
  test('shows what is open; a tab leads back to where its page was', async () => {
    const { user, address } = await openTwo();
    await user.click(screen.getByRole('button', { name: /角色名称/ }));
    await waitFor(() => expect(address()).toMatch(/sort=/));
    const left = address();
    await user.click(tab('首页'));
    await heading('首页');
    expect(address()).toBe('/');
    expect(document.title).toMatch(/^首页/);
    expect(tab('首页')).toHaveAttribute('aria-current', 'page');
    await user.click(tab('角色管理'));
    expect(await heading('角色管理')).toBeVisible();
    expect(address()).toBe(left);
    expect(tabs()).toEqual(['首页', '角色管理']);
  });

  test('keeps a form that is half filled, and asks before its tab is closed', async () => {
    const app = await openTwo();
    const { user, router } = app;
    await beginRole(app);
    await waitFor(async () => {
      await router.navigate('/');
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    await user.click(tab('角色管理'));
    expect(await screen.findByRole('textbox', { name: '角色名称' })).toHaveValue('设备管理员');
    await router.navigate('/');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: '关闭页签 角色管理' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(tabs()).toEqual(['首页']));
    expect(document.querySelector('input[name="roleName"]')).toBeNull();
  });

  test('closes by mouse, middle button and Delete, and shows the page that was there before; the last one stays', async () => {
    const { user, address } = await openTwo();
    await user.pointer({ keys: '[MouseMiddle]', target: tab('角色管理') });
    await heading('首页');
    expect(address()).toBe('/');
    expect(tabs()).toEqual(['首页']);
    expect(screen.queryByRole('button', { name: '关闭页签 首页' })).toBeNull();
    tab('首页').focus();
    await user.keyboard('{Delete}');
    expect(tabs()).toEqual(['首页']);
  });

  test('is walked along with the arrow keys', async () => {
    const { user } = await openTwo();
    tab('首页').focus();
    await user.keyboard('{ArrowRight}');
    expect(tab('角色管理')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
    await waitFor(() => expect(tabs()).toEqual(['角色管理']));
    expect(tab('角色管理')).toHaveFocus();
  });

  test('pins a tab, which then stays while others are closed', async () => {
    const app = await openTwo();
    await choose(app, '固定页签');
    expect(tabs()).toEqual(['角色管理', '首页']);
    expect(screen.queryByRole('button', { name: '关闭页签 角色管理' })).toBeNull();
    await choose(app, '关闭全部页签');
    await waitFor(() => expect(tabs()).toEqual(['角色管理']));
    await choose(app, '取消固定');
    expect(bar().queryByLabelText('已固定')).toBeNull();
  });

  test('reloads a page, which begins anew with what the server has now', async () => {
    const app = await openTwo();
    api.override('queryRolePage', { records: [], total: 0, current: 1, size: 10 });
    await choose(app, '重新加载');
    expect(await screen.findByText('暂无数据')).toBeVisible();
  });

  test('has its commands in a context menu, too', async () => {
    const { user } = await openTwo();
    await user.pointer({ keys: '[MouseRight]', target: tab('首页') });
    await user.click(await screen.findByRole('menuitem', { name: '关闭其他页签' }));
    await heading('首页');
    expect(tabs()).toEqual(['首页']);
  });

  test('survives a reload of the window, which reads a page when it is shown', async () => {
    const { session } = await openTwo();
    session.close();
    cleanup();
    const { user } = await renderApp('/');
    await heading('首页');
    expect(tabs()).toEqual(['首页', '角色管理']);
    const before = callsOf('queryRolePage').length;
    await user.click(tab('角色管理'));
    await heading('角色管理');
    await waitFor(() => expect(callsOf('queryRolePage')).toHaveLength(before + 1));
  });

  test('of a new window begins with the pages of the last, which go on by themselves', async () => {
    const { session } = await openTwo();
    session.close();
    cleanup();
    sessionStorage.clear();
    const app = await renderApp('/');
    await heading('首页');
    expect(tabs()).toEqual(['首页', '角色管理']);
    await choose(app, '关闭其他页签');
    await waitFor(() => expect(tabs()).toEqual(['首页']));
    await app.session.logout();
    expect([localStorage.getItem('tabList'), sessionStorage.getItem('tabList')]).toEqual([null, null]);
  });

  test('holds the window back while something is not saved', async () => {
    const app = await openTwo();
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isHeld()).toBe(false);
    await beginRole(app);
    await waitFor(() => expect(isHeld()).toBe(true));
    await app.router.navigate('/');
    await heading('首页');
    expect(isHeld()).toBe(true);
  });

  test('has no tab for a page that is none', async () => {
    const { router } = await openTwo();
    await router.navigate('/no/such/page');
    await heading('页面不存在');
    expect(tabs()).toEqual(['首页', '角色管理']);
  });

  test('is hidden by its switch, and the pages stay', async () => {
    const { user } = await openTwo();
    await user.click(screen.getByRole('button', { name: '页面配置' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('switch', { name: '多页签' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('navigation', { name: '已打开的页面' })).toBeNull();
    expect(await heading('角色管理')).toBeVisible();
  });
});

describe('a switch of the role', () => {
  test('asks before unsaved work is lost, and closes what the new role may not see', async () => {
    const app = await openTwo();
    const { user, session, router } = app;
    await beginRole(app);
    await router.navigate('/');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const switchRole = async () => {
      await user.click(screen.getByRole('button', { name: /^账号：李文博/ }));
      await user.click(await screen.findByRole('menuitem', { name: /采购申请人/ }));
    };
    await switchRole();
    await user.click(within(await screen.findByRole('dialog', { name: /未保存/ })).getByRole('button', { name: '继续编辑' }));
    const state = session.getState();
    expect(state.status === 'ready' && state.role.roleName).toBe('学校管理员');

    const menu = state.status === 'ready' ? state.menu.filter(({ path }) => path === '/') : [];
    api.override('getUserMenu', menu);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await switchRole();
    await user.click(within(await screen.findByRole('dialog', { name: /未保存/ })).getByRole('button', { name: '放弃修改' }));
    expect(await screen.findByText(/已切换为 采购申请人/)).toBeVisible();
    expect(tabs()).toEqual(['首页']);
  });
});
