import type { QueryClient } from '@tanstack/react-query';
import { type AppStorage, createStorage } from '../storage/storage.ts';
import { createStore, type Store } from '../store/createStore.ts';
import { follow } from './follow.ts';
import { forget, forgetDrafts } from './keep.ts';
import type { SessionOptions } from './Session.ts';
import { type AnonymousReason, type ReadyState, readyOrNull, type SessionState, type Settled } from './SessionState.ts';
import type { Ask } from './steps.ts';
import { createTransport, superseded, type Transport } from './transport.ts';

/** A change of identity in progress. */
export interface Change {
  /** Aborted by a logout or a newer change. Results that arrive later must not be used. */
  signal: AbortSignal;
  ask: Ask;
}

/** The shared state that all changes of identity work on. */
export interface Core {
  readonly storage: AppStorage;
  readonly state: Store<SessionState>;
  /** Returns the state if a user is logged in, otherwise `null`. */
  ready(): ReadyState | null;
  /** Returns the state of a page that waits for a new login, or `null`. */
  expired(): ReadyState | null;
  readonly transport: Transport;
  readonly queryClient: QueryClient;
  /** Whether the application is that of suppliers, who hold no role and have no menu. */
  readonly forSuppliers: boolean;
  /** Token of the next request. It equals the stored one, unless another tab has just replaced that. */
  token: string | null;
  /** Replaces the identity: state, query cache and requests at once. */
  replace(next: Settled): void;
  /** Ends the session, so that nobody is logged in. */
  clear(reason: AnonymousReason): void;
  /**
   * Call when the server refused the current token. If another tab has replaced the token meanwhile, this tab follows instead of
   * logging out.
   */
  refused(): void;
  /** Resolves when the change in progress has ended, successfully or not. `null` if there is none. */
  changing: Promise<unknown> | null;
  /** Runs a change of identity. Calls of the application wait until it has ended. */
  run(work: (change: Change) => Promise<void>): Promise<void>;
  /** Aborts the change in progress. */
  supersede(): void;
}

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
    onInitialPassword: () => core.ready() && follow(core, true),
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
        else forget(storage);
      }
      core.token = null;
      if (kept) state.set({ ...kept, expired: true, switching: false });
      else core.replace({ status: 'anonymous', reason });
    },
    refused() {
      if (storage.get('token') === core.token) core.clear('expired');
      else follow(core);
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
        follow(core);
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
