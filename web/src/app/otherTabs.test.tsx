import { createClient } from '@campus-procurement/sdk';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, renderApp } from '#testing/renderApp.tsx';

/** Does what another tab of the browser has done with the token, and tells this one. */
async function storeElsewhere(token: string | null) {
  if (token === null) localStorage.removeItem('token');
  else localStorage.setItem('token', token);
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
}

type App = Awaited<ReturnType<typeof renderApp>>;

/** The first role of the user that is not the current one. */
function otherRole({ session }: App) {
  const state = session.getState();
  if (state.status !== 'ready') throw new Error('Nobody is logged in.');
  const [role] = state.user.roleDeptList.filter(({ roleId }) => roleId !== state.role.id);
  const [dept] = role?.deptList ?? [];
  if (!role || !dept) throw new Error('The example user has one role only.');
  return {
    roleName: role.roleName,
    deptName: dept.deptName,
    choice: { roleId: role.roleId, deptId: dept.id, collegeId: dept.collegeId },
  };
}

async function switchElsewhere(app: App) {
  const { choice, ...names } = otherRole(app);
  const elsewhere = createClient({ baseUrl: '/api', token: () => localStorage.getItem('token') });
  await storeElsewhere((await elsewhere.call('switchDept', { body: choice })).access_token);
  return names;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a logout in another tab is told, and the login leads back to the address and to what stood in the form', async () => {
  const { user, address } = await renderApp('/user/role?current=1');
  await user.click(await screen.findByRole('button', { name: '新建角色' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(await form.findByRole('textbox', { name: '角色名称' }), '设备');
  await storeElsewhere(null);
  expect(await screen.findByText(/^您已在其他标签页退出登录/)).toBeVisible();
  expect(address()).toBe('/login?redirect=%2Fuser%2Frole%3Fcurrent%3D1');
  await user.type(screen.getByRole('textbox', { name: '用户名' }), 'teacher1');
  await user.type(screen.getByLabelText('密码'), 'Seed@2026');
  await user.click(screen.getByRole('button', { name: '登录' }));
  expect(await screen.findByText(/“新建角色”中有未保存的内容/)).toBeVisible();
  expect(address()).toBe('/user/role?current=1');
});

describe('a switch of role', () => {
  test('in another tab is told until it is read', async () => {
    const app = await renderApp('/user/role');
    await heading('角色管理');
    const { roleName, deptName } = await switchElsewhere(app);
    const told = await screen.findByText(`其他标签页已切换为 ${roleName}（${deptName}），本页也随之切换。`);
    expect(told).toBeVisible();
    expect(app.address()).toBe('/user/role');
    await app.user.click(screen.getByRole('button', { name: '知道了' }));
    expect(screen.queryByText(/^其他标签页已切换/)).toBeNull();
  });

  test('in another tab says where the form is that was open, which is there after a switch back', async () => {
    const app = await renderApp('/user/role');
    await app.user.click(await screen.findByRole('button', { name: '新建角色' }));
    const form = within(await screen.findByRole('dialog'));
    await app.user.type(await form.findByRole('textbox', { name: '角色名称' }), '设备');
    await switchElsewhere(app);
    expect(await screen.findByText(/本页也随之切换。未保存的内容已保留，切换回原角色后可以继续填写。$/)).toBeVisible();
    await switchElsewhere(app);
    expect(await screen.findByText(/“新建角色”中有未保存的内容/)).toBeVisible();
    expect(screen.queryByText(/切换回原角色/)).toBeNull();
  });

  test('in another tab, to one without this page, says so at its address', async () => {
    const app = await renderApp('/user/role');
    await heading('角色管理');
    api.override('getUserMenu', [menuItem('/', '首页')]);
    await switchElsewhere(app);
    await heading('无权访问');
    expect(app.address()).toBe('/user/role');
    expect(await screen.findByText(/^其他标签页已切换/)).toBeVisible();
  });

  test('by the user leads from a page that the role does not have to its first one', async () => {
    const app = await renderApp('/user/role');
    await heading('角色管理');
    api.override('getUserMenu', [menuItem('/', '首页')]);
    await act(() => app.session.switchTo(otherRole(app).choice));
    await waitFor(() => expect(app.address()).toBe('/'));
    expect(screen.queryByText(/^其他标签页已切换/)).toBeNull();
  });
});
