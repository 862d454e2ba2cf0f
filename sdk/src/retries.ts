import type { ApiError } from './errors.ts';

/**
 * Decides whether an attempt that failed is followed by another one. It is asked only where a repeat is harmless: for operations
 * that the description calls repeatable, and for writes that take an idempotency key and were given one.
 * @param attempt how many attempts were made
 * @returns milliseconds until the next one; null to give up
 */
export type RetryPolicy = (error: ApiError, attempt: number) => number | null;

/** Settings of `retries`. */
export interface RetryOptions {
  /** Attempts of one call, the first included. 3 by default. */
  attempts?: number;
  /** The pause before the second attempt; it doubles with each that follows. Half of it is left to chance. 200 by default. */
  firstDelayMs?: number;
  /** No pause is longer, unless the server asks for it (`Retry-After`). 5000 by default. */
  maxDelayMs?: number;
  /** Repeats a minute of all calls together: who is down is not helped by a storm. 30 by default. */
  budgetPerMinute?: number;
}

/** Too many requests, or a server or proxy that is not there for the moment. */
const passing = new Set([408, 429, 502, 503, 504]);

const isPassing = ({ name, status }: ApiError) => name === 'NetworkError' || name === 'TimeoutError' || passing.has(status ?? 0);

/**
 * The usual policy for `ClientOptions.retry`: what may pass is tried again, after pauses that double and are partly left to chance,
 * never earlier than the server asks for, and within a budget. A repeat that could not begin within `timeoutMs` is not waited for.
 * @example
 * const client = createClient({ baseUrl, token, retry: retries(), timeoutMs: 30_000, attemptTimeoutMs: 8_000 });
 */
export function retries(options: RetryOptions = {}): RetryPolicy {
  const { attempts = 3, firstDelayMs = 200, maxDelayMs = 5_000, budgetPerMinute = 30 } = options;
  let left = budgetPerMinute;
  let countedAt = performance.now();

  return (error, attempt) => {
    const now = performance.now();
    left = Math.min(budgetPerMinute, left + ((now - countedAt) / 60_000) * budgetPerMinute);
    countedAt = now;
    if (attempt >= attempts || !isPassing(error) || left < 1) return null;
    left--;
    const delayMs = Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1));
    return Math.max(delayMs * (0.5 + Math.random() / 2), (error.retryAfterSeconds ?? 0) * 1000);
  };
}
