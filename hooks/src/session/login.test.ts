import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFakeServer } from '../testing/fakeServer.ts';
import { createBrowser } from '../testing/memoryStorage.ts';
import { open, openReady, openSession, password, ready, tokenOf } from '../testing/open.ts';
import { chemistry, finance, laboratory, menuItem, person } from '../testing/people.ts';

const credentials = { username: 'teacher1', password };

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
    await session.switchTo({ roleId: 'r-school_admin', deptId: finance.id });
    expect(server.received[0]?.body).toEqual({ roleId: 'r-school_admin', deptId: finance.id, collegeId: finance.id });
    await session.switchTo({ roleId: 'r-purchaser', deptId: laboratory.id });
    expect(server.received[3]?.body).toEqual({ roleId: 'r-purchaser', deptId: laboratory.id, collegeId: chemistry.id });
  });

  it('takes the last role and department of the account again, if they are still in the list', async () => {
    const { session, server } = await openReady();
    await session.switchTo({ roleId: 'r-school_admin', deptId: finance.id });
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

describe('a user with nowhere to go', () => {
  it.each([
    ['no menu at all', []],
    [
      'only external and hidden entries',
      [menuItem('https://faq.example', { menuType: 'LINK' }), menuItem('/detail', { hideInMenu: true })],
    ],
    ['a menu that is none', null],
  ])('is logged out, here and on the server: %s', async (_, menu) => {
    const { session, server } = open();
    server.menus.purchaser = menu ?? 'nonsense';
    await session.login(credentials);
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'noMenu' });
    expect(server.received.at(-1)).toMatchObject({ id: 'logout', token: 'token-2-teacher1-purchaser' });
    expect(server.isLive('token-2-teacher1-purchaser')).toBe(false);
    expect(session.storage.get('token')).toBeNull();
  });

  it('is logged out without a role, too', async () => {
    const { session, server } = open();
    await session.login({ username: 'nobody1', password });
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'noMenu' });
    expect(server.ids()).toEqual(['login', 'logout']);
    expect(server.isLive('token-1-nobody1-none')).toBe(false);
  });

  it('is logged out even when the server cannot be told, which is written to the console', async () => {
    const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
    onTestFinished(() => console.mockRestore());
    const { session, server } = open();
    server.fail('logout', 'lost request');
    await session.login({ username: 'nobody1', password });
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'noMenu' });
    expect(console).toHaveBeenCalledWith(
      'The server could not be told of the logout',
      expect.objectContaining({ name: 'NetworkError' }),
    );
  });
});

describe('a menu that cannot be read', () => {
  it('is reported on the console in the specified words; the token is kept and restore() tries again', async () => {
    const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
    onTestFinished(() => console.mockRestore());
    const { session, server } = open();
    server.fail('getUserMenu', { status: 500, code: 5000 });
    await session.login(credentials);
    expect(session.getState()).toMatchObject({ status: 'failed', error: { name: 'ServerError', code: 5000 } });
    expect(console).toHaveBeenCalledExactlyOnceWith('控制台请求失败', expect.objectContaining({ name: 'ServerError' }));
    expect(server.isLive(tokenOf(session))).toBe(true);

    await session.restore();
    expect(ready(session).role.roleCode).toBe('purchaser');
  });

  it('is not reported when the parameters failed instead', async () => {
    const console = vi.spyOn(globalThis.console, 'error');
    onTestFinished(() => console.mockRestore());
    const { session, server } = open();
    server.fail('queryCharacterValues', 'lost request');
    await session.login(credentials);
    expect(session.getState()).toMatchObject({ status: 'failed', error: { name: 'NetworkError' } });
    expect(console).not.toHaveBeenCalled();
  });
});

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
    await new Promise((resolve) => setTimeout(resolve));
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

describe('logout', () => {
  it('forgets the session at once, ends it on the server, and keeps what belongs to the browser', async () => {
    const { session, server } = await openReady();
    const { storage } = session;
    const token = tokenOf(session);
    storage.set('arco-locale', 'en-US');
    storage.set('rememberedUsername', 'teacher1');
    storage.set('subjectColor', 'rgb(1, 2, 3)');
    storage.set('homeMenu', { routeName: 'role', path: '/user/role' }, 'teacher1');
    storage.set('tabList', { owner: 'u r d', tabs: [{ title: 'Roles', name: 'role', fullPath: '/user/role' }] });
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
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'logout' });
    expect(session.storage.get('token')).toBeNull();
  });
});
