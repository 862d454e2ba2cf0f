import { waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFakeServer } from '../testing/fakeServer.ts';
import { createBrowser } from '../testing/memoryStorage.ts';
import { credentials, open, openReady, password, ready, tokenOf, turn } from '../testing/open.ts';
import { asPurchaser, asSchoolAdmin } from '../testing/people.ts';

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
    await one.switchTo(asSchoolAdmin);
    await waitFor(() => expect(ready(two)).toMatchObject({ role: { roleCode: 'school_admin' }, switching: false }));
    await one.logout();
    await waitFor(() => expect(two.getState()).toMatchObject({ status: 'anonymous', reason: 'logoutElsewhere' }));
    await one.login({ username: 'auditor1', password });
    await waitFor(() => expect(ready(two).user.accountId).toBe('auditor1'));
    expect(tokenOf(two)).toBe(tokenOf(one));
    expect(server.ids().filter((id) => id === 'logout')).toHaveLength(1);
  });

  it('tell who was switched by another tab, and not by itself', async () => {
    const { one, two } = await twoTabs();
    await one.switchTo(asSchoolAdmin);
    await waitFor(() => expect(ready(two)).toMatchObject({ switchedElsewhere: true, switching: false }));
    expect(ready(one).switchedElsewhere).toBe(false);
    await two.switchTo(asPurchaser);
    expect(ready(two).switchedElsewhere).toBe(false);
    await waitFor(() => expect(ready(one).switchedElsewhere).toBe(true));
  });

  it('keep their drafts at a logout in another tab, as nobody was asked about them there', async () => {
    const events: (() => void)[] = [];
    const browser = createBrowser((_, tell) => void events.push(tell));
    const server = createFakeServer();
    const { session: one } = await openReady({ server, storage: browser.tab() });
    const { session: two } = open({ server, storage: browser.tab() });
    await two.restore();
    await one.logout();
    // The tabs of these tests share one storage, so what the second one keeps is written after the first has forgotten its own.
    const draft = { page: '/', form: 'new', title: '""', owner: 'me', time: 1, values: {} };
    two.storage.set('drafts', [draft], 'teacher1');
    for (const tell of events) tell();
    expect(two.getState()).toMatchObject({ status: 'anonymous', reason: 'logoutElsewhere' });
    expect(two.storage.get('drafts', 'teacher1')).toEqual([draft]);
  });

  it('do so within 500 ms, where every request takes 200', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const way = () => new Promise<void>((resolve) => setTimeout(resolve, 100));
    const server = createFakeServer({ delay: way });
    const browser = createBrowser();
    const [one, two] = [open({ server, storage: browser.tab() }).session, open({ server, storage: browser.tab() }).session];
    void one.login(credentials);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ready(two).role.roleCode).toBe('purchaser');

    const before = tokenOf(one);
    void one.switchTo(asSchoolAdmin);
    while (tokenOf(one) === before) await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(ready(two)).toMatchObject({ role: { roleCode: 'school_admin' }, switching: false });

    void one.logout();
    await vi.advanceTimersByTimeAsync(500);
    expect(two.getState()).toMatchObject({ status: 'anonymous', reason: 'logoutElsewhere' });
  });

  it('keep their screens while they follow a switch', async () => {
    const { one, two } = await twoTabs();
    const statuses = new Set<string>();
    two.subscribe(() => statuses.add(two.getState().status));
    await one.switchTo(asSchoolAdmin);
    await waitFor(() => expect(ready(two).role.roleCode).toBe('school_admin'));
    expect(statuses).toEqual(new Set(['ready']));
  });

  it('adopt a newer session instead of logging out, when they learn of it by a refusal first', async () => {
    const browser = createBrowser(() => {}); // The storage events never arrive.
    const server = createFakeServer();
    const { session: one } = await openReady({ server, storage: browser.tab() });
    const { session: two } = open({ server, storage: browser.tab() });
    await two.restore();
    await one.switchTo(asSchoolAdmin);
    await expect(two.client.call('queryRolePage')).rejects.toMatchObject({ name: 'UnauthorizedError' });
    await waitFor(() => expect(ready(two).role.roleCode).toBe('school_admin'));
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
    await waitFor(() => expect(ready(two).user.accountId).toBe('auditor1'));
    expect(tokenOf(two)).toBe(tokenOf(one));
  });

  it('all log out when somebody logs out in one, even in one that is behind', async () => {
    const browser = createBrowser(() => {}); // The storage events never arrive.
    const server = createFakeServer();
    const { session: one } = await openReady({ server, storage: browser.tab() });
    const { session: two } = open({ server, storage: browser.tab() });
    await two.restore();
    await one.switchTo(asSchoolAdmin);
    await two.logout();
    expect(browser.items.has('token')).toBe(false);
    await one.restore();
    expect(one.getState()).toMatchObject({ status: 'anonymous', reason: 'logoutElsewhere' });
  });

  it('end together in one of the two roles when both switch at the same moment', async () => {
    const { one, two, server } = await twoTabs();
    const outcomes = await Promise.allSettled([one.switchTo(asSchoolAdmin), two.switchTo({ ...asPurchaser })]);
    await waitFor(() => {
      expect(ready(one)).toMatchObject({ switching: false });
      expect(ready(two)).toMatchObject({ switching: false });
      expect(ready(one).role).toEqual(ready(two).role);
    });
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(server.isLive(tokenOf(one))).toBe(true);
  });
});
