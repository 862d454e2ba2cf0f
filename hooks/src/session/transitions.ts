import { ConfigurationError, type Schemas } from '@campus-procurement/sdk';
import { buildMenu } from '../buildMenu.ts';
import { findRoleDept } from '../chooseRoleDept.ts';
import type { Core } from './createCore.ts';
import { actAs, chooseRole, enter, leave } from './enter.ts';
import { forget, rememberUser } from './keep.ts';
import { type Ask, isUnauthorized, reportMenuFailure } from './steps.ts';

type UserInfo = Schemas['UserInfo'];

/** `Session.login` and `Session.loginByTicket`: `issue` gets the new session from the server. */
export function logIn(core: Core, issue: (ask: Ask) => Promise<Schemas['IssuedSession']>): Promise<void> {
  core.supersede();
  forget(core.storage);
  core.token = null;
  core.replace({ status: 'loggingIn' });
  return core.run(async (change) => {
    let user: UserInfo | null;
    try {
      const issued = await issue(change.ask);
      change.signal.throwIfAborted();
      core.token = issued.access_token;
      user = await chooseRole(core, change, issued.userinfo);
    } catch (error) {
      change.signal.throwIfAborted();
      core.clear('loginFailed');
      throw error;
    }
    await (user ? enter(core, change, user) : leave(core));
  });
}

/** `Session.logout`. */
export async function logOut(core: Core): Promise<{ redirectUrl: string | null }> {
  if (core.token === null && !core.isChanging()) return { redirectUrl: null };
  core.supersede();
  // Sent while the token is still there; the screens need not wait for the answer.
  const farewell = core.token === null ? null : core.transport.direct.call('logout');
  core.clear('logout');
  try {
    return { redirectUrl: await farewell };
  } catch (error) {
    if (isUnauthorized(error)) return { redirectUrl: null }; // The session had ended before.
    throw error;
  }
}

/** `Session.switchTo`. */
export async function switchTo(core: Core, wish: { roleId: string; deptId: string }): Promise<void> {
  while (core.isChanging()) await core.settled();
  const before = core.state.get();
  const choice = before.status === 'ready' ? findRoleDept(before.user.roleDeptList, wish) : undefined;
  if (before.status !== 'ready' || !choice) {
    throw new ConfigurationError('switchTo takes a role and department from the roleDeptList of the logged-in user.', {});
  }
  core.state.set({ ...before, switching: true });
  await core.run(async (change) => {
    let user: UserInfo;
    try {
      user = await actAs(core, change, before.user, choice);
    } catch (error) {
      change.signal.throwIfAborted();
      const now = core.state.get();
      if (now.status === 'ready') core.state.set({ ...now, switching: false });
      if (isUnauthorized(error)) core.refused();
      throw error;
    }
    await enter(core, change, user);
  });
}

/** `Session.applyMenuFromServer`. */
export async function applyMenuFromServer(core: Core): Promise<void> {
  const { epoch } = core.state.get();
  const menu = await core.transport.client.call('getMenuConfig').catch((error) => {
    throw reportMenuFailure(error);
  });
  const now = core.state.get();
  if (now.status !== 'ready' || now.epoch !== epoch) return;
  if (buildMenu(menu).firstEntry !== null) return core.state.set({ ...now, menu });
  core.supersede();
  await leave(core);
}

/** `Session.refreshUser`. */
export async function refreshUser(core: Core): Promise<void> {
  const { epoch } = core.state.get();
  const user = await core.transport.client.call('getInfo');
  const now = core.state.get();
  if (now.status !== 'ready' || now.epoch !== epoch) return;
  rememberUser(core.storage, user);
  core.state.set({ ...now, user });
}
