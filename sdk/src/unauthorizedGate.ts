import type { OperationId } from './types.ts';

/** An answer 401. */
export interface Unauthorized {
  /** Null for `client.list`. */
  operationId: OperationId | null;
  /** The token that the request carried; `null` if it had none. */
  token: string | null;
}

/**
 * Tells `notify` once for any number of 401 answers to the same token, and never for a token that is no longer the current one:
 * the session it belonged to has been replaced, by a switch or by a new login.
 */
export function unauthorizedGate(currentToken: () => string | null, notify: ((event: Unauthorized) => void) | undefined) {
  let reported: string | null | undefined;
  return {
    /** A call begins. Another token is another session. "No token" comes back after a logout, and must be told again then. */
    begins(token: string | null): void {
      if (token !== reported) reported = undefined;
    },
    /** A call has been answered 401. */
    refused({ operationId, token }: Unauthorized): void {
      if (token === reported || token !== currentToken()) return;
      reported = token;
      // Before the call rejects, but not inside it: a fault of the listener must not take the place of the UnauthorizedError.
      queueMicrotask(() => notify?.({ operationId, token }));
    },
  };
}
