import type { ApiError, Input, OperationId, Output, ReadId } from '@campus-procurement/sdk';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSessionContext } from './contexts.ts';
import { useExpected } from './optimistic.ts';
import { useSession } from './useSession.ts';

/** Where answers are in the query cache; without the input, all answers of an operation. Those of another identity have other keys. */
export type ApiQueryKey = readonly [epoch: number, id: OperationId, input?: unknown];

/** What `useQuery` takes for an operation. */
type Options<Id extends ReadId, T> = UseQueryOptions<Output<Id>, ApiError, T, ApiQueryKey>;

/** Options of the query, without what the operation and the session determine. */
export interface ApiQueryOptions<Id extends ReadId, T = Output<Id>>
  extends Omit<Options<Id, T>, 'queryKey' | 'queryFn' | 'retry' | 'networkMode' | 'enabled'> {
  /** False: nothing is asked. */
  enabled?: boolean;
}

/** The input may be left out where all of it is optional. */
export type ApiQueryArguments<Id extends ReadId, T> =
  Record<never, never> extends Input<Id>
    ? [input?: Input<Id>, options?: ApiQueryOptions<Id, T>]
    : [input: Input<Id>, options?: ApiQueryOptions<Id, T>];

/**
 * Reads with an operation that changes nothing. The answer belongs to the current identity: after a switch it is asked for anew,
 * and while nobody is logged in nothing is sent. Failures are repeated by the `retry` of the session alone.
 *
 * @example
 * const role = useApiQuery('queryRoleDetail', { path: { id } });
 * role.data?.roleName;
 */
export function useApiQuery<Id extends ReadId, T = Output<Id>>(
  id: Id,
  ...[input, options]: ApiQueryArguments<Id, T>
): UseQueryResult<T, ApiError> {
  const expected = useExpected(id);
  const select = options?.select ?? ((answer: Output<Id>) => answer as T);
  return useQuery({
    ...options,
    ...useApiRead(id, input, options?.enabled),
    select: (answer) => select(expected(answer)),
  });
}

interface ApiRead<Id extends ReadId> {
  queryKey: ApiQueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<Output<Id>>;
  enabled: boolean;
  retry: false;
  networkMode: 'always';
}

/** What every query of an operation has. */
export function useApiRead<Id extends ReadId>(id: Id, input: Input<Id> | undefined, enabled = true): ApiRead<Id> {
  const { client } = useSessionContext();
  const session = useSession();
  return {
    queryKey: [session.epoch, id, input],
    queryFn: ({ signal }) => client.call(id, input as Input<Id>, { signal }),
    enabled: session.status === 'ready' && !session.expired && enabled,
    retry: false, // The session has a policy for repeats.
    networkMode: 'always', // Browsers call a campus network without internet offline; a query would wait there for ever.
  };
}
