import type { Client, Input, RetryPolicy, Schemas } from '@campus-procurement/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { EditableSettings } from '../appSettings.ts';
import type { Store } from '../createStore.ts';
import type { UnsavedWork } from '../createUnsavedWork.ts';
import type { AppStorage } from '../storage.ts';
import type { StorageAdapter } from '../storageAdapter.ts';
import type { SessionState } from './SessionState.ts';

/** What a session needs. */
export interface SessionOptions {
  /** Where the API is, e.g. `/api` in a browser; an absolute address where there is no page. */
  baseUrl: string;
  /** Instead of the global `fetch`. */
  fetch?: typeof fetch;
  /** Instead of the browser's `localStorage`. */
  storage?: StorageAdapter;
  /** Emptied whenever the identity changes. */
  queryClient: QueryClient;
  /** When calls of the product that failed are repeated, e.g. `retries()` of the SDK. Never by default. */
  retry?: RetryPolicy;
  /**
   * When the server ends the session, the page stays, to be gone on with: the state remains `ready` with `expired`, until somebody
   * logs in. The same account in the same role goes on where it was; for another one everything is cleared. By default the state is
   * `anonymous` at once.
   */
  keepsPage?: boolean;
  /** The language to ask for, e.g. `en-US`; by default the stored preference. */
  language?: () => string;
}

/** What an outside system has signed for one of its users, and the operation that takes it. */
export type LoginTicket =
  | { operation: 'accountLogin'; input: Input<'accountLogin'> }
  | { operation: 'exchangeToken'; input: Input<'exchangeToken'> }
  | { operation: 'checkJumpLoginTicket'; input: Input<'checkJumpLoginTicket'> };

/** Who uses the product, the way to the server in their name, and everything that changes it. */
export interface Session {
  /** The client of the current identity. Its requests wait while the identity changes and end with `AbortError` when it has. */
  readonly client: Client;
  readonly queryClient: QueryClient;
  /** What the browser keeps. */
  readonly storage: AppStorage;
  /** How the application looks and behaves, in memory only. */
  readonly settings: Store<EditableSettings>;
  /** What has been entered in this window and not saved. */
  readonly unsaved: UnsavedWork;
  getState(): SessionState;
  /** Calls the listener after every change of the state; returns the function that stops it. */
  subscribe(listener: () => void): () => void;

  /**
   * Takes up the stored session, if there is one: user, menu and features are read at once. Call it when the application starts,
   * before the first screen, and to try again in the state `failed`. Never rejects.
   */
  restore(): Promise<void>;

  /**
   * Logs in with account and password, chooses the last role and department of that account (or the first there is) and reads
   * menu and features. Resolves in the state `ready`, `failed` (logged in, but the menu could not be read) or `anonymous` with the
   * reason `noMenu`.
   *
   * @throws ApiError if the login or the choice of a role failed; the session is empty then
   */
  login(body: Schemas['LoginInput']): Promise<void>;

  /**
   * Logs in with what an outside system has signed. A ticket is good once: whatever the answer, it is not sent again. Resolves and
   * rejects like `login`.
   *
   * @throws ApiError with code 4006 for a ticket that is used, late or not for this product. That of a platform (`accountLogin`) has
   *   the code '500' whatever the reason, which is its `cause`. The session is empty then
   */
  loginByTicket(ticket: LoginTicket): Promise<void>;

  /**
   * Logs out: here and in the other tabs at once, then on the server.
   *
   * @returns an address of the server's choice to continue at, or null. Check it before following it.
   * @throws ApiError if the server could not be told; the session is empty all the same
   */
  logout(): Promise<{ redirectUrl: string | null }>;

  /**
   * Acts in another role and department from now on. Resolves like `login`. A second call waits for the first.
   *
   * @throws ApiError if the server refuses or cannot be reached; everything stays as it was then
   * @throws ConfigurationError for a role and department that are not in the user's list, or without a user
   */
  switchTo(choice: { roleId: string; deptId: string }): Promise<void>;

  /**
   * Reads the menu afresh from the server's menu configuration, as `useAppSettings` does before it switches `menuFromServer` on.
   *
   * @throws ApiError if it cannot be read; the menu stays as it was then
   */
  applyMenuFromServer(): Promise<void>;

  /**
   * Reads the logged-in user afresh, after a change of the own profile or password. Role, menu and everything shown stay.
   *
   * @throws ApiError if it cannot be read; the user stays as it was then
   */
  refreshUser(): Promise<void>;

  /** Stops listening to other tabs and ends all requests. For tests and for pages with several sessions. */
  close(): void;
}
