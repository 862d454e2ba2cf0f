import type { ApiError, Client, Input, Output, ReadId } from '@campus-procurement/sdk';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ApiQueryKey, apiQueryKey } from './apiQueryKey.ts';
import { useClient } from './useClient.ts';
import { useSession } from './useSession.ts';

/** Options of the query, without what the operation determines. */
export type ApiQueryOptions<Id extends ReadId, T = Output<Id>> = Omit<
  UseQueryOptions<Output<Id>, ApiError, T, ApiQueryKey>,
  'queryKey' | 'queryFn'
>;

/** The input may be left out where all of it is optional. */
export type ApiQueryArguments<Id extends ReadId, T> =
  Record<never, never> extends Input<Id>
    ? [input?: Input<Id>, options?: ApiQueryOptions<Id, T>]
    : [input: Input<Id>, options?: ApiQueryOptions<Id, T>];

/**
 * Reads with an operation that changes nothing. The answer belongs to the current identity: after a switch it is asked for anew,
 * and while nobody is logged in nothing is sent. Failures are repeated by the
 * `retry` of the session alone.
 *
 * @example
 * const role = useApiQuery('queryRoleDetail', { path: { id } });
 * role.data?.roleName;
 */
export function useApiQuery<Id extends ReadId, T = Output<Id>>(
  id: Id,
  ...[input, options]: ApiQueryArguments<Id, T>
): UseQueryResult<T, ApiError> {
  const client = useClient();
  const { status, epoch } = useSession();
  return useQuery({
    ...apiQuery<Id, T>(client, epoch, id, input),
    ...options,
    enabled: status === 'ready' && (options?.enabled ?? true),
  });
}

/** The session has a policy for repeats. Browsers call a campus network without internet offline; a query would wait there for ever. */
export const atOnce = { retry: false, networkMode: 'always' } as const;

/** What `useQuery` needs for one operation. */
export function apiQuery<Id extends ReadId, T = Output<Id>>(
  client: Client,
  epoch: number,
  id: Id,
  input: Input<Id> | undefined,
): UseQueryOptions<Output<Id>, ApiError, T, ApiQueryKey> {
  return {
    queryKey: apiQueryKey(epoch, id, input),
    queryFn: ({ signal }) => client.call(id, input as Input<Id>, { signal }),
    ...atOnce,
  };
}
