import type { LightRequest } from './LightRequest.ts';
import type { OperationId } from './operationTypes.ts';
import type { Route } from './routeOf.ts';
import type { AnswerPromise, CallOptions, FetchLike } from './types.ts';

/** The input of a call as the client handles it internally. Callers see the exact type of each operation. */
export interface LooseInput {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Makes a call. `operationId` is `null` for a route outside the description. `route` is looked up if it is not given. */
export type LooseCall = (
  operationId: OperationId | null,
  input?: LooseInput,
  options?: CallOptions,
  route?: Route,
) => AnswerPromise<unknown>;

/** The `request` function of openapi-fetch, typed loosely: its own types need the path at compile time, here it is a value. */
export type Exchange = (
  method: string,
  path: string,
  init: object,
) => Promise<{ response: Response; data?: unknown; error?: unknown }>;

/** Sends a request with a token, through the client's `fetch` or the one given. */
export type Send = (request: LightRequest, token: string | null, fetch: FetchLike | undefined) => Promise<Response>;

/** The state of a call across its attempts. */
export interface Call {
  /** `null` for `client.list`. */
  operationId: OperationId | null;
  route: Route;
  input: LooseInput;
  options: CallOptions;
  /** Path below the base URL, with its parameters filled in. */
  path: string;
  token: string | null;
  /** Attempts started so far. */
  attempts: number;
  /** The last response and its parsed body. The body is `null` for a file. */
  response: Response;
  body: unknown;
}
