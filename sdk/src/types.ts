import type { FetchLike } from './createClient.ts';
import type { Envelope } from './errors.ts';
import type { PagedId } from './generated/methods.ts';
import type { components, operations } from './generated/schema.ts';

/** The schemas of the description by name, e.g. `Schemas['Role']`. */
export type Schemas = components['schemas'];

/** The name of an operation: the same word in the description, the SDK, the mocks, the hooks and the server. */
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
/** The fields of a form, a file among them. */
type Form<Id extends OperationId> = Content<Sent<Id>, 'multipart/form-data'>;
type File<Id extends OperationId> = Content<operations[Id]['responses'][200], 'application/octet-stream'>;

/** What a caller passes: `query`, `path` and `body`, each only where the operation has it, optional where all of it is. */
export type Input<Id extends OperationId> = Part<'query', Parameters<Id, 'query'>> &
  Part<'path', Parameters<Id, 'path'>> &
  Part<'body', Json<Sent<Id>> | Form<Id>>;

/** The `data` of a success, or a file. */
export type Output<Id extends OperationId> = File<Id> | Data<Id>;

type Data<Id extends OperationId> = DataOf<Extract<Json<operations[Id]['responses'][200]>, { code: 0 }>>;
type DataOf<T> = T extends { data: infer D } ? D : never;

/** A row of a paged operation. */
export type Row<Id extends PagedId> = Output<Id> extends { records: (infer R)[] } ? R : never;

/** The `query` of an operation. */
export type Query<Id extends OperationId> = Input<Id> extends { query?: infer Q } ? Exclude<Q, undefined> : never;

/**
 * A whole backend: one function per operation. The server has this type, so a missing handler does not compile. Where a caller sends
 * or gets a `Blob`, it has what it has received (`Received`) or where the content is (`Content`).
 */
export type Handlers<Context, Received = Blob, Content = Blob> = {
  [Id in OperationId]: (
    input: [Form<Id>] extends [never] ? Input<Id> : { body: Replaced<Form<Id>, Received> },
    context: Context,
  ) => Promise<Data<Id> | Replaced<File<Id>, Content>> | Data<Id> | Replaced<File<Id>, Content>;
};

type Replaced<T, By> = T extends Blob ? By : { [K in keyof T]: T[K] extends Blob ? By : T[K] };

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call; it rejects with `AbortError`. */
  signal?: AbortSignal;
  /** Milliseconds for the whole call, instead of the client's. 0 = no limit. */
  timeoutMs?: number;
  /** Milliseconds for each attempt, instead of the client's. 0 = no limit of its own. */
  attemptTimeoutMs?: number;
  /** More headers. The token header cannot be set here. */
  headers?: Record<string, string>;
  /** Makes the repeat of a write safe, where the operation takes one: at least 8 letters, digits, `-` or `_`. */
  idempotencyKey?: string;
  /** Instead of the client's `fetch`, e.g. `uploadFetch` for a form with a file. It gets token and all. */
  fetch?: FetchLike;
}

/** Arguments of a call: the input may be left out where all of it is optional. */
export type CallArguments<Id extends OperationId> =
  Record<never, never> extends Input<Id> ? [input?: Input<Id>, options?: CallOptions] : [input: Input<Id>, options?: CallOptions];

/** `client.<tag>.<operationId>(input, options)`. */
export type Method<Id extends OperationId> = (...args: CallArguments<Id>) => AnswerPromise<Output<Id>>;

/** An answer with everything around its data. */
export interface Answer<Data> {
  data: Data;
  /** As it was sent; null for a file. */
  envelope: Envelope | null;
  /** For its headers and status; its content has been read. */
  response: Response;
  /** `X-Request-Id`, to be quoted to support. */
  requestId: string | null;
  /** How many requests it took. */
  attempts: number;
}

/** The data of an answer, to be awaited. */
export interface AnswerPromise<Data> extends Promise<Data> {
  /**
   * The same answer with its response, request id and number of attempts.
   * @example const { data, requestId } = await client.roles.queryRolePage().withResponse();
   */
  withResponse(): Promise<Answer<Data>>;
}

/**
 * Looks at the data of a success.
 * @throws ValidationError if they depart from the description; the call rejects with it
 */
export type Validate = (operationId: OperationId, data: unknown, response: Response) => void;

/** What `client.list` asks for. */
export interface ListRequest {
  /** Below the base URL, e.g. `/sys/role/queryRolePage`. */
  path: string;
  /** GET by default. */
  method?: 'GET' | 'POST' | 'PUT';
  /** Beside `current` (from 1) and `size`, which are 1 and 10 unless they stand here. */
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A page of any list: a bare array is one page with everything. */
export interface Page<Item> {
  records: Item[];
  total: number;
}
