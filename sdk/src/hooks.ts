import type { Call } from './call.ts';
import type { ApiError } from './errors.ts';
import type { OperationId } from './operationTypes.ts';

interface CallEvent {
  /** `null` for `client.list`. */
  operationId: OperationId | null;
  /** Number of the attempt, from 1. */
  attempt: number;
}

/**
 * Listeners for logging, metrics and tracing. Their return values are ignored, and an error they throw is rethrown outside the
 * call.
 * @example
 * createClient({ baseUrl, hooks: { request: ({ request }) => request.headers.set('traceparent', traceparent()) } });
 */
export interface ClientHooks {
  /** Called before each attempt is sent. May add headers. The token and the Content-Type are added later and not visible here. */
  request?(event: CallEvent & { request: { readonly url: string; readonly method: string; readonly headers: Headers } }): void;
  /** Called when the headers of an answer have arrived, whatever its status. Must not read the body. */
  response?(event: CallEvent & { response: Response }): void;
  /** Called when an attempt has failed and another follows after `waitMs` milliseconds. */
  retry?(event: CallEvent & { error: ApiError; waitMs: number }): void;
  /**
   * Called when a call has failed after its last attempt. Not called if its operation or parameters were refused before the
   * first.
   */
  error?(event: CallEvent & { error: ApiError }): void;
}

/** Calls a listener. An error that it throws must not replace the answer. */
export function tell(hooks: ClientHooks | undefined, name: keyof ClientHooks, call: Call, more: object): void {
  try {
    hooks?.[name]?.({ operationId: call.operationId, attempt: call.attempts, ...more } as never);
  } catch (fault) {
    queueMicrotask(() => {
      throw fault;
    });
  }
}
