import { useEffect } from 'react';
import { useSessionContext } from './contexts.ts';
import { useUser } from './useSession.ts';
import { useAccountStored } from './useStored.ts';

const none: readonly string[] = [];
const most = 10;

/**
 * The pages that the account has opened lately on this browser, the newest first.
 *
 * @param shown the path of the page that is shown now, where it is to be noted
 * @example
 * useRecentPages('/user/role'); // beside the router: notes every page
 * const [newest] = useRecentPages(); // in a menu: only reads
 */
export function useRecentPages(shown: string | null = null): readonly string[] {
  const { storage } = useSessionContext();
  const { accountId } = useUser();
  const [paths] = useAccountStored('recentPages');

  // Read in the effect: if what another window notes made this one note its own page again, they would go on for ever.
  useEffect(() => {
    if (shown === null) return;
    const others = (storage.get('recentPages', accountId) ?? []).filter((path) => path !== shown);
    storage.set('recentPages', [shown, ...others].slice(0, most), accountId);
  }, [storage, accountId, shown]);

  return paths ?? none;
}
