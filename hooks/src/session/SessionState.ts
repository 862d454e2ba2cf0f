import type { ApiError, Schemas } from '@campus-procurement/sdk';
import type { ServerMenu } from '../menu/buildMenu.ts';
import type { Features } from '../storage/features.ts';

/**
 * Why nobody is logged in: not yet (`start`), after a `logout` here or in another tab (`logoutElsewhere`), the session has
 * `expired`, the account has no role or its role no menu (`noMenu`), the login failed (`loginFailed`), or the application is for
 * suppliers and the account is not one (`notSupplier`).
 */
export type AnonymousReason = 'start' | 'logout' | 'logoutElsewhere' | 'expired' | 'noMenu' | 'loginFailed' | 'notSupplier';

/**
 * The state of a session, told apart by `status`. `epoch` is the number of the current identity: it grows whenever token, user,
 * role, department, permissions, menu and features are replaced. They are always replaced together.
 */
export type SessionState = AnonymousState | PendingState | FailedState | InitialPasswordState | ReadyState;

/** Nobody is logged in. */
export interface AnonymousState {
  status: 'anonymous';
  epoch: number;
  reason: AnonymousReason;
}

/** A stored session is being restored, or a login is in progress. */
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

/**
 * A user has logged in with a password that somebody else has given. Until it is changed (`updatePassword`, then `refreshUser()`), the
 * server refuses everything else: no role is chosen, and there is no menu.
 */
export interface InitialPasswordState {
  status: 'initialPassword';
  epoch: number;
  user: Schemas['UserInfo'];
}

/** A user is logged in and has a role, a department and a menu. */
export interface ReadyState {
  status: 'ready';
  epoch: number;
  user: Schemas['UserInfo'];
  role: Schemas['RoleBrief'];
  dept: Schemas['DeptBrief'];
  /** Permission codes of the current role. */
  permissions: ReadonlySet<string>;
  /** The menu as the server sent it. */
  menu: Schemas['ServerMenuItem'][];
  /** The menu as parsed by `buildMenu`. */
  navigation: ServerMenu;
  features: Features;
  /** Whether this tab had another user, role or department until another tab switched. */
  switchedElsewhere: boolean;
  /** Whether the role, the department or the session of another tab is being taken over. Calls wait until that is done. */
  switching: boolean;
  /**
   * Whether the session has ended and the page is kept for a new login (`SessionOptions.keepsPage`). No queries run meanwhile.
   */
  expired: boolean;
}

/** The next state after a change of identity, before it gets its epoch. */
export type Settled = WithoutEpoch<SessionState>;
type WithoutEpoch<S> = S extends SessionState ? Omit<S, 'epoch'> : never;

/** Returns the state if a user is logged in, otherwise `null`. */
export function readyOrNull(state: SessionState): ReadyState | null {
  return state.status === 'ready' ? state : null;
}
