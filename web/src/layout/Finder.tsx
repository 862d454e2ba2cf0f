import { useHotkeys } from '@mantine/hooks';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { ErrorBoundary } from '#ui/page/ErrorBoundary.tsx';

const SearchPalette = lazyPart(() => import('./SearchPalette.tsx'));
const ShortcutsHelp = lazyPart(() => import('./ShortcutsHelp.tsx'));

/** What is open of the search and the list of shortcuts. */
export type Finding = 'search' | 'shortcuts' | null;

/** The search palette (Ctrl or Cmd + K) and the shortcuts (Ctrl or Cmd + /), also while one is typing. */
export function Finder({ finding, find }: { finding: Finding; find: (what: Finding) => void }) {
  const t = useT();
  /** Not over a print preview, which lies above everything. */
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
