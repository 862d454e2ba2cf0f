import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import type { CaseDetail } from './caseTexts.ts';

const ReassignmentDialog = lazyPart(() => import('./ReassignmentDialog.tsx'));

/** An administrator of the school puts somebody else into a case that cannot go on. */
export function Reassignment({ detail, onDone }: { detail: CaseDetail; onDone: () => void }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('approvals.reassign')}</Button>
      {isAsking && (
        <Suspense>
          <ReassignmentDialog detail={detail} onDone={onDone} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
