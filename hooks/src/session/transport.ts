import { AbortError, type Client, createClient, type FetchLike, type RetryPolicy } from '@campus-procurement/sdk';

/** What a transport needs. */
export interface TransportOptions {
  baseUrl: string;
  fetch?: FetchLike;
  retry?: RetryPolicy;
  language: () => string;
  token: () => string | null;
  onUnauthorized: (refused: string | null) => void;
  /** Resolves when the change of identity that is under way has ended; null while there is none. Never rejects. */
  changing: () => Promise<unknown> | null;
}

/** The way to the server, for everybody (`client`) and for the session's own conversations (`direct`). */
export interface Transport {
  /** The client of the product: its requests, and refusals of its token, wait while the identity changes, and are dropped when it has. */
  client: Client;
  /** For login, switch, restore and logout, which carry the change out. */
  direct: Client;
  /** Ends every request of `client`, waiting or under way, with `AbortError`. */
  drop(): void;
}

/** Opens the way to the server. */
export function createTransport(options: TransportOptions): Transport {
  const { retry: _, onUnauthorized, changing, ...plain } = options;
  let flight = new AbortController();

  const guarded: FetchLike = async (url, init) => {
    const signal = init.signal ? AbortSignal.any([flight.signal, init.signal]) : flight.signal;
    while (changing()) await Promise.race([changing(), aborted(signal)]);
    // The token was read when the call began; since then it has waited, or this is a repeat, and the identity may be another.
    const carried = new Headers(init.headers).get('sdscmall-bidding');
    if (carried !== null && carried !== `Bearer ${plain.token()}`) throw superseded();
    // Looked up at each call, because mocks replace the global one later.
    const response = await (plain.fetch ?? globalThis.fetch)(url, { ...init, signal });
    // While a switch is under way the server may have ended the old token already; that is not the end of the session.
    while (response.status === 401 && changing()) await Promise.race([changing(), aborted(signal)]);
    signal.throwIfAborted();
    return response;
  };

  return {
    client: createClient({
      ...options,
      fetch: guarded,
      async onUnauthorized({ token }) {
        // In a loop, and acted upon in the turn of the answer: the next change may begin in the very turn in which the one before ends.
        while (changing()) await changing();
        onUnauthorized(token);
      },
    }),
    direct: createClient(plain),
    drop() {
      flight.abort(superseded());
      flight = new AbortController();
    },
  };
}

/** Why a call or a change of identity ended without an answer: a newer change of identity. */
export function superseded(): AbortError {
  return new AbortError('The identity has changed.', {});
}

/** Rejects as soon as the signal is aborted. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}
