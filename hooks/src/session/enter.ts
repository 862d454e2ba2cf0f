import { isApiError, ParseError, type Schemas } from '@campus-procurement/sdk';
import { buildMenu } from '../menu/buildMenu.ts';
import { chooseRoleDept } from '../menu/chooseRoleDept.ts';
import { ownerOf } from '../storage/ownerOf.ts';
import type { Change, Core } from './createCore.ts';
import { remember } from './keep.ts';
import type { AnonymousReason, ReadyState } from './SessionState.ts';
import { type Identity, isUnauthorized, loadIdentity, switchRoleDept, type Waiting } from './steps.ts';

type UserInfo = Schemas['UserInfo'];

/** Switches to a role and department. Afterwards the session uses the token of the switch. */
export async function actAs(core: Core, change: Change, user: UserInfo, choice: Schemas['RoleDeptChoice']): Promise<UserInfo> {
  const { access_token, currentRole, currentDept, permissions } = await switchRoleDept(change.ask, choice);
  change.signal.throwIfAborted();
  core.token = access_token;
  // Stored at once: the old token has ended, and a reload or another tab must not fall back on it.
  core.storage.set('token', core.token);
  return { ...user, role: currentRole.roleCode, currentRole, currentDept, permissions };
}

/**
 * Chooses the account's last role and department, or the first available. Returns `null` if there is none. Returns the user without a
 * role while an initial password has to be changed.
 */
export async function chooseRole(core: Core, change: Change, user: UserInfo): Promise<UserInfo | null> {
  if (user.needChangePassword) return user;
  const choice = chooseRoleDept(user.roleDeptList, core.storage.get('roleDept', user.accountId));
  return choice ? actAs(core, change, user, choice) : null;
}

/**
 * Reads everything that belongs to the current token and commits it. `known` is the user, if a switch or login has just returned
 * it.
 */
export async function enter(core: Core, change: Change, known: UserInfo | null): Promise<void> {
  let identity: Identity | Waiting | null;
  try {
    identity = await loadIdentity(change.ask, known, (user) => chooseRole(core, change, user));
  } catch (error) {
    change.signal.throwIfAborted();
    if (isUnauthorized(error)) return core.refused();
    // An error that is not an ApiError comes from an answer that does not match the description.
    const fault = isApiError(error) ? error : new ParseError('The session could not be read.', { cause: error });
    return core.replace({ status: 'failed', error: fault });
  }
  change.signal.throwIfAborted();
  if (identity?.role === null) {
    // That of a login is kept by nobody else before a role is chosen.
    core.storage.set('token', core.token);
    return core.replace({ status: 'initialPassword', user: identity.user });
  }
  const navigation = buildMenu(identity?.menu);
  if (identity === null || navigation.firstEntry === null) return leave(core);
  remember(core.storage, identity);
  const permissions = new Set(identity.user.permissions);
  const next = { status: 'ready', ...identity, permissions, navigation, switching: false, expired: false } as const;
  const page = expiredPage(core);
  if (!page || ownerOf(page) !== ownerOf(next)) return core.replace(next);
  core.state.set({ ...next, epoch: page.epoch });
  void core.queryClient.invalidateQueries();
}

/** Returns the state of a page that waits for a new login, or `null`. */
export function expiredPage(core: Core): ReadyState | null {
  const now = core.ready();
  return now?.expired ? now : null;
}

/** Ends the session of a user without any page to go to (product spec, section 6). */
export async function leave(core: Core): Promise<void> {
  // Nobody waits for this answer, and the session has ended here in any case.
  await end(core, 'noMenu').catch((error) => console.error('The logout failed', error));
}

/**
 * Ends the session here and on the server. Resolves with the address where the server wants the browser to continue, or `null`.
 */
export async function end(core: Core, reason: AnonymousReason): Promise<string | null> {
  // Sent while the token is still known. The screens do not wait for the answer.
  const farewell = core.token === null ? null : core.transport.direct.call('logout');
  core.clear(reason);
  try {
    return await farewell;
  } catch (error) {
    if (isUnauthorized(error)) return null; // The session had already ended.
    throw error;
  }
}
