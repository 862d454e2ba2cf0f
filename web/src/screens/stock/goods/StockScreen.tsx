import { usePermission } from '@campus-procurement/hooks';
import { stockDraftTypeValues } from '@campus-procurement/sdk/values';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { DocumentScreen } from './DocumentScreen.tsx';
import { StockTabs } from './StockTabs.tsx';

/** Loaded for keepers, because they include the form library. */
const DraftScreen = lazyPart(() => import('./DraftScreen.tsx'));
const CountScreen = lazyPart(() => import('./CountScreen.tsx'));

/** What the stores hold, and the documents by which it gets there; or one document, a new one or a count, where the address names it. */
export default function StockScreen() {
  const [parameters] = useSearchParams();
  const id = parameters.get('document');
  const mayDraft = usePermission()('stock:document:create');
  const kind = mayDraft && stockDraftTypeValues.find((known) => known === parameters.get('draft'));
  if (id) return <DocumentScreen key={id} id={id} />;
  if (kind === 'CHECK') {
    const store = parameters.get('count') ?? '';
    return (
      <Suspense>
        <CountScreen key={store} storeId={store} />
      </Suspense>
    );
  }
  if (!kind) return <StockTabs />;
  return (
    <Suspense>
      <DraftScreen key={kind} kind={kind} />
    </Suspense>
  );
}
