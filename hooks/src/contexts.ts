import { createContext, useContext } from 'react';
import type { Session } from './session/Session.ts';

export const SessionContext = createContext<Session | null>(null);

/**
 * Returns the session of the `SessionProvider` above.
 * @throws Error if there is none
 */
export function useSessionContext(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No <SessionProvider> above.');
  return session;
}
