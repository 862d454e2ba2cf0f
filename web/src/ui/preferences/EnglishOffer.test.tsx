import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderApp } from '#testing/renderApp.tsx';
import { renderPortal } from '#testing/renderPortal.tsx';

const offer = () => screen.queryByRole('button', { name: 'Continue in English' });

/** As a browser that has not chosen a language. */
async function open(app: 'app' | 'portal', languages = 'en-GB') {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(languages);
  const opened = app === 'app' ? await renderApp('/login', { loggedIn: false }) : await renderPortal('/', { loggedIn: false });
  expect(offer()).toBeNull();
  act(() => opened.session.storage.set('arco-locale', null));
  return opened;
}

describe.each(['app', 'portal'] as const)('an English browser at its first visit, in the %s', (app) => {
  const key = app === 'app' ? 'arco-locale' : 'portal.arco-locale';

  test('continues in English with one click, and is not asked again', async () => {
    const { user } = await open(app);
    await user.click(screen.getByRole('button', { name: 'Continue in English' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('en-US'));
    expect([offer(), localStorage.getItem(key)]).toEqual([null, 'en-US']);
  });

  test('dismisses the offer by keyboard, stays in Chinese, and is not asked again', async () => {
    const { user } = await open(app);
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    await user.keyboard('{Enter}');
    expect([offer(), localStorage.getItem(key), document.documentElement.lang]).toEqual([null, 'zh-CN', 'zh-CN']);
  });

  test('is asked only if it prefers English', async () => {
    await open(app, 'zh-TW');
    expect(offer()).toBeNull();
  });
});
