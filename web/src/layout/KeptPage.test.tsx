import { act, render, screen } from '@testing-library/react';
import { Activity, use, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageContext } from '#ui/pageContext.ts';
import { KeptPage } from './KeptPage.tsx';
import type { Page } from './page.ts';

let drawn = 0;
const renamed: string[] = [];
const rename = (name: string, title: string) => void renamed.push(`${name}: ${title}`);

/** Reads all of its address, and says its title whenever it is shown. */
function Screen() {
  const { pathname } = useLocation();
  const params = useParams();
  const [search] = useSearchParams();
  const { setTitle } = use(PageContext);
  const title = `${params.id} ${search.get('tab')}`;
  useEffect(() => setTitle(title), [setTitle, title]);
  return <Content text={`${pathname} ${title}`} />;
}

function Content({ text }: { text: string }) {
  drawn += 1;
  return <p>{text}</p>;
}

const page: Page = { path: '/user/:id', crumbs: ['pages.users'], Screen };

let hide: (isHidden: boolean) => void;

function Window() {
  const [isHidden, setHidden] = useState(false);
  hide = setHidden;
  return (
    <>
      <p>window at {useLocation().pathname}</p>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <KeptPage name="/user/7" fullPath="/user/7?tab=roles" page={page} rename={rename} hasWayBack />
      </Activity>
    </>
  );
}

test('a kept page stays at its address, and is neither drawn nor named anew when the window goes to another and back', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Window /> }], { initialEntries: ['/user/7?tab=roles'] });
  render(<RouterProvider router={router} />);
  expect(screen.getByText('/user/7 7 roles')).toBeVisible();
  const before = drawn;

  await act(() => router.navigate('/system/menu'));
  act(() => hide(true));
  expect(screen.getByText('window at /system/menu')).toBeVisible();
  expect(screen.getByText('/user/7 7 roles')).not.toBeVisible();
  act(() => hide(false));
  expect(screen.getByText('/user/7 7 roles')).toBeVisible();
  expect(drawn).toBe(before);
  expect(renamed).toEqual(['/user/7: 7 roles']);
});
