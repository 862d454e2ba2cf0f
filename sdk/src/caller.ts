import type { LooseCall } from './addMethods.ts';
import type { ClientOptions, FetchLike } from './createClient.ts';
import { deadlines } from './deadlines.ts';
import { AbortError, ConfigurationError, isApiError, NetworkError, ParseError, TimeoutError } from './errors.ts';
import type { LightRequest } from './LightRequest.ts';
import { fillPath, requireQuery } from './parameters.ts';
import { notAnEnvelope, readAnswer } from './readAnswer.ts';
import { routeOf } from './routeOf.ts';
import { unauthorizedGate } from './unauthorizedGate.ts';

/** `request` of openapi-fetch; its own types depend on the path, which is data here. */
export type Exchange = (
  method: string,
  path: string,
  init: object,
) => Promise<{ response: Response; data?: unknown; error?: unknown }>;

/** The browser writes its Content-Type, which names the boundary between the parts. */
function toForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** A refusal that is answered instead of a file. */
const isJson = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('application/json');

/** `client.call`: from the name of an operation to the `data` of its answer. */
export function caller(
  options: ClientOptions,
  currentToken: () => string | null,
  exchange: Exchange,
  send: (request: LightRequest, token: string | null, fetch: FetchLike | undefined) => Promise<Response>,
): LooseCall {
  const { language, timeoutMs: usualMs = 15_000 } = options;
  const gate = unauthorizedGate(currentToken, options.onUnauthorized);
  const endAfter = deadlines();

  return async (
    operationId,
    { path, query, body } = {},
    { signal, headers, idempotencyKey, timeoutMs = usualMs, fetch } = {},
  ) => {
    const route = routeOf(operationId);
    const filledPath = fillPath(route.path, path, operationId);
    requireQuery(route.required, query, operationId);
    const token = currentToken();
    const answered401 = gate(operationId, token);

    const ending = new AbortController();
    const end = () => ending.abort();
    const stopWaiting = endAfter(timeoutMs, end);
    signal?.addEventListener('abort', end);
    let isSent = false;
    try {
      signal?.throwIfAborted();
      const { response, data, error } = await exchange(route.method, filledPath, {
        params: { query },
        // A file is not read as text first.
        parseAs: route.isBinary ? 'stream' : 'json',
        headers,
        signal: ending.signal,
        fetch(request: LightRequest) {
          if (language) request.headers.set('Accept-Language', language());
          if (idempotencyKey) request.headers.set('Idempotency-Key', idempotencyKey);
          if (route.isForm) request.body = toForm(body as object);
          else if (body !== undefined) {
            // Not by openapi-fetch, which makes all headers a second time for a body.
            request.headers.set('Content-Type', 'application/json');
            request.body = JSON.stringify(body);
          }
          // The token goes along unasked: no path that `fillPath` lets through leads out of the base URL.
          const sending = send(request, token, fetch);
          isSent = true;
          return sending;
        },
      });
      if (response.status === 401 && route.reports401) answered401();
      if (!route.isBinary || !response.ok) return readAnswer(operationId, route, response, data ?? error);
      return isJson(response) ? readAnswer(operationId, route, response, await response.json()) : await response.blob();
    } catch (cause) {
      if (isApiError(cause)) throw cause;
      const failure = { operationId, cause };
      if (signal?.aborted) throw new AbortError('aborted', failure);
      if (ending.signal.aborted) throw new TimeoutError(`no answer within ${timeoutMs} ms, try again`, failure);
      if (!isSent) throw new ConfigurationError('not sent, bad header or body', failure);
      if (cause instanceof SyntaxError) throw new ParseError(notAnEnvelope, failure);
      throw new NetworkError('no answer, check the network and try again', failure);
    } finally {
      stopWaiting();
      signal?.removeEventListener('abort', end);
    }
  };
}
