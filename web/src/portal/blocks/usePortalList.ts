import { useApiQuery } from '@campus-procurement/hooks';
import type { Input, Output, PagedId } from '@campus-procurement/sdk';
import { keepPreviousData } from '@tanstack/react-query';

/**
 * Returns a page of a list for who is logged in; the last page stays while the next one comes. Not `usePagedQuery`: in the build that is
 * one piece with the tables of the administration app.
 */
export function usePortalList<Id extends PagedId>(id: Id, input: Input<Id>) {
  return useApiQuery<Id, Output<Id>>(id, input, { placeholderData: keepPreviousData });
}
