import type { HttpHandler } from 'msw';
import type { ErrorCode } from '../generated/errorCodes.ts';
import type { Input, OperationId, Output, Schemas } from '../operationTypes.ts';

/**
 * Behaviour of the whole API: `slow` answers after two seconds, `offline` not at all, `unauthorized` with 401 as if every session
 * had ended, `businessFailure` with code 5000, and `empty` with lists without rows. Login still works, except when `offline`.
 * Overrides are not affected, except that `slow` delays those without a `delayMs`.
 */
export type Scenario = 'normal' | 'slow' | 'offline' | 'unauthorized' | 'businessFailure' | 'empty';

/** Options of `createMockApi`. */
export interface MockOptions {
  /** Seed of the generated rows. The same seed always gives the same rows. Default 1. */
  seed?: number;
  /** Base URL of the API. A `*` matches anything. The default, `*` followed by `/api`, works in Node and in browsers. */
  baseUrl?: string;
  /** Milliseconds before each answer. Default 0. */
  delayMs?: number;
  /** Whether sessions are kept: a login returns a token, and calls without a live one are answered with 401. Default true. */
  auth?: boolean;
  /** Minimum number of rows per entity. Default: the rows of the examples, and 23 roles. */
  rows?: number;
  /** Behaviour of the API at the start and after `reset`. Default 'normal'. */
  scenario?: Scenario;
}

type Part<Id extends OperationId, Name extends keyof Input<Id>, None> = [Exclude<Input<Id>[Name], undefined>] extends [never]
  ? None
  : Exclude<Input<Id>[Name], undefined>;

/** A request to an operation, already checked against the description. */
export interface MockRequest<Id extends OperationId> {
  path: Part<Id, 'path', Record<string, never>>;
  query: Part<Id, 'query', Record<string, never>>;
  body: Part<Id, 'body', undefined>;
  /** The request itself, e.g. for its headers. */
  request: Request;
  /** Creates answers other than a success. */
  reply: Reply;
}

/** Creates answers other than a success. */
export interface Reply {
  /** Answers with a business failure: HTTP 200 with a code above 0. `msg` defaults to the usual message of the code. */
  fail(code: ErrorCode, msg?: string, data?: Schemas['FailureDetails'] | null): Response;
  /** Answers with an HTTP failure. `body` defaults to the envelope that the server sends with this status. */
  http(status: number, body?: { code: number | string; msg: string; data?: unknown }): Response;
  /** Breaks the connection without an answer. The call rejects with `NetworkError`. */
  networkError(): Response;
  /** Never answers. */
  hang(): Promise<Response>;
}

/** Answers an operation: returns the `data` of a success, or a response made by `reply`. */
export type Resolver<Id extends OperationId> = (
  request: MockRequest<Id>,
) => Output<Id> | Response | Promise<Output<Id> | Response>;

/** A request that reached an operation. */
export interface MockCall {
  operationId: OperationId;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  /** The token of the request. `null` if it had none. */
  token: string | null;
}

/**
 * A failure that a test must not overlook: a request or answer that does not match the description, an unknown path, or a
 * resolver that throws.
 */
export interface MockFailure {
  operationId: OperationId | null;
  message: string;
}

/** Options of an override. */
export interface OverrideOptions {
  /** Answers only the next request. Default false. */
  once?: boolean;
  /** Milliseconds before this answer. Overrides the `delayMs` of the mock. */
  delayMs?: number;
}

/** The mock API, as returned by `createMockApi`. */
export interface MockApi {
  /** Handlers for `setupServer(...handlers)` or `setupWorker(...handlers)`. */
  readonly handlers: HttpHandler[];
  /**
   * Replaces the answer of an operation until `reset`. The newest override wins. May be called at any time.
   * @example api.override('queryRoleDetail', ({ path, reply }) => (path.id === '9' ? role : reply.fail(4004)));
   * @example api.override('getUserMenu', []);
   */
  override<Id extends OperationId>(id: Id, answer: Resolver<Id> | Output<Id>, options?: OverrideOptions): void;
  /**
   * Returns a copy of the operation's example answer in the description, to be changed and passed to `override`.
   * @example api.override('getTaskDetail', { ...api.example('getTaskDetail'), status: 'FAILED' });
   */
  example<Id extends OperationId>(id: Id): Output<Id>;
  /**
   * Changes the behaviour of the whole API until `reset`.
   * @example api.play('offline');
   */
  play(scenario: Scenario): void;
  /** Returns the token of a session with role and department, for tests that do not start with a login. */
  signIn(): string;
  /** Every request that reached an operation, in order. */
  readonly calls: readonly MockCall[];
  /** Every failure that was found, in order. */
  readonly failures: readonly MockFailure[];
  /**
   * Fails the test if anything went wrong that it must not overlook. Call it in `afterEach`.
   * @throws Error that lists `failures`, if there are any
   */
  assertNoFailures(): void;
  /** Restores the initial state: no overrides, calls, failures or sessions, the initial scenario, and the rows of the seed. */
  reset(): void;
}
