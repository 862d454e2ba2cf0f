import { AbortError, type Client, createClient, type FetchLike, type RetryPolicy } from '@campus-procurement/sdk';

/** What a transport needs. */
export interface TransportOptions {
  baseUrl: string;
  fetch?: FetchLike;
  retry?: RetryPolicy;
  language: () => string;
  token: () => string | null;
  onUnauthorized: (refused: string | null) => void;
}

/** The way to the server, for everybody (`client`) and for the session's own conversations (`direct`). */
export interface Transport {
  /** The client of the product: held while the identity changes, dropped when it has changed. */
  client: Client;
  /** For login, switch, restore and logout, which carry the change out. */
  direct: Client;
  /** Makes new requests of `client` wait, and refusals of its token too. Call the result to let them go on. */
  hold(): () => void;
  /** Ends every request of `client`, waiting or under way, with `AbortError`. */
  drop(): void;
}

/** Opens the way to the server. */
export function createTransport({ baseUrl, language, token, onUnauthorized, fetch, retry }: TransportOptions): Transport {
  let flight = new AbortController();
  let held: Promise<void> | undefined;

  // Asked in a loop, and acted upon in the turn of the answer: the next change may begin in the very turn in which the one before ends.
  async function tell(refused: string | null): Promise<void> {
    while (held) await held;
    onUnauthorized(refused);
  }

  const guarded: FetchLike = async (url, init) => {
    const signal = init.signal ? AbortSignal.any([flight.signal, init.signal]) : flight.signal;
    while (held) await unlessAborted(held, signal);
    // The token was read when the call began; since then it has waited, or this is a repeat, and the identity may be another.
    const carried = new Headers(init.headers).get('sdscmall-bidding');
    if (carried !== null && carried !== `Bearer ${token()}`) throw superseded();
    // Looked up at each call, because mocks replace the global one later.
    const response = await (fetch ?? globalThis.fetch)(url, { ...init, signal });
    // While a switch is under way the server may have ended the old token already; that is not the end of the session.
    while (response.status === 401 && held) await unlessAborted(held, signal);
    signal.throwIfAborted();
    return response;
  };

  return {
    client: createClient({
      baseUrl,
      language,
      token,
      fetch: guarded,
      ...(retry && { retry }),
      onUnauthorized: ({ token: refused }) => void tell(refused),
    }),
    direct: createClient({ baseUrl, language, token, ...(fetch && { fetch }) }),
    hold() {
      let release = () => {};
      const mine = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = mine;
      return () => {
        if (held === mine) held = undefined;
        release();
      };
    },
    drop() {
      flight.abort(superseded());
      flight = new AbortController();
    },
  };
}

/** Why a call or a change of identity ended without an answer: a newer change of identity. */
export function superseded(): AbortError {
  return new AbortError('The session has changed meanwhile.', {});
}

/** Waits for the promise, or rejects with the reason of the abort. */
function unlessAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    void promise.then(resolve).finally(() => signal.removeEventListener('abort', stop));
  });
}
