import type { Client } from './client.ts';
import type { Input, OperationId, Output, PagedId, ReadId } from './operationTypes.ts';
import type { CallOptions } from './types.ts';

type Caller = Pick<Client, 'call'>;

/** Arguments of a call without options. The input may be omitted if all of it is optional. */
type Given<Id extends OperationId> = Record<never, never> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** The query key of one input of an operation, or of all its inputs. */
export type QueryKey<Id extends OperationId> = readonly [id: Id, input?: Input<Id>];

/**
 * Returns the query key of an operation, e.g. to invalidate it. Without an input it matches all answers of the operation.
 * @example await queryClient.invalidateQueries({ queryKey: queryKey('queryRolePage') });
 */
export const queryKey = <Id extends OperationId>(id: Id, input?: Input<Id>): QueryKey<Id> =>
  input === undefined ? [id] : [id, input];

/** Retries are left to the client (`retry: retries()`), which knows what may be repeated. */
const common = { retry: false } as const;

/**
 * Returns the options of a query for `useQuery`, `useSuspenseQuery`, `useQueries`, `prefetchQuery` and others, in any framework
 * of TanStack Query. Clear the query cache when the user or role changes: the key only contains the operation and its input.
 * @example const { data } = useQuery(queryOptions(client, 'queryRoleDetail', { path: { id } }));
 */
export function queryOptions<Id extends ReadId>(client: Caller, id: Id, ...[input]: Given<Id>) {
  return {
    ...common,
    queryKey: queryKey(id, input),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Output<Id>> => client.call(id, input as Input<Id>, { signal }),
  };
}

/**
 * Returns the options of a paged query for `useInfiniteQuery` and others. Each page is requested by `fetchNextPage`.
 * @example const { data, fetchNextPage } = useInfiniteQuery(infiniteQueryOptions(client, 'queryRolePage', { query: { size: 50 } }));
 */
export function infiniteQueryOptions<Id extends PagedId & ReadId>(client: Caller, id: Id, ...[input]: Given<Id>) {
  const { query } = (input ?? {}) as { query?: object };
  return {
    ...common,
    // Shares the prefix of the single pages, so it is invalidated with them.
    queryKey: [id, input ?? {}, 'pages'] as const,
    initialPageParam: 1,
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: number }): Promise<Output<Id>> =>
      client.call(id, { ...input, query: { ...query, current: pageParam } } as Input<Id>, { signal }),
    getNextPageParam(last: Output<Id>, pages: Output<Id>[]): number | null {
      const { records, total } = last as { records: unknown[]; total: number };
      const seen = (pages as { records: unknown[] }[]).reduce((sum, page) => sum + page.records.length, 0);
      return records.length > 0 && seen < total ? pages.length + 1 : null;
    },
  };
}

/**
 * Returns the options of a mutation for `useMutation`, for operations that change data.
 * @param options used for each call
 * @example const { mutate } = useMutation(mutationOptions(client, 'updateRole'));
 */
export function mutationOptions<Id extends Exclude<OperationId, ReadId>>(client: Caller, id: Id, options?: CallOptions) {
  return {
    ...common,
    mutationKey: [id] as const,
    mutationFn: (input: Input<Id>): Promise<Output<Id>> => client.call(id, input, options),
  };
}
