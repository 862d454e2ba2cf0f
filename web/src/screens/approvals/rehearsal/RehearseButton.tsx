import type { Schemas } from '@campus-procurement/sdk';
import { Button, type ButtonProps } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { FailureMessage } from '#ui/feedback/FailureMessage.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import type { RehearsedLimits } from './rehearsalSchema.ts';

/** Loaded when it is opened, because it includes the form library. */
const RehearsalDrawer = lazyPart(() => import('./RehearsalDrawer.tsx'));

type Draft = Schemas['ApprovalDraft'];

interface RehearseButtonProps extends ButtonProps {
  /** Reads the flow that is being entered; null while it is not complete. Left out where limits alone are rehearsed. */
  draft?: () => Promise<Draft | null>;
  /** Reads limits that are being entered; null while they are not complete. */
  limits?: () => Promise<RehearsedLimits | null>;
}

/** Opens a rehearsal: of a flow that is being entered, or of limits. */
export function RehearseButton({ draft, limits, ...button }: RehearseButtonProps) {
  const t = useT();
  const [opened, setOpened] = useState<{ draft?: Draft; limits?: RehearsedLimits } | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);

  async function open() {
    const drafted = await draft?.();
    const limited = await limits?.();
    const isLacking = drafted === null || limited === null;
    setIncomplete(isLacking);
    if (!isLacking) setOpened({ ...(drafted && { draft: drafted }), ...(limited && { limits: limited }) });
  }

  return (
    <>
      <Button {...button} variant="default" onClick={open}>
        {t(draft || limits ? 'flows.rehearseDraft' : 'flows.rehearseLimits')}
      </Button>
      {isIncomplete && <FailureMessage failure={t(limits ? 'flows.limitsIncomplete' : 'flows.incomplete')} />}
      <Suspense>{opened && <RehearsalDrawer {...opened} onClose={() => setOpened(null)} />}</Suspense>
    </>
  );
}
