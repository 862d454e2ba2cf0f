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
import type {
  AnswerPromise,
  CallArguments,
  CallOptions,
  Input,
  ListRequest,
  OperationId,
  Output,
  Page,
  Validate,
} from './types.ts';
import type { Unauthorized } from './unauthorizedGate.ts';

/** The header that carries the session (product specification, section 7). */
const tokenHeader = 'sdscmall-bidding';

/** As much of `fetch` as the SDK needs. It must honour `init.signal`, or neither `signal` nor `timeoutMs` can end a call. */
export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

/** Settings of `createClient`. */
export interface ClientOptions {
  /**
   * Where the API lives, e.g. `https://procurement.example.edu.cn/api`. In a page it may be relative to it (`/api`).
   * The token is sent to addresses below it, and nowhere else.
   */
  baseUrl: string;
  /** The access token, or a function that is asked for it before each call. No token, no header. */
  token?: string | (() => string | null | undefined);
  /**
   * Told once when the current token is answered with 401, however many calls were in flight with it; not for calls that need
   * no session, not for `logout`, and not for a token that has been replaced meanwhile.
   */
  onUnauthorized?: (event: Unauthorized) => void;
  /** Instead of the global `fetch`. */
  fetch?: FetchLike;
  /** Milliseconds that a call may take, all its attempts and their answers included. 15000 by default, 0 = no limit. */
  timeoutMs?: number;
  /** Milliseconds that one attempt may take, so that there is time for another. None of its own by default. */
  attemptTimeoutMs?: number;
  /** When failed attempts are repeated, e.g. `retries()`. Never by default. */
  retry?: RetryPolicy;
  /** Told about requests, answers, repeats and failures. */
  hooks?: ClientHooks;
  /** Looks at the data of each success, e.g. `validateAnswer` of `@campus-procurement/sdk/validate`. By default nobody does. */
  validate?: Validate;
  /** Headers of every call. */
  headers?: Record<string, string>;
  /** The language to ask for (`Accept-Language`), e.g. `() => 'zh-CN'`; asked before each call. */
  language?: () => string;
}

/** The API: every operation as `client.<tag>.<operationId>(input, options)`, and by name with `call`. */
export interface Client extends Methods {
  /**
   * Calls an operation by its name.
   * @returns `data` of the envelope
   * @throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ValidationError, ConfigurationError
   * @example const { records } = await client.call('queryRolePage', { query: { current: 1, size: 10 } });
   */
  call<Id extends OperationId>(id: Id, ...args: CallArguments<Id>): AnswerPromise<Output<Id>>;
  call<Id extends OperationId>(id: Id, input: Input<Id>, options?: CallOptions): AnswerPromise<Output<Id>>;
  /**
   * Reads a list whose path is known only at run time. Prefer `call`, which knows the types.
   * @throws ConfigurationError for a path that leads elsewhere than below the base URL; otherwise as `call`
   * @example const { records } = await client.list<{ id: string }>({ path: '/sys/role/queryRolePage', query: { current: 1, size: 10 } });
   */
  list<Item = unknown>(request: ListRequest, options?: CallOptions): AnswerPromise<Page<Item>>;
  /**
   * The openapi-fetch client below: whole answers by path, with the token and without redirects, but without envelope, errors,
   * time limit and `onUnauthorized`. Its middleware runs for `call` too; it sees a light stand-in for `Request` with `url`,
   * `method`, `headers` and `signal`, to which token and body of a `call` are added afterwards.
   */
  readonly raw: FetchClient<paths>;
  /** The absolute base URL, without a slash at its end. */
  readonly baseUrl: string;
}

/**
 * Makes a client of the API.
 * @throws ConfigurationError for an unusable `baseUrl`
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
    // A plain object, of which `fetch` makes its headers: to make them twice is dearer than most of what a call does (bench/sdk.ts).
    const headers: Record<string, string> = {};
    for (const [name, value] of request.headers) headers[name] = value;
    if (typeof request.body === 'string') headers['content-type'] ??= 'application/json';
    // A token that no header can carry is refused here, before anything is sent.
    if (token !== lastToken) bearer = new Headers({ bearer: `Bearer ${token}` }).get('bearer') as string;
    lastToken = token;
    // Over whatever the caller put there.
    if (token) headers[tokenHeader] = bearer;
    else delete headers[tokenHeader];
    // Redirects are refused: `fetch` carries a header of our own along to another origin; it drops only those it knows.
    // The global one is looked up at each call, because mocks replace it later.
    return (sending ?? globalThis.fetch)(request.url, { ...request, headers, redirect: 'error' });
  }

  const raw = createFetchClient<paths>({
    baseUrl,
    headers,
    Request: LightRequest as unknown as typeof Request,
    fetch(request) {
      // A user of `raw` may choose another address.
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
