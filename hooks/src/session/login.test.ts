import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../testing/fakeServer.ts';
import { createBrowser } from '../testing/memoryStorage.ts';
import { credentials, open, openReady, password, ready, tokenOf } from '../testing/open.ts';
import { asPurchaser, asSchoolAdmin, chemistry, finance, laboratory } from '../testing/people.ts';

describe('login', () => {
  it('chooses the first role and department, reads menu and features, and commits everything together', async () => {
    const { session } = open();
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.getState().status));
    await session.login(credentials);

    const state = ready(session);
    expect(seen).toEqual(['loggingIn', 'ready']);
    expect(state.user).toMatchObject({ accountId: 'teacher1', role: 'purchaser', currentDept: laboratory });
    expect(state.role.roleCode).toBe('purchaser');
    expect(state.dept).toEqual(laboratory);
    expect([...state.permissions]).toEqual(['may:act:as_purchaser']);
    expect(state.menu.map(({ path }) => path)).toEqual(['/', '/user/role']);
    expect(state.features).toEqual({ ifOpenEntry: 'Y', isShowJoinIp: 'N' });
  });

  it('takes three round trips: login, choice of the role, then menu and parameters side by side', async () => {
    let trips = 0;
    let waiting: (() => void)[] = [];
    const delay = (what: string) =>
      new Promise<void>((resolve) => {
        if (!what.endsWith('leaves')) return resolve();
        waiting.push(resolve);
        // Whatever has been sent within this turn of the event loop travels together.
        if (waiting.length === 1)
          setTimeout(() => {
            trips++;
            for (const go of waiting.splice(0)) go();
          });
      });
    const { session, server } = open({ server: createFakeServer({ delay }) });
    await session.login(credentials);
    waiting = [];
    expect(ready(session).role.roleCode).toBe('purchaser');
    expect(trips).toBe(3);
    expect(server.ids().toSorted()).toEqual(['getUserMenu', 'login', 'queryCharacterValues', 'switchDept']);
  });

  it('sends the college of the department: the one above a sub-unit, otherwise the department itself', async () => {
    const { session, server } = await openReady();
    await session.switchTo(asSchoolAdmin);
    expect(server.received[0]?.body).toEqual({ ...asSchoolAdmin, collegeId: finance.id });
    await session.switchTo(asPurchaser);
    expect(server.received[3]?.body).toEqual({ ...asPurchaser, collegeId: chemistry.id });
  });

  it('takes the last role and department of the account again, if they are still in the list', async () => {
    const { session, server } = await openReady();
    await session.switchTo(asSchoolAdmin);
    await session.logout();
    await session.login({ username: 'auditor1', password });
    expect(ready(session).role.roleCode).toBe('auditor');
    await session.logout();
    await session.login(credentials);
    expect(ready(session).role.roleCode).toBe('school_admin');

    const me = server.people.get('teacher1');
    if (me) me.roleDeptList = me.roleDeptList.filter(({ roleCode }) => roleCode === 'purchaser');
    await session.logout();
    await session.login(credentials);
    expect(ready(session).dept).toEqual(laboratory);
  });

  it('that fails clears the session and throws the error again', async () => {
    const { session, server } = open();
    await expect(session.login({ ...credentials, password: 'wrong' })).rejects.toMatchObject({
      name: 'BusinessError',
      code: 4001,
    });
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'loginFailed' });

    server.fail('switchDept', { status: 403, code: 4003 });
    await expect(session.login(credentials)).rejects.toMatchObject({ name: 'ForbiddenError' });
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'loginFailed' });
    expect(session.storage.get('token')).toBeNull();
  });

  it('that fails over a live session leaves nothing of that one either', async () => {
    const { session, server } = await openReady();
    await expect(session.login({ ...credentials, password: 'wrong' })).rejects.toMatchObject({ code: 4001 });
    expect(server.received).toMatchObject([{ id: 'login', token: null }]);
    expect(session.getState().status).toBe('anonymous');
    expect(session.storage.get('token')).toBeNull();
    expect(session.storage.get('userInfo')).toBeNull();
  });

  it('stores token, user without phone and e-mail, choice and features', async () => {
    const browser = createBrowser();
    const { session } = await openReady({ storage: browser.tab() });
    expect([...browser.items.keys()].toSorted()).toEqual(['customFeatures', 'roleDept:teacher1', 'token', 'userInfo']);
    expect(session.storage.get('customFeatures')).toEqual({ ifOpenEntry: true, isShowJoinIp: false });
    const text = [...browser.items.values()].join();
    expect(text).toContain('Name of teacher1');
    expect(text).not.toContain('199****0103');
    expect(text).not.toContain('teacher1@example.edu.cn');
  });

  it('asks in the language of the preference', async () => {
    const { session, server } = open();
    await session.login(credentials);
    expect(new Set(server.received.map(({ language }) => language))).toEqual(new Set(['zh-CN']));
    session.storage.set('arco-locale', 'en-US');
    await session.client.call('queryRolePage');
    expect(server.received.at(-1)?.language).toBe('en-US');
  });
});

describe('login by a ticket', () => {
  const ticket = { operation: 'exchangeToken', input: { query: { token: 'teacher1' } } } as const;

  it('leads to the same session as a password', async () => {
    const { session, server } = open();
    await session.loginByTicket(ticket);
    expect(ready(session)).toMatchObject({ user: { accountId: 'teacher1' }, role: { roleCode: 'purchaser' } });
    expect(server.ids()[0]).toBe('exchangeToken');
    expect(session.storage.get('token')).toBe(tokenOf(session));
  });

  it('that was used before clears the session and throws', async () => {
    const { session } = open();
    await session.loginByTicket(ticket);
    await session.logout();
    await expect(session.loginByTicket(ticket)).rejects.toMatchObject({ code: 4006 });
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'loginFailed' });
    expect(session.storage.get('token')).toBeNull();
  });
});
