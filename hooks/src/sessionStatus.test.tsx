import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { createFakeServer } from './testing/fakeServer.ts';
import { createBrowser } from './testing/memoryStorage.ts';
import { openReady, openSession } from './testing/open.ts';
import { renderInSession } from './testing/renderInSession.tsx';
import { useApiQuery } from './useApiQuery.ts';
import { useConnection } from './useConnection.ts';
import { useSessionEnd } from './useSessionEnd.ts';

const asked = (server: ReturnType<typeof createFakeServer>, id: string) => server.ids().filter((each) => each === id).length;

describe('the end of the session', () => {
  it('is nothing to talk about while it is far, and is asked about once', async () => {
    const { session, server } = await openReady();
    const { result } = renderInSession(session, useSessionEnd);
    await waitFor(() => expect(asked(server, 'getSessionStatus')).toBe(1));
    expect(result.current).toBe(null);
  });

  it('is counted down in its last two minutes, and put off by work', async () => {
    const { session, server } = await openReady();
    server.status.idleSeconds = 90;
    const { result } = renderInSession(session, useSessionEnd);
    await waitFor(() => expect(result.current).toMatchObject({ isIdle: true, secondsLeft: 90 }));
    await waitFor(() => expect(result.current?.secondsLeft).toBe(89));
    const before = asked(server, 'getInfo');
    server.status.idleSeconds = 1800;
    await act(async () => result.current?.renew());
    expect(asked(server, 'getInfo')).toBe(before + 1);
    await waitFor(() => expect(result.current).toBe(null));
  });

  it('at the latest cannot be put off', async () => {
    const { session, server } = await openReady();
    server.status.lifetimeSeconds = 60;
    const { result } = renderInSession(session, useSessionEnd);
    await waitFor(() => expect(result.current).toMatchObject({ isIdle: false, secondsLeft: 60 }));
  });

  it('is what the server says: at zero it is asked, and a refusal ends the session here and in the other tabs, as expired', async () => {
    const browser = createBrowser();
    const { session, server } = await openReady({ storage: browser.tab() });
    const other = openSession({ storage: browser.tab(), fetch: server.fetch });
    await other.restore();
    server.status.idleSeconds = 1;
    renderInSession(session, useSessionEnd);
    await waitFor(() => expect(asked(server, 'getSessionStatus')).toBe(1));
    server.revoke(session.storage.get('token'));
    const expired = { status: 'anonymous', reason: 'expired' };
    await waitFor(() => expect(session.getState()).toMatchObject(expired));
    await waitFor(() => expect(other.getState()).toMatchObject(expired));
    other.close();
  });
});

describe('the connection', () => {
  function useBoth() {
    const roles = useApiQuery('queryRolePage');
    return { ...useConnection(), roles, error: roles.error };
  }

  it('is lost when the server cannot be asked either, and what is shown is fetched again when it is back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { session, server } = await openReady();
    const { result } = renderInSession(session, useBoth);
    await waitFor(() => expect(result.current.roles.data).toBeDefined());
    server.fail('getSessionStatus', 'lost request', 'lost request');
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(result.current.isLost).toBe(true));
    const before = asked(server, 'queryRolePage');
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    expect(result.current.isLost).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    await waitFor(() => expect(result.current.isLost).toBe(false));
    await waitFor(() => expect(asked(server, 'queryRolePage')).toBe(before + 1));
    window.dispatchEvent(new Event('online'));
    vi.useRealTimers();
  });

  it('is not lost because one call is, nor because the browser says so', async () => {
    const { session, server } = await openReady();
    const { result } = renderInSession(session, useBoth);
    await waitFor(() => expect(result.current.roles.data).toBeDefined());
    await waitFor(() => expect(asked(server, 'getSessionStatus')).toBe(1));
    server.fail('queryRolePage', 'lost request');
    await act(() => result.current.roles.refetch());
    await waitFor(() => expect(result.current.error?.name).toBe('NetworkError'));
    await waitFor(() => expect(asked(server, 'getSessionStatus')).toBe(2));
    await waitFor(() => expect(session.queryClient.isFetching()).toBe(0));
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(asked(server, 'getSessionStatus')).toBe(3));
    window.dispatchEvent(new Event('online'));
    expect(result.current.isLost).toBe(false);
  });
});
