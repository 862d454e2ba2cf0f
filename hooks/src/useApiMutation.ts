import { type ApiError, type Input, newIdempotencyKey, type OperationId, type Output } from '@campus-procurement/sdk';
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSessionContext } from './contexts.ts';
import { keepExpected, type Optimistic } from './optimistic.ts';
import { StaleIdentityError } from './StaleIdentityError.ts';
import { useSession } from './useSession.ts';

/** Options of the mutation, without what the operation determines. */
export interface ApiMutationOptions<Id extends OperationId>
  extends Omit<UseMutationOptions<Output<Id>, ApiError, Input<Id>>, 'mutationFn' | 'retry' | 'networkMode'> {
  /** Operations whose answers this one makes old: they are asked for again after a success. */
  refreshes?: readonly OperationId[];
  /**
   * What to show before the server has agreed: for each operation, its answer as it will be after this change. A failure takes it back
   * at once. Applied to what `useApiQuery`, `usePagedQuery` and `useInfiniteRows` show; it must not matter if that is done twice.
   */
  optimistic?: Optimistic<Id>;
}

/** A mutation, and whether it still belongs to the current identity. */
export type ApiMutationResult<Id extends OperationId> = UseMutationResult<Output<Id>, ApiError, Input<Id>> & {
  /** The identity has changed since the component was mounted: sending would be refused with StaleIdentityError. */
  isStale: boolean;
};

/**
 * Changes something. It belongs to the identity in which the component was mounted and is never sent in another one: key a screen
 * by `useSession().epoch` to have it begin anew after a switch. Unless `optimistic` says what, nothing is shown before the server has
 * agreed. A repeat, by the `retry` of the session or by a person who sends the same input again after a failure, carries the same
 * `Idempotency-Key`, so that what the server did before its answer got lost is not done twice.
 *
 * @example
 * const remove = useApiMutation('deleteRole', { refreshes: ['queryRolePage'] });
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
  const { refreshes = [], optimistic = {}, ...rest } = options;
  const { client, queryClient, getState } = useSessionContext();
  const { epoch: now } = useSession();
  const [epoch] = useState(now);
  const failed = useRef<[input: string, idempotencyKey: string]>(undefined);

  async function send(input: Input<Id>): Promise<Output<Id>> {
    if (getState().epoch !== epoch) throw new StaleIdentityError(id, false);
    const sent = JSON.stringify(input);
    const idempotencyKey = failed.current?.[0] === sent ? failed.current[1] : newIdempotencyKey();
    failed.current = undefined;
    const answer = await client.call(id, input, { idempotencyKey }).catch((error: unknown) => {
      failed.current = [sent, idempotencyKey];
      throw getState().epoch === epoch ? error : new StaleIdentityError(id, true, error);
    });
    keepExpected(queryClient, epoch, optimistic, input);
    for (const other of refreshes) void queryClient.invalidateQueries({ queryKey: [epoch, other] });
    return answer;
  }

  const mutation = useMutation<Output<Id>, ApiError, Input<Id>>({
    ...rest,
    meta: { ...rest.meta, optimistic },
    mutationFn: send,
    networkMode: 'always', // A write that waits for a network would be sent at a time nobody expects.
  });
  return { ...mutation, isStale: now !== epoch };
}
