import type { ApiError, Schemas } from '@campus-procurement/sdk';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSessionContext } from './contexts.ts';
import { isNetworkFault } from './menu/hasName.ts';
import { type ApiQueryKey, useApiRead } from './useApiQuery.ts';

/** Seconds before the end of a session at which its user is warned. */
export const warningSeconds = 120;

/** Returns the seconds until the session ends, by idle time or lifetime, whichever is first. */
export function secondsLeftOf({ idleSeconds, lifetimeSeconds }: Schemas['SessionStatus']): number {
  return Math.min(idleSeconds, lifetimeSeconds);
}

/**
 * Returns whether an error means that the server is unreachable: no answer, or a gateway that got none.
 *
 * @example
 * const { error } = useApiQuery('queryRolePage');
 * isUnreachable(error); // true if the network is down
 */
export function isUnreachable(error: unknown): boolean {
  return isNetworkFault(error) || [502, 503, 504].includes((error as ApiError | null)?.status ?? 0);
}

/** Returns the seconds until the status is read again: at the start of the warning or the end of the session, if not sooner. */
function nextQuestion(status: Schemas['SessionStatus'] | undefined, error: unknown): number {
  if (error || !status) return isUnreachable(error) ? 5 : 60;
  const left = secondsLeftOf(status);
  // Normally every minute, to learn of other menus and permissions, and of a new build. During the warning often, because another tab may have renewed.
  return left > warningSeconds ? Math.min(left - warningSeconds, 60) : Math.min(Math.max(left, 1), 10);
}

/**
 * Returns the server's status of the session, without renewing it. Read again every minute while the window is visible, when it
 * gets the focus, before the session ends, and soon after a failure. If menus or permissions have changed, they are read again,
 * too. All components share one query.
 *
 * @example
 * const { data: status } = useSessionStatus();
 * status?.idleSeconds; // 1800: seconds until the session ends if nothing is done in it
 */
export function useSessionStatus(): UseQueryResult<Schemas['SessionStatus'], ApiError> {
  const { followAccess } = useSessionContext();
  const read = useApiRead('getSessionStatus', {});
  return useQuery<Schemas['SessionStatus'], ApiError, Schemas['SessionStatus'], ApiQueryKey>({
    ...read,
    async queryFn(context) {
      const status = await read.queryFn(context);
      void followAccess(status.accessVersion);
      return status;
    },
    refetchInterval: ({ state: { data, error } }) => nextQuestion(data, error) * 1_000,
    refetchOnWindowFocus: true,
    meta: { silent: true },
  });
}
