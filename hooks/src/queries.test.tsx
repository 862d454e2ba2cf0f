import { retries } from '@campus-procurement/sdk';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaleIdentityError } from './StaleIdentityError.ts';
import { createFakeServer } from './testing/fakeServer.ts';
import { open, openReady, password, ready } from './testing/open.ts';
import { asSchoolAdmin } from './testing/people.ts';
import { renderInSession } from './testing/renderInSession.tsx';
import { useApiMutation } from './useApiMutation.ts';
import { useApiQuery } from './useApiQuery.ts';
import { useClient } from './useClient.ts';
import { usePagedQuery } from './usePagedQuery.ts';

const role = { roleName: 'Checker', roleCode: 'checker', dataScope: 'SCHOOL', menuIds: [] } as const;

describe('a query', () => {
  it('answers for the current identity, and again after a switch, without ever showing the answer of the other', async () => {
    const { session, server } = await openReady();
    const shown: unknown[] = [];
    const { result } = renderInSession(session, () => {
      const query = useApiQuery('queryRolePage');
      shown.push([query.data?.records[0]?.id, session.getState().epoch]);
      return query;
    });
    await waitFor(() => expect(result.current.data?.records).toEqual([{ id: 'purchaser' }]));
    const before = ready(session).epoch;
    await act(() => session.switchTo(asSchoolAdmin));
    await waitFor(() => expect(result.current.data?.records).toEqual([{ id: 'school_admin' }]));
    for (const [id, epoch] of shown as [string | undefined, number][])
      expect([undefined, epoch === before ? 'purchaser' : 'school_admin']).toContain(id);
    expect(server.ids().filter((id) => id === 'queryRolePage')).toHaveLength(2);
  });

  it('is not sent while nobody is logged in, nor when it is not enabled', async () => {
    const { session, server } = open();
    const { result } = renderInSession(session, () => [
      useApiQuery('getUserMenu'),
      useApiQuery('queryRoleList', {}, { enabled: false }),
    ]);
    expect(result.current.map(({ fetchStatus }) => fetchStatus)).toEqual(['idle', 'idle']);
    await act(() => session.login({ username: 'teacher1', password }));
    await waitFor(() => expect(result.current[0]?.data).toHaveLength(2));
    expect(server.ids()).not.toContain('/sys/role/queryRoleList');
  });

  it('fails once, with the error of the SDK, and can be tried again', async () => {
    const { session, server } = await openReady();
    server.fail('queryRolePage', { status: 500, code: 5000 });
    const { result } = renderInSession(session, () => useApiQuery('queryRolePage'));
    await waitFor(() => expect(result.current.error).toMatchObject({ name: 'ServerError', code: 5000 }));
    expect(server.ids()).toEqual(['queryRolePage']);
    await act(() => result.current.refetch());
    await waitFor(() => expect(result.current.data?.total).toBe(1));
  });

  it('is repeated where the session has a policy for that; a change with the same idempotency key', async () => {
    const { session, server } = await openReady({ retry: retries({ firstDelayMs: 1 }) });
    server.fail('queryRolePage', { status: 503, code: 5030 }, 'lost request');
    const { result } = renderInSession(session, () => ({
      query: useApiQuery('queryRolePage'),
      save: useApiMutation('saveRole'),
    }));
    await waitFor(() => expect(result.current.query.data?.total).toBe(1));
    server.fail('saveRole', 'lost answer');
    await act(() => result.current.save.mutateAsync({ body: { ...role, menuIds: [] } }));
    const keys = server.received.filter(({ id }) => id === 'saveRole').map(({ key }) => key);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).not.toBeNull();
  });

  it('is aborted when nobody looks at it any more', async () => {
    const server = createFakeServer();
    let signal: AbortSignal | null | undefined;
    const fetch: typeof globalThis.fetch = (input, init) => {
      if (String(input).includes('queryRolePage')) signal = init?.signal;
      return server.fetch(input, init);
    };
    const { session } = await openReady({ server, fetch });
    const slow = Promise.withResolvers<void>();
    server.fail('queryRolePage', () => slow.promise);
    const { unmount } = renderInSession(session, () => useApiQuery('queryRolePage'));
    await waitFor(() => expect(signal?.aborted).toBe(false));
    unmount();
    expect(signal?.aborted).toBe(true);
    slow.resolve();
  });

  it('can select from its answer', async () => {
    const { session } = await openReady();
    const { result } = renderInSession(session, () => useApiQuery('queryRolePage', {}, { select: ({ total }) => total * 10 }));
    await waitFor(() => expect(result.current.data).toBe(10));
  });
});

describe('a page of rows', () => {
  it('keeps the rows while the next page is fetched, and says so', async () => {
    const { session, server } = await openReady();
    let current = 1;
    const { result, rerender } = renderInSession(session, () => usePagedQuery('queryRolePage', { current, size: 20 }));
    expect(result.current).toMatchObject({
      rows: [],
      total: 0,
      current: 1,
      size: 20,
      isPending: true,
      isFetching: true,
      error: null,
    });
    await waitFor(() =>
      expect(result.current).toMatchObject({ rows: [{ id: 'purchaser' }], total: 1, isPending: false, isPlaceholder: false }),
    );

    const slow = Promise.withResolvers<void>();
    server.fail('queryRolePage', () => slow.promise);
    current = 2;
    rerender();
    expect(result.current).toMatchObject({ rows: [{ id: 'purchaser' }], current: 2, isPlaceholder: true, isFetching: true });
    slow.resolve();
    await waitFor(() => expect(result.current).toMatchObject({ isPlaceholder: false, isFetching: false }));
  });

  it('does not keep the rows of another identity', async () => {
    const { session, server } = await openReady();
    const shown: string[] = [];
    const { result } = renderInSession(session, () => {
      const page = usePagedQuery('queryRolePage', { current: 1, size: 10 });
      const { epoch } = session.getState();
      for (const row of page.rows) shown.push(`${epoch} ${row.id}`);
      return page;
    });
    await waitFor(() => expect(result.current.rows).toHaveLength(1));
    const { epoch } = ready(session);
    const slow = Promise.withResolvers<void>();
    server.fail('queryRolePage', () => slow.promise);
    await act(() => session.switchTo(asSchoolAdmin));
    expect(result.current).toMatchObject({ rows: [], isPending: true, isPlaceholder: false });
    slow.resolve();
    await waitFor(() => expect(result.current.rows).toEqual([{ id: 'school_admin' }]));
    expect(new Set(shown)).toEqual(new Set([`${epoch} purchaser`, `${epoch + 1} school_admin`]));
  });

  it('goes on showing its rows when a switch was refused in the middle of fetching', async () => {
    const { session, server } = await openReady();
    const { result } = renderInSession(session, () => usePagedQuery('queryRolePage', {}));
    server.fail('switchDept', { status: 403, code: 4003 });
    await act(() => session.switchTo(asSchoolAdmin).catch(() => {}));
    await waitFor(() => expect(result.current.rows).toEqual([{ id: 'purchaser' }]));
    expect(result.current).toMatchObject({ current: 1, size: 10, error: null });
  });

  it('is asked for anew with another size', async () => {
    const { session, server } = await openReady();
    let size = 10;
    const { result, rerender } = renderInSession(session, () => usePagedQuery('queryRolePage', { current: 1, size }));
    await waitFor(() => expect(result.current.isFetching).toBe(false));
    size = 20;
    rerender();
    await waitFor(() => expect(result.current).toMatchObject({ size: 20, isFetching: false }));
    expect(server.received.map(({ body }) => body)).toEqual([
      { current: '1', size: '10' },
      { current: '1', size: '20' },
    ]);
  });

  it('in either shape of a list is one: with its total, or bare, as all there is', async () => {
    const { session, server } = await openReady();
    server.fail('queryRolePage', { status: 200, code: 0, data: [{ id: 'a' }, { id: 'b' }] });
    const { result } = renderInSession(session, () => usePagedQuery('queryRolePage', {}));
    await waitFor(() => expect(result.current).toMatchObject({ rows: [{ id: 'a' }, { id: 'b' }], total: 2 }));
    await act(() => result.current.refetch());
    await waitFor(() => expect(result.current).toMatchObject({ rows: [{ id: 'purchaser' }], total: 1 }));
  });

  it('says what its answer has beside the rows, such as their sums', async () => {
    const { session, server } = await openReady();
    server.fail('queryExpenditurePage', { status: 200, code: 0, data: { records: [], total: 0, sum: { balance: '12.50' } } });
    const { result } = renderInSession(session, () => usePagedQuery('queryExpenditurePage', {}));
    await waitFor(() => expect(result.current.answer).toMatchObject({ sum: { balance: '12.50' } }));
  });
});

describe('a mutation', () => {
  it('has the answers that it makes old fetched again', async () => {
    const { session, server } = await openReady();
    const told: unknown[] = [];
    const { result } = renderInSession(session, () => ({
      page: usePagedQuery('queryRolePage', { current: 1 }),
      menu: useApiQuery('getUserMenu'),
      save: useApiMutation('saveRole', { refreshes: ['queryRolePage'], onSuccess: (data) => void told.push(data) }),
    }));
    await waitFor(() => expect(result.current.menu.isSuccess && !result.current.page.isFetching).toBe(true));
    server.received.length = 0;
    await act(() => result.current.save.mutateAsync({ body: { ...role, menuIds: [] } }));
    await waitFor(() => expect(server.ids()).toEqual(['saveRole', 'queryRolePage']));
    expect(told).toEqual([{ id: 'purchaser' }]);
  });

  it('that is refused refreshes nothing and is not repeated', async () => {
    const { session, server } = await openReady();
    const { result } = renderInSession(
      session,
      () => [usePagedQuery('queryRolePage', {}), useApiMutation('saveRole', { refreshes: ['queryRolePage'] })] as const,
    );
    await waitFor(() => expect(result.current[0].rows).toHaveLength(1));
    server.received.length = 0;
    server.fail('saveRole', 'lost request');
    await act(() => result.current[1].mutateAsync({ body: { ...role, menuIds: [] } }).catch(() => {}));
    await waitFor(() => expect(result.current[1].error).toMatchObject({ name: 'NetworkError' }));
    expect(server.ids()).toEqual([]);
  });

  it('sent again after a failure repeats its idempotency key; other input, or what comes after a success, gets another', async () => {
    const { session, server } = await openReady();
    const { result } = renderInSession(session, () => useApiMutation('saveRole'));
    const send = (roleName: string) =>
      act(() => result.current.mutateAsync({ body: { ...role, roleName, menuIds: [] } }).catch(() => {}));
    server.fail('saveRole', 'lost answer', 'lost answer');
    for (const roleName of ['Checker', 'Other', 'Other', 'Other']) await send(roleName);
    const [first, other, again, anew] = server.received.filter(({ id }) => id === 'saveRole').map(({ key }) => key);
    expect(first).toMatch(/^\d+-\d+-\d+-\d+$/);
    expect(again).toBe(other);
    expect(new Set([first, other, anew]).size).toBe(3);
  });

  it('begun under one identity is never sent under another', async () => {
    const { session, server } = await openReady();
    const { result } = renderInSession(session, () => useApiMutation('saveRole'));
    expect(result.current.isStale).toBe(false);
    await act(() => session.switchTo(asSchoolAdmin));
    expect(result.current.isStale).toBe(true);
    const error = await act(() =>
      result.current.mutateAsync({ body: { ...role, menuIds: [] } }).catch((reason: unknown) => reason),
    );
    expect(error).toBeInstanceOf(StaleIdentityError);
    expect(error).toMatchObject({ code: 'STALE_IDENTITY', operationId: 'saveRole', wasSent: false });
    expect(server.ids()).not.toContain('saveRole');
  });

  it('that was on its way when the identity changed says that it may have been done', async () => {
    const { session, server } = await openReady();
    const slow = Promise.withResolvers<void>();
    server.fail('saveRole', () => slow.promise);
    const { result } = renderInSession(session, () => useApiMutation('saveRole'));
    const sent = result.current.mutateAsync({ body: { ...role, menuIds: [] } }).catch((reason: unknown) => reason);
    await waitFor(() => expect(server.ids()).toEqual(['saveRole']));
    await act(() => session.switchTo(asSchoolAdmin));
    expect(await sent).toMatchObject({ code: 'STALE_IDENTITY', wasSent: true, cause: { name: 'AbortError' } });
    slow.resolve();
  });

  it('whose answer comes before the switch commits is done like any other', async () => {
    const { session, server } = await openReady();
    const slow = Promise.withResolvers<void>();
    server.fail('switchDept', () => slow.promise);
    const { result } = renderInSession(session, () => useApiMutation('saveRole'));
    const sent = result.current.mutateAsync({ body: { ...role, menuIds: [] } });
    await waitFor(() => expect(server.ids()).toEqual(['saveRole']));
    const switched = session.switchTo(asSchoolAdmin);
    await expect(sent).resolves.toEqual({ id: 'purchaser' });
    slow.resolve();
    await act(() => switched);
  });
});

describe('a hook', () => {
  it('gives the client of the session', async () => {
    const { session } = await openReady();
    const { result } = renderInSession(session, useClient);
    await expect(result.current.roles.queryRolePage()).resolves.toMatchObject({ total: 1 });
  });

  it('says what it needs when there is no provider', () => {
    expect(() => renderHook(() => useClient())).toThrow('No <SessionProvider> above.');
  });
});
