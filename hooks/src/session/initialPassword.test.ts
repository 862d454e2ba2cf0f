import { describe, expect, it } from 'vitest';
import { createBrowser } from '../testing/memoryStorage.ts';
import { credentials, open, openReady, openSession, ready, tokenOf, turn } from '../testing/open.ts';
import { asSchoolAdmin } from '../testing/people.ts';

type Server = ReturnType<typeof open>['server'];

/** From now on teacher1 has a password that somebody else has given. */
function giveInitialPassword(server: Server): void {
  const me = server.people.get('teacher1');
  if (me) server.people.set('teacher1', { ...me, needChangePassword: true });
}

const change = { body: { oldPassword: credentials.password, newPassword: 'Spring#2026' } };

/** Somebody who has logged in with an initial password. */
async function openWaiting(more: Parameters<typeof open>[0] = {}) {
  const opened = open(more);
  giveInitialPassword(opened.server);
  await opened.session.login(credentials);
  return opened;
}

describe('an initial password', () => {
  it('leaves who logs in with it at its change: no role is chosen, and nothing is asked', async () => {
    const { session, server } = await openWaiting();
    expect(session.getState()).toMatchObject({ status: 'initialPassword', user: { accountId: 'teacher1', role: null } });
    expect(server.ids()).toEqual(['login']);
  });

  it('that has been changed lets the session go on, as after a login', async () => {
    const { session, server } = await openWaiting();
    await session.client.call('updatePassword', change);
    await session.refreshUser();
    expect(ready(session)).toMatchObject({ user: { needChangePassword: false }, role: { roleCode: 'purchaser' } });
    expect(server.isLive(tokenOf(session))).toBe(true);
  });

  it('is still wanted after a reload, and where it has been changed in another tab, this one follows', async () => {
    const browser = createBrowser();
    const { session, server } = await openWaiting({ storage: browser.tab() });
    const other = openSession({ storage: browser.tab(), fetch: server.fetch });
    await other.restore();
    expect(other.getState()).toMatchObject({ status: 'initialPassword', user: { accountId: 'teacher1' } });
    await session.client.call('updatePassword', change);
    await session.refreshUser();
    await turn();
    await other.restore();
    expect(ready(other).role.roleCode).toBe('purchaser');
    other.close();
  });

  it('can be left by a logout, and ends with the session', async () => {
    const { session, server } = await openWaiting();
    const token = tokenOf(session);
    await session.logout();
    expect(server.isLive(token)).toBe(false);
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'logout' });

    await session.login(credentials);
    server.revoke(tokenOf(session));
    await expect(session.client.call('updatePassword', change)).rejects.toMatchObject({ name: 'UnauthorizedError' });
    await turn();
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'expired' });
  });

  it('that the user cannot be read anew for is wanted again by the next attempt', async () => {
    const { session, server } = await openWaiting();
    server.fail('getInfo', 'lost request');
    await session.refreshUser();
    expect(session.getState()).toMatchObject({ status: 'failed', error: { name: 'NetworkError' } });
    await session.restore();
    expect(session.getState()).toMatchObject({ status: 'initialPassword' });
  });
});

describe('somebody who works, and whose password the server wants changed', () => {
  it('is led to its change by any call that is refused for it, also by several at once', async () => {
    const { session, server } = await openReady();
    giveInitialPassword(server);
    const refused = await Promise.allSettled([
      session.client.call('queryRolePage', {}),
      session.client.call('queryCharacterValues', { body: ['ifOpenEntry'] }),
    ]);
    expect(refused).toMatchObject([{ reason: { code: 4008 } }, { reason: { code: 4008 } }]);
    await turn();
    expect(session.getState()).toMatchObject({ status: 'initialPassword', user: { accountId: 'teacher1' } });
    await session.client.call('updatePassword', change);
    await session.refreshUser();
    expect(ready(session).role.roleCode).toBe('purchaser');
  });

  it('is led there by a switch, too', async () => {
    const { session, server } = await openReady();
    giveInitialPassword(server);
    await expect(session.switchTo(asSchoolAdmin)).rejects.toMatchObject({ code: 4008 });
    await turn();
    expect(session.getState()).toMatchObject({ status: 'initialPassword' });
  });
});
