import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { afterNotifying, api, callsOf, renderApp } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

type Answer = Parameters<typeof api.override<'queryRolePage' | 'queryRoleDetail' | 'queryMenuTree'>>[1];

/** Opens the list of roles while its call is answered in some way. */
async function openFailing(answer: Parameters<typeof api.override<'queryRolePage'>>[1], language: 'zh-CN' | 'en-US' = 'zh-CN') {
  api.override('queryRolePage', answer);
  const app = await renderApp('/user/role', { language });
  await screen.findByText(language === 'zh-CN' ? '加载失败' : 'Loading failed');
  return app;
}

const notifications = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('the error table of the product specification', () => {
  test('a code other than 0: titled "Error" with the message of the server', async () => {
    await openFailing(({ reply }) => reply.fail(4101, '当前状态不允许该操作'));
    await waitFor(() => expect(notifications()).toEqual(['错误当前状态不允许该操作']));
  });

  test('the same in English, and the server is asked in English', async () => {
    await openFailing(({ reply, request }) => reply.fail(5000, request.headers.get('Accept-Language') ?? 'none'), 'en-US');
    await waitFor(() => expect(notifications()).toEqual(['Erroren-US']));
  });

  test('another HTTP error: the message of the body', async () => {
    await openFailing(({ reply }) => reply.http(503, { code: 5000, msg: '服务暂时不可用，请稍后再试' }));
    await waitFor(() => expect(notifications()).toEqual(['错误服务暂时不可用，请稍后再试']));
  });

  test('another HTTP error without such a body: its status', async () => {
    await openFailing(() => new Response('<html>', { status: 502 }));
    await waitFor(() => expect(notifications()).toEqual(['错误服务器返回 HTTP 502，请稍后重试或联系管理员']));
  });

  test('an answer that is none: the fallback', async () => {
    await openFailing(() => new Response('<html>'));
    await waitFor(() => expect(notifications()).toEqual(['错误操作失败，请联系管理员']));
  });

  test('no network: words that say so', async () => {
    await openFailing(({ reply }) => reply.networkError());
    await waitFor(() => expect(notifications()).toEqual(['错误网络连接失败，请检查网络后重试']));
  });

  test('404: silent, yet the page says what is missing and offers another try', async () => {
    api.override('queryRolePage', ({ reply }) => reply.http(404), { once: true });
    const { user } = await renderApp('/user/role');
    expect(await screen.findByText('不存在、已被删除，或您无权查看')).toBeVisible();
    await afterNotifying();
    expect(notifications()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findAllByRole('rowheader')).toHaveLength(10);
  });

  test('401: silent, the login page with the way back says what happened, once', async () => {
    const { address } = await renderApp('/user/role');
    await screen.findAllByRole('rowheader');
    api.override('queryRolePage', ({ reply }) => reply.http(401));
    screen.getByRole('button', { name: '刷新' }).click();
    expect(await screen.findAllByText('登录已失效，请重新登录')).toHaveLength(1);
    expect(address()).toBe('/login?redirect=%2Fuser%2Frole');
    await afterNotifying();
    expect(notifications()).toEqual([]);
  });
});

test('a form that is saved after the session has ended leads to the login page and raises no other alarm', async () => {
  const { user, address } = await renderApp('/user/role');
  await user.click(await screen.findByRole('button', { name: '新建角色' }));
  const form = within(await screen.findByRole('dialog', { name: '新建角色' }));
  await user.type(await form.findByRole('textbox', { name: '角色名称' }), '复核员');
  await user.type(form.getByRole('textbox', { name: '角色编码' }), 'rechecker');
  api.override('saveRole', ({ reply }) => reply.http(401));
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await screen.findAllByText('登录已失效，请重新登录')).toHaveLength(1);
  expect(address()).toBe('/login?redirect=%2Fuser%2Frole');
  await afterNotifying();
  expect(callsOf('saveRole')).toHaveLength(1);
  expect(notifications()).toEqual([]);
});

describe('a notification of an error', () => {
  test('goes away after 5 seconds, but not under the pointer or the focus', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { user } = await openFailing(({ reply }) => reply.fail(4101, '不行'));
      const alert = await screen.findByRole('alert');
      await user.hover(alert);
      await act(() => vi.advanceTimersByTimeAsync(20_000));
      expect(notifications()).toEqual(['错误不行']);
      await user.unhover(alert);
      await act(() => vi.advanceTimersByTimeAsync(4_000));
      expect(notifications()).toEqual(['错误不行']);
      act(() => within(alert).getByRole('button', { name: '关闭' }).focus());
      await act(() => vi.advanceTimersByTimeAsync(20_000));
      expect(notifications()).toEqual(['错误不行']);
      act(() => within(alert).getByRole('button', { name: '关闭' }).blur());
      await act(() => vi.advanceTimersByTimeAsync(5_600));
      expect(notifications()).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('can be closed', async () => {
    const { user } = await openFailing(({ reply }) => reply.fail(4101, '不行'));
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(notifications()).toEqual([]));
  });

  test.each([
    ['no network', ({ reply }) => reply.networkError(), '网络连接失败，请检查网络后重试'],
    ['a gateway', () => new Response('<html>', { status: 502 }), '服务器返回 HTTP 502，请稍后重试或联系管理员'],
  ] satisfies [string, Answer, string][])(
    'is shown once for one cause, however many calls fail of it: %s',
    async (_what, answer, text) => {
      api.override('queryRoleDetail', answer);
      api.override('queryMenuTree', answer);
      const { user } = await renderApp('/user/role');
      await doWith(user, '编辑 资产盘点员');
      const form = within(await screen.findByRole('dialog'));
      await form.findByText('加载失败');
      await afterNotifying();
      expect(notifications()).toEqual([`错误${text}`]);
    },
  );
});
