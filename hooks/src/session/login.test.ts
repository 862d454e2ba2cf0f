import type { OperationId } from '@campus-procurement/sdk';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type Fault } from '../testing/fakeServer.ts';
import { createBrowser } from '../testing/memoryStorage.ts';
import { credentials, open, openReady, password, ready, tokenOf } from '../testing/open.ts';
import { asPurchaser, asSchoolAdmin, chemistry, finance, laboratory } from '../testing/people.ts';
import type { LoginTicket } from './Session.ts';

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
    expect([...state.permissions]).toEqual(['information:expenditure:read']);
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
        // Everything sent within this turn of the event loop travels together.
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
  const tickets: LoginTicket[] = [
    { operation: 'accountLogin', input: { body: { account: 'teacher1', platform: 'mall' } } },
    { operation: 'exchangeToken', input: { query: { token: 'teacher1' } } },
    { operation: 'checkJumpLoginTicket', input: { body: { ticket: 'teacher1' } } },
  ];
  const [ofPlatform, toExchange] = tickets as [LoginTicket, LoginTicket];
  const nobody = { status: 'anonymous', reason: 'loginFailed' };

  it.each(tickets)('leads to the same session as a password: $operation', async (ticket) => {
    const { session, server } = open();
    await session.loginByTicket(ticket);
    expect(ready(session)).toMatchObject({ user: { accountId: 'teacher1' }, role: { roleCode: 'purchaser' } });
    expect(server.ids()[0]).toBe(ticket.operation);
    expect(session.storage.get('token')).toBe(tokenOf(session));
  });

  it('that was used before clears the session and throws', async () => {
    const { session } = open();
    await session.loginByTicket(toExchange);
    await session.logout();
    await expect(session.loginByTicket(toExchange)).rejects.toMatchObject({ code: 4006 });
    expect(session.getState()).toMatchObject(nobody);
    expect(session.storage.get('token')).toBeNull();
  });

  it.each<[what: string, id: OperationId, fault: Fault, msg: string | null, cause: object]>([
    ['is refused', 'accountLogin', { status: 200, code: 4006 }, 'refused 4006', { code: 4006 }],
    ['is not answered', 'accountLogin', 'lost request', null, { name: 'NetworkError' }],
    ['gets no role', 'switchDept', { status: 403, code: 4003 }, 'refused 4003', { name: 'ForbiddenError' }],
  ])("of a platform that %s has the code '500', and the reason as its cause", async (_, id, fault, msg, cause) => {
    const { session, server } = open();
    server.fail(id, fault);
    await expect(session.loginByTicket(ofPlatform)).rejects.toMatchObject({ name: 'BusinessError', code: '500', msg, cause });
    expect(session.getState()).toMatchObject(nobody);
    expect(session.storage.get('token')).toBeNull();
  });

  it('of a platform that a logout overtakes ends like any other', async () => {
    const { session, server } = open();
    server.fail('accountLogin', async () => void session.logout());
    await expect(session.loginByTicket(ofPlatform)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
