import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';
import { siteAddress } from './siteAddress.ts';

async function openMenu() {
  const { user } = await renderApp('/');
  await user.click(await screen.findByRole('button', { name: /^账号/ }));
  return user;
}

describe('the sites of the school', () => {
  test('are opened in a window that knows nothing of this one, with their host in sight', async () => {
    await openMenu();
    const mall = await screen.findByRole('menuitem', { name: '商城（在新窗口打开）' });
    expect(mall).toHaveAttribute('href', 'https://mall.example.com/schools/1001');
    expect(mall).toHaveAttribute('rel', 'noopener noreferrer');
    expect(mall).toHaveTextContent('mall.example.com');
  });

  test('are not there where the school has none, or one that is no https address', async () => {
    api.override('getMallRedirect', ({ reply }) => reply.fail(4004, '数据不存在'));
    await openMenu();
    await waitFor(() => expect(callsOf('getMallRedirect')).toHaveLength(3));
    expect(screen.queryByRole('menuitem', { name: /商城|常见问题|供应商官网/ })).toBeNull();
  });

  test('that cannot be asked for are tried again in place', async () => {
    api.override('getMallRedirect', ({ reply }) => reply.http(500));
    const user = await openMenu();
    const failed = await screen.findByRole('menuitem', { name: /^商城加载失败/ });
    api.override('getMallRedirect', 'https://mall.example.com/');
    await user.click(failed);
    expect(await screen.findByRole('menuitem', { name: '商城（在新窗口打开）' })).toBeVisible();
  });
});

test.each([
  ['https://mall.example.com/a?b=c', 'https://mall.example.com/a?b=c'],
  ['http://mall.example.com', undefined],
  ['https://mall.example.com@evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['//evil.example', undefined],
  ['', undefined],
])('of %j only plain https is opened', (value, href) => {
  expect(siteAddress(value)?.href).toBe(href);
});
