import {
  type ApiError,
  type Input,
  newIdempotencyKey,
  type OperationId,
  type Output,
  type ReadId,
  readsRefreshedBy,
} from '@campus-procurement/sdk';
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSessionContext } from './contexts.ts';
import { hasName } from './menu/hasName.ts';
import { keepExpected, type Optimistic } from './optimistic.ts';
import { StaleIdentityError } from './StaleIdentityError.ts';
import { useSession } from './useSession.ts';

/**
 * Options of `useApiMutation`, in addition to those of `useMutation`. `mutationFn`, `retry` and `networkMode` are set by the
 * hook.
 */
export interface ApiMutationOptions<Id extends OperationId>
  extends Omit<UseMutationOptions<Output<Id>, ApiError, Input<Id>>, 'mutationFn' | 'retry' | 'networkMode'> {
  /**
   * Optimistic updates: for each operation, returns its answer as it will be after this change. Shown by `useApiQuery`,
   * `usePagedQuery` and `useInfiniteRows` until the server answers, and taken back at once on failure. The functions must be
   * idempotent, because they may be applied twice.
   */
  optimistic?: Optimistic<Id>;
  /**
   * Where to keep what was sent and not answered yet, with its key. Kept by the caller beside what was entered, it survives a reload, and
   * what is then sent again is a repeat. Left out: it is kept as long as the component.
   */
  unanswered?: { current: Unanswered | null };
}

/** The input of a call that was sent, as JSON, and its `Idempotency-Key`. */
export type Unanswered = [input: string, idempotencyKey: string];

/** The result of `useMutation`, and whether the mutation still belongs to the current identity. */
export type ApiMutationResult<Id extends OperationId> = UseMutationResult<Output<Id>, ApiError, Input<Id>> & {
  /** Whether the identity has changed since the component was mounted. Sending would then fail with `StaleIdentityError`. */
  isStale: boolean;
};

/**
 * Returns a mutation for an operation that changes data. It belongs to the identity in which the component was mounted and is
 * never sent in another one: use `useSession().epoch` as the `key` of a screen to start afresh after a switch. Repeating the same
 * input after a failure, by the `retry` of the session or by the user, sends the same `Idempotency-Key`, so work that the server
 * did before its answer was lost is not done twice. After a success, the reads that the description says become outdated are
 * fetched again where they are shown (`readsRefreshedBy`).
 *
 * @example
 * const remove = useApiMutation('deleteRole');
 * remove.mutate({ path: { id } });
 * remove.error; // an ApiError, or StaleIdentityError after a switch
 *
 * const push = useApiMutation('updateWechatPushState', {
 *   optimistic: {
 *     queryWechatReceiverPage: (page, { body }) => ({
 *       ...page,
 *       records: page.records.map((row) => (row.id === body.id ? { ...row, pushState: body.pushState } : row)),
 *     }),
 *   },
 * });
 */
export function useApiMutation<Id extends OperationId>(id: Id, options: ApiMutationOptions<Id> = {}): ApiMutationResult<Id> {
  const inComponent = useRef<Unanswered | null>(null);
  const { optimistic = {}, unanswered = inComponent, ...rest } = options;
  const { client, queryClient, getState } = useSessionContext();
  const { epoch: now } = useSession();
  const [epoch] = useState(now);

  async function send(input: Input<Id>): Promise<Output<Id>> {
    const stale = (wasSent: boolean, cause?: unknown) =>
      new StaleIdentityError(id, { wasSent, sessionEnded: getState().status === 'anonymous', cause });
    if (getState().epoch !== epoch) throw stale(false);
    const sent = JSON.stringify(input);
    const last = unanswered.current;
    const call: Unanswered = last?.[0] === sent ? last : [sent, newIdempotencyKey()];
    // Kept before it is sent: the page may be gone when the answer comes.
    unanswered.current = call;
    const answer = await client.call(id, input, { idempotencyKey: call[1] }).catch((error: unknown) => {
      unanswered.current = call;
      // What was refused because its session has ended was not done, and nobody has switched anything.
      throw getState().epoch === epoch || hasName(error, 'UnauthorizedError') ? error : stale(true, error);
    });
    unanswered.current = null;
    keepExpected(queryClient, epoch, optimistic, input);
    const refreshed = readsRefreshedBy(id);
    void queryClient.invalidateQueries({
      queryKey: [epoch],
      predicate: ({ queryKey }) => refreshed.has(queryKey[1] as ReadId),
    });
    return answer;
  }

  const mutation = useMutation<Output<Id>, ApiError, Input<Id>>({
    ...rest,
    meta: { ...rest.meta, optimistic },
    mutationFn: send,
    networkMode: 'always', // A write that waited for the network would be sent at an unexpected time.
  });
  return { ...mutation, isStale: now !== epoch };
}
