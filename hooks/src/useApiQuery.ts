import type { ApiError, Input, OperationId, Output, ReadId } from '@campus-procurement/sdk';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSessionContext } from './contexts.ts';
import { useExpected } from './optimistic.ts';
import { useSession } from './useSession.ts';

/** Query key of an answer. Without the input, it matches all answers of the operation. Each identity has its own keys. */
export type ApiQueryKey = readonly [epoch: number, id: OperationId, input?: unknown];

/** Options of `useQuery` for an operation. */
type Options<Id extends ReadId, T> = UseQueryOptions<Output<Id>, ApiError, T, ApiQueryKey>;

/** Options of `useApiQuery`, in addition to those of `useQuery`. Key, function, `retry` and `networkMode` are set by the hook. */
export interface ApiQueryOptions<Id extends ReadId, T = Output<Id>>
  extends Omit<Options<Id, T>, 'queryKey' | 'queryFn' | 'retry' | 'networkMode' | 'enabled'> {
  /** Set to false to disable the query. Default true. */
  enabled?: boolean;
}

/** Arguments of `useApiQuery`. The input may be omitted if all of it is optional. */
export type ApiQueryArguments<Id extends ReadId, T> =
  Record<never, never> extends Input<Id>
    ? [input?: Input<Id>, options?: ApiQueryOptions<Id, T>]
    : [input: Input<Id>, options?: ApiQueryOptions<Id, T>];

/**
 * Returns a query for an operation that only reads. The answer belongs to the current identity: after a switch it is fetched
 * again, and while nobody is logged in nothing is sent. Failures are only repeated by the `retry` of the session.
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

/** Returns the options shared by all queries of an operation. */
export function useApiRead<Id extends ReadId>(id: Id, input: Input<Id> | undefined, enabled = true): ApiRead<Id> {
  const { client } = useSessionContext();
  const session = useSession();
  return {
    queryKey: [session.epoch, id, input],
    queryFn: ({ signal }) => client.call(id, input as Input<Id>, { signal }),
    enabled: session.status === 'ready' && !session.expired && enabled,
    retry: false, // The session has its own retry policy.
    networkMode: 'always', // Browsers report a campus network without internet as offline; a query would wait there forever.
  };
}
