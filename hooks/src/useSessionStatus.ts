import type { ApiError, Schemas } from '@campus-procurement/sdk';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { isNetworkFault } from './hasName.ts';
import { type ApiQueryKey, useApiRead } from './useApiQuery.ts';

/** Seconds before the end of a session from which its user is warned. */
export const warningSeconds = 120;

/** What ends first, in seconds. */
export function secondsLeftOf({ idleSeconds, lifetimeSeconds }: Schemas['SessionStatus']): number {
  return Math.min(idleSeconds, lifetimeSeconds);
}

/** No answer, or that of a gateway which has got none. */
export function isUnreachable(error: unknown): boolean {
  return isNetworkFault(error) || [502, 503, 504].includes((error as ApiError | null)?.status ?? 0);
}

/** Seconds until the status is asked for again: when the warning begins or the session ends, if that comes first. */
function nextQuestion(status: Schemas['SessionStatus'] | undefined, error: unknown): number {
  if (error || !status) return isUnreachable(error) ? 5 : 60;
  const left = secondsLeftOf(status);
  // While all is well, now and then: whether another build is served. In the warning often: others may have put the end off.
  return left > warningSeconds ? Math.min(left - warningSeconds, 600) : Math.min(Math.max(left, 1), 10);
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
    refetchInterval: ({ state: { data, error } }) => nextQuestion(data, error) * 1_000,
    refetchOnWindowFocus: true,
    meta: { silent: true },
  });
}
