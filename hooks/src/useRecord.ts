import type { ApiError, Input, Output, ReadId } from '@campus-procurement/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiQueryKey, useApiRead } from './useApiQuery.ts';

/** A record as it was when it was read. */
export interface RecordResult<T> {
  data: T | undefined;
  isPending: boolean;
  error: ApiError | null;
  /** Reads the latest version of the record and replaces `data`. */
  refetch: () => Promise<T | undefined>;
}

/**
 * Reads a record for editing, once per mounted component. It is not fetched again in the background, so the user's input is not
 * overwritten and the version stays the one that was read.
 *
 * @example
 * const role = useRecord('queryRoleDetail', { path: { id } });
 * const update = useApiMutation('updateRole');
 * // `bodyOf` of `@campus-procurement/sdk/bodies` keeps the fields that the server takes.
 * if (role.data) update.mutate({ body: bodyOf('updateRole', role.data, { roleName: 'Buyer' }) });
 * update.error?.code === ErrorCode.stale; // somebody else has changed the record meanwhile
 */
export function useRecord<Id extends ReadId>(id: Id, input: Input<Id>, { enabled = true } = {}): RecordResult<Output<Id>> {
  const [data, keep] = useState<Output<Id>>();
  const query = useQuery<Output<Id>, ApiError, Output<Id>, ApiQueryKey>({
    ...useApiRead(id, input, enabled && data === undefined),
    gcTime: 0,
  });
  if (data === undefined && query.data !== undefined) keep(query.data);

  async function refetch() {
    const { data: latest } = await query.refetch();
    if (latest !== undefined) keep(latest);
    return latest;
  }

  return { data, isPending: data === undefined && query.isPending, error: data === undefined ? query.error : null, refetch };
}
