import type { Client as FetchClient } from 'openapi-fetch';
import type { Methods } from './generated/methods.ts';
import type { paths } from './generated/schema.ts';
import type { Input, OperationId, Output } from './operationTypes.ts';
import type { AnswerPromise, CallArguments, CallOptions, ListRequest, Page } from './types.ts';

/**
 * The API client. Operations are methods, `client.<tag>.<operationId>(input, options)`, and can be called by name with `call`.
 */
export interface Client extends Methods {
  /**
   * Calls an operation by its name and resolves with the `data` of the answer.
   * @throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ValidationError, ConfigurationError
   * @example const { records } = await client.call('queryRolePage', { query: { current: 1, size: 10 } });
   */
  call<Id extends OperationId>(id: Id, ...args: CallArguments<Id>): AnswerPromise<Output<Id>>;
  call<Id extends OperationId>(id: Id, input: Input<Id>, options?: CallOptions): AnswerPromise<Output<Id>>;
  /**
   * Reads a list whose path is only known at run time. Prefer `call`, which is fully typed.
   * @throws ConfigurationError if the path leads outside the base URL; otherwise the errors of `call`
   * @example const { records } = await client.list<{ id: string }>({ path: '/sys/role/queryRolePage', query: { current: 1, size: 10 } });
   */
  list<Item = unknown>(request: ListRequest, options?: CallOptions): AnswerPromise<Page<Item>>;
  /**
   * The underlying openapi-fetch client. It returns whole answers by path, sends the token and refuses redirects, but does not
   * unwrap the envelope, throw `ApiError`s for failures of the server, apply time limits or call `onUnauthorized`. Its middleware
   * also runs for `call`, with a lightweight request that has `url`, `method`, `headers` and `signal`; the token and the body of
   * a `call` are added after it.
   */
  readonly raw: FetchClient<paths>;
  /** Absolute base URL, without a trailing slash. */
  readonly baseUrl: string;
}
