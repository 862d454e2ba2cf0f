import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openReady, ready, tokenOf, turn } from '../testing/open.ts';
import { asPurchaser, asSchoolAdmin, finance } from '../testing/people.ts';

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
    await session.switchTo(asSchoolAdmin);

    expect(seen).toEqual(['0 purchaser 2 1 true', '1 school_admin 1 0 false']);
    const state = ready(session);
    expect(state.user).toMatchObject({ role: 'school_admin', currentDept: finance, permissions: ['system:role:read'] });
    expect([...state.permissions]).toEqual(['system:role:read']);
    expect(state.features.isShowJoinIp).toBe('Y');
    expect(session.storage.get('roleDept', 'teacher1')).toMatchObject(asSchoolAdmin);
    expect(server.ids().toSorted()).toEqual(['getUserMenu', 'queryCharacterValues', 'switchDept']);
  });

  it('repeats itself once with the same idempotency key when the answer gets lost', async () => {
    const { session, server } = await openReady();
    server.fail('switchDept', 'lost answer');
    await session.switchTo(asSchoolAdmin);
    expect(ready(session).role.roleCode).toBe('school_admin');
    const [first, second] = server.received.filter(({ id }) => id === 'switchDept');
    expect(first?.key).toMatch(/^\d+-\d+-\d+-\d+$/);
    expect(second).toEqual(first);
    expect(server.isLive(tokenOf(session))).toBe(true);
  });

  it('gives up after the second loss, and everything stays', async () => {
    const { session, server } = await openReady();
    const before = ready(session);
    server.fail('switchDept', 'lost request', 'lost request');
    await expect(session.switchTo(asSchoolAdmin)).rejects.toMatchObject({ name: 'NetworkError' });
    expect(ready(session)).toEqual(before);
    expect(server.ids()).toEqual([]);
  });

  it('that the server refuses leaves everything as it was, and the work goes on', async () => {
    const { session, server } = await openReady();
    const before = ready(session);
    const token = tokenOf(session);
    session.queryClient.setQueryData([before.epoch, 'queryRolePage'], 'rows');
    server.fail('switchDept', { status: 403, code: 4003 });
    await expect(session.switchTo(asSchoolAdmin)).rejects.toMatchObject({ name: 'ForbiddenError' });
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
    await expect(session.switchTo(asSchoolAdmin)).rejects.toMatchObject({ name: 'ConfigurationError' });
    expect(server.ids()).toEqual(['logout']);
  });

  it('waits for the switch before it', async () => {
    const { session, server } = await openReady();
    await Promise.all([session.switchTo(asSchoolAdmin), session.switchTo(asPurchaser), session.switchTo(asSchoolAdmin)]);
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
    await session.switchTo(asSchoolAdmin);
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
    await expect(session.switchTo(asSchoolAdmin)).rejects.toMatchObject({ name: 'UnauthorizedError' });
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
    await session.switchTo(asSchoolAdmin);
    slow.resolve();
    await outcome;
  });

  it('that begin meanwhile wait, and are not sent once it has committed', async () => {
    const { session, server } = await openReady();
    const slow = Promise.withResolvers<void>();
    server.fail('switchDept', () => slow.promise);
    const switched = session.switchTo(asSchoolAdmin);
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
    const switched = expect(session.switchTo(asSchoolAdmin)).rejects.toMatchObject({ code: 4003 });
    const rows = session.client.call('queryRolePage');
    await switched;
    await expect(rows).resolves.toMatchObject({ total: 1 });
  });

  it('can be aborted while they wait', async () => {
    const { session, server } = await openReady();
    const slow = Promise.withResolvers<void>();
    server.fail('switchDept', () => slow.promise);
    const switched = session.switchTo(asSchoolAdmin);
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
    const switched = session.switchTo(asSchoolAdmin);
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
    const switched = expect(session.switchTo(asSchoolAdmin)).rejects.toMatchObject({ name: 'NetworkError' });
    const rows = expect(session.client.call('queryRolePage')).rejects.toMatchObject({ name: 'UnauthorizedError' });
    await Promise.all([switched, rows]);
    await turn();
    expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'expired' });
  });
});
