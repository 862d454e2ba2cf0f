import type { Call } from './attempt.ts';
import type { ApiError } from './errors.ts';
import type { OperationId } from './types.ts';

interface CallEvent {
  /** Null for `client.list`. */
  operationId: OperationId | null;
  /** 1 for the first. */
  attempt: number;
}

/**
 * Listeners, for logging, measuring and tracing. They are told, not asked: what they return is not used, and a fault of theirs is
 * thrown outside the call.
 * @example
 * createClient({ baseUrl, hooks: { request: ({ request }) => request.headers.set('traceparent', traceparent()) } });
 */
export interface ClientHooks {
  /** Before each attempt is sent. Headers may be added; the token and the type of a body are not among them yet. */
  request?(event: CallEvent & { request: { readonly url: string; readonly method: string; readonly headers: Headers } }): void;
  /** The headers of an answer are there, whatever its status; its content must not be read. */
  response?(event: CallEvent & { response: Response }): void;
  /** An attempt has failed, and another one is made after `waitMs`. */
  retry?(event: CallEvent & { error: ApiError; waitMs: number }): void;
  /** A call has failed with its last attempt. Not for one whose operation or parameters are refused, of which there is no attempt. */
  error?(event: CallEvent & { error: ApiError }): void;
}

/** Tells a listener. Its fault must not take the place of an answer. */
export function tell(hooks: ClientHooks | undefined, name: keyof ClientHooks, call: Call, more: object): void {
  try {
    hooks?.[name]?.({ operationId: call.operationId, attempt: call.attempts, ...more } as never);
  } catch (fault) {
    queueMicrotask(() => {
      throw fault;
    });
  }
}
