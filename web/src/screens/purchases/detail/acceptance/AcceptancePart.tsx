import { Suspense } from 'react';
import { loadAreas } from '#i18n/catalog.ts';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import type { Detail } from '../state/projectState.ts';

const Deliveries = lazyPart(async () => (await Promise.all([import('./Deliveries.tsx'), loadAreas(['acceptances'])]))[0]);

/** What of an order has come and was accepted. @param onAct begins an act of the page */
export function AcceptancePart(props: { project: Detail; onAct: (act: 'CLOSE_SHORT') => void }) {
  return (
    <Suspense fallback={<LoadingBlock />}>
      <Deliveries {...props} />
    </Suspense>
  );
}
