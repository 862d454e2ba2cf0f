import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';
import { dropTicket, takeTicket } from './ticketAddress.ts';

const encode = (claims: object) => btoa(JSON.stringify(claims)).replaceAll('=', '');
const ticketFor = (account: string) => `${encode({ alg: 'HS256' })}.${encode({ sub: account })}.c2lnbmF0dXJl`;

afterEach(() => {
  dropTicket();
  window.history.replaceState(null, '', '/');
});

/** Comes from an outside system, as a browser would: the address is cleaned before the product starts. */
async function arrive(address: string, loggedIn = false) {
  window.history.replaceState(null, '', address);
  takeTicket();
  const { pathname, search } = window.location;
  return { ...(await renderApp(pathname + search, { loggedIn })), cleaned: pathname + search };
}

const home = () => screen.findByRole('heading', { level: 1, name: '首页' });

describe('a ticket of an outside system', () => {
  test.each([
    ['accountLogin', `/platformLogin?account=${ticketFor('t')}&platform=mall`, { account: ticketFor('t'), platform: 'mall' }],
    ['checkJumpLoginTicket', `/user/qlgd-externalLogin?ticket=${ticketFor('t')}`, { ticket: ticketFor('t') }],
  ])('logs in by %s, leaves the address at once and leads to the first page', async (operation, from, body) => {
    const { cleaned, address } = await arrive(from);
    expect(cleaned).toBe(from.replace(/\?.*/, ''));
    await home();
    expect(address()).toBe('/');
    expect(callsOf(operation)).toMatchObject([{ body }]);
  });

  test('in a query is taken as well, and leads to the page that is wanted, if it is one of ours', async () => {
    const { cleaned, address } = await arrive(`/user/externalLogin/?token=${ticketFor('t')}&redirect=%2Fuser%2Frole&from=mall`);
    expect(cleaned).toBe('/user/externalLogin/?redirect=%2Fuser%2Frole');
    expect(await screen.findByRole('heading', { level: 1, name: '角色管理' })).toBeVisible();
    expect(address()).toBe('/user/role');
    expect(callsOf('exchangeToken')).toHaveLength(1);
  });

  test('that is refused leads to a page that says why, with the way to the login', async () => {
    api.override('exchangeToken', ({ reply }) => reply.fail(4006));
    const { address, user } = await arrive(`/user/externalLogin?token=${ticketFor('t')}`);
    expect(await screen.findByRole('heading', { level: 1, name: '登录失败' })).toBeVisible();
    expect(screen.getByText(/已过期或已使用/)).toBeVisible();
    expect(address()).toBe('/user/login-error?code=4006');
    await user.click(screen.getByRole('button', { name: '返回登录页' }));
    expect(await screen.findByRole('heading', { name: '登录您的账号' })).toBeVisible();
  });

  test('of a platform that is refused has the code 500, whatever the reason', async () => {
    api.override('accountLogin', ({ reply }) => reply.fail(4006));
    const { address } = await arrive(`/platformLogin?account=${ticketFor('t')}&platform=mall`);
    await screen.findByText('错误代码：500');
    expect(address()).toBe('/user/login-error?code=500');
  });

  test('that the network swallows is not called invalid', async () => {
    api.override('exchangeToken', ({ reply }) => reply.networkError());
    await arrive(`/user/externalLogin?token=${ticketFor('t')}`);
    expect(await screen.findByText('网络连接失败，请检查网络后重试')).toBeVisible();
  });

  test.each(['/user/externalLogin', '/platformLogin?account=x', '/user/qlgd-externalLogin?token=x'])(
    'that is missing sends nothing: %s',
    async (from) => {
      const { address } = await arrive(from);
      await screen.findByRole('heading', { level: 1, name: '登录失败' });
      expect(address()).toBe('/user/login-error?code=4006');
      expect(api.calls).toEqual([]);
    },
  );
});

describe('with the session of somebody', () => {
  test('else, the page asks first, and staying uses no ticket', async () => {
    const { user, address } = await arrive(`/user/externalLogin?token=${ticketFor('teacher1')}`, true);
    expect(await screen.findByRole('heading', { name: '是否更换登录账号？' })).toBeVisible();
    expect(screen.getByText(/李文博（schooladmin，江海大学）/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '保持当前账号' }));
    await home();
    expect(address()).toBe('/');
    expect(callsOf('exchangeToken')).toEqual([]);
  });

  test('else, replacing it ends that session at the server', async () => {
    const { user } = await arrive(`/user/externalLogin?token=${ticketFor('teacher1')}`, true);
    await user.click(await screen.findByRole('button', { name: '更换账号登录' }));
    await home();
    expect(callsOf('logout')).toHaveLength(1);
    expect(callsOf('exchangeToken')).toHaveLength(1);
  });

  test('who comes with a ticket for the same account, nothing is asked and the session goes on', async () => {
    const { session } = await arrive(`/user/externalLogin?token=${ticketFor('SchoolAdmin')}`, true);
    await home();
    await waitFor(() => expect(session.getState().status).toBe('ready'));
    expect(callsOf('exchangeToken')).toEqual([]);
    expect(callsOf('logout')).toEqual([]);
  });
});

test('a reason that nobody knows is told as the unknown one', async () => {
  await renderApp('/user/login-error?code=constructor', { loggedIn: false });
  expect(await screen.findByText('错误代码：500')).toBeVisible();
});
