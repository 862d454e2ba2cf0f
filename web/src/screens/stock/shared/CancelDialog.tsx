import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import ReasonDialog from '#ui/form/ReasonDialog.tsx';
import { limits } from './applySchema.ts';

/** Why a request is given up. */
export default function CancelDialog({
  apply: { id, applyCode: code },
  onClose,
}: {
  apply: Schemas['SharedApply'];
  onClose: () => void;
}) {
  const t = useT();
  const cancel = useApiMutation('cancelSharedApply');

  async function giveUp(reason: string) {
    await cancel.mutateAsync({ path: { id }, body: { reason } });
    notify.success(t('sharing.cancelled'));
  }

  return (
    <ReasonDialog
      title={t('sharing.cancelTitle', { code })}
      text={t('sharing.cancelText')}
      confirmLabel={t('sharing.cancel')}
      limit={limits.reason}
      draft={`cancel ${id}`}
      onSubmit={giveUp}
      onClose={onClose}
    />
  );
}
