import type { PagedId } from './generated/ids.ts';
import type { components, operations } from './generated/schema.ts';

/** The schemas of the description by name, e.g. `Schemas['Role']`. Each is exported by its own name, too: `Role`. */
export type Schemas = components['schemas'];

/** The name of an operation. It is the same in the description, the SDK, the mocks, the hooks and the server. */
export type OperationId = keyof operations;

export type { PagedId, ReadId } from './generated/ids.ts';

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
