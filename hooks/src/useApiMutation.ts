import type { ApiError, Input, OperationId, Output } from '@campus-procurement/sdk';
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSessionContext } from './contexts.ts';
import { newIdempotencyKey } from './newIdempotencyKey.ts';
import { StaleIdentityError } from './StaleIdentityError.ts';
import { useSession } from './useSession.ts';

/** Options of the mutation, without what the operation determines. */
export interface ApiMutationOptions<Id extends OperationId>
  extends Omit<UseMutationOptions<Output<Id>, ApiError, Input<Id>>, 'mutationFn' | 'retry' | 'networkMode'> {
  /** Operations whose answers this one makes old: they are asked for again after a success. */
  refreshes?: readonly OperationId[];
}

/** A mutation, and whether it still belongs to the current identity. */
export type ApiMutationResult<Id extends OperationId> = UseMutationResult<Output<Id>, ApiError, Input<Id>> & {
  /** The identity has changed since the component was mounted: sending would be refused with StaleIdentityError. */
  isStale: boolean;
};

/**
 * Changes something. It belongs to the identity in which the component was mounted and is never sent in another one: key a screen
 * by `useSession().epoch` to have it begin anew after a switch. Nothing is shown before the server has agreed. A repeat, by the
 * `retry` of the session or by a person who sends the same input again after a failure, carries the same `Idempotency-Key`, so that
 * what the server did before its answer got lost is not done twice.
 *
 * @example
 * const remove = useApiMutation('deleteRole', { refreshes: ['queryRolePage'] });
 * remove.mutate({ path: { id } }); // rejected with ApiError, or StaleIdentityError after a switch
 */
export function useApiMutation<Id extends OperationId>(id: Id, options: ApiMutationOptions<Id> = {}): ApiMutationResult<Id> {
  const { refreshes = [], ...rest } = options;
  const { client, queryClient, getState } = useSessionContext();
  const { epoch: now } = useSession();
  const [epoch] = useState(now);
  const failed = useRef<[input: string, idempotencyKey: string]>(undefined);

  async function send(input: Input<Id>): Promise<Output<Id>> {
    if (getState().epoch !== epoch) throw new StaleIdentityError(id, false);
    const sent = JSON.stringify(input);
    const idempotencyKey = failed.current?.[0] === sent ? failed.current[1] : newIdempotencyKey();
    failed.current = undefined;
    try {
      return await client.call(id, input, { idempotencyKey });
    } catch (error) {
      failed.current = [sent, idempotencyKey];
      throw getState().epoch === epoch ? error : new StaleIdentityError(id, true, error);
    }
  }

  const mutation = useMutation<Output<Id>, ApiError, Input<Id>>({
    ...rest,
    mutationFn: send,
    networkMode: 'always', // A write that waits for a network would be sent at a time nobody expects.
    onSuccess: (...success) => {
      for (const other of refreshes) void queryClient.invalidateQueries({ queryKey: [epoch, other] });
      return rest.onSuccess?.(...success);
    },
  });
  return { ...mutation, isStale: now !== epoch };
}
