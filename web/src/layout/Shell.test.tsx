import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';

async function openHome() {
  const app = await renderApp('/');
  await screen.findByRole('heading', { level: 1, name: '首页' });
  return app;
}

describe('the bar above a page', () => {
  test('shows the way to it behind a location icon; its last step is the large title', async () => {
    const { user } = await renderApp('/user/role');
    const title = await screen.findByRole('heading', { level: 1, name: '角色管理' });
    const bar = screen.getByRole('navigation', { name: '当前位置' });
    expect(bar.querySelector('svg')).toHaveClass('tabler-icon-map-pin');
    const steps = () => within(bar).getAllByRole('listitem');
    expect(steps().map(({ textContent }) => textContent)).toEqual(['用户管理', '角色管理']);
    expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual([null, 'page']);
    await user.click(screen.getByRole('button', { name: 'English' }));
    await waitFor(() => expect(steps().map(({ textContent }) => textContent)).toEqual(['Users', 'Roles']));
    expect(title).toHaveTextContent('Roles');
  });

  test('is not there where there is no way to show', async () => {
    await openHome();
    expect(screen.queryByRole('navigation', { name: '当前位置' })).toBeNull();
  });
});

describe('the user menu', () => {
  async function openMenu() {
    const app = await openHome();
    await app.user.click(screen.getByRole('button', { name: /^账号：李文博/ }));
    await screen.findByRole('menu', { name: '角色与部门' });
    return app;
  }

  test('switches role and department: new token, page as at the beginning, and a word about it', async () => {
    const { user } = await openMenu();
    const before = localStorage.getItem('token');
    await user.click(screen.getByRole('menuitem', { name: /采购申请人/ }));
    expect(await screen.findByText('已切换为 采购申请人（有机化学实验室）')).toBeVisible();
    expect(localStorage.getItem('token')).not.toBe(before);
    expect(screen.getByRole('button', { name: /^账号：李文博 采购申请人/ })).toBeVisible();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(callsOf('switchDept')).toHaveLength(1);
  });

  test('tells when the switch is refused, and everything stays', async () => {
    api.override('switchDept', ({ reply }) => reply.http(403));
    const { user } = await openMenu();
    const before = localStorage.getItem('token');
    await user.click(screen.getByRole('menuitem', { name: /采购申请人/ }));
    expect(within(await screen.findByRole('alert')).getByText('无权限访问')).toBeVisible();
    expect(localStorage.getItem('token')).toBe(before);
    expect(screen.getByRole('button', { name: /^账号：李文博 学校管理员/ })).toBeVisible();
  });

  test('is walked through with the arrow keys, and Escape gives the focus back', async () => {
    const { user } = await openMenu();
    screen.getByRole('menuitem', { name: /学校管理员/ }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: /采购申请人/ })).toHaveFocus();
    await user.keyboard('{ArrowDown}{End}{Home}');
    expect(screen.getByRole('menuitem', { name: /学校管理员/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^账号/ })).toHaveFocus());
  });

  test('can be searched when there is much to choose from', async () => {
    const example = await exampleUser();
    const [role] = example.roleDeptList;
    const dept = role?.deptList[0];
    if (!role || !dept) throw new Error('the example user has no role');
    const deptList = Array.from({ length: 9 }, (_, index) => ({ ...dept, id: `d${index}`, deptName: `第${index}实验室` }));
    api.override('getInfo', { ...example, roleDeptList: [role, { ...role, roleId: 'r2', roleName: '采购员', deptList }] });
    api.override('getMallRedirect', ({ reply }) => reply.fail(4004));
    const { user } = await openHome();
    await user.click(screen.getByRole('button', { name: /^账号/ }));
    await user.type(await screen.findByRole('textbox', { name: '搜索角色或部门' }), '第7');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      '采购员第7实验室',
      '个人信息',
      '退出登录',
    ]);
    await user.type(screen.getByRole('textbox', { name: '搜索角色或部门' }), '没有');
    expect(screen.getByText('没有匹配的角色或部门')).toBeVisible();
  });
});

describe('the home page', () => {
  test('says who is logged in, and as whom', async () => {
    await openHome();
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/好，李文博$/)).toBeVisible();
    for (const fact of ['学校管理员', '信息中心']) expect(main.getByText(fact)).toBeVisible();
  });

  test('leads to the pages of the menu', async () => {
    await openHome();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '角色管理' })).toHaveAttribute('href', '/user/role');
  });
});

test('the theme is switched and kept', async () => {
  const { user } = await openHome();
  await user.click(screen.getByRole('button', { name: '切换为深色' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(localStorage.getItem('colorScheme')).toBe('dark');
  await user.click(screen.getByRole('button', { name: '切换为浅色' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test('the title of the product leaves "bidding" out for the school 3338 only', async () => {
  await openHome();
  expect(document.title).toBe('首页 - 高校数字化竞价采购平台');
  cleanup();
  api.override('getInfo', { ...(await exampleUser()), companyId: '3338' });
  await openHome();
  await waitFor(() => expect(document.title).toBe('首页 - 高校数字化采购平台'));
});

test('the first stop of the keyboard leads past the navigation to the page, and the address stays', async () => {
  const { user, router } = await openHome();
  act(() => (document.activeElement as HTMLElement).blur());
  await user.tab();
  expect(screen.getByRole('button', { name: '跳到主要内容' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(router.state.location.hash).toBe('');
});

test('the window is filled, and left again, where the browser can', async () => {
  let filling: Element | null = null;
  const change = (element: Element | null) => async () => {
    filling = element;
    document.documentElement.dispatchEvent(new Event('fullscreenchange'));
  };
  const browser = {
    fullscreenEnabled: { get: () => true },
    fullscreenElement: { get: () => filling },
    exitFullscreen: { value: change(null) },
  };
  for (const [name, own] of Object.entries(browser)) Object.defineProperty(document, name, { ...own, configurable: true });
  document.documentElement.requestFullscreen = change(document.documentElement);
  onTestFinished(() => {
    for (const name of Object.keys(browser)) Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  });
  const { user } = await openHome();
  await user.click(screen.getByRole('button', { name: '全屏' }));
  expect(filling).toBe(document.documentElement);
  await user.click(await screen.findByRole('button', { name: '退出全屏' }));
  expect(filling).toBeNull();
  expect(await screen.findByRole('button', { name: '全屏' })).toBeVisible();
});
