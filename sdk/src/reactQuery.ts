import type { Client } from './createClient.ts';
import type { CallOptions, Input, OperationId, Output, PagedId, ReadId } from './types.ts';

type Caller = Pick<Client, 'call'>;

/** The input may be left out where all of it is optional. */
type Given<Id extends OperationId> = Record<never, never> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** Where the answers to an operation are in a query cache: all of them, or those to one input. */
export type QueryKey<Id extends OperationId> = readonly [id: Id, input?: Input<Id>];

/**
 * The key of an operation, to refresh what is cached.
 * @example await queryClient.invalidateQueries({ queryKey: queryKey('queryRolePage') });
 */
export const queryKey = <Id extends OperationId>(id: Id, input?: Input<Id>): QueryKey<Id> =>
  input === undefined ? [id] : [id, input];

/** Repeats are the client's (`retry: retries()`), which knows what may be repeated. */
const common = { retry: false } as const;

/**
 * Options for `useQuery`, `useSuspenseQuery`, `useQueries`, `prefetchQuery` and the like, of TanStack Query for any framework. Empty
 * the cache when somebody else logs in or the role is switched: the keys know the operation and its input only.
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
 * Options for `useInfiniteQuery` and the like: the pages of a list, one after the other.
 * @example const { data, fetchNextPage } = useInfiniteQuery(infiniteQueryOptions(client, 'queryRolePage', { query: { size: 50 } }));
 */
export function infiniteQueryOptions<Id extends PagedId & ReadId>(client: Caller, id: Id, ...[input]: Given<Id>) {
  const { query } = (input ?? {}) as { query?: object };
  return {
    ...common,
    // Beside those of single pages, and refreshed with them.
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
 * Options for `useMutation`, for the operations that change something.
 * @param options of each call
 * @example const { mutate } = useMutation(mutationOptions(client, 'updateRole'));
 */
export function mutationOptions<Id extends Exclude<OperationId, ReadId>>(client: Caller, id: Id, options?: CallOptions) {
  return {
    ...common,
    mutationKey: [id] as const,
    mutationFn: (input: Input<Id>): Promise<Output<Id>> => client.call(id, input, options),
  };
}
