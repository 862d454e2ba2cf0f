import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { loadAreas } from '#i18n/catalog.ts';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DraftOffer } from '#ui/drafts/DraftOffer.tsx';
import { reloadOf } from '#ui/form/useEdited.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import type { Queried } from '#ui/page/QueryView.tsx';
import { isOwn, type Opened, type Period } from './period.ts';

const DeputyList = lazyPart(async () => (await Promise.all([import('./DeputyList.tsx'), loadAreas(['deputies'])]))[0]);
const DeputyForm = lazyPart(async () => (await Promise.all([import('./DeputyForm.tsx'), loadAreas(['deputies'])]))[0]);

interface DeputiesProps {
  query: Queried<Period[]>;
  opened: Opened;
  open: (opened: Opened) => void;
}

/** What of the page is about deputies, closed at first. */
export function useDeputies(query: Queried<Period[]>): DeputiesProps {
  const [opened, open] = useState<Opened>(null);
  return { query, opened, open };
}

/** Opens the list of deputies; from there, the form comes in the place of the list. */
export function Deputies({ query, opened, open }: DeputiesProps) {
  const t = useT();
  const edited = opened === null || opened === 'list' || opened === 'new' ? null : opened;
  return (
    <>
      <Button variant="default" onClick={() => open('list')}>
        {t('approvals.deputies')}
      </Button>
      <Suspense>
        {opened === 'list' && <DeputyList query={query} onOpen={open} />}
        {opened !== null && opened !== 'list' && (
          <DeputyForm row={edited} onClose={() => open('list')} onReload={reloadOf(edited, query.data ?? [], open)} />
        )}
      </Suspense>
    </>
  );
}

/** Offers what was entered about a deputy before a reload. */
export function DeputyOffer({ query, open }: DeputiesProps) {
  return query.data && <DraftOffer rows={query.data.filter(isOwn)} onOpen={open} />;
}
