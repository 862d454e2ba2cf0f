import { useEffect } from 'react';
import { useSessionContext } from './contexts.ts';
import { none } from './none.ts';
import { mostRecentPages } from './storage/storedValues.ts';
import { useUser } from './useSession.ts';
import { useAccountStored } from './useStored.ts';

/**
 * Returns the paths of pages that the account has recently opened in this browser, newest first.
 *
 * @throws Error if nobody is logged in
 * @example
 * const [newest] = useRecentPages();
 */
export function useRecentPages(): readonly string[] {
  const [paths] = useAccountStored('recentPages');
  return paths ?? none;
}

/**
 * Adds the current page to the recent pages.
 *
 * @param shown path of the page; `null` for a page that should not be listed
 * @throws Error if nobody is logged in
 * @example
 * useNoteRecentPage(location.pathname);
 */
export function useNoteRecentPage(shown: string | null): void {
  const { storage } = useSessionContext();
  const { accountId } = useUser();

  // Does not subscribe to the stored value: otherwise two windows would keep adding their pages in turn, forever.
  useEffect(() => {
    if (shown === null) return;
    const others = (storage.get('recentPages', accountId) ?? []).filter((path) => path !== shown);
    storage.set('recentPages', [shown, ...others].slice(0, mostRecentPages), accountId);
  }, [storage, accountId, shown]);
}
