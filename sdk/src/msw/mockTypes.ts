import type { HttpHandler } from 'msw';
import type { Input, OperationId, Output, Schemas } from '../types.ts';

/**
 * How the whole API behaves, but for overrides: `slow` answers after two seconds, `offline` not at all, `unauthorized` as if every
 * session had ended, `businessFailure` with code 5000, and `empty` with lists without rows. Whoever logs in still can, unless offline.
 */
export type Scenario = 'normal' | 'slow' | 'offline' | 'unauthorized' | 'businessFailure' | 'empty';

/** Settings of `createMockApi`. */
export interface MockOptions {
  /** Another number gives other rows. The same number always gives the same. 1 by default. */
  seed?: number;
  /** Where the API is expected. A `*` stands for anything: by default `*` + `/api`, which matches in Node and in browsers. */
  baseUrl?: string;
  /** Milliseconds before each answer. 0 by default. */
  delayMs?: number;
  /** Whether sessions are kept: login gives a token, calls without a live one are answered 401. True by default. */
  auth?: boolean;
  /** At least so many rows of each entity that is kept; by default those of the examples, and 23 roles. */
  rows?: number;
  /** How the API behaves from the beginning. 'normal' by default. */
  scenario?: Scenario;
}

type Part<Id extends OperationId, Name extends keyof Input<Id>, None> = [Exclude<Input<Id>[Name], undefined>] extends [never]
  ? None
  : Exclude<Input<Id>[Name], undefined>;

/** What a request asked, already checked against the description. */
export interface MockRequest<Id extends OperationId> {
  path: Part<Id, 'path', Record<string, never>>;
  query: Part<Id, 'query', Record<string, never>>;
  body: Part<Id, 'body', undefined>;
  /** The request itself, for its headers. */
  request: Request;
  /** Makes answers other than a success. */
  reply: Reply;
}

/** Answers other than a success. */
export interface Reply {
  /** A business failure: HTTP 200 with a code above 0. Without `msg`, the usual words for the code. */
  fail(code: number, msg?: string, data?: Schemas['FailureDetails'] | null): Response;
  /** A failure of HTTP. Without a body, the envelope that the server sends with this status. */
  http(status: number, body?: { code: number | string; msg: string; data?: unknown }): Response;
  /** No answer: the connection breaks. */
  networkError(): Response;
  /** No answer, ever. */
  hang(): Promise<Response>;
}

/** Answers an operation: with the `data` of a success, or with one of `reply`. */
export type Resolver<Id extends OperationId> = (
  request: MockRequest<Id>,
) => Output<Id> | Response | Promise<Output<Id> | Response>;

/** One request that reached an operation. */
export interface MockCall {
  operationId: OperationId;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  /** The token that it carried, or null. */
  token: string | null;
}

/** Something that must not happen: a request or an answer against the description, an unknown path, a resolver that throws. */
export interface MockFailure {
  operationId: OperationId | null;
  message: string;
}

/** Settings of one override. */
export interface OverrideOptions {
  /** Only for the next request. */
  once?: boolean;
  /** Milliseconds before this answer, instead of those of the mock. */
  delayMs?: number;
}

/** The API on mocks. */
export interface MockApi {
  /** For `setupServer(...handlers)` and `setupWorker(...handlers)`. */
  readonly handlers: HttpHandler[];
  /**
   * Answers an operation in another way, until `reset`. The newest override wins; it may be added while the handlers are in use.
   * @example api.override('queryRoleDetail', ({ path, reply }) => (path.id === '9' ? role : reply.fail(4004)));
   * @example api.override('getUserMenu', []);
   */
  override<Id extends OperationId>(id: Id, answer: Resolver<Id> | Output<Id>, options?: OverrideOptions): void;
  /**
   * What an operation answers by its example in the description: a copy, to be changed and given to `override`.
   * @example api.override('getTaskDetail', { ...api.example('getTaskDetail'), status: 'FAILED' });
   */
  example<Id extends OperationId>(id: Id): Output<Id>;
  /**
   * Lets the whole API behave in another way, until `reset`.
   * @example api.play('offline');
   */
  play(scenario: Scenario): void;
  /** A token of a session with role and department, for tests that do not begin at the login. */
  signIn(): string;
  /** Every request that reached an operation, in order. */
  readonly calls: readonly MockCall[];
  /** What must not happen and did, in order. */
  readonly failures: readonly MockFailure[];
  /** @throws Error that lists the failures, if there are any. For `afterEach`. */
  assertNoFailures(): void;
  /** Back to the beginning: no overrides, calls, failures or sessions, and the rows of the seed. */
  reset(): void;
}
