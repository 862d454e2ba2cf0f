import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openReady, ready } from './testing/open.ts';
import { asSchoolAdmin, menuItem } from './testing/people.ts';
import { renderInSession } from './testing/renderInSession.tsx';
import { useApiQuery } from './useApiQuery.ts';
import { useSessionStatus } from './useSessionStatus.ts';

/** Opens a session, reads its status, and then changes the menu of its role. */
async function openChanged() {
  const { session, server } = await openReady();
  const status = renderInSession(session, useSessionStatus);
  await waitFor(() => expect(status.result.current.data?.accessVersion).toBe(1));
  server.menus.purchaser = [menuItem('/')];
  server.status.accessVersion += 1;
  return { session, server, ask: () => act(() => status.result.current.refetch()) };
}

const paths = (session: Parameters<typeof ready>[0]) => [...ready(session).navigation.entries.keys()];

describe('menus and permissions that change during a session', () => {
  it('are read again when the status says so, and role and identity stay', async () => {
    const { session, server, ask } = await openChanged();
    const { epoch } = session.getState();
    server.codes.purchaser = 'base:other:read';
    expect(paths(session)).toContain('/user/role');
    await ask();
    await waitFor(() => expect(paths(session)).toEqual(['/']));
    expect(session.getState().epoch).toBe(epoch);
    expect([...ready(session).permissions]).toEqual(['base:other:read']);
    expect(ready(session).user.permissions).toEqual(['base:other:read']);
    const before = server.ids().length;
    await ask();
    expect(server.ids().slice(before)).toEqual(['getSessionStatus']);
  });

  it('are learned of within a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { session } = await openChanged();
    await act(() => vi.advanceTimersByTimeAsync(60_100));
    await waitFor(() => expect(paths(session)).toEqual(['/']));
    vi.useRealTimers();
  });

  it('are learned of at once when something is refused', async () => {
    const { session, server } = await openChanged();
    server.fail('queryRolePage', { status: 403, code: 4003 });
    const roles = renderInSession(session, () => useApiQuery('queryRolePage'));
    await waitFor(() => expect(roles.result.current.error?.code).toBe(4003));
    await waitFor(() => expect(paths(session)).toEqual(['/']));
  });

  it('are tried again with the next status if they cannot be read', async () => {
    const { session, server, ask } = await openChanged();
    server.fail('getInfo', { status: 500, code: 5000 });
    await ask();
    await waitFor(() => expect(server.ids()).toContain('getInfo'));
    await waitFor(() => expect(session.queryClient.isFetching()).toBe(0));
    expect(paths(session)).toContain('/user/role');
    await ask();
    await waitFor(() => expect(paths(session)).toEqual(['/']));
  });

  it('end the session if no page is left', async () => {
    const { session, server, ask } = await openChanged();
    server.menus.purchaser = [];
    await ask();
    await waitFor(() => expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'noMenu' }));
  });

  it('are not taken for another version after a switch of role', async () => {
    const { session, server } = await openChanged();
    await act(() => session.switchTo(asSchoolAdmin));
    await waitFor(() => expect(server.ids().at(-1)).toBe('getSessionStatus'));
    expect(server.ids().filter((id) => id === 'getInfo')).toEqual([]);
  });
});
