import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { callsOf, renderApp } from '#testing/renderApp.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const entry = (name: string) => within(screen.getByRole('navigation', { name: '主导航' })).getByRole('link', { name });
const tab = (name: string) => within(screen.getByRole('navigation', { name: '已打开的页面' })).queryByRole('link', { name });
/** The list of roles, also out of sight. */
const roles = () => [...document.querySelectorAll('main h1')].find(({ textContent }) => textContent === '角色管理') ?? null;
/** As long as somebody aims at a link, and longer. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 150));

describe('the page behind a link of the navigation', () => {
  test('is drawn out of sight while the pointer rests there, asks nothing, and is only shown by the click', async () => {
    const { user } = await renderApp('/');
    await heading('首页');
    await user.hover(entry('角色管理'));
    await waitFor(() => expect(roles()).not.toBeNull());
    const drawn = roles();
    expect(drawn).not.toBeVisible();
    await pause();
    expect(callsOf('queryRolePage')).toHaveLength(0);
    expect(tab('角色管理')).toBeNull();

    await user.click(entry('角色管理'));
    expect(await heading('角色管理')).toBe(drawn);
    expect(drawn).toBeVisible();
    await waitFor(() => expect(callsOf('queryRolePage')).toHaveLength(1));
  });

  test('is drawn for the focus of the keyboard, too, and goes when another one is aimed at', async () => {
    const { user } = await renderApp('/');
    await heading('首页');
    entry('角色管理').focus();
    await waitFor(() => expect(roles()).not.toBeNull());
    await user.hover(entry('工作台'));
    await waitFor(() => expect(roles()).toBeNull());
  });

  test('is not drawn for a pointer that only passes', async () => {
    await renderApp('/');
    await heading('首页');
    fireEvent.pointerOver(entry('角色管理'));
    fireEvent.pointerOver(screen.getByRole('main'));
    await pause();
    expect(roles()).toBeNull();
  });

  test('does not outlive its tab: what was entered in it goes with it', async () => {
    const { user } = await renderApp('/');
    await heading('首页');
    await user.hover(entry('角色管理'));
    await waitFor(() => expect(roles()).not.toBeNull());
    await user.click(entry('角色管理'));
    await heading('角色管理');
    await user.click(screen.getByRole('button', { name: '关闭页签 角色管理' }));
    await heading('首页');
    await pause();
    expect(roles()).toBeNull();
  });

  test('is not drawn for a link that is gone before the pointer has rested on it, as that of a tab that is closed', async () => {
    await renderApp('/');
    await heading('首页');
    document.body.insertAdjacentHTML('beforeend', '<nav><a href="/user/role">角色</a></nav>');
    const passing = document.body.lastElementChild as HTMLElement;
    fireEvent.pointerOver(within(passing).getByRole('link'));
    passing.remove();
    await pause();
    expect(roles()).toBeNull();
  });
});
