import type { QueryClient } from '@tanstack/react-query';
import { createStore, type Store } from '../createStore.ts';
import { type AppStorage, createStorage } from '../storage.ts';
import { follow } from './follow.ts';
import { forget, forgetDrafts } from './keep.ts';
import type { SessionOptions } from './Session.ts';
import { type AnonymousReason, type ReadyState, readyOrNull, type SessionState, type Settled } from './SessionState.ts';
import type { Ask } from './steps.ts';
import { createTransport, superseded, type Transport } from './transport.ts';

/** A change of identity under way. */
export interface Change {
  /** Aborted by a logout or a newer change: whatever this one still learns must not be used. */
  signal: AbortSignal;
  ask: Ask;
}

/** What all changes of identity work on. */
export interface Core {
  readonly storage: AppStorage;
  readonly state: Store<SessionState>;
  /** The state of somebody who works. */
  ready(): ReadyState | null;
  readonly transport: Transport;
  readonly queryClient: QueryClient;
  /** The token of the next request. The stored one is the same, unless another browser tab has just replaced it. */
  token: string | null;
  /** Puts another identity in the place of this one: state, cache and requests in one go. */
  replace(next: Settled): void;
  /** Leaves nobody logged in. */
  clear(reason: AnonymousReason): void;
  /** The server refused the current token. If another tab has replaced it meanwhile, this one follows instead of logging out. */
  refused(): void;
  /** Resolves when the change under way has ended, however it did; null while there is none. */
  changing: Promise<unknown> | null;
  /** Runs a change; requests of the product wait until it has ended. */
  run(work: (change: Change) => Promise<void>): Promise<void>;
  /** Aborts the change under way. */
  supersede(): void;
}

/** Makes the state of a session and the rules for replacing it. */
export function createCore(options: SessionOptions): Core {
  const { queryClient } = options;
  const storage = createStorage(options.storage);
  const state = createStore<SessionState>({ status: 'anonymous', epoch: 0, reason: 'start' });
  let running: AbortController | null = null;

  const transport = createTransport({
    ...options,
    language: options.language ?? (() => storage.get('arco-locale') ?? 'zh-CN'),
    token: () => core.token,
    onUnauthorized: (refused) => refused !== null && refused === core.token && core.refused(),
    changing: () => core.changing,
  });

  const core: Core = {
    storage,
    state,
    ready: () => readyOrNull(state.get()),
    transport,
    queryClient,
    token: null,
    replace(next) {
      queryClient.clear();
      transport.drop();
      state.set({ ...next, epoch: state.get().epoch + 1 });
    },
    clear(reason) {
      const now = core.ready();
      const kept = reason === 'expired' && options.keepsPage ? now : null;
      // Who logs out has been asked whether what was entered may be lost; whose session ends has not.
      if (reason === 'logout') forgetDrafts(storage, now);
      // Whoever loses a session must not take along the newer one that another tab has stored. A logout is meant for all tabs.
      if (reason === 'logout' || storage.get('token') === core.token) {
        storage.set('endReason', reason === 'expired' ? 'expired' : 'logout'); // Before, so that other tabs find it there.
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
      core.changing = done.catch(() => {}); // For those who only wait; the failure goes to whoever asked for the change.
      return done;
    },
    supersede() {
      running?.abort(superseded());
      running = core.changing = null;
    },
  };
  return core;
}
