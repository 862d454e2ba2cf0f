import { useHotkeys } from '@mantine/hooks';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { ErrorBoundary } from '#ui/page/ErrorBoundary.tsx';

const SearchPalette = lazyPart(() => import('./SearchPalette.tsx'));
const ShortcutsHelp = lazyPart(() => import('./ShortcutsHelp.tsx'));

/** The open one of the two: the search or the list of shortcuts. */
export type Finding = 'search' | 'shortcuts' | null;

/** The search palette (Ctrl or Cmd + K) and the list of shortcuts (Ctrl or Cmd + /). The keys also work while the user types. */
export function Finder({ finding, find }: { finding: Finding; find: (what: Finding) => void }) {
  const t = useT();
  /** Does nothing during a print preview, which covers everything. */
  const toggle = (what: Finding) => document.querySelector('[data-print-sheet]') || find(finding === what ? null : what);
  useHotkeys(
    [
      ['mod+K', () => toggle('search')],
      ['mod+/', () => toggle('shortcuts')],
    ],
    [],
    true,
  );

  function giveUp() {
    find(null);
    notify.error(t('common.errorTitle'), t('common.newVersion'));
  }

  return (
    <ErrorBoundary resetKey={finding ?? ''} onFailure={giveUp}>
      <Suspense>
        {finding === 'search' && <SearchPalette onClose={() => find(null)} showShortcuts={() => find('shortcuts')} />}
        {finding === 'shortcuts' && <ShortcutsHelp onClose={() => find(null)} />}
      </Suspense>
    </ErrorBoundary>
  );
}
