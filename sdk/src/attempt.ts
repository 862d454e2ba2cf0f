import type { LooseInput } from './addMethods.ts';
import type { ClientOptions, FetchLike } from './createClient.ts';
import { deadlines } from './deadlines.ts';
import { AbortError, ConfigurationError, isApiError, NetworkError, TimeoutError } from './errors.ts';
import { tell } from './hooks.ts';
import type { LightRequest } from './LightRequest.ts';
import { readAnswer } from './readAnswer.ts';
import type { Route } from './routeOf.ts';
import type { CallOptions, OperationId } from './types.ts';

/** `request` of openapi-fetch; its own types depend on the path, which is data here. */
export type Exchange = (
  method: string,
  path: string,
  init: object,
) => Promise<{ response: Response; data?: unknown; error?: unknown }>;

/** Sends a request with a token, by the client's way or by another. */
export type Send = (request: LightRequest, token: string | null, fetch: FetchLike | undefined) => Promise<Response>;

/** A call while its attempts are made. */
export interface Call {
  /** Null for `client.list`. */
  operationId: OperationId | null;
  route: Route;
  input: LooseInput;
  options: CallOptions;
  /** Below the base URL, with its parameters. */
  path: string;
  token: string | null;
  /** How many were begun. */
  attempts: number;
  /** The last answer, and what stood in it: null for a file. */
  response: Response;
  body: unknown;
}

/** The browser writes its Content-Type, which names the boundary between the parts. */
function toForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** A refusal that is answered instead of a file. */
const isJson = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('application/json');

/** What stands in a text; the text itself where it is no JSON, for the error that says so. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Sends one request and reads its answer, within a time limit; whatever goes wrong becomes an error of ours. */
export function exchanger({ language, hooks, validate }: ClientOptions, exchange: Exchange, send: Send) {
  const endAt = deadlines();

  return async (call: Call, begin: number, limitMs: number): Promise<unknown> => {
    const { operationId, route, input, options } = call;
    const { query, body } = input;
    const { signal, headers, idempotencyKey } = options;
    const ending = new AbortController();
    const end = () => ending.abort();
    const stopWaiting = endAt(begin + limitMs, end);
    signal?.addEventListener('abort', end);
    let isSent = false;
    try {
      signal?.throwIfAborted();
      const { response, data, error } = await exchange(route.method, call.path, {
        params: { query },
        // A file is not read as text first. What else comes is: if it is no JSON, the error has it.
        parseAs: route.isBinary ? 'stream' : 'text',
        headers,
        signal: ending.signal,
        fetch(request: LightRequest) {
          if (language) request.headers.set('Accept-Language', language());
          if (idempotencyKey) request.headers.set('Idempotency-Key', idempotencyKey);
          if (route.isForm) request.body = toForm(body as object);
          // Not by openapi-fetch, which makes all headers a second time for a body.
          else if (body !== undefined) request.body = JSON.stringify(body);
          tell(hooks, 'request', call, { request });
          // The token goes along unasked: no path that `fillPath` lets through leads out of the base URL.
          const sending = send(request, call.token, options.fetch);
          isSent = true;
          return sending;
        },
      });
      call.response = response;
      tell(hooks, 'response', call, { response });
      if (route.isBinary && response.ok && !isJson(response)) {
        call.body = null;
        return await response.blob();
      }
      call.body = response.ok ? parsed(route.isBinary ? await response.text() : (data as string)) : error;
      return readAnswer(call, validate);
    } catch (cause) {
      if (isApiError(cause)) throw cause;
      const failure = { operationId, cause };
      if (signal?.aborted) throw new AbortError('aborted', failure);
      if (ending.signal.aborted) throw new TimeoutError(`no answer within ${Math.round(limitMs)} ms, try again`, failure);
      if (!isSent) throw new ConfigurationError('not sent, bad header or body', failure);
      throw new NetworkError('no answer, check the network and try again', failure);
    } finally {
      stopWaiting();
      signal?.removeEventListener('abort', end);
    }
  };
}
