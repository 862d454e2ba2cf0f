import type { Input, OperationId, Output } from '@campus-procurement/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { AppStorage } from '../storage/storage.ts';
import type { Store } from '../store/createStore.ts';
import type { AnonymousReason, ReadyState, SessionState, Settled } from './SessionState.ts';
import type { Transport } from './transport.ts';

/** Makes a call that belongs to one change of identity and is aborted with it. */
export type Ask = <Id extends OperationId>(
  id: Id,
  input: Input<Id>,
  options?: { idempotencyKey?: string },
) => Promise<Output<Id>>;

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
