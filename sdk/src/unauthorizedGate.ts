import type { OperationId } from './operationTypes.ts';

/** A 401 answer, as passed to `onUnauthorized`. */
export interface Unauthorized {
  /** `null` for `client.list`. */
  operationId: OperationId | null;
  /** The token that the request carried. `null` if it had none. */
  token: string | null;
}

/**
 * Calls `notify` once for any number of 401 answers to the same token, and never for a token that is no longer current: its
 * session was replaced by a switch or a new login.
 */
export function unauthorizedGate(currentToken: () => string | null, notify: ((event: Unauthorized) => void) | undefined) {
  let reported: string | null | undefined;
  return {
    /**
     * Call when a call begins. Another token is another session. "No token" returns after a logout and must then be reported
     * again.
     */
    begins(token: string | null): void {
      if (token !== reported) reported = undefined;
    },
    /** Call when a call was answered 401. */
    refused({ operationId, token }: Unauthorized): void {
      if (token === reported || token !== currentToken()) return;
      reported = token;
      // Runs before the call rejects, but outside it: an error in the listener must not replace the UnauthorizedError.
      queueMicrotask(() => notify?.({ operationId, token }));
    },
  };
}
