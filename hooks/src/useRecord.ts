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
 * save({ ...role.data, roleName: 'Buyer' }); // refused if somebody else has changed it meanwhile
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
