import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaleIdentityError } from './StaleIdentityError.ts';
import { openReady } from './testing/open.ts';
import { asSchoolAdmin } from './testing/people.ts';
import { renderInSession } from './testing/renderInSession.tsx';
import { useApiMutation } from './useApiMutation.ts';
import { useApiQuery } from './useApiQuery.ts';
import { usePagedQuery } from './usePagedQuery.ts';

const role = { roleName: 'Checker', roleCode: 'checker', dataScope: 'SCHOOL', menuIds: [] } as const;

describe('a mutation', () => {
  it('has the answers that it makes old fetched again', async () => {
    const { session, server } = await openReady();
    const told: unknown[] = [];
    const { result } = renderInSession(session, () => ({
      page: usePagedQuery('queryRolePage', { current: 1 }),
      menu: useApiQuery('getUserMenu'),
      save: useApiMutation('saveRole', { onSuccess: (data) => void told.push(data) }),
    }));
    await waitFor(() => expect(result.current.menu.isSuccess && !result.current.page.isFetching).toBe(true));
    server.received.length = 0;
    await act(() => result.current.save.mutateAsync({ body: { ...role, menuIds: [] } }));
    await waitFor(() => expect(server.ids()).toEqual(['saveRole', 'queryRolePage']));
    expect(told).toEqual([{ id: 'purchaser' }]);
  });

  it('that is refused refreshes nothing and is not repeated', async () => {
    const { session, server } = await openReady();
    const { result } = renderInSession(session, () => [usePagedQuery('queryRolePage', {}), useApiMutation('saveRole')] as const);
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
    expect(error).toMatchObject({ code: 'STALE_IDENTITY', operationId: 'saveRole', wasSent: false, sessionEnded: false });
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

  it('that is refused because the session has ended says so, and nothing of another identity', async () => {
    const { session, server } = await openReady();
    const { result } = renderInSession(session, () => useApiMutation('saveRole'));
    server.fail('saveRole', { status: 401, code: 401 });
    const error = await act(() => result.current.mutateAsync({ body: { ...role, menuIds: [] } }).catch((reason) => reason));
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'expired' });
    expect(error).toMatchObject({ name: 'UnauthorizedError', status: 401 });
    const later = await act(() => result.current.mutateAsync({ body: { ...role, menuIds: [] } }).catch((reason) => reason));
    expect(later).toMatchObject({ code: 'STALE_IDENTITY', wasSent: false, sessionEnded: true });
  });

  it('that was on its way when the session ended says that it may have been done', async () => {
    const { session, server } = await openReady();
    const slow = Promise.withResolvers<void>();
    server.fail('saveRole', () => slow.promise);
    const { result } = renderInSession(session, () => useApiMutation('saveRole'));
    const sent = result.current.mutateAsync({ body: { ...role, menuIds: [] } }).catch((reason: unknown) => reason);
    await waitFor(() => expect(server.ids()).toEqual(['saveRole']));
    await act(() => session.logout());
    expect(await sent).toMatchObject({ code: 'STALE_IDENTITY', wasSent: true, sessionEnded: true });
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
