import type { FetchLike } from './createClient.ts';
import type { Envelope } from './errors.ts';
import type { PagedId } from './generated/methods.ts';
import type { components, operations } from './generated/schema.ts';

/** The schemas of the description by name, e.g. `Schemas['Role']`. Each is exported by its own name, too: `Role`. */
export type Schemas = components['schemas'];

/** The name of an operation. It is the same in the description, the SDK, the mocks, the hooks and the server. */
export type OperationId = keyof operations;

export type { PagedId, ReadId } from './generated/methods.ts';

type Content<T, Type extends string> = T extends { content: { [K in Type]: infer C } } ? C : never;
type Json<T> = Content<T, 'application/json'>;
type Part<Name extends string, T> = [T] extends [never]
  ? { [K in Name]?: never }
  : Record<never, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };
type Parameters<Id extends OperationId, Where extends string> = operations[Id]['parameters'] extends {
  [K in Where]: infer P;
}
  ? P
  : operations[Id]['parameters'] extends { [K in Where]?: infer P }
    ? Exclude<P, undefined>
    : never;
type Sent<Id extends OperationId> = operations[Id] extends { requestBody: infer B } ? B : never;
/** The fields of a form, including its file. */
type Form<Id extends OperationId> = Content<Sent<Id>, 'multipart/form-data'>;
type File<Id extends OperationId> = Content<operations[Id]['responses'][200], 'application/octet-stream'>;

/**
 * The input of an operation: `query`, `path` and `body`, each only if the operation takes it, and optional if all its fields are.
 */
export type Input<Id extends OperationId> = Part<'query', Parameters<Id, 'query'>> &
  Part<'path', Parameters<Id, 'path'>> &
  Part<'body', Json<Sent<Id>> | Form<Id>>;

/** The body of an operation. */
export type Body<Id extends OperationId> = Input<Id> extends { body?: infer B } ? Exclude<B, undefined> : never;

/** What a call resolves with: the `data` of a success, or a `Blob` for a file. */
export type Output<Id extends OperationId> = File<Id> | Data<Id>;

type Data<Id extends OperationId> = DataOf<Extract<Json<operations[Id]['responses'][200]>, { code: 0 }>>;
type DataOf<T> = T extends { data: infer D } ? D : never;

/** The row type of a paged operation. */
export type Row<Id extends PagedId> = Output<Id> extends { records: (infer R)[] } ? R : never;

/** The query parameters of an operation. */
export type Query<Id extends OperationId> = Input<Id> extends { query?: infer Q } ? Exclude<Q, undefined> : never;

/**
 * A complete backend: one handler per operation, so a missing one does not compile. `Received` replaces the `Blob` of an upload,
 * `Content` the `Blob` of a download.
 */
export type Handlers<Context, Received = Blob, Content = Blob> = {
  [Id in OperationId]: (
    input: [Form<Id>] extends [never] ? Input<Id> : { body: Replaced<Form<Id>, Received> },
    context: Context,
  ) => Promise<Data<Id> | Replaced<File<Id>, Content>> | Data<Id> | Replaced<File<Id>, Content>;
};

type Replaced<T, By> = T extends Blob ? By : { [K in keyof T]: T[K] extends Blob ? By : T[K] };

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
