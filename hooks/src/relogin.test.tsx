import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeServer } from './testing/fakeServer.ts';
import { createBrowser } from './testing/memoryStorage.ts';
import { credentials, open, openReady, password, ready, tokenOf, turn } from './testing/open.ts';
import { person, schoolAdmin } from './testing/people.ts';
import { renderInSession } from './testing/renderInSession.tsx';
import { useApiMutation } from './useApiMutation.ts';
import { useApiQuery } from './useApiQuery.ts';
import { usePagedQuery } from './usePagedQuery.ts';
import { useSession } from './useSession.ts';

const role = { roleName: 'Checker', roleCode: 'checker', dataScope: 'SCHOOL', menuIds: [] as string[] } as const;

/** Opens a page whose session ends: one list is loaded, another was just refused. */
async function openExpired() {
  const opened = await openReady({ keepsPage: true });
  const { session, server } = opened;
  const { epoch } = ready(session);
  const shown = renderInSession(session, () => {
    const { data, error, isFetching, refetch } = useApiQuery('getUserMenu');
    return {
      session: useSession(),
      roles: usePagedQuery('queryRolePage', {}),
      menu: { data, error, isFetching, refetch },
      save: useApiMutation('saveRole'),
    };
  }).result;
  await waitFor(() => expect(shown.current.roles.rows).toHaveLength(1));
  await waitFor(() => expect(shown.current.menu.data).toHaveLength(2));
  server.revoke(tokenOf(session));
  await act(() => shown.current.menu.refetch());
  await waitFor(() => expect(shown.current.session).toMatchObject({ expired: true }));
  server.received.length = 0;
  return { ...opened, shown, epoch };
}

describe('a session that has ended, where the page is kept', () => {
  it('stays as it is, without its token, and asks nothing', async () => {
    const { session, server, shown, epoch } = await openExpired();
    expect(session.storage.get('token')).toBeNull();
    expect(ready(session).epoch).toBe(epoch);
    expect(shown.current.session).toMatchObject({ status: 'ready', user: { accountId: 'teacher1' } });
    expect(shown.current.roles.rows).toEqual([{ id: 'purchaser' }]);
    await waitFor(() => expect(shown.current.menu.error).toMatchObject({ name: 'UnauthorizedError' }));
    await turn();
    expect(server.ids()).toEqual([]);
  });

  it('goes on after a login of the same account: what had failed is asked again, and a form can be sent', async () => {
    const { session, shown, epoch, server } = await openExpired();
    await act(() => session.login(credentials));
    expect(ready(session)).toMatchObject({ epoch, expired: false, switching: false, role: { roleCode: 'purchaser' } });
    await waitFor(() => expect(shown.current.menu).toMatchObject({ error: null, isFetching: false }));
    expect(server.ids()).toContain('queryRolePage');
    expect(shown.current.save.isStale).toBe(false);
    await expect(act(() => shown.current.save.mutateAsync({ body: { ...role, menuIds: [] } }))).resolves.toEqual({
      id: 'purchaser',
    });
    expect(server.received.at(-1)?.token ?? server.received.at(-2)?.token).toBe(tokenOf(session));
  });

  it('is cleared by a login of another account', async () => {
    const { session, shown, epoch, server } = await openExpired();
    session.queryClient.setQueryData([epoch, 'queryRoleList', undefined], ['rows of teacher1']);
    await act(() => session.login({ username: 'auditor1', password }).catch(() => {}));
    expect(ready(session)).toMatchObject({ user: { accountId: 'auditor1' }, expired: false });
    expect(ready(session).epoch).toBeGreaterThan(epoch);
    expect(session.queryClient.getQueryData([epoch, 'queryRoleList', undefined])).toBeUndefined();
    await waitFor(() => expect(shown.current.roles.rows).toEqual([{ id: 'auditor' }]));
    expect(shown.current.save.isStale).toBe(true);
    expect(server.roleOf(tokenOf(session))).toBe('auditor');
  });

  it('is cleared, too, when the role is no longer there', async () => {
    const { session, server, epoch, shown } = await openExpired();
    server.people.set('teacher1', person('teacher1', [schoolAdmin]));
    await act(() => session.login(credentials));
    expect(ready(session).role.roleCode).toBe('school_admin');
    expect(ready(session).epoch).toBeGreaterThan(epoch);
    await waitFor(() => expect(shown.current.roles.rows).toEqual([{ id: 'school_admin' }]));
  });

  it('stays when the login is refused, and goes on at the next attempt', async () => {
    const { session, server, epoch, shown } = await openExpired();
    const refused = (attempt: Promise<void>, error: object) => act(() => expect(attempt).rejects.toMatchObject(error));
    await refused(session.login({ username: 'teacher1', password: 'wrong' }), { code: 4001 });
    server.fail('switchDept', { status: 403, code: 4003 });
    await refused(session.login(credentials), { name: 'ForbiddenError' });
    expect(ready(session)).toMatchObject({ epoch, expired: true });
    expect(session.storage.get('token')).toBeNull();
    expect(shown.current.session).toMatchObject({ status: 'ready', user: { accountId: 'teacher1' } });
    await act(() => session.login(credentials));
    expect(ready(session)).toMatchObject({ epoch, expired: false });
  });

  it('is left by a logout', async () => {
    const { session, server } = await openReady({ keepsPage: true });
    const { epoch } = ready(session);
    session.queryClient.setQueryData([epoch, 'queryRoleList'], ['rows of teacher1']);
    const drafts = [{ page: '/', form: 'f', title: 't', owner: 'o', time: 1, values: {} }];
    session.storage.set('drafts', drafts, 'teacher1');
    server.revoke(tokenOf(session));
    await expect(session.client.call('queryRolePage')).rejects.toMatchObject({ name: 'UnauthorizedError' });
    await waitFor(() => expect(ready(session).expired).toBe(true));
    expect(await session.logout()).toEqual({ redirectUrl: null });
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'logout' });
    expect(session.queryClient.getQueryCache().getAll()).toEqual([]);
    expect(session.storage.get('drafts', 'teacher1')).toBeNull();
    expect(session.storage.get('userInfo')).toBeNull();
  });

  it('goes on in every tab of the browser when somebody logs in again in one', async () => {
    const browser = createBrowser();
    const server = createFakeServer();
    const one = await openReady({ server, storage: browser.tab(), keepsPage: true });
    const two = open({ server, storage: browser.tab(), keepsPage: true });
    await two.session.restore();
    const epochs = [ready(one.session).epoch, ready(two.session).epoch];
    server.revoke(tokenOf(one.session));
    await expect(one.session.client.call('queryRolePage')).rejects.toMatchObject({ name: 'UnauthorizedError' });
    await waitFor(() => expect(ready(two.session).expired).toBe(true));
    await one.session.login(credentials);
    await waitFor(() => expect(ready(two.session)).toMatchObject({ expired: false, switching: false }));
    expect([ready(one.session).epoch, ready(two.session).epoch]).toEqual(epochs);
    await expect(two.session.client.call('queryRolePage')).resolves.toMatchObject({ total: 1 });
  });

  it('and is not kept where that is not asked for', async () => {
    const { session, server } = await openReady();
    server.revoke(tokenOf(session));
    await expect(session.client.call('queryRolePage')).rejects.toMatchObject({ name: 'UnauthorizedError' });
    await turn();
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'expired' });
  });
});
