import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFakeServer } from '../testing/fakeServer.ts';
import { createBrowser } from '../testing/memoryStorage.ts';
import { open, openReady, password, ready, tokenOf } from '../testing/open.ts';
import { finance, laboratory } from '../testing/people.ts';

const admin = { roleId: 'r-school_admin', deptId: finance.id };
const purchaser = { roleId: 'r-purchaser', deptId: laboratory.id };
/** Told at once; a loaded machine may take its time. */
const soon = 5_000;
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('a switch of role and department', () => {
  it('replaces token, user, permissions, menu, features and cache in one step', async () => {
    const { session, server } = await openReady();
    const before = ready(session);
    server.menus.school_admin = [{ path: '/user/page', menuName: 'Users', menuType: 'MENU' }];
    server.values.isShowJoinIp = 'Y';
    session.queryClient.setQueryData([before.epoch, 'queryRolePage'], 'rows of the purchaser');
    const seen: string[] = [];
    session.subscribe(() => {
      const state = ready(session);
      const cached = session.queryClient.getQueryCache().getAll().length;
      seen.push(`${state.epoch - before.epoch} ${state.role.roleCode} ${state.menu.length} ${cached} ${state.switching}`);
    });
    await session.switchTo(admin);

    expect(seen).toEqual(['0 purchaser 2 1 true', '1 school_admin 1 0 false']);
    const state = ready(session);
    expect(state.user).toMatchObject({ role: 'school_admin', currentDept: finance, permissions: ['may:act:as_school_admin'] });
    expect([...state.permissions]).toEqual(['may:act:as_school_admin']);
    expect(state.features.isShowJoinIp).toBe('Y');
    expect(session.storage.get('roleDept', 'teacher1')).toMatchObject(admin);
    expect(server.ids().toSorted()).toEqual(['getUserMenu', 'queryCharacterValues', 'switchDept']);
  });

  it('repeats itself once with the same idempotency key when the answer gets lost', async () => {
    const { session, server } = await openReady();
    server.fail('switchDept', 'lost answer');
    await session.switchTo(admin);
    expect(ready(session).role.roleCode).toBe('school_admin');
    const [first, second] = server.received.filter(({ id }) => id === 'switchDept');
    expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toEqual(first);
    expect(server.isLive(tokenOf(session))).toBe(true);
  });

  it('gives up after the second loss, and everything stays', async () => {
    const { session, server } = await openReady();
    const before = ready(session);
    server.fail('switchDept', 'lost request', 'lost request');
    await expect(session.switchTo(admin)).rejects.toMatchObject({ name: 'NetworkError' });
    expect(ready(session)).toEqual(before);
    expect(server.ids()).toEqual([]);
  });

  it('that the server refuses leaves everything as it was, and the work goes on', async () => {
    const { session, server } = await openReady();
    const before = ready(session);
    const token = tokenOf(session);
    session.queryClient.setQueryData([before.epoch, 'queryRolePage'], 'rows');
    server.fail('switchDept', { status: 403, code: 4003 });
    await expect(session.switchTo(admin)).rejects.toMatchObject({ name: 'ForbiddenError' });
    expect(ready(session)).toEqual(before);
    expect(tokenOf(session)).toBe(token);
    expect(session.queryClient.getQueryData([before.epoch, 'queryRolePage'])).toBe('rows');
    await expect(session.client.call('queryRolePage')).resolves.toMatchObject({ total: 1 });
  });

  it('to something that the user does not have is refused without a request', async () => {
    const { session, server } = await openReady();
    await expect(session.switchTo({ roleId: 'r-auditor', deptId: finance.id })).rejects.toMatchObject({
      name: 'ConfigurationError',
    });
    await session.logout();
    await expect(session.switchTo(admin)).rejects.toMatchObject({ name: 'ConfigurationError' });
    expect(server.ids()).toEqual(['logout']);
  });

  it('waits for the switch before it', async () => {
    const { session, server } = await openReady();
    await Promise.all([session.switchTo(admin), session.switchTo(purchaser), session.switchTo(admin)]);
    expect(ready(session).role.roleCode).toBe('school_admin');
    const tokens = server.received.filter(({ id }) => id === 'switchDept').map(({ token }) => token);
    expect(new Set(tokens).size).toBe(3);
    expect(server.isLive(tokenOf(session))).toBe(true);
  });

  it('whose menu cannot be read keeps the new token for another try', async () => {
    const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
    onTestFinished(() => console.mockRestore());
    const { session, server } = await openReady();
    server.fail('getUserMenu', 'lost request');
    await session.switchTo(admin);
    expect(session.getState()).toMatchObject({ status: 'failed', error: { name: 'NetworkError' } });
    expect(console).toHaveBeenCalledWith('控制台请求失败', expect.objectContaining({ name: 'NetworkError' }));
    await session.restore();
    expect(ready(session).role.roleCode).toBe('school_admin');
  });

  it('of a session that has ended logs out once', async () => {
    const { session, server } = await openReady();
    const reasons: unknown[] = [];
    session.subscribe(() => reasons.push(session.getState()));
    server.revoke(tokenOf(session));
    await expect(session.switchTo(admin)).rejects.toMatchObject({ name: 'UnauthorizedError' });
    expect(reasons.filter((state) => (state as { status: string }).status === 'anonymous')).toMatchObject([
      { reason: 'expired' },
    ]);
  });
});

describe('requests during a switch', () => {
  it('that are on their way when it commits end with AbortError, whatever their answer', async () => {
    const { session, server } = await openReady();
    const slow = Promise.withResolvers<void>();
    server.fail('queryRolePage', () => slow.promise);
    const rows = session.client.call('queryRolePage');
    const outcome = expect(rows).rejects.toMatchObject({ name: 'AbortError' });
    await turn();
    await session.switchTo(admin);
    slow.resolve();
    await outcome;
  });

  it('that begin meanwhile wait, and are not sent once it has committed', async () => {
    const { session, server } = await openReady();
    const slow = Promise.withResolvers<void>();
    server.fail('switchDept', () => slow.promise);
    const switched = session.switchTo(admin);
    const rows = session.client.call('queryRolePage');
    const outcome = expect(rows).rejects.toMatchObject({ name: 'AbortError' });
    await turn();
    slow.resolve();
    await Promise.all([switched, outcome]);
    expect(server.ids()).not.toContain('queryRolePage');
  });

  it('that begin meanwhile are sent when it is refused', async () => {
    const { session, server } = await openReady();
    server.fail('switchDept', { status: 403, code: 4003 });
    const switched = expect(session.switchTo(admin)).rejects.toMatchObject({ code: 4003 });
    const rows = session.client.call('queryRolePage');
    await switched;
    await expect(rows).resolves.toMatchObject({ total: 1 });
  });

  it('can be aborted while they wait', async () => {
    const { session, server } = await openReady();
    const slow = Promise.withResolvers<void>();
    server.fail('switchDept', () => slow.promise);
    const switched = session.switchTo(admin);
    await turn();
    const caller = new AbortController();
    const rows = expect(session.client.call('queryRolePage', {}, { signal: caller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    await turn();
    caller.abort();
    await rows;
    expect(ready(session).switching).toBe(true);
    slow.resolve();
    await switched;
  });

  it('that the server refuses because the switch has ended their token do not log anybody out', async () => {
    const { session, server } = await openReady();
    const slowRead = Promise.withResolvers<void>();
    const slowMenu = Promise.withResolvers<void>();
    server.fail('queryRolePage', () => slowRead.promise);
    server.fail('getUserMenu', () => slowMenu.promise);
    const rows = expect(session.client.call('queryRolePage')).rejects.toMatchObject({ name: 'AbortError' });
    await turn();
    const switched = session.switchTo(admin);
    await turn();
    slowRead.resolve(); // Answered with 401: the switch has reached the server.
    await turn();
    expect(ready(session).switching).toBe(true);
    slowMenu.resolve();
    await Promise.all([switched, rows]);
    expect(ready(session).role.roleCode).toBe('school_admin');
  });

  it('that were refused log out afterwards, if the switch did not replace their token', async () => {
    const { session, server } = await openReady();
    server.fail('queryRolePage', { status: 401, code: 401 });
    server.fail('switchDept', 'lost request', 'lost request');
    const switched = expect(session.switchTo(admin)).rejects.toMatchObject({ name: 'NetworkError' });
    const rows = expect(session.client.call('queryRolePage')).rejects.toMatchObject({ name: 'UnauthorizedError' });
    await Promise.all([switched, rows]);
    await turn();
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'expired' });
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

describe('several tabs of one browser', () => {
  const twoTabs = async () => {
    const browser = createBrowser();
    const server = createFakeServer();
    const one = await openReady({ server, storage: browser.tab() });
    const two = open({ server, storage: browser.tab() });
    await two.session.restore();
    return { server, one: one.session, two: two.session };
  };

  it('follow a login, a switch and a logout', async () => {
    const { one, two, server } = await twoTabs();
    await one.switchTo(admin);
    await vi.waitFor(() => expect(ready(two)).toMatchObject({ role: { roleCode: 'school_admin' }, switching: false }), soon);
    await one.logout();
    await vi.waitFor(() => expect(two.getState()).toMatchObject({ status: 'anonymous', reason: 'logout' }), soon);
    await one.login({ username: 'auditor1', password });
    await vi.waitFor(() => expect(ready(two).user.accountId).toBe('auditor1'), soon);
    expect(tokenOf(two)).toBe(tokenOf(one));
    expect(server.ids().filter((id) => id === 'logout')).toHaveLength(1);
  });

  it('keep their screens while they follow a switch', async () => {
    const { one, two } = await twoTabs();
    const statuses = new Set<string>();
    two.subscribe(() => statuses.add(two.getState().status));
    await one.switchTo(admin);
    await vi.waitFor(() => expect(ready(two).role.roleCode).toBe('school_admin'), soon);
    expect(statuses).toEqual(new Set(['ready']));
  });

  it('adopt a newer session instead of logging out, when they learn of it by a refusal first', async () => {
    const browser = createBrowser(() => {}); // The storage events never arrive.
    const server = createFakeServer();
    const { session: one } = await openReady({ server, storage: browser.tab() });
    const { session: two } = open({ server, storage: browser.tab() });
    await two.restore();
    await one.switchTo(admin);
    await expect(two.client.call('queryRolePage')).rejects.toMatchObject({ name: 'UnauthorizedError' });
    await vi.waitFor(() => expect(ready(two).role.roleCode).toBe('school_admin'), soon);
    expect(ready(one).role.roleCode).toBe('school_admin');
    expect(server.isLive(tokenOf(one))).toBe(true);
  });

  it('do not lose a newer session to an older one that ends', async () => {
    const browser = createBrowser(() => {}); // The storage events never arrive.
    const server = createFakeServer();
    const { session: one } = open({ server, storage: browser.tab() });
    const { session: two } = open({ server, storage: browser.tab() });
    const slow = Promise.withResolvers<void>();
    server.fail('login', () => slow.promise);
    const failed = expect(two.login({ username: 'teacher1', password: 'wrong' })).rejects.toMatchObject({ code: 4001 });
    await turn();
    await one.login({ username: 'auditor1', password });
    slow.resolve();
    await failed;
    await vi.waitFor(() => expect(ready(two).user.accountId).toBe('auditor1'), soon);
    expect(tokenOf(two)).toBe(tokenOf(one));
  });

  it('all log out when somebody logs out in one, even in one that is behind', async () => {
    const browser = createBrowser(() => {}); // The storage events never arrive.
    const server = createFakeServer();
    const { session: one } = await openReady({ server, storage: browser.tab() });
    const { session: two } = open({ server, storage: browser.tab() });
    await two.restore();
    await one.switchTo(admin);
    await two.logout();
    expect(browser.items.has('token')).toBe(false);
    await one.restore();
    expect(one.getState()).toMatchObject({ status: 'anonymous', reason: 'logout' });
  });

  it('end together in one of the two roles when both switch at the same moment', async () => {
    const { one, two, server } = await twoTabs();
    const outcomes = await Promise.allSettled([one.switchTo(admin), two.switchTo({ ...purchaser })]);
    await vi.waitFor(() => {
      expect(ready(one)).toMatchObject({ switching: false });
      expect(ready(two)).toMatchObject({ switching: false });
      expect(ready(one).role).toEqual(ready(two).role);
    }, soon);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(server.isLive(tokenOf(one))).toBe(true);
  });
});

describe('the menu configuration', () => {
  it('replaces the menu, and nothing else', async () => {
    const { session, server } = await openReady();
    const before = ready(session);
    server.menus.purchaser = [{ path: '/user/page', menuName: 'Users', menuType: 'MENU' }];
    await session.applyMenuFromServer();
    expect(ready(session)).toEqual({ ...before, menu: server.menus.purchaser });
  });

  it('that cannot be read leaves the menu as it was', async () => {
    const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
    onTestFinished(() => console.mockRestore());
    const { session, server } = await openReady();
    const before = ready(session);
    server.fail('getMenuConfig', { status: 500, code: 5000 });
    await expect(session.applyMenuFromServer()).rejects.toMatchObject({ name: 'ServerError' });
    expect(ready(session)).toEqual(before);
    expect(console).toHaveBeenCalledWith('控制台请求失败', expect.objectContaining({ name: 'ServerError' }));
  });

  it('without any page, learned in the middle of a switch, logs out all the same', async () => {
    const { session, server } = await openReady();
    server.menus.purchaser = [];
    const slow = Promise.withResolvers<void>();
    server.fail('switchDept', () => slow.promise);
    const applied = session.applyMenuFromServer();
    const switched = expect(session.switchTo(admin)).rejects.toMatchObject({ name: 'AbortError' });
    await applied;
    slow.resolve();
    await switched;
    await turn();
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'noMenu' });
    expect(session.storage.get('token')).toBeNull();
  });

  it('without any page logs out', async () => {
    const { session, server } = await openReady();
    server.menus.purchaser = [];
    await session.applyMenuFromServer();
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'noMenu' });
    expect(server.ids()).toEqual(['getMenuConfig', 'logout']);
  });
});
