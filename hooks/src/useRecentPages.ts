import { useEffect } from 'react';
import { useSessionContext } from './contexts.ts';
import { none } from './none.ts';
import { mostRecentPages } from './storedValues.ts';
import { useUser } from './useSession.ts';
import { useAccountStored } from './useStored.ts';

/**
 * The pages that the account has opened lately on this browser, the newest first.
 *
 * @example
 * const [newest] = useRecentPages();
 */
export function useRecentPages(): readonly string[] {
  const [paths] = useAccountStored('recentPages');
  return paths ?? none;
}

/**
 * Notes the page that is shown among them.
 *
 * @param shown its path; null for a page that nobody would look for
 * @example
 * useNoteRecentPage(location.pathname);
 */
export function useNoteRecentPage(shown: string | null): void {
  const { storage } = useSessionContext();
  const { accountId } = useUser();

  // Without looking at what is stored: if what another window notes made this one note its own page again, they would go on for ever.
  useEffect(() => {
    if (shown === null) return;
    const others = (storage.get('recentPages', accountId) ?? []).filter((path) => path !== shown);
    storage.set('recentPages', [shown, ...others].slice(0, mostRecentPages), accountId);
  }, [storage, accountId, shown]);
}
