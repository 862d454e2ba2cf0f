import type { ApiError, Schemas } from '@campus-procurement/sdk';
import type { ServerMenu } from '../buildMenu.ts';
import type { Features } from '../features.ts';

/** Why nobody is logged in. */
export type AnonymousReason = 'start' | 'logout' | 'expired' | 'noMenu' | 'loginFailed';

/**
 * Who uses the product now. `epoch` counts identities: it grows whenever token, user, role, department, permissions, menu and
 * features are replaced, which happens to all of them together or to none.
 */
export type SessionState = AnonymousState | PendingState | FailedState | ReadyState;

/** Nobody is logged in. */
export interface AnonymousState {
  status: 'anonymous';
  epoch: number;
  reason: AnonymousReason;
}

/** A stored session is being restored, or somebody is logging in. */
export interface PendingState {
  status: 'restoring' | 'loggingIn';
  epoch: number;
}

/** There is a session, but its user, menu or features could not be read. The token is kept; `restore()` tries again. */
export interface FailedState {
  status: 'failed';
  epoch: number;
  error: ApiError;
}

/** Somebody works. */
export interface ReadyState {
  status: 'ready';
  epoch: number;
  user: Schemas['UserInfo'];
  role: Schemas['RoleBrief'];
  dept: Schemas['DeptBrief'];
  permissions: ReadonlySet<string>;
  /** As the server has sent it. */
  menu: Schemas['ServerMenuItem'][];
  /** The same, read. */
  navigation: ServerMenu;
  features: Features;
  /** Another role or department, or the session of another browser tab, is being taken on; requests wait until that is done. */
  switching: boolean;
  /** The session has ended, and the page is kept for a new login (`SessionOptions.keepsPage`). Nothing is asked meanwhile. */
  expired: boolean;
}

/** A state at the end of a change of identity, before it has got its epoch. */
export type Settled = WithoutEpoch<SessionState>;
type WithoutEpoch<S> = S extends SessionState ? Omit<S, 'epoch'> : never;

/** The state of somebody who works; null while nobody does. */
export function readyOrNull(state: SessionState): ReadyState | null {
  return state.status === 'ready' ? state : null;
}
