import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import type { DraftKind } from './draftSchema.ts';
import { useOwnStores } from './useOwnStores.ts';

/** Loaded for keepers who have a store, because it includes the form library. */
const DraftForm = lazyPart(() => import('./DraftForm.tsx'));

/** A new document of one of the stores that the user keeps. */
export default function DraftScreen({ kind }: { kind: DraftKind }) {
  const t = useT();
  const stores = useOwnStores();
  return (
    <PageLayout
      isTall
      title={t(`stock.new${kind}`)}
      facts={[t(`stock.hint${kind}`)]}
      actions={
        <Button component={Link} to="/stock-page" variant="default">
          {t('stock.toList')}
        </Button>
      }
    >
      <QueryView query={stores}>
        {({ records }) =>
          records.length === 0 ? (
            <EmptyState text={t('stock.noOwnStores')} />
          ) : (
            <Suspense fallback={<LoadingBlock />}>
              <DraftForm kind={kind} stores={records} />
            </Suspense>
          )
        }
      </QueryView>
    </PageLayout>
  );
}
