import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, use, useEffect, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderApp } from '#testing/renderApp.tsx';
import { PageContext } from '#ui/page/pageContext.ts';
import { KeptPage } from './KeptPage.tsx';
import type { Page } from './page.ts';

const renamed: string[] = [];
const rename = (name: string, title: string) => void renamed.push(`${name}: ${title}`);
const leave = () => {};

/** Reads all of its address, and says its title whenever it is shown. */
function Screen() {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { setTitle } = use(PageContext);
  const title = `${search.get('id')} ${search.get('tab')}`;
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <>
      <p>
        {pathname} {title}
      </p>
      <input aria-label="note" />
      <button type="button" onClick={() => setSearch({ id: '7', tab: 'log' })}>
        log
      </button>
      <button type="button" onClick={() => navigate('/user')}>
        leave
      </button>
      <Link to="?id=8">next</Link>
    </>
  );
}

const page: Page = { path: '/user', crumbs: ['pages.users'], Screen };

/** The page is shown where the window is at users, and hidden elsewhere; its tab is at an address of its own. */
function Window() {
  const { pathname } = useLocation();
  return (
    <>
      <p>window at {pathname}</p>
      <Activity mode={pathname === '/user' ? 'visible' : 'hidden'}>
        <KeptPage name="/user?id=7" fullPath="/user?id=7&tab=roles" page={page} rename={rename} leave={leave} hasWayBack />
      </Activity>
    </>
  );
}

function open() {
  const router = createMemoryRouter([{ path: '*', element: <Window /> }], { initialEntries: ['/user?id=7&tab=roles'] });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

test('a kept page stays at its address, and keeps what was typed, when the window goes to another page and back', async () => {
  const { router, user } = open();
  await user.type(screen.getByRole('textbox'), 'half a sentence');
  await act(() => router.navigate('/system/menu'));
  expect(screen.getByText('window at /system/menu')).toBeVisible();
  expect(screen.getByText('/user 7 roles')).not.toBeVisible();
  await act(() => router.navigate('/user'));
  expect(screen.getByText('/user 7 roles')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('half a sentence');
  expect(new Set(renamed)).toEqual(new Set(['/user?id=7: 7 roles']));
});

test('what a page leads to is found from its own address: links, parameters and navigation', async () => {
  const { router, user } = open();
  expect(screen.getByRole('link', { name: 'next' })).toHaveAttribute('href', '/user?id=8');
  await user.click(screen.getByRole('button', { name: 'log' }));
  expect(router.state.location).toMatchObject({ pathname: '/user', search: '?id=7&tab=log' });
  await user.click(screen.getByRole('link', { name: 'next' }));
  expect(router.state.location).toMatchObject({ pathname: '/user', search: '?id=8' });
  await user.click(screen.getByRole('button', { name: 'leave' }));
  expect(router.state.location).toMatchObject({ pathname: '/user', search: '' });
});

test('a page that broke at one address is tried again when its tab is shown at another', async () => {
  // React reports what a boundary catches; that is meant for developers.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  function Fragile() {
    const [search] = useSearchParams();
    if (!search.has('mended')) throw new Error('broken');
    return <p>well</p>;
  }
  const fragile: Page = { path: '/fragile', crumbs: ['pages.users'], Screen: Fragile };
  const visit = { isShown: true, fullPath: '/fragile' };
  let show: (next: typeof visit) => void = () => {};
  function Tab() {
    const [{ isShown, fullPath }, setVisit] = useState(visit);
    show = setVisit;
    return (
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <KeptPage name="/fragile" fullPath={fullPath} page={fragile} rename={rename} leave={leave} hasWayBack />
      </Activity>
    );
  }
  await renderApp('/login', { loggedIn: false, beside: <Tab /> });
  expect(await screen.findByRole('alert')).toBeVisible();
  act(() => show({ isShown: false, fullPath: '/fragile' }));
  act(() => show({ isShown: true, fullPath: '/fragile?mended' }));
  expect(await screen.findByText('well')).toBeVisible();
});

test('what a page asks again and again rests while the page is hidden, and goes on when it is shown', async () => {
  let asked = 0;
  const client = new QueryClient();
  const queryFn = async () => (asked += 1);
  function Watching() {
    return <p>asked {useQuery({ queryKey: ['state'], queryFn, refetchInterval: 5 }).data}</p>;
  }
  const watching: Page = { path: '/watching', crumbs: ['pages.users'], Screen: Watching };
  function Tab() {
    const { pathname } = useLocation();
    return (
      <QueryClientProvider client={client}>
        <Activity mode={pathname === '/watching' ? 'visible' : 'hidden'}>
          <KeptPage name="/watching" fullPath="/watching" page={watching} rename={rename} leave={leave} hasWayBack />
        </Activity>
      </QueryClientProvider>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Tab /> }], { initialEntries: ['/watching'] });
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(asked).toBeGreaterThan(2));
  await act(() => router.navigate('/'));
  const before = asked;
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(asked).toBe(before);
  await act(() => router.navigate('/watching'));
  await waitFor(() => expect(asked).toBeGreaterThan(before));
});
