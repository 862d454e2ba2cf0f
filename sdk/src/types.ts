import type { Envelope } from './errors.ts';
import type { Input, OperationId, Output } from './operationTypes.ts';

/** The part of `fetch` that the SDK uses. It must respect `init.signal`, otherwise `signal` and `timeoutMs` cannot end a call. */
export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with `AbortError`. */
  signal?: AbortSignal;
  /** Milliseconds before the call fails with `TimeoutError`. Overrides the client's `timeoutMs`; 0 = no limit. */
  timeoutMs?: number;
  /**
   * Milliseconds before one attempt fails with `TimeoutError`. Overrides the client's `attemptTimeoutMs`; 0 = `timeoutMs` only.
   */
  attemptTimeoutMs?: number;
  /** Additional headers. The token header cannot be set here. */
  headers?: Record<string, string>;
  /** Makes a write safe to repeat, if the operation accepts a key: 8 to 100 letters, digits, `-` or `_` (`newIdempotencyKey`). */
  idempotencyKey?: string;
  /** Used instead of the client's `fetch`, e.g. `uploadFetch` for a form with a file. Requests carry the token as usual. */
  fetch?: FetchLike;
}

/** Arguments of a call. The input may be omitted if all of it is optional. */
export type CallArguments<Id extends OperationId> =
  Record<never, never> extends Input<Id> ? [input?: Input<Id>, options?: CallOptions] : [input: Input<Id>, options?: CallOptions];

/** The method of an operation: `client.<tag>.<operationId>(input, options)`. */
export type Method<Id extends OperationId> = (...args: CallArguments<Id>) => AnswerPromise<Output<Id>>;

/** The data of an answer with its metadata. Returned by `withResponse()`. */
export interface Answer<Data> {
  data: Data;
  /** The envelope as the server sent it. `null` for a file. */
  envelope: Envelope | null;
  /** The response, for its headers and status. Its body has already been read. */
  response: Response;
  /** `X-Request-Id`. Quote it when contacting support. */
  requestId: string | null;
  /** Number of requests that were needed. */
  attempts: number;
}

/** A promise of the data of an answer. */
export interface AnswerPromise<Data> extends Promise<Data> {
  /**
   * Resolves with the data together with the response, request id and number of attempts.
   * @example const { data, requestId } = await client.roles.queryRolePage().withResponse();
   */
  withResponse(): Promise<Answer<Data>>;
}

/**
 * Checks the data of a success.
 * @throws ValidationError if the data does not match the description; the call rejects with it
 */
export type Validate = (operationId: OperationId, data: unknown, response: Response) => void;

/** The request of `client.list`. */
export interface ListRequest {
  /** Path below the base URL, e.g. `/sys/role/queryRolePage`. */
  path: string;
  /** HTTP method. Default GET. */
  method?: 'GET' | 'POST' | 'PUT';
  /** Query parameters. `current` (from 1) defaults to 1, `size` to 10. */
  query?: Record<string, unknown>;
  body?: unknown;
}

/** One page of a list. If the server answers with a bare array, the page holds the whole list. */
export interface Page<Item> {
  records: Item[];
  /** Number of rows on all pages. */
  total: number;
}
