import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { type CaseDetail, nextAddress } from './caseTexts.ts';
import type { Place } from './useCaseQueue.ts';

const AskDialog = lazyPart(() => import('./AskDialog.tsx'));

interface AskFirstProps {
  detail: CaseDetail;
  taskId: string;
  queue: Place;
  /** Reads the case again. */
  onOvertaken: () => void;
}

/** Somebody who is to decide asks colleagues for their opinion first, and goes on to the next case. */
export function AskFirst({ queue, ...task }: AskFirstProps) {
  const t = useT();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('approvals.askFirst')}
      </Button>
      {isAsking && (
        <Suspense>
          <AskDialog
            {...task}
            onDone={() => void navigate(nextAddress(queue.next), { replace: true })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
