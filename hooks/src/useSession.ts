import type { Schemas } from '@campus-procurement/sdk';
import { useSyncExternalStore } from 'react';
import { useSessionContext } from './contexts.ts';
import type { Session } from './session/Session.ts';
import { type ReadyState, readyOrNull, type SessionState } from './session/SessionState.ts';

/**
 * Who uses the product now.
 *
 * @example
 * const session = useSession();
 * if (session.status === 'ready') console.log(session.user.name, session.role.roleName);
 */
export function useSession(): SessionState {
  const { subscribe, getState } = useSessionContext();
  return useSyncExternalStore(subscribe, getState, getState);
}

/** The session of somebody who works; null while nobody does. */
export function useReadyOrNull(): ReadyState | null {
  return readyOrNull(useSession());
}

/** The session of somebody who works. */
export function useReadySession(): ReadyState {
  const session = useReadyOrNull();
  if (!session) throw new Error('Nobody is logged in here.');
  return session;
}

/**
 * What changes the session. See `Session` for what each does and throws.
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
 * The logged-in user.
 *
 * @throws Error unless somebody is logged in
 * @example
 * const { name, companyName } = useUser();
 */
export function useUser(): Schemas['UserInfo'] {
  return useReadySession().user;
}
