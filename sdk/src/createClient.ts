import createFetchClient from 'openapi-fetch';
import { addMethods } from './addMethods.ts';
import { resolveBaseUrl } from './baseUrl.ts';
import type { Exchange } from './call.ts';
import { caller } from './caller.ts';
import type { Client } from './client.ts';
import type { ClientOptions } from './clientOptions.ts';
import type { paths } from './generated/schema.ts';
import { LightRequest } from './LightRequest.ts';
import { lister } from './lister.ts';
import { fillPath, toQuery } from './parameters.ts';

/** Header that carries the session token (product specification, section 7). */
const tokenHeader = 'sdscmall-bidding';

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
