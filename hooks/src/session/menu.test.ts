import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildMenu } from '../menu/buildMenu.ts';
import { credentials, open, openReady, password, ready, tokenOf, turn } from '../testing/open.ts';
import { asSchoolAdmin, menuItem } from '../testing/people.ts';

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
    expect(console).toHaveBeenCalledWith('The logout failed', expect.objectContaining({ name: 'NetworkError' }));
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

describe('the menu configuration', () => {
  it('replaces the menu, and nothing else', async () => {
    const { session, server } = await openReady();
    const before = ready(session);
    server.menus.purchaser = [{ path: '/user/page', menuName: 'Users', menuType: 'MENU' }];
    await session.applyMenuFromServer();
    expect(ready(session)).toEqual({
      ...before,
      menu: server.menus.purchaser,
      navigation: buildMenu(server.menus.purchaser),
    });
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
    const switched = expect(session.switchTo(asSchoolAdmin)).rejects.toMatchObject({ name: 'AbortError' });
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
