import { defaultSettings } from '../store/appSettings.ts';
import { createStore } from '../store/createStore.ts';
import { createUnsavedWork } from '../store/createUnsavedWork.ts';
import { createCore } from './createCore.ts';
import { followStoredToken } from './followStoredToken.ts';
import type { Session, SessionOptions } from './Session.ts';
import { transitions } from './transitions.ts';

/**
 * Creates the session of an application. It does not depend on React; pass it to `SessionProvider`.
 *
 * A change of identity (login, restore, switch, or following another tab) runs alone and is committed as a whole at its end. A
 * logout or a new login aborts it and discards its results.
 *
 * @example
 * const session = createSession({ baseUrl: '/api', queryClient: new QueryClient() });
 * await session.restore();
 * if (session.getState().status === 'anonymous') await session.login({ username: 'teacher1', password: 'Seed@2026' });
 * session.getState().status; // 'ready'
 */
export function createSession(options: SessionOptions): Session {
  const core = createCore(options);
  const { storage, state, transport } = core;
  const stopListening = storage.subscribe((external) => external && followStoredToken(core));

  return {
    client: transport.client,
    queryClient: options.queryClient,
    storage,
    settings: createStore(defaultSettings),
    unsaved: createUnsavedWork(),
    getState: state.get,
    subscribe: state.subscribe,
    async restore() {
      followStoredToken(core, state.get().status === 'failed');
      await core.changing;
    },
    ...transitions(core),
    close() {
      stopListening();
      core.supersede();
      transport.drop();
    },
  };
}
