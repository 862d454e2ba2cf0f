import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import { addMethods } from './addMethods.ts';
import type { Exchange } from './attempt.ts';
import { resolveBaseUrl } from './baseUrl.ts';
import { caller } from './caller.ts';
import type { Methods } from './generated/methods.ts';
import type { paths } from './generated/schema.ts';
import type { ClientHooks } from './hooks.ts';
import { LightRequest } from './LightRequest.ts';
import { lister } from './lister.ts';
import { fillPath, toQuery } from './parameters.ts';
import type { RetryPolicy } from './retries.ts';
import type { AnswerPromise, CallArguments, CallOptions, Input, ListRequest, OperationId, Output, Page, Validate } from './types.ts';
import type { Unauthorized } from './unauthorizedGate.ts';

/** Header that carries the session token (product specification, section 7). */
const tokenHeader = 'sdscmall-bidding';

/** The part of `fetch` that the SDK uses. It must respect `init.signal`, otherwise `signal` and `timeoutMs` cannot end a call. */
export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

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

/**
 * Creates a client of the API.
 * @throws ConfigurationError if `baseUrl` is unusable
 * @example
 * const client = createClient({ baseUrl: '/api', token: () => localStorage.getItem('token') });
 * const me = await client.session.getInfo();
 */
export function createClient(options: ClientOptions): Client {
  const { token, fetch, headers = {} } = options;
  const baseUrl = resolveBaseUrl(options.baseUrl);
  const currentToken = () => (typeof token === 'function' ? token() : token) || null;

  let lastToken: string | null;
  let bearer: string;

  function send(request: LightRequest, token: string | null, sending = fetch) {
    // A plain object, from which `fetch` builds its headers. Building `Headers` twice costs more than most of a call
    // (bench/sdk.ts).
    const headers: Record<string, string> = {};
    for (const [name, value] of request.headers) headers[name] = value;
    if (typeof request.body === 'string') headers['content-type'] ??= 'application/json';
    // Throws here, before anything is sent, if the token cannot be put in a header.
    if (token !== lastToken) bearer = new Headers({ bearer: `Bearer ${token}` }).get('bearer') as string;
    lastToken = token;
    // Replaces whatever the caller has set.
    if (token) headers[tokenHeader] = bearer;
    else delete headers[tokenHeader];
    // Redirects are refused: `fetch` would send our token header on to another origin, because it only drops headers it knows.
    // The global `fetch` is looked up at each call, because mocks replace it later.
    return (sending ?? globalThis.fetch)(request.url, { ...request, headers, redirect: 'error' });
  }

  const raw = createFetchClient<paths>({
    baseUrl,
    headers,
    Request: LightRequest as unknown as typeof Request,
    fetch(request) {
      // Callers of `raw` may choose another address.
      const isOurs = new URL(request.url).href.startsWith(`${baseUrl}/`);
      return send(request as unknown as LightRequest, isOurs ? currentToken() : null);
    },
    pathSerializer: fillPath,
    querySerializer: toQuery as (query: unknown) => string,
  });
  const call = caller(options, currentToken, raw.request as unknown as Exchange, send);
  const client = { call, list: lister(call), raw, baseUrl };
  addMethods(client, call);
  return client as unknown as Client;
}
