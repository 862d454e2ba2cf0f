import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, renderApp } from '#testing/renderApp.tsx';
import { browserPage } from '#ui/loading/browserPage.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['/exception/403', '无权访问'],
  ['/no/such/page', '页面不存在'],
  ['/exception/500', '服务器错误'],
])('%s leads back to the page before it, and home', async (path, title) => {
  const paths = ['/', '/list/card', '/exception/403'];
  api.override(
    'getUserMenu',
    paths.map((own) => menuItem(own, own)),
  );
  const { user, router, address } = await renderApp('/list/card');
  await heading('服务卡片');
  await router.navigate(path);
  await heading(title);
  await user.click(screen.getByRole('button', { name: '返回' }));
  await heading('服务卡片');
  await router.navigate(path);
  await heading(title);
  await user.click(screen.getByRole('button', { name: '回到首页' }));
  await heading('首页');
  expect(address()).toBe('/');
});

test('/exception/403 offers back as the first page of a visit, too: home', async () => {
  api.override('getUserMenu', [menuItem('/', '/'), menuItem('/exception/403', '/exception/403')]);
  const { user, address } = await renderApp('/exception/403');
  await heading('无权访问');
  expect(screen.queryByRole('button', { name: '回到首页' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '返回' }));
  await heading('首页');
  expect(address()).toBe('/');
});

test.each(['/exception/500', '/no/such/page'])(
  '%s can be tried again, and knows no way back as the first page of a visit',
  async (path) => {
    const reload = vi.spyOn(browserPage, 'reload').mockReturnValue();
    const { user } = await renderApp(path);
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
    reload.mockRestore();
  },
);
