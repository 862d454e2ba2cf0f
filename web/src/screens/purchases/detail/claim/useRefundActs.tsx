import type { Schemas } from '@campus-procurement/sdk';
import { Suspense, useState } from 'react';
import type { RowAction } from '#ui/table/Column.ts';
import type { Detail } from '../state/projectState.ts';
import { claimPart } from './claimPart.ts';

type Refund = Schemas['Refund'];

const ReverseRefundForm = claimPart(() => import('./ReverseRefundForm.tsx'));

/** What can be done with a refund of a purchase, and its form. */
export function useRefundActs(project: Detail, onReload: () => void) {
  const [refund, start] = useState<Refund | null>(null);
  const actions: RowAction<Refund>[] = [
    { label: 'claims.doREVERSE', onClick: start, isOffered: ({ allowedActions }) => allowedActions.includes('REVERSE') },
  ];
  const dialog = refund && (
    <Suspense>
      <ReverseRefundForm project={project} refund={refund} onClose={() => start(null)} onReload={onReload} />
    </Suspense>
  );
  return { actions, dialog };
}
