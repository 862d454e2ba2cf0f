import { useApiMutation } from '@campus-procurement/hooks';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { limits } from './confirmSchema.ts';
import type { Detail } from './documentDetail.ts';

const ReasonDialog = lazyPart(() => import('#ui/form/ReasonDialog.tsx'));

interface CancelDialogProps {
  document: Detail;
  onDone: () => void;
  onClose: () => void;
}

/** Why a document is given up. */
export function CancelDialog({ document: { id, version, docCode: code, projectId }, onDone, onClose }: CancelDialogProps) {
  const t = useT();
  const cancel = useApiMutation('cancelStockDocument');

  async function giveUp(reason: string) {
    await cancel.mutateAsync({ path: { id }, body: { version, reason } });
    onDone();
    notify.success(t('stock.cancelDone', { code }));
  }

  return (
    <Suspense>
      <ReasonDialog
        title={t('stock.cancelTitle', { code })}
        text={t(projectId === null ? 'stock.cancelOwnText' : 'stock.cancelText')}
        confirmLabel={t('stock.cancel')}
        limit={limits.reason}
        draft={`cancel ${id}`}
        onSubmit={giveUp}
        onClose={onClose}
      />
    </Suspense>
  );
}
