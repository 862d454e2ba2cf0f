import { createStorage } from '../storage/storage.ts';
import { createStore } from '../store/createStore.ts';
import type { Ask, Core } from './core.ts';
import { followStoredToken } from './followStoredToken.ts';
import type { SessionOptions } from './Session.ts';
import { readyOrNull, type SessionState } from './SessionState.ts';
import { forgetDrafts, forgetIdentity } from './storedIdentity.ts';
import { createTransport, superseded } from './transport.ts';

/** Creates the state of a session and the rules for replacing it. */
export function createCore(options: SessionOptions): Core {
  const { queryClient } = options;
  const storage = createStorage(options.storage, options.storagePrefix);
  const state = createStore<SessionState>({ status: 'anonymous', epoch: 0, reason: 'start' });
  let running: AbortController | null = null;

  const transport = createTransport({
    ...options,
    language: options.language ?? (() => storage.get('arco-locale') ?? 'zh-CN'),
    token: () => core.token,
    onUnauthorized: (refused) => refused !== null && refused === core.token && core.refused(),
    // The user is read anew, and says that it must be changed.
    onInitialPassword: () => core.ready() && followStoredToken(core, true),
    // Perhaps the right was taken away: the status tells whether menus and permissions are outdated.
    onForbidden: () => queryClient.invalidateQueries({ queryKey: [state.get().epoch, 'getSessionStatus'] }),
    changing: () => core.changing,
  });

  const core: Core = {
    storage,
    state,
    ready: () => readyOrNull(state.get()),
    expired() {
      const now = core.ready();
      return now?.expired ? now : null;
    },
    transport,
    queryClient,
    forSuppliers: options.forSuppliers === true,
    token: null,
    replace(next) {
      queryClient.clear();
      transport.drop();
      state.set({ ...next, epoch: state.get().epoch + 1 });
    },
    clear(reason) {
      const now = core.ready();
      const kept = reason === 'expired' && options.keepsPage ? now : null;
      // On a logout here the user was asked whether unsaved entries may be lost; in other tabs, and when a session ends, nobody was.
      if (reason === 'logout') forgetDrafts(storage, now);
      // The end of this session must not remove a newer one that another tab has stored. A logout is meant for all tabs.
      if (reason === 'logout' || storage.get('token') === core.token) {
        storage.set('endReason', reason === 'expired' ? 'expired' : 'logout'); // Written first, so that other tabs find it.
        if (kept) storage.set('token', null);
        else forgetIdentity(storage);
      }
      core.token = null;
      if (kept) state.set({ ...kept, expired: true, switching: false });
      else core.replace({ status: 'anonymous', reason });
    },
    refused() {
      if (storage.get('token') === core.token) core.clear('expired');
      else followStoredToken(core);
    },
    changing: null,
    run(work) {
      const mine = new AbortController();
      running = mine;
      const { signal } = mine;
      const ask: Ask = (id, input, options) => transport.direct.call(id, input, { ...options, signal });
      const done = work({ signal, ask }).finally(() => {
        if (running !== mine) return;
        running = core.changing = null;
        followStoredToken(core);
      });
      core.changing = done.catch(() => {}); // For those who only wait. The error goes to the caller of the change.
      return done;
    },
    supersede() {
      running?.abort(superseded());
      running = core.changing = null;
    },
  };
  return core;
}
