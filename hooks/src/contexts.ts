import { createContext, useContext } from 'react';
import type { EditableSettings } from './appSettings.ts';
import type { Store } from './createStore.ts';
import type { UnsavedWork } from './createUnsavedWork.ts';
import type { Session } from './session/Session.ts';

/** What a `SessionProvider` gives to everything below. */
export interface Provided {
  session: Session;
  settings: Store<EditableSettings>;
  unsaved: UnsavedWork;
}

export const ProvidedContext = createContext<Provided | null>(null);

/** What the provider above gives. */
export function useProvided(): Provided {
  const provided = useContext(ProvidedContext);
  if (!provided) throw new Error('No <SessionProvider> above.');
  return provided;
}

/** The session of the provider above. */
export function useSessionContext(): Session {
  return useProvided().session;
}
