import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../testing/fakeServer.ts';
import { createBrowser } from '../testing/memoryStorage.ts';
import { credentials, open, openReady, openSession, ready, tokenOf, turn } from '../testing/open.ts';
import { person } from '../testing/people.ts';

describe('restore', () => {
  const visit = async () => {
    const browser = createBrowser();
    const server = createFakeServer();
    const first = openSession({ storage: browser.tab(), fetch: server.fetch });
    await first.login(credentials);
    first.close();
    server.received.length = 0;
    return { browser, ...open({ server, storage: browser.tab() }) };
  };

  it('takes up the stored session in one round trip', async () => {
    const { session, server } = await visit();
    const restored = session.restore();
    expect(session.getState().status).toBe('restoring');
    await restored;
    expect(ready(session)).toMatchObject({ user: { accountId: 'teacher1' }, role: { roleCode: 'purchaser' } });
    expect(ready(session).navigation).toMatchObject({ firstEntry: '/', tree: [{ path: '/' }, { path: '/user/role' }] });
    expect(server.ids().toSorted()).toEqual(['getInfo', 'getUserMenu', 'queryCharacterValues']);
  });

  it('does nothing without a stored session, or when it is there already', async () => {
    const { session, server } = open();
    await session.restore();
    expect(session.getState()).toEqual({ status: 'anonymous', epoch: 0, reason: 'start' });
    await session.login(credentials);
    server.received.length = 0;
    await session.restore();
    expect(server.received).toEqual([]);
  });

  it('chooses a role first for a token that has none', async () => {
    const { session, server } = open();
    const issued = await session.client.call('login', { body: credentials });
    session.storage.set('token', issued.access_token);
    await session.restore();
    expect(ready(session).role.roleCode).toBe('purchaser');
    expect(server.isLive(tokenOf(session))).toBe(true);
    expect(tokenOf(session)).not.toBe(issued.access_token);
  });

  it('of a session that has ended leaves nobody logged in', async () => {
    const { session, server } = await visit();
    server.revoke(tokenOf(session));
    await session.restore();
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'expired' });
    expect(session.storage.get('token')).toBeNull();
  });

  it('without a network keeps the token and can be tried again', async () => {
    const { session, server } = await visit();
    server.fail('getInfo', 'lost request');
    await session.restore();
    expect(session.getState()).toMatchObject({ status: 'failed', error: { name: 'NetworkError' } });
    await session.restore();
    expect(ready(session).user.accountId).toBe('teacher1');
  });

  it('that a logout overtakes just ends', async () => {
    const { session, server } = await visit();
    const slow = Promise.withResolvers<void>();
    server.fail('getInfo', () => slow.promise);
    const restored = session.restore();
    await turn();
    await session.logout();
    slow.resolve();
    await expect(restored).resolves.toBeUndefined();
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'logout' });
  });

  it('of answers that are not what they should be fails in a way that can be shown', async () => {
    const { session, server } = open();
    const issued = await session.client.call('login', { body: credentials });
    session.storage.set('token', issued.access_token);
    server.people.set('teacher1', { ...person('teacher1', []), roleDeptList: null as never });
    await session.restore();
    expect(session.getState()).toMatchObject({ status: 'failed', error: { name: 'ParseError', cause: expect.any(TypeError) } });
  });
});

describe('reading the user afresh', () => {
  it('shows what has changed, in the same identity', async () => {
    const { session, server } = await openReady();
    const before = ready(session);
    const me = server.people.get('teacher1');
    if (me) server.people.set('teacher1', { ...me, name: 'New name' });
    await session.refreshUser();
    expect(ready(session)).toEqual({ ...before, user: { ...before.user, name: 'New name' } });
    expect(session.storage.get('userInfo')?.name).toBe('New name');
  });

  it('is dropped when the identity has changed meanwhile, and leaves everything as it is when it fails', async () => {
    const { session, server } = await openReady();
    server.fail('getInfo', { status: 500, code: 5000 });
    await expect(session.refreshUser()).rejects.toMatchObject({ name: 'ServerError' });
    expect(ready(session).user.accountId).toBe('teacher1');
    const refreshed = session.refreshUser().catch((error: Error) => error.name);
    await session.logout();
    expect(await refreshed).toBe('AbortError');
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'logout' });
  });
});
