import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense } from 'react';

const SearchPalette = lazy(() => import('./SearchPalette.tsx'));
const ShortcutsHelp = lazy(() => import('./ShortcutsHelp.tsx'));

/** What is open of the search and the list of shortcuts. */
export type Finding = 'search' | 'shortcuts' | null;

/** The search palette (Ctrl or Cmd + K) and the shortcuts (Ctrl or Cmd + /), also while one is typing. */
export function Finder({ finding, find }: { finding: Finding; find: (what: Finding) => void }) {
  useHotkeys(
    [
      ['mod+K', () => find(finding === 'search' ? null : 'search')],
      ['mod+/', () => find(finding === 'shortcuts' ? null : 'shortcuts')],
    ],
    [],
    true,
  );
  return (
    <Suspense>
      {finding === 'search' && <SearchPalette onClose={() => find(null)} showShortcuts={() => find('shortcuts')} />}
      {finding === 'shortcuts' && <ShortcutsHelp onClose={() => find(null)} />}
    </Suspense>
  );
}
