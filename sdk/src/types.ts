import type { PagedId } from './generated/methods.ts';
import type { components, operations } from './generated/schema.ts';

/** The schemas of the description by name, e.g. `Schemas['Role']`. */
export type Schemas = components['schemas'];

/** The name of an operation: the same word in the description, the SDK, the mocks, the hooks and the server. */
export type OperationId = keyof operations;

export type { PagedId, ReadId } from './generated/methods.ts';

type Json<T> = T extends { content: { 'application/json': infer J } } ? J : never;
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
type Body<Id extends OperationId> = operations[Id] extends { requestBody: infer B } ? Json<B> : never;

/** What a caller passes: `query`, `path` and `body`, each only where the operation has it, optional where all of it is. */
export type Input<Id extends OperationId> = Part<'query', Parameters<Id, 'query'>> &
  Part<'path', Parameters<Id, 'path'>> &
  Part<'body', Body<Id>>;

/** The `data` of a success. */
export type Output<Id extends OperationId> =
  Extract<Json<operations[Id]['responses'][200]>, { code: 0 }> extends { data: infer D } ? D : never;

/** A row of a paged operation. */
export type Row<Id extends PagedId> = Output<Id> extends { records: (infer R)[] } ? R : never;

/** The `query` of an operation. */
export type Query<Id extends OperationId> = Input<Id> extends { query?: infer Q } ? Exclude<Q, undefined> : never;

/** A whole backend: one function per operation. The server has this type, so a missing handler does not compile. */
export type Handlers<Context> = {
  [Id in OperationId]: (input: Input<Id>, context: Context) => Promise<Output<Id>> | Output<Id>;
};

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call; it rejects with `AbortError`. */
  signal?: AbortSignal;
  /** Milliseconds for the whole call, instead of the client's. 0 = no limit. */
  timeoutMs?: number;
  /** More headers. The token header cannot be set here. */
  headers?: Record<string, string>;
  /** Makes the repeat of a write safe, where the operation takes one: at least 8 letters, digits, `-` or `_`. */
  idempotencyKey?: string;
}

/** Arguments of a call: the input may be left out where all of it is optional. */
export type CallArguments<Id extends OperationId> =
  Record<never, never> extends Input<Id> ? [input?: Input<Id>, options?: CallOptions] : [input: Input<Id>, options?: CallOptions];

/** `client.<tag>.<operationId>(input, options)`. */
export type Method<Id extends OperationId> = (...args: CallArguments<Id>) => Promise<Output<Id>>;
