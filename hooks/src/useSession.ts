import type { Schemas } from '@campus-procurement/sdk';
import { useSyncExternalStore } from 'react';
import { useSessionContext } from './contexts.ts';
import type { Session } from './session/Session.ts';
import { type ReadyState, readyOrNull, type SessionState } from './session/SessionState.ts';

/**
 * Returns the state of the session and re-renders when it changes.
 *
 * @example
 * const session = useSession();
 * if (session.status === 'ready') console.log(session.user.name, session.role.roleName);
 */
export function useSession(): SessionState {
  const { subscribe, getState } = useSessionContext();
  return useSyncExternalStore(subscribe, getState, getState);
}

/** Returns the state if a user is logged in, otherwise `null`. */
export function useReadyOrNull(): ReadyState | null {
  return readyOrNull(useSession());
}

/**
 * Returns the state of a logged-in user.
 * @throws Error if nobody is logged in
 */
export function useReadySession(): ReadyState {
  const session = useReadyOrNull();
  if (!session) throw new Error('Nobody is logged in here.');
  return session;
}

/**
 * Returns the methods that change the session. See `Session` for what each of them throws.
 *
 * @example
 * const { login } = useSessionActions();
 * await login({ username: 'teacher1', password: 'Seed@2026' });
 */
export function useSessionActions(): Pick<
  Session,
  'restore' | 'login' | 'loginByTicket' | 'logout' | 'switchTo' | 'applyMenuFromServer' | 'refreshUser'
> {
  return useSessionContext();
}

/**
 * Returns the logged-in user.
 *
 * @throws Error if nobody is logged in
 * @example
 * const { name, companyName } = useUser();
 */
export function useUser(): Schemas['UserInfo'] {
  return useReadySession().user;
}
