import type { Schemas } from '@campus-procurement/sdk';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';

const entry = (path: string, name: string, more: Partial<Schemas['ServerMenuItem']> = {}): Schemas['ServerMenuItem'] => ({
  routeName: name,
  path,
  menuName: name,
  menuNameEn: `${name} in English`,
  icon: null,
  sort: 1,
  hideInMenu: false,
  menuType: 'MENU',
  children: [],
  ...more,
});

const home = entry('/', '首页');
const navigation = () => within(screen.getByRole('navigation', { name: '主导航' }));

async function openHome() {
  const app = await renderApp('/');
  await screen.findByRole('heading', { level: 1, name: '首页' });
  return app;
}

describe('the navigation', () => {
  test('shows the menu of the server to any depth, with the open page marked', async () => {
    const deep = entry('/a', '甲', {
      menuType: 'DIR',
      children: [
        entry('/a/b', '乙', {
          menuType: 'DIR',
          children: [entry('/user/role', '角色'), entry('/x', '丁', { hideInMenu: true })],
        }),
      ],
    });
    api.override('getUserMenu', [home, deep]);
    const { user } = await openHome();
    expect(navigation().getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    expect(navigation().queryByRole('link', { name: '丁' })).toBeNull();
    await user.click(navigation().getByRole('link', { name: '角色' }));
    const heading = await screen.findByRole('heading', { level: 1, name: '角色管理' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(navigation().getByRole('link', { name: '角色' })).toHaveAttribute('aria-current', 'page');
    await user.click(navigation().getByRole('button', { name: '甲' }));
    expect(navigation().queryByRole('link', { name: '角色' })).toBeNull();
  });

  test('in a drawer closes behind whoever has chosen, also the page that is open', async () => {
    const { user, address } = await openHome();
    for (const name of ['角色管理', '角色管理', '首页']) {
      await user.click(screen.getByRole('button', { name: '打开导航菜单' }));
      const drawer = within(await screen.findByRole('dialog'));
      const directory = drawer.queryByRole('button', { name: '用户管理', expanded: false });
      if (directory) await user.click(directory);
      await user.click(drawer.getByRole('link', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(address()).toBe('/');
  });

  test('opens only the way to the current page when the menu is long', async () => {
    const many = Array.from({ length: 16 }, (_, index) => entry(`/p${index}`, `第${index}页`));
    const other = entry('/other', '其他', { menuType: 'DIR', children: many });
    const mine = entry('/mine', '我的', { menuType: 'DIR', children: [home] });
    api.override('getUserMenu', [mine, other]);
    await openHome();
    expect(navigation().getByRole('button', { name: '其他' })).toHaveAttribute('aria-expanded', 'false');
    expect(navigation().getByRole('button', { name: '我的' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('leads out of the product in a window of its own that knows nothing of this one', async () => {
    api.override('getUserMenu', [home, entry('https://vendor.example/', '供应商官网', { menuType: 'LINK' })]);
    await openHome();
    const link = navigation().getByRole('link', { name: /供应商官网/ });
    expect(link).toHaveAttribute('href', 'https://vendor.example/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('can be reduced to icons that keep their names', async () => {
    const { user } = await openHome();
    await user.click(screen.getByRole('button', { name: '收起导航' }));
    expect(navigation().getByRole('link', { name: '首页' })).toHaveAttribute('title', '首页');
    await user.click(navigation().getByRole('button', { name: '用户管理' }));
    expect(screen.getByRole('button', { name: '收起导航' })).toBeVisible();
    expect(navigation().getByRole('link', { name: '角色管理' })).toBeVisible();
  });

  test('follows the language, as far as the server knows the names', async () => {
    api.override('getUserMenu', [home, entry('/user/role', '角色', { menuNameEn: null })]);
    const { user } = await openHome();
    await user.click(screen.getByRole('button', { name: 'English' }));
    const main = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
    expect(main.getByRole('link', { name: '首页 in English' })).toBeVisible();
    expect(main.getByRole('link', { name: '角色' })).toBeVisible();
  });
});

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
  test('says who is logged in, as whom, and since when', async () => {
    await openHome();
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/好，李文博$/)).toBeVisible();
    for (const fact of ['学校管理员', '信息中心', '江海大学', 'schooladmin', '2026/03/01 17:20']) {
      expect(main.getAllByText(fact)[0]).toBeVisible();
    }
  });

  test('leads to the pages of the menu and switches the role', async () => {
    const { user } = await openHome();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '角色管理' })).toHaveAttribute('href', '/user/role');
    expect(main.getByRole('button', { name: /学校管理员/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(main.getByRole('button', { name: /采购申请人/ }));
    expect(await screen.findByText(/已切换为 采购申请人/)).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('button', { name: /采购申请人/ })).toHaveAttribute('aria-pressed', 'true');
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
