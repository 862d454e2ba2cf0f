import { describe, expect, it } from 'vitest';
import { credentials, open, openReady, tokenOf, turn } from '../testing/open.ts';

describe('logout', () => {
  it('forgets the session at once, ends it on the server, and keeps what belongs to the browser', async () => {
    const { session, server } = await openReady();
    const { storage } = session;
    const token = tokenOf(session);
    storage.set('arco-locale', 'en-US');
    storage.set('rememberedUsername', 'teacher1');
    storage.set('subjectColor', 'rgb(1, 2, 3)');
    storage.set('homeMenu', { routeName: 'role', path: '/user/role' }, 'teacher1');
    storage.set('tabList', {
      owner: 'u r d',
      tabs: [{ title: 'Roles', name: 'role', fullPath: '/user/role', pinned: false, ignoreCache: false }],
    });
    session.queryClient.setQueryData([1, 'queryRoleList'], ['somebody’s data']);
    server.continueAt = 'https://school.example/bye';

    const left = session.logout();
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'logout' });
    expect(await left).toEqual({ redirectUrl: 'https://school.example/bye' });
    expect(server.isLive(token)).toBe(false);
    for (const name of ['token', 'userInfo', 'tabList', 'customFeatures'] as const) expect(storage.get(name)).toBeNull();
    expect(session.queryClient.getQueryCache().getAll()).toEqual([]);
    expect(storage.get('arco-locale')).toBe('en-US');
    expect(storage.get('rememberedUsername')).toBe('teacher1');
    expect(storage.get('subjectColor')).toBe('rgb(1, 2, 3)');
    expect(storage.get('homeMenu', 'teacher1')).toEqual({ routeName: 'role', path: '/user/role' });
    expect(storage.get('roleDept', 'teacher1')).toMatchObject({ roleId: 'r-purchaser' });
  });

  it('tells when the server could not be reached, and is a success when the session had ended before', async () => {
    const { session, server } = await openReady();
    server.fail('logout', 'lost request');
    await expect(session.logout()).rejects.toMatchObject({ name: 'NetworkError' });
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'logout' });

    await session.login(credentials);
    server.revoke(tokenOf(session));
    await expect(session.logout()).resolves.toEqual({ redirectUrl: null });
  });

  it('in the middle of a login wins: what the login still learns is dropped', async () => {
    const { session, server } = open();
    server.fail('switchDept', async () => void session.logout());
    await expect(session.login(credentials)).rejects.toMatchObject({ name: 'AbortError' });
    await turn();
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'logout' });
    expect(session.storage.get('token')).toBeNull();
  });
});

describe('an ended session', () => {
  it('logs out once, for 50 refusals at the same time, and nothing more is sent with its token', async () => {
    const { session, server } = await openReady();
    const token = tokenOf(session);
    const reasons: unknown[] = [];
    session.subscribe(() => reasons.push(session.getState()));
    server.revoke(token);
    const calls = await Promise.allSettled(Array.from({ length: 50 }, () => session.client.call('queryRolePage')));
    await turn();
    expect(calls.filter(({ status }) => status === 'rejected')).toHaveLength(50);
    expect(reasons).toMatchObject([{ status: 'anonymous', reason: 'expired' }]);
    expect(session.storage.get('token')).toBeNull();
    await expect(session.client.call('queryRolePage')).rejects.toMatchObject({ name: 'UnauthorizedError' });
    expect(server.received.at(-1)?.token).toBeNull();
    expect(reasons).toHaveLength(1);
  });
});
