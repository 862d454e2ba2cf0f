import type { ApiError, Schemas } from '@campus-procurement/sdk';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { isNetworkFault } from './hasName.ts';
import { type ApiQueryKey, useApiRead } from './useApiQuery.ts';

/** Seconds before the end of a session from which its user is warned. */
export const warningSeconds = 120;

/** Milliseconds. While all is well, so rarely is it asked whether another build is served. */
const rarely = 10 * 60_000;
const inWarning = 10_000;
const whileLost = 5_000;
const afterFault = 60_000;
const soonest = 1_000;

/** What ends first, in seconds. */
export function secondsLeftOf({ idleSeconds, lifetimeSeconds }: Schemas['SessionStatus']): number {
  return Math.min(idleSeconds, lifetimeSeconds);
}

/** No answer, or that of a gateway which has got none. */
export function isUnreachable(error: unknown): boolean {
  return isNetworkFault(error) || [502, 503, 504].includes((error as ApiError | null)?.status ?? 0);
}

/** Milliseconds until the status is asked for again: when the warning begins or the session ends, if that comes first. */
function nextQuestion(status: Schemas['SessionStatus'] | undefined, error: unknown): number {
  if (error || !status) return isUnreachable(error) ? whileLost : afterFault;
  const left = secondsLeftOf(status);
  const until = left > warningSeconds ? left - warningSeconds : left;
  return Math.max(soonest, Math.min(until * 1000, left > warningSeconds ? rarely : inWarning));
}

/**
 * What the server says of the session from time to time, without renewing it: asked again before the session ends, on return to
 * the window, and soon after a failure. One question for all who want to know.
 *
 * @example
 * const { data: status } = useSessionStatus();
 * status?.idleSeconds; // 1800: seconds until the session ends if nothing is done in it
 */
export function useSessionStatus(): UseQueryResult<Schemas['SessionStatus'], ApiError> {
  return useQuery<Schemas['SessionStatus'], ApiError, Schemas['SessionStatus'], ApiQueryKey>({
    ...useApiRead('getSessionStatus', {}),
    refetchInterval: ({ state: { data, error } }) => nextQuestion(data, error),
    refetchOnWindowFocus: true,
    meta: { silent: true },
  });
}
