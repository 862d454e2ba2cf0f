import { act, render, screen } from '@testing-library/react';
import { Activity, use, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderApp } from '#testing/renderApp.tsx';
import { PageContext } from '#ui/pageContext.ts';
import { KeptPage } from './KeptPage.tsx';
import type { Page } from './page.ts';

let drawn = 0;
const renamed: string[] = [];
const rename = (name: string, title: string) => void renamed.push(`${name}: ${title}`);

/** Reads all of its address, and says its title whenever it is shown. */
function Screen() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { setTitle } = use(PageContext);
  const title = `${search.get('id')} ${search.get('tab')}`;
  useEffect(() => setTitle(title), [setTitle, title]);
  return <Content text={`${pathname} ${title}`} />;
}

function Content({ text }: { text: string }) {
  drawn += 1;
  return <p>{text}</p>;
}

const page: Page = { path: '/user', crumbs: ['pages.users'], Screen };

let hide: (isHidden: boolean) => void;

function Window() {
  const [isHidden, setHidden] = useState(false);
  hide = setHidden;
  return (
    <>
      <p>window at {useLocation().pathname}</p>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <KeptPage name="/user?id=7" fullPath="/user?id=7&tab=roles" page={page} rename={rename} hasWayBack />
      </Activity>
    </>
  );
}

test('a kept page stays at its address, and is neither drawn nor named anew when the window goes to another and back', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Window /> }], { initialEntries: ['/user?id=7&tab=roles'] });
  render(<RouterProvider router={router} />);
  expect(screen.getByText('/user 7 roles')).toBeVisible();
  const before = drawn;

  await act(() => router.navigate('/system/menu'));
  act(() => hide(true));
  expect(screen.getByText('window at /system/menu')).toBeVisible();
  expect(screen.getByText('/user 7 roles')).not.toBeVisible();
  act(() => hide(false));
  expect(screen.getByText('/user 7 roles')).toBeVisible();
  expect(drawn).toBe(before);
  expect(renamed).toEqual(['/user?id=7: 7 roles']);
});

test('what went wrong with a page before anybody asked for it is tried again when somebody does', async () => {
  let isThere = false;
  function Late() {
    if (!isThere) throw new Error('The network is gone.');
    return <p>it is there</p>;
  }
  const late: Page = { path: '/late', crumbs: ['pages.users'], Screen: Late };
  let ask: () => void = () => {};
  function Prepared() {
    const [isPrepared, setPrepared] = useState(true);
    ask = () => setPrepared(false);
    return (
      <Activity mode={isPrepared ? 'hidden' : 'visible'}>
        <KeptPage name="/late" fullPath="/late" page={late} rename={rename} hasWayBack isPrepared={isPrepared} />
      </Activity>
    );
  }
  await renderApp('/', { beside: <Prepared /> });
  expect(await screen.findByRole('alert', { hidden: true })).not.toBeVisible();
  isThere = true;
  act(() => ask());
  expect(await screen.findByText('it is there')).toBeVisible();
});
