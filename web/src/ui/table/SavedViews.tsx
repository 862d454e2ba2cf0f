import { IconBookmark } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import type { SavedViewsProps } from './SavedViewsPanel.tsx';
import { ToolPopover } from './ToolPopover.tsx';

const SavedViewsPanel = lazyPart<SavedViewsProps>(() => import('./SavedViewsPanel.tsx'));

/** Searches of a list that the user has kept by name: a click shows one again. Kept for the account. */
export function SavedViews({ list }: { list: string }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <ToolPopover label={t('ui.savedViews')} Icon={IconBookmark} isOpen={isOpen} onOpen={setOpen}>
      <Suspense>
        <SavedViewsPanel list={list} onClose={() => setOpen(false)} />
      </Suspense>
    </ToolPopover>
  );
}
