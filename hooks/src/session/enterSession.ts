import { isApiError, ParseError, type Schemas } from '@campus-procurement/sdk';
import { buildMenu } from '../menu/buildMenu.ts';
import { ownerOf } from '../storage/ownerOf.ts';
import type { Change, Core } from './core.ts';
import { leaveSession } from './endSession.ts';
import { type Identity, isUnauthorized, loadIdentity, type Waiting } from './loadIdentity.ts';
import { rememberIdentity } from './storedIdentity.ts';

/**
 * Reads everything that belongs to the current token and commits it. `known` is the user, if a switch or login has just returned
 * it.
 */
export async function enterSession(core: Core, change: Change, known: Schemas['UserInfo'] | null): Promise<void> {
  let identity: Identity | Waiting | null;
  try {
    identity = await loadIdentity(core, change, known);
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
  if (identity === null || (navigation.firstEntry === null && !core.forSuppliers)) return leaveSession(core);
  // Otherwise the switch to a role has stored it.
  if (core.forSuppliers) core.storage.set('token', core.token);
  rememberIdentity(core.storage, identity);
  const permissions = new Set(identity.user.permissions);
  const before = core.ready();
  const switchedElsewhere = known === null && before !== null && ownerOf(before) !== ownerOf(identity);
  const next = {
    status: 'ready',
    ...identity,
    permissions,
    navigation,
    switchedElsewhere,
    switching: false,
    expired: false,
  } as const;
  const page = core.expired();
  if (!page || ownerOf(page) !== ownerOf(next)) return core.replace(next);
  core.state.set({ ...next, epoch: page.epoch });
  void core.queryClient.invalidateQueries();
}
