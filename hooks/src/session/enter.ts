import { type ApiError, isApiError, ParseError, type Schemas } from '@campus-procurement/sdk';
import { buildMenu } from '../buildMenu.ts';
import { chooseRoleDept } from '../chooseRoleDept.ts';
import type { Change, Core } from './createCore.ts';
import { remember } from './keep.ts';
import { actingAs, type Identity, isUnauthorized, loadIdentity, switchRoleDept } from './steps.ts';

type UserInfo = Schemas['UserInfo'];

/** Takes on a role and department: afterwards the session has the token of the switch. */
export async function actAs(core: Core, change: Change, user: UserInfo, choice: Schemas['RoleDeptChoice']): Promise<UserInfo> {
  const switched = await switchRoleDept(change.ask, choice);
  change.signal.throwIfAborted();
  core.token = switched.access_token;
  // At once: the token before has ended, and neither a reload nor another tab must fall back on it.
  core.storage.set('token', core.token);
  return actingAs(user, switched);
}

/** Takes on the last role and department of the account, or the first there is; null without any. */
export async function chooseRole(core: Core, change: Change, user: UserInfo): Promise<UserInfo | null> {
  const choice = chooseRoleDept(user.roleDeptList, core.storage.get('roleDept', user.accountId));
  return choice ? actAs(core, change, user, choice) : null;
}

/** Reads what belongs to the current token and commits it. `known` is the user, if a switch has just told. */
export async function enter(core: Core, change: Change, known: UserInfo | null): Promise<void> {
  let identity: Identity | null;
  try {
    identity = await loadIdentity(change.ask, known, (user) => chooseRole(core, change, user));
  } catch (error) {
    change.signal.throwIfAborted();
    if (isUnauthorized(error)) core.refused();
    else core.replace({ status: 'failed', error: asApiError(error) });
    return;
  }
  change.signal.throwIfAborted();
  if (identity === null || buildMenu(identity.menu).firstEntry === null) return leave(core);
  remember(core.storage, identity);
  const permissions = new Set(identity.user.permissions);
  core.replace({ status: 'ready', ...identity, permissions, switching: false });
}

/** Ends the session of a user who has nowhere to go (product spec, section 6). */
export async function leave(core: Core): Promise<void> {
  const farewell = core.transport.direct.call('logout');
  core.clear('noMenu');
  // Nobody waits for this answer, and the session is gone here in any case.
  await farewell.catch((error) => console.error('The server could not be told of the logout', error));
}

function asApiError(error: unknown): ApiError {
  // Anything else comes from an answer that is not what the description promises.
  return isApiError(error) ? error : new ParseError('The session could not be read from the answers.', { cause: error });
}
