import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import type { StoredValues } from './storage/storedValues.ts';
import { open, openReady, password, ready } from './testing/open.ts';
import { menuItem } from './testing/people.ts';
import { renderInSession } from './testing/renderInSession.tsx';
import { useAppSettings } from './useAppSettings.ts';
import { useLoading } from './useLoading.ts';
import { useLocalePreference } from './useLocalePreference.ts';
import { useNoteRecentPage, useRecentPages } from './useRecentPages.ts';
import { useAccountStored, useStored } from './useStored.ts';

describe('the app settings', () => {
  it('begin with the defaults of the specification, and change in part', async () => {
    const { session } = await openReady();
    const { result } = renderInSession(session, useAppSettings);
    expect(result.current.settings).toEqual({
      theme: 'light',
      colorWeak: false,
      navbar: true,
      menu: true,
      hideMenu: false,
      menuCollapse: false,
      footer: true,
      themeColor: '#2460b3',
      menuWidth: 220,
      device: 'desktop',
      tabBar: true,
      menuFromServer: true,
      serverMenu: ready(session).menu,
      primaryColor: '#2460b3',
      globalSettings: false,
    });
    act(() => void result.current.change({ menuWidth: 260, colorWeak: true }));
    act(() => void result.current.change({ footer: false }));
    expect(result.current.settings).toMatchObject({ menuWidth: 260, colorWeak: true, footer: false, navbar: true });
  });

  it('take the menu from the server once it is there, and not when it cannot be read', async () => {
    const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
    onTestFinished(() => console.mockRestore());
    const { session, server } = await openReady();
    const { result } = renderInSession(session, useAppSettings);
    await act(() => result.current.change({ menuFromServer: false }));
    expect(server.ids()).toEqual([]);
    server.fail('getMenuConfig', { status: 500, code: 5000 });
    await act(() => expect(result.current.change({ menuFromServer: true })).rejects.toMatchObject({ name: 'ServerError' }));
    expect(result.current.settings.menuFromServer).toBe(false);

    server.menus.purchaser = [menuItem('/user/page')];
    const fetched = Promise.withResolvers<void>();
    server.fail('getMenuConfig', () => fetched.promise);
    let changed: Promise<void> | undefined;
    act(() => {
      changed = result.current.change({ menuFromServer: true, footer: false });
    });
    expect(result.current.settings).toMatchObject({ menuFromServer: false, footer: true });
    fetched.resolve();
    await act(() => changed as Promise<void>);
    expect(result.current.settings).toMatchObject({ menuFromServer: true, footer: false, serverMenu: server.menus.purchaser });
    expect(server.ids()).toEqual(['getMenuConfig', 'getMenuConfig']);
  });
});

test('a loading flag is off until it is set or toggled', () => {
  const { result } = renderHook(() => useLoading());
  expect(result.current.isLoading).toBe(false);
  act(() => result.current.toggle());
  expect(result.current.isLoading).toBe(true);
  act(() => result.current.setLoading(false));
  expect(result.current.isLoading).toBe(false);
});

describe('the pages that were opened lately', () => {
  it('are those of the account, ten at most, each once, the newest first', async () => {
    const { session } = await openReady();
    let shown: string | null = '/1';
    const { result, rerender } = renderInSession(session, () => {
      useNoteRecentPage(shown);
      return useRecentPages();
    });
    for (shown of ['/2', '/1', null, ...Array.from({ length: 9 }, (_, index) => `/more/${index}`)]) rerender();
    expect(result.current).toHaveLength(10);
    expect(result.current.slice(0, 2)).toEqual(['/more/8', '/more/7']);
    expect(result.current.at(-1)).toBe('/1');
  });
});

describe('preferences of the browser', () => {
  afterEach(() => localStorage.clear());

  it('are zh-CN by default, and English for a stored language that is none of ours', () => {
    const { session } = open({ storage: localStorage });
    const { result } = renderInSession(session, useLocalePreference);
    expect(result.current.locale).toBe('zh-CN');
    act(() => result.current.setLocale('en-US'));
    expect(result.current.locale).toBe('en-US');
    expect(localStorage.getItem('arco-locale')).toBe('en-US');
    localStorage.setItem('arco-locale', 'fr-FR');
    expect(renderInSession(open({ storage: localStorage }).session, useLocalePreference).result.current.locale).toBe('en-US');
  });

  it('follow a change in another tab', () => {
    const { session } = open({ storage: undefined as never });
    const { result } = renderInSession(session, () => useStored('colorScheme'));
    localStorage.setItem('colorScheme', 'dark');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'colorScheme' })));
    expect(result.current[0]).toBe('dark');
  });

  it('can be set and taken back', () => {
    const { session } = open();
    const { result } = renderInSession(session, () => useStored('rememberedUsername'));
    act(() => result.current[1]('teacher1'));
    expect(result.current[0]).toBe('teacher1');
    act(() => result.current[1](null));
    expect(result.current[0]).toBeNull();
  });
});

describe('what an account likes', () => {
  const layouts: StoredValues['tableLayouts'] = {
    roles: { hidden: ['remark'], order: ['users', 'name'], pinned: [], widths: { name: 240 }, density: 'compact' },
  };
  const views = { roles: [{ name: 'Disabled', search: 'status=DISABLED' }] };
  const useLikes = () => ({
    layouts: useAccountStored('tableLayouts'),
    views: useAccountStored('savedViews'),
    landing: useAccountStored('homeMenu'),
  });

  it('of its tables, searches and first page is there again for it, for no other, and can be taken back', async () => {
    const { session } = await openReady();
    const likes = () => renderInSession(session, useLikes).result;
    const mine = likes();
    act(() => {
      mine.current.layouts[1](layouts);
      mine.current.views[1](views);
      mine.current.landing[1]({ routeName: 'role', path: '/user/role' });
    });
    cleanup();
    await session.logout();
    await session.login({ username: 'auditor1', password });
    expect(Object.values(likes().current).map(([value]) => value)).toEqual([null, null, null]);
    cleanup();
    await session.logout();
    await session.login({ username: 'teacher1', password });
    const again = likes();
    expect(again.current.layouts[0]).toEqual(layouts);
    expect(again.current.views[0]).toEqual(views);
    expect(again.current.landing[0]?.path).toBe('/user/role');
    act(() => again.current.layouts[1]({}));
    expect(again.current.layouts[0]).toEqual({});
  });
});
