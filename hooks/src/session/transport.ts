import {
  AbortError,
  type Client,
  type ClientHooks,
  createClient,
  type FetchLike,
  type RetryPolicy,
} from '@campus-procurement/sdk';

/** What the server answers until an initial password is changed. */
const initialPassword = 4008;
const forbidden = 4003;

/** Options of `createTransport`. */
export interface TransportOptions {
  baseUrl: string;
  fetch?: FetchLike;
  retry?: RetryPolicy;
  language: () => string;
  token: () => string | null;
  onUnauthorized: (refused: string | null) => void;
  /** Called when a call was refused because an initial password has to be changed first. */
  onInitialPassword: () => unknown;
  /** Called when a call was refused because the role does not hold its permission. */
  onForbidden: () => unknown;
  /**
   * Returns a promise that resolves when the change of identity in progress has ended, or `null` if there is none. Never rejects.
   */
  changing: () => Promise<unknown> | null;
}

/** The clients of a session: one for the application (`client`) and one for the session's own calls (`direct`). */
export interface Transport {
  /**
   * The application's client. While the identity changes, its requests and 401 answers wait; if it has changed, they are dropped.
   */
  client: Client;
  /** The client for login, switch, restore and logout, which make the change. */
  direct: Client;
  /** Aborts every request of `client`, waiting or in flight, with `AbortError`. */
  drop(): void;
}

/** Creates the clients of a session. */
export function createTransport(options: TransportOptions): Transport {
  const { retry: _, onUnauthorized, onInitialPassword, onForbidden, changing, ...plain } = options;
  let flight = new AbortController();

  const guarded: FetchLike = async (url, init) => {
    const signal = init.signal ? AbortSignal.any([flight.signal, init.signal]) : flight.signal;
    while (changing()) await Promise.race([changing(), aborted(signal)]);
    // The token was read when the call began. The request has waited since, or is a retry, so the identity may be another one.
    const carried = new Headers(init.headers).get('sdscmall-bidding');
    if (carried !== null && carried !== `Bearer ${plain.token()}`) throw superseded();
    // Looked up at each call, because mocks replace the global `fetch` later.
    const response = await (plain.fetch ?? globalThis.fetch)(url, { ...init, signal });
    // During a switch the server may already have ended the old token. That is not the end of the session.
    while (response.status === 401 && changing()) await Promise.race([changing(), aborted(signal)]);
    signal.throwIfAborted();
    return response;
  };

  const hooks: ClientHooks = {
    async error({ error }) {
      if (error.code === forbidden) onForbidden();
      if (error.code !== initialPassword) return;
      while (changing()) await changing();
      onInitialPassword();
    },
  };

  return {
    client: createClient({
      ...options,
      fetch: guarded,
      hooks,
      async onUnauthorized({ token }) {
        // A loop, handled in the same turn as the answer: the next change may begin in the very turn in which the last one ends.
        while (changing()) await changing();
        onUnauthorized(token);
      },
    }),
    direct: createClient({ ...plain, hooks }),
    drop() {
      flight.abort(superseded());
      flight = new AbortController();
    },
  };
}

/** Returns the error of a call or change of identity that was replaced by a newer change. */
export function superseded(): AbortError {
  return new AbortError('The identity has changed.', {});
}

/** Returns a promise that rejects as soon as the signal is aborted. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}
