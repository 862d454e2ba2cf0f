import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

/** As Mantine writes them, so that they grow with the letters of the user. */
const pixels = (count: number) => new RegExp(`^calc\\(${count / 16}rem`);

async function openSettings() {
  const app = await renderApp('/');
  await screen.findByRole('heading', { level: 1, name: '首页' });
  await app.user.click(screen.getByRole('button', { name: '页面配置' }));
  const drawer = within(await screen.findByRole('dialog', { name: '页面配置' }));
  return { ...app, drawer, toggle: (name: string) => app.user.click(drawer.getByRole('switch', { name })) };
}

describe('the settings drawer', () => {
  test('hides the regions of the shell, and a fixed button leads back where the navbar is hidden', async () => {
    const { user, toggle } = await openSettings();
    expect(screen.getByRole('contentinfo', { hidden: true })).toHaveTextContent('江海大学');
    await toggle('底部');
    await toggle('菜单栏');
    await toggle('多页签');
    await toggle('导航栏');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const role of ['banner', 'navigation', 'contentinfo']) expect(screen.queryByRole(role)).toBeNull();
    await user.click(screen.getByRole('button', { name: '页面配置' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('switch', { name: '导航栏' }));
    expect(screen.getByRole('banner', { hidden: true })).toBeInTheDocument();
  });

  test('is 300 pixels wide, and closed by its button, which changes nothing', async () => {
    const { user, drawer } = await openSettings();
    const root = screen.getByRole('dialog').closest<HTMLElement>('[style*="--drawer-size"]');
    expect(root?.style.getPropertyValue('--drawer-size')).toMatch(pixels(300));
    const [, cancel] = drawer.getAllByRole('button', { name: '关闭' });
    await user.click(cancel as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const role of ['banner', 'navigation', 'contentinfo']) expect(screen.getAllByRole(role)[0]).toBeVisible();
  });

  test('forgets what was set when the page is loaded anew', async () => {
    const { toggle, session } = await openSettings();
    await toggle('底部');
    await toggle('色弱模式');
    session.close();
    cleanup();
    await renderApp('/');
    await screen.findByRole('heading', { level: 1, name: '首页' });
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(document.documentElement.style.filter).toBe('');
  });

  test('chooses the colour of the product, which is kept by its key', async () => {
    const { user, drawer } = await openSettings();
    // The names of colours follow it in the style sheet.
    const accent = () => document.documentElement.style.getPropertyValue('--subject-6');
    expect(drawer.getByRole('radio', { name: '蓝色' })).toBeChecked();
    const before = accent();
    await user.click(drawer.getByRole('radio', { name: '绿色' }));
    expect(localStorage.getItem('subjectColor')).toBe('"rgb(31, 115, 60)"');
    await waitFor(() => expect(accent()).not.toBe(before));
    await user.click(drawer.getByRole('radio', { name: '蓝色' }));
    expect(localStorage.getItem('subjectColor')).toBe('"rgb(36, 96, 179)"');
    await waitFor(() => expect(accent()).toBe(before));
  });

  test('mixes a colour, applied 100 ms after the last move, and keeps the last eight', async () => {
    const { user, drawer } = await openSettings();
    const stored = (name: string) => JSON.parse(localStorage.getItem(name) ?? 'null');
    const alpha = drawer.getByRole('slider', { name: '不透明度' });
    alpha.focus();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const press = (key: string) => act(() => void fireEvent.keyDown(alpha, { key }));
    press('ArrowLeft');
    act(() => void vi.advanceTimersByTime(90));
    press('ArrowLeft');
    act(() => void vi.advanceTimersByTime(90));
    expect(stored('subjectColor')).toBeNull();
    act(() => void vi.advanceTimersByTime(10));
    expect(stored('subjectColor')).toBe('rgba(36, 96, 179, 0.9)');
    // Of the colours on the way to it none is kept.
    expect(stored('recentColors')).toEqual(['rgba(36, 96, 179, 0.9)']);
    vi.useRealTimers();

    localStorage.setItem('recentColors', JSON.stringify([1, 2, 3, 4, 5, 6, 7, 8].map((red) => `rgba(${red}, 0, 0, 1)`)));
    window.dispatchEvent(new StorageEvent('storage', { key: 'recentColors' }));
    await user.click(await drawer.findByRole('button', { name: 'rgba(8, 0, 0, 1)' }));
    await waitFor(() => expect(stored('subjectColor')).toBe('rgba(8, 0, 0, 1)'));
    expect(stored('recentColors').map((color: string) => color.slice(5, 6))).toEqual(['8', '1', '2', '3', '4', '5', '6', '7']);
  });

  test('chooses the page after the login, for this account and for good', async () => {
    const { user, drawer, session } = await openSettings();
    await user.selectOptions(drawer.getByRole('combobox', { name: '登录后打开的页面' }), '角色管理');
    const stored = Object.entries(localStorage).find(([key]) => key.startsWith('homeMenu:'));
    expect(JSON.parse(stored?.[1] ?? 'null')).toMatchObject({ path: '/user/role' });
    await session.logout();
    await user.type(await screen.findByRole('textbox', { name: '用户名' }), 'teacher1');
    await user.type(screen.getByLabelText('密码'), 'Seed@2026');
    await user.click(screen.getByRole('button', { name: '登录' }));
    await screen.findByRole('heading', { level: 1, name: '角色管理' });
  });

  test('sets the width of the menu, within reason', async () => {
    const { user, drawer } = await openSettings();
    const width = drawer.getByRole('textbox', { name: '菜单宽度 (px)' });
    const shell = screen.getByRole('main', { hidden: true }).closest('[style*="--menu-width"]') as HTMLElement;
    expect(width).toHaveValue('220');
    expect(width.closest<HTMLElement>('.mantine-InputWrapper-root')?.style.width).toMatch(pixels(80));
    await user.clear(width);
    await user.type(width, '300');
    expect(shell.style.getPropertyValue('--menu-width')).toBe('300px');
    await user.clear(width);
    await user.type(width, '7');
    expect(shell.style.getPropertyValue('--menu-width')).toBe('300px');
    // What stands in the field when it is left is the width that the menu has.
    for (const [typed, had] of [
      ['9999', '400'],
      ['', '400'],
      ['7', '180'],
    ] as const) {
      await user.clear(width);
      if (typed) await user.type(width, typed);
      await user.tab();
      expect(width).toHaveValue(had);
      expect(shell.style.getPropertyValue('--menu-width')).toBe(`${had}px`);
    }
  });

  test('inverts the colours of the whole page by 80 % for the colour-weak', async () => {
    const { toggle } = await openSettings();
    await toggle('色弱模式');
    expect(document.documentElement.style.filter).toBe('invert(80%)');
    await toggle('色弱模式');
    expect(document.documentElement.style.filter).toBe('');
  });

  test('takes the menu from the server only when it is there', async () => {
    const { drawer, toggle } = await openSettings();
    await toggle('菜单来源于后台');
    const source = drawer.getByRole('switch', { name: '菜单来源于后台' });
    expect(source).not.toBeChecked();
    api.override('getMenuConfig', ({ reply }) => reply.fail(5000, '菜单读取失败'), { once: true });
    vi.spyOn(console, 'error').mockImplementationOnce(() => {});
    await toggle('菜单来源于后台');
    expect(await screen.findByText('菜单读取失败')).toBeVisible();
    expect(source).not.toBeChecked();
    await toggle('菜单来源于后台');
    await waitFor(() => expect(source).toBeChecked());
    expect(callsOf('getMenuConfig')).toHaveLength(2);
  });

  test('copies what is set as JSON', async () => {
    const { user, drawer, toggle } = await openSettings();
    await toggle('底部');
    await user.click(drawer.getByRole('radio', { name: '深色' }));
    await user.click(drawer.getByRole('button', { name: '复制配置' }));
    expect(await screen.findByText('配置已复制到剪贴板')).toBeVisible();
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({
      theme: 'dark',
      footer: false,
      navbar: true,
      menuWidth: 220,
      colorWeak: false,
    });
  });

  test('copies the theme that is seen, where the system chooses it', async () => {
    const asked = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const answer = { matches: query === '(prefers-color-scheme: dark)', media: query, addListener() {}, removeListener() {} };
      return Object.assign(new EventTarget(), answer) as unknown as MediaQueryList;
    });
    onTestFinished(() => asked.mockRestore());
    const { user, drawer } = await openSettings();
    await user.click(drawer.getByRole('radio', { name: '跟随系统' }));
    await user.click(drawer.getByRole('button', { name: '复制配置' }));
    await screen.findByText('配置已复制到剪贴板');
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({ theme: 'dark' });
  });

  test('switches the language, and says so in the new one', async () => {
    const { user, drawer } = await openSettings();
    await user.click(drawer.getByRole('radio', { name: 'English' }));
    expect(await screen.findByText('Switched to English')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  });
});
