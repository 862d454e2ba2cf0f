import { retries } from '@campus-procurement/sdk';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeServer } from './testing/fakeServer.ts';
import { open, openReady, password, ready } from './testing/open.ts';
import { asSchoolAdmin } from './testing/people.ts';
import { renderInSession } from './testing/renderInSession.tsx';
import { useApiMutation } from './useApiMutation.ts';
import { useApiQuery } from './useApiQuery.ts';
import { useClient } from './useClient.ts';

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
