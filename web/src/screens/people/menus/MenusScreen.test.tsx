import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';
import { actsOf, doWith } from '#testing/rowActs.ts';

type Menu = Schemas['Menu'];
type Switch = Schemas['MenuDisable'];

const [example] = api.example('queryMenuTree');
const blank: Menu = { ...(example as Menu), permission: null, children: [] };
const button: Menu = {
  ...blank,
  id: 'button',
  parentId: 'page',
  menuName: '新增角色',
  menuNameEn: null,
  menuType: 'BUTTON',
  routeName: null,
  path: null,
  icon: null,
  permission: 'system:role:create',
  allowedActions: ['EDIT', 'DISABLE', 'DELETE'],
};
const page: Menu = {
  ...blank,
  id: 'page',
  parentId: 'dir',
  menuName: '角色管理',
  menuType: 'MENU',
  routeName: 'user-role',
  path: '/user/role',
  icon: 'shield',
  children: [button],
  allowedActions: ['ADD_CHILD', 'EDIT', 'DISABLE'],
};
const dir: Menu = {
  ...blank,
  id: 'dir',
  menuName: '用户管理',
  menuType: 'DIR',
  routeName: 'user',
  path: '/user',
  allowedActions: ['ADD_CHILD', 'EDIT'],
  children: [page],
};
const codes = ['create', 'update', 'delete'].map((action) => `system:menu:${action}`);
const [exampleSwitch] = api.example('queryMenuDisablePage').records;
const on: Switch = {
  ...(exampleSwitch as Switch),
  id: 'on',
  menuId: 'page',
  menuName: '角色管理',
  companyId: '1001',
  schoolName: '江海大学',
  enabled: true,
  byPlatform: false,
  reason: null,
  allowedActions: ['DISABLE'],
};
const off: Switch = {
  ...on,
  id: 'off',
  menuId: 'other',
  menuName: '部门管理',
  enabled: false,
  byPlatform: true,
  reason: '试用结束',
  allowedActions: [],
};

async function openMenus({ search = '', permissions = codes } = {}) {
  api.override('queryMenuTree', [dir]);
  api.override('queryMenuDisablePage', { records: [on, off], total: 2, current: 1, size: 10 });
  const app = await openScreen(`/system/menu${search}`, { permissions });
  await screen.findAllByRole('rowheader');
  return app;
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('the tree', () => {
  test('is that of the system asked for', async () => {
    await openMenus({ search: '?sysCode=stock' });
    expect(callsOf('queryMenuTree')[0]?.body).toEqual({ sysCode: 'stock' });
  });

  test('shows what a search by name, path or code finds, with all that is above it', async () => {
    await openMenus({ search: '?keyword=role:create' });
    expect(names()).toEqual(['用户管理', '角色管理', '新增角色']);
  });

  test('takes a page with an icon chosen by keyboard', async () => {
    const { user } = await openMenus();
    await doWith(user, '新建下级 用户管理');
    const form = await dialog('新建菜单');
    await user.type(await form.findByRole('textbox', { name: '菜单名称' }), '审计');
    await user.type(form.getByRole('textbox', { name: '路由名' }), 'audit');
    await user.type(form.getByRole('textbox', { name: '路径' }), 'audit');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('菜单和目录的路径以 / 开头，外链以 https:// 开头')).toBeVisible();
    await user.clear(form.getByRole('textbox', { name: '路径' }));
    await user.type(form.getByRole('textbox', { name: '路径' }), '/audit');
    form.getByRole('radio', { name: '不设置图标' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(form.getByRole('radio', { name: 'home' })).toBeChecked();
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(callsOf('saveMenu')[0]?.body).toMatchObject({
        parentId: 'dir',
        menuType: 'MENU',
        menuName: '审计',
        path: '/audit',
        icon: 'home',
        sysCode: 'bidding',
      }),
    );
  });

  test('takes a button with one of the codes there are, and without one none', async () => {
    const [code] = api.example('listPermissionCodes');
    const { user } = await openMenus();
    await user.click(screen.getByRole('button', { name: '全部展开' }));
    await doWith(user, '新建下级 角色管理');
    const form = await dialog('新建菜单');
    expect(await form.findByRole('radio', { name: '按钮' })).toBeChecked();
    expect(form.queryByRole('textbox', { name: '路径' })).toBeNull();
    await user.type(form.getByRole('textbox', { name: '菜单名称' }), '导出');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('请选择权限标识')).toBeVisible();
    await user.click(form.getByRole('combobox', { name: '权限标识' }));
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${code?.permission}`) }));
    await user.click(form.getByRole('button', { name: '保存' }));
    const body = { parentId: 'page', menuType: 'BUTTON', permission: code?.permission, path: null, icon: null };
    await waitFor(() => expect(callsOf('saveMenu')[0]?.body).toMatchObject(body));
  });

  test('offers what the server allows; what the menu itself hangs on is not disabled', async () => {
    const { user } = await openMenus();
    await doWith(user, '编辑 用户管理');
    const form = await dialog('编辑菜单：用户管理');
    expect(await form.findByRole('radio', { name: '停用' })).toBeDisabled();
    await user.click(form.getByRole('button', { name: '取消' }));
    await user.click(screen.getByRole('button', { name: '全部展开' }));
    expect(await actsOf(user, '角色管理')).not.toContain('删除');
    await doWith(user, '删除 新增角色');
    await user.click((await dialog('删除“新增角色”？')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(callsOf('removeMenu')).toHaveLength(1));
  });
});

describe('the switches of schools', () => {
  test('say in English where an entry belongs', async () => {
    await openScreen('/system/menu?tab=switches', { permissions: codes, language: 'en-US' });
    const entry = within(await screen.findByRole('row', { name: /Roles/ }));
    expect(entry.getByText('Users')).toBeVisible();
    expect(screen.queryByText('用户管理')).toBeNull();
  });

  test('are all that is offered to who does not change the menu', async () => {
    await openMenus({ permissions: ['system:menuSwitch:update'] });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('button', { name: '新建菜单' })).toBeNull();
    expect(callsOf('queryMenuTree')).toEqual([]);
  });

  test('are turned off with a reason, and what the platform has turned off stays so', async () => {
    const { user } = await openMenus({ search: '?tab=switches' });
    expect(screen.getByText('试用结束')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^启用 部门管理/ })).toBeNull();
    await doWith(user, '停用 角色管理（江海大学）');
    const form = await dialog('停用“角色管理（江海大学）”？');
    await user.click(await form.findByRole('button', { name: '停用' }));
    expect(await form.findByText('请填写原因')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: '原因' }), '暂不使用');
    await user.click(form.getByRole('button', { name: '停用' }));
    const body = { menuId: 'page', companyId: '1001', enabled: false, reason: '暂不使用' };
    await waitFor(() => expect(callsOf('enableOrDisableMenu')[0]?.body).toEqual(body));
  });
});
