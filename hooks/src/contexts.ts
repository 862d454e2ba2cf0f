import { createContext, useContext } from 'react';
import type { EditableSettings } from './appSettings.ts';
import type { Store } from './createStore.ts';
import type { UnsavedWork } from './createUnsavedWork.ts';
import type { Session } from './session/Session.ts';

export const SessionContext = createContext<Session | null>(null);
export const SettingsContext = createContext<Store<EditableSettings> | null>(null);
export const UnsavedContext = createContext<UnsavedWork | null>(null);

/** The session of the provider above. */
export function useSessionContext(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('This hook needs a <SessionProvider session={...}> above it.');
  return session;
}
