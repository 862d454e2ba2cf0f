import type { ClientHooks } from './hooks.ts';
import type { RetryPolicy } from './retries.ts';
import type { FetchLike, Validate } from './types.ts';
import type { Unauthorized } from './unauthorizedGate.ts';

/** Options of `createClient`. */
export interface ClientOptions {
  /**
   * Base URL of the API, e.g. `https://procurement.example.edu.cn/api`. In a page it may be relative (`/api`). The token is only
   * sent to URLs below it.
   */
  baseUrl: string;
  /** Access token, or a function that returns it and is called before each call. Without a token the header is omitted. */
  token?: string | (() => string | null | undefined);
  /**
   * Called when the server answers 401 to the current token: once per token, however many calls were in flight. Not called for
   * operations that need no session, for `logout`, or for a token that has been replaced in the meantime.
   */
  onUnauthorized?: (event: Unauthorized) => void;
  /** Used instead of the global `fetch`. */
  fetch?: FetchLike;
  /** Milliseconds before a call fails with `TimeoutError`, all attempts included. Default 15000; 0 = no limit. */
  timeoutMs?: number;
  /** Milliseconds before a single attempt fails with `TimeoutError`. Default 0 = limited by `timeoutMs` only. */
  attemptTimeoutMs?: number;
  /** Decides whether a failed attempt is repeated, e.g. `retries()`. By default nothing is repeated. */
  retry?: RetryPolicy;
  /** Listeners for requests, answers, retries and failures. */
  hooks?: ClientHooks;
  /** Checks the data of every success, e.g. `validateAnswer` from `@campus-procurement/sdk/validate`. None by default. */
  validate?: Validate;
  /** Headers sent with every call. */
  headers?: Record<string, string>;
  /** Returns the language of server messages (`Accept-Language`), e.g. `() => 'zh-CN'`. Called before each attempt. */
  language?: () => string;
}
