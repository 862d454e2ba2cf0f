import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { type CaseDetail, nextAddress } from './caseTexts.ts';
import type { Place } from './useCaseQueue.ts';

const DelegationDialog = lazyPart(() => import('./DelegationDialog.tsx'));

interface DelegationProps {
  detail: CaseDetail;
  taskId: string;
  queue: Place;
  /** Reads the case again. */
  onOvertaken: () => void;
}

/** Somebody who is asked lets a colleague decide, and goes on to the next case. */
export function Delegation({ queue, ...task }: DelegationProps) {
  const t = useT();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('approvals.delegate')}
      </Button>
      {isAsking && (
        <Suspense>
          <DelegationDialog
            {...task}
            onDone={() => void navigate(nextAddress(queue.next), { replace: true })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
