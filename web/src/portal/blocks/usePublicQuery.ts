import { useClient, useSession } from '@campus-procurement/hooks';
import type { ApiError, Input, Output, ReadId } from '@campus-procurement/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Returns the answer of an operation that needs no login, with or without one. The last page stays while the next one comes. */
export function usePublicQuery<Id extends ReadId>(id: Id, input: Input<Id>) {
  const client = useClient();
  const { epoch } = useSession();
  return useQuery<Output<Id>, ApiError>({
    queryKey: [epoch, id, input],
    queryFn: ({ signal }) => client.call(id, input, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    networkMode: 'always',
  });
}
