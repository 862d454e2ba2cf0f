import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#testing/mockApi.ts';
import { callsOf, renderApp } from '#testing/renderApp.tsx';
import { aSupplier, renderPortal } from '#testing/renderPortal.tsx';

const issued = (userinfo: ReturnType<typeof aSupplier>) => ({
  access_token: api.signIn(),
  token_type: 'bearer' as const,
  expires_in: 28_800,
  needChangePassword: false,
  userinfo,
});

async function logIn({ user }: Awaited<ReturnType<typeof renderPortal>>) {
  await user.type(await screen.findByLabelText('用户名'), 'supplier1');
  await user.type(screen.getByLabelText('密码'), 'Seed@2026');
  await user.click(screen.getByRole('button', { name: '登录' }));
}

test('a supplier logs in at the address that it was led to, and goes on there', async () => {
  api.override('login', issued(aSupplier()));
  api.override('queryBiddableProjectPage', { records: [], total: 0, current: 1, size: 20 });
  const portal = await renderPortal('/?part=RUNNING', { loggedIn: false });
  await logIn(portal);
  expect(await screen.findByText(/您没有进行中的报名或报价/)).toBeVisible();
  expect(portal.address()).toBe('/?part=RUNNING');
  expect(callsOf('switchDept')).toEqual([]);
  expect(callsOf('getUserMenu')).toEqual([]);
});

test('empty fields are named before anything is sent, and a refusal is told', async () => {
  const { user } = await renderPortal('/', { loggedIn: false });
  await user.click(await screen.findByRole('button', { name: '登录' }));
  expect(screen.getByText('用户名不能为空')).toBeVisible();
  expect(screen.getByLabelText('用户名')).toHaveFocus();
  expect(callsOf('login')).toEqual([]);
  api.override('login', ({ reply }) => reply.fail(4001), { once: true });
  await user.type(screen.getByLabelText('用户名'), 'supplier1');
  await user.type(screen.getByLabelText('密码'), 'wrong');
  await user.click(screen.getByRole('button', { name: '登录' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('who forgot the password goes to the form that leads back here', async () => {
  await renderPortal('/', { loggedIn: false });
  expect(await screen.findByRole('link', { name: '忘记密码？' })).toHaveAttribute('href', '/login?view=forgot&from=portal');
});

test('who works at a school is told where to go, and is logged out again', async () => {
  api.override('login', issued({ ...aSupplier(), userType: 'STAFF' }));
  const portal = await renderPortal('/', { loggedIn: false });
  await logIn(portal);
  expect(await screen.findByText(/这里只供供应商使用/)).toBeVisible();
  expect(within(screen.getByRole('alert')).getByRole('link', { name: '到采购平台登录' })).toHaveAttribute('href', '/login');
  expect(localStorage.getItem('portal.token')).toBeNull();
  expect(callsOf('logout')).toHaveLength(1);
});

test('the administration app says where the portal is when it turns a supplier away', async () => {
  api.override('getUserMenu', []);
  await renderApp('/');
  expect(await screen.findByText('该用户没有菜单，无法进入系统')).toBeVisible();
  expect(screen.getByRole('link', { name: '供应商请到供应商门户登录' })).toHaveAttribute('href', '/portal/');
});

test('the portal and the administration app in one browser leave each other their sessions', async () => {
  const admin = await renderApp('/');
  await screen.findAllByRole('main');
  const portal = await renderPortal('/notices', { loggedIn: false });
  await screen.findByRole('heading', { level: 1, name: '公告栏' });
  // Each tab hears of all that is stored.
  for (const key of Object.keys(localStorage)) window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(portal.session.getState().status).toBe('anonymous');
  expect(admin.session.getState().status).toBe('ready');

  const adminToken = localStorage.getItem('token');
  api.override('login', issued(aSupplier()));
  await portal.session.login({ username: 'supplier1', password: 'Seed@2026' });
  for (const key of Object.keys(localStorage)) window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(portal.session.getState()).toMatchObject({ status: 'ready', user: { userType: 'SUPPLIER' } });
  expect(admin.session.getState()).toMatchObject({ status: 'ready', user: { userType: 'STAFF' } });
  expect(localStorage.getItem('token')).toBe(adminToken);
  expect(localStorage.getItem('portal.token')).not.toBe(adminToken);

  await portal.session.logout();
  for (const key of ['token', 'portal.token']) window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(admin.session.getState().status).toBe('ready');
  expect(localStorage.getItem('token')).toBe(adminToken);
  admin.session.close();
});

test('the language is chosen in the portal, for the portal', async () => {
  const { user } = await renderPortal('/', { loggedIn: false });
  await user.click(await screen.findByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Supplier login' })).toBeVisible();
  expect(document.title).toBe('Supplier login - Supplier portal');
  expect([localStorage.getItem('portal.arco-locale'), localStorage.getItem('arco-locale')]).toEqual(['en-US', null]);
});

test('logging out asks first, and deletes what lies on the device', async () => {
  api.override('queryBiddableProjectPage', { records: [], total: 0, current: 1, size: 20 });
  const { user } = await renderPortal('/');
  await screen.findByText(/现在没有适合您的采购/);
  localStorage.setItem('portal.quotes:supplier1', '{}');
  await user.click(screen.getByRole('button', { name: '退出' }));
  const question = screen.getByRole('dialog', { name: '退出登录？' });
  await user.click(within(question).getByRole('button', { name: '退出' }));
  expect(await screen.findByText('退出成功')).toBeVisible();
  expect(localStorage.getItem('portal.quotes:supplier1')).toBeNull();
});

test('an address without a page says so, and the keyboard can skip to the content', async () => {
  await renderPortal('/nowhere', { loggedIn: false });
  expect(await screen.findByRole('heading', { name: '没有这个页面' })).toBeVisible();
  expect(screen.getByRole('link', { name: '跳到主要内容' })).toHaveAttribute('href', '#content');
});
