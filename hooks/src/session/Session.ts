import type { Client, Input, RetryPolicy, Schemas } from '@campus-procurement/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { AppStorage } from '../storage/storage.ts';
import type { StorageAdapter } from '../storage/storageAdapter.ts';
import type { EditableSettings } from '../store/appSettings.ts';
import type { Store } from '../store/createStore.ts';
import type { UnsavedWork } from '../store/createUnsavedWork.ts';
import type { SessionState } from './SessionState.ts';

/** Options of `createSession`. */
export interface SessionOptions {
  /** Base URL of the API, e.g. `/api` in a browser. Must be absolute where there is no page. */
  baseUrl: string;
  /** Used instead of the global `fetch`. */
  fetch?: typeof fetch;
  /** Used instead of the browser's `localStorage` and `sessionStorage`. */
  storage?: StorageAdapter;
  /**
   * Begins the keys of everything that is stored. Two applications of one origin need different ones, or each takes over the sessions
   * of the other. Default none.
   */
  storagePrefix?: string;
  /**
   * Whether the application is that of suppliers, who hold no role and have no menu: a supplier becomes `ready` with an empty role,
   * department, menu and features; anybody else `anonymous` with the reason `notSupplier`. Default false.
   */
  forSuppliers?: boolean;
  /** The query cache. It is cleared whenever the identity changes. */
  queryClient: QueryClient;
  /**
   * Decides whether a failed call of the application is repeated, e.g. `retries()` of the SDK. By default nothing is repeated.
   */
  retry?: RetryPolicy;
  /**
   * Whether the page stays when the server ends the session. If true, the state remains `ready` with `expired: true` until a new
   * login: the same account in the same role continues where it was, any other login clears everything. Default false: the state
   * becomes `anonymous` at once.
   */
  keepsPage?: boolean;
  /** Returns the language of server messages, e.g. `en-US`. Defaults to the stored preference. */
  language?: () => string;
}

/** A ticket that an outside system has signed for one of its users, and the operation that accepts it. */
export type LoginTicket =
  | { operation: 'accountLogin'; input: Input<'accountLogin'> }
  | { operation: 'exchangeToken'; input: Input<'exchangeToken'> }
  | { operation: 'checkJumpLoginTicket'; input: Input<'checkJumpLoginTicket'> };

/**
 * The session of one application: its state, the client for calls in the user's name, and everything that changes the identity.
 */
export interface Session {
  /**
   * The client of the current identity. Calls made while the identity changes wait; calls of a replaced identity reject with
   * `AbortError`.
   */
  readonly client: Client;
  readonly queryClient: QueryClient;
  /** Typed access to everything the browser stores. */
  readonly storage: AppStorage;
  /** Appearance and behaviour of the application. Kept in memory only. */
  readonly settings: Store<EditableSettings>;
  /** The unsaved work of this window. */
  readonly unsaved: UnsavedWork;
  getState(): SessionState;
  /** Calls the listener after every change of the state. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;

  /**
   * Restores the stored session, if there is one, and reads its user, menu and features. Call it on startup before the first
   * screen, and to try again in the state `failed`. Never rejects.
   */
  restore(): Promise<void>;

  /**
   * Logs in with account and password, chooses the account's last role and department (or the first available), and reads menu
   * and features. Resolves in the state `ready`, in `failed` if the menu could not be read after the login, in `initialPassword`, or
   * in `anonymous` with the reason `noMenu`.
   *
   * @throws ApiError if the login or the choice of a role failed. The session is empty afterwards, unless an expired page is kept
   */
  login(body: Schemas['LoginInput']): Promise<void>;

  /**
   * Logs in with a ticket of an outside system. A ticket works once and is never sent again, whatever the answer. Resolves and
   * rejects like `login`.
   *
   * @throws ApiError with code 4006 if the ticket is used, expired or meant for another product. With `accountLogin` the code is
   *   always '500', and `cause` is the original error. The session is empty afterwards
   */
  loginByTicket(ticket: LoginTicket): Promise<void>;

  /**
   * Logs out: at once in this tab and the others, then on the server.
   *
   * @returns the address where the server wants the browser to continue, or `null`. Check it before following it
   * @throws ApiError if the server could not be told. The session is empty all the same
   */
  logout(): Promise<{ redirectUrl: string | null }>;

  /**
   * Switches to another role and department. Resolves like `login`. A second call waits for the first.
   *
   * @throws ApiError if the server refuses or cannot be reached. Nothing changes then, unless the session has ended
   * @throws ConfigurationError if the user does not hold this role and department, or nobody is logged in
   */
  switchTo(choice: { roleId: string; deptId: string }): Promise<void>;

  /**
   * Reads the menu again, from the server's menu configuration. `useAppSettings` calls it before it switches `menuFromServer` on.
   * A menu without any page ends the session.
   *
   * @throws ApiError if the menu cannot be read. The old menu stays
   */
  applyMenuFromServer(): Promise<void>;

  /**
   * Reads the logged-in user again, e.g. after a change of the profile or password. Role, menu and queries stay. In the state
   * `initialPassword` it continues as after a login, and resolves in the state `ready`, `failed` or `anonymous`.
   *
   * @throws ApiError if the user cannot be read. The old data stays
   */
  refreshUser(): Promise<void>;

  /**
   * Reads user, permissions and menu again if the version differs from the last one of this identity. `useSessionStatus` calls it
   * with each answer. Role, pages and queries stay; a menu without any page ends the session. Never rejects: if the reading
   * fails, the next call tries again.
   *
   * @param version `accessVersion` of `getSessionStatus`
   */
  followAccess(version: number): Promise<void>;

  /** Stops listening to other tabs and aborts all requests. For tests, and for pages with several sessions. */
  close(): void;
}
