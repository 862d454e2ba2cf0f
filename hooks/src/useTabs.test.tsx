import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createBrowser } from './testing/memoryStorage.ts';
import { open, openReady } from './testing/open.ts';
import { asSchoolAdmin } from './testing/people.ts';
import { renderInSession } from './testing/renderInSession.tsx';
import { useTabs } from './useTabs.ts';

test('a page that says the title that its tab has draws nothing anew', async () => {
  const { session } = await openReady();
  const page = { name: '/list/card', fullPath: '/list/card' };
  let drawn = 0;
  const { result } = renderInSession(session, () => {
    drawn += 1;
    return useTabs({ page, isAllowed: () => true });
  });
  act(() => result.current.rename(page.name, 'Funds'));
  expect(result.current.tabs).toMatchObject([{ name: page.name, title: 'Funds' }]);
  // React itself may render once more before it knows that nothing has changed.
  act(() => result.current.rename(page.name, 'Funds'));
  const before = drawn;
  act(() => result.current.rename(page.name, 'Funds'));
  expect(drawn).toBe(before);
});

/** Opens tabs and shows pages in them as a router would. */
async function openTabs(isAllowed: (fullPath: string) => boolean = () => true) {
  const browser = createBrowser();
  const { session, server } = await openReady({ storage: browser.tab() });
  let fullPath: string | null = '/';
  const { result, rerender, unmount } = renderInSession(session, () =>
    useTabs({ page: fullPath === null ? null : { name: fullPath.split('?')[0] as string, fullPath }, isAllowed }),
  );
  const visit = (...paths: (string | null)[]) => {
    for (fullPath of paths) rerender();
  };
  return { browser, session, server, result, unmount, visit, names: () => result.current.tabs.map(({ name }) => name) };
}

test('a page is opened once and remembers where it is; one without a tab opens none', async () => {
  const { visit, names, result } = await openTabs();
  visit('/user/role', '/', '/user/role?current=2', null);
  expect(names()).toEqual(['/', '/user/role']);
  expect(result.current.tabs[1]?.fullPath).toBe('/user/role?current=2');
});

test('pages that are closed are gone, the shown one when another is led to; a pinned one stands first', async () => {
  const { visit, names, result } = await openTabs();
  visit('/a', '/b');
  act(() => result.current.close(['/a', '/b']));
  expect(names()).toEqual(['/', '/b']);
  visit('/');
  expect(names()).toEqual(['/']);
  visit('/c');
  act(() => result.current.pin('/c', true));
  expect(names()).toEqual(['/c', '/']);
});

test('tabs are there again after a reload, for the same account in the same role', async () => {
  const { browser, session, server, visit, unmount } = await openTabs();
  visit('/user/role?current=2');
  unmount();
  session.close();
  const reloaded = open({ server, storage: browser.tab() }).session;
  await reloaded.restore();
  const reopen = () => renderInSession(reloaded, () => useTabs({ page: { name: '/', fullPath: '/' }, isAllowed: () => true }));
  const { result, unmount: leave } = reopen();
  expect(result.current.tabs.map(({ fullPath }) => fullPath)).toEqual(['/', '/user/role?current=2']);
  leave();
  await reloaded.logout();
  await reloaded.login({ username: 'teacher1', password: 'Seed@2026' });
  expect(reopen().result.current.tabs).toHaveLength(1);
});

test('a switch of the role closes what the new one may not open, and lets the others begin anew', async () => {
  let isAdmin = false;
  const { session, visit, names, result } = await openTabs((path) => !isAdmin || path !== '/a');
  visit('/a', '/b', '/');
  act(() => result.current.reload('/b'));
  expect(result.current.tabs.find(({ name }) => name === '/b')?.generation).not.toBe(0);
  isAdmin = true;
  await act(() => session.switchTo(asSchoolAdmin));
  expect(names()).toEqual(['/', '/b']);
  expect(result.current.tabs.find(({ name }) => name === '/b')).toMatchObject({ generation: 0, lastShown: 0 });
});
