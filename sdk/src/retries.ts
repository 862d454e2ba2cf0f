import type { ApiError } from './errors.ts';

/**
 * Decides whether a failed attempt is repeated. Called only where repeating is harmless: for operations that the description
 * marks as repeatable, and for writes that accept an idempotency key and were given one.
 * @param attempt attempts made so far
 * @returns milliseconds before the next attempt, or `null` to give up
 */
export type RetryPolicy = (error: ApiError, attempt: number) => number | null;

/** Options of `retries`. */
export interface RetryOptions {
  /** Maximum attempts per call, including the first. Default 3. */
  attempts?: number;
  /**
   * Milliseconds before the second attempt, doubled for each further one. The actual pause is a random 50 to 100 % of this.
   * Default 200.
   */
  firstDelayMs?: number;
  /** Maximum milliseconds between attempts, unless the server asks for a longer pause (`Retry-After`). Default 5000. */
  maxDelayMs?: number;
  /** Maximum retries per minute, shared by all calls, so that a server in trouble is not flooded. Default 30. */
  budgetPerMinute?: number;
}

/** Statuses of temporary failures: timeout, too many requests, or a server or proxy that is briefly unavailable. */
const passing = new Set([408, 429, 502, 503, 504]);

/** Returns whether a failure is temporary. */
export const isPassing = ({ name, status }: ApiError) =>
  name === 'NetworkError' || name === 'TimeoutError' || passing.has(status ?? 0);

/**
 * Returns the standard policy for `ClientOptions.retry`. It repeats after temporary failures (network errors, timeouts and the
 * statuses 408, 429, 502, 503 and 504), with pauses that double and are partly random, never earlier than `Retry-After` allows,
 * and within a shared budget. It gives up at once if the next attempt could not start within `timeoutMs`.
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
