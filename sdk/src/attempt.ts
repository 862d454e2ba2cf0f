import type { Call, Exchange, Send } from './call.ts';
import type { ClientOptions } from './clientOptions.ts';
import { deadlines } from './deadlines.ts';
import { AbortError, ConfigurationError, isApiError, NetworkError, TimeoutError } from './errors.ts';
import { tell } from './hooks.ts';
import type { LightRequest } from './LightRequest.ts';
import { readAnswer } from './readAnswer.ts';

/**
 * Builds a form. It sets no Content-Type: `fetch` writes that header itself, because it contains the boundary between the parts.
 */
function toForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Whether the response is JSON. A download answers with JSON when the server refuses it. */
const isJson = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('application/json');

/** Parses JSON. Returns the text itself if it is not JSON, so that the error can show it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Returns a function that sends one request and reads its answer within a time limit. Every failure is thrown as an `ApiError`.
 */
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
        // A file is not read into text first. Everything else is: if it is not JSON, the error carries the text.
        parseAs: route.isBinary ? 'stream' : 'text',
        headers,
        signal: ending.signal,
        fetch(request: LightRequest) {
          if (language) request.headers.set('Accept-Language', language());
          if (idempotencyKey) request.headers.set('Idempotency-Key', idempotencyKey);
          if (route.isForm) request.body = toForm(body as object);
          // The body is serialised here, because openapi-fetch copies all headers a second time when there is a body.
          else if (body !== undefined) request.body = JSON.stringify(body);
          tell(hooks, 'request', call, { request });
          // No need to check the URL before adding the token: `fillPath` accepts no path that leaves the base URL.
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
