import { Suspense } from 'react';
import { loadAreas } from '#i18n/catalog.ts';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import type { Detail } from '../state/projectState.ts';

const Contracts = lazyPart(async () => (await Promise.all([import('./Contracts.tsx'), loadAreas(['contracts'])]))[0]);

interface ContractPartProps {
  project: Detail;
  /** Reads the purchase again, when somebody else was faster. */
  onStale: () => void;
}

/** The contract of a purchase, fetched with its texts when it is first shown. */
export function ContractPart({ project }: ContractPartProps) {
  return (
    <Suspense fallback={<LoadingBlock />}>
      <Contracts project={project} />
    </Suspense>
  );
}
