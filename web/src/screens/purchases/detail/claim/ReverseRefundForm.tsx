import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { ReversalForm } from '../bills/ReversalForm.tsx';
import type { Detail } from '../state/projectState.ts';

interface ReverseRefundFormProps {
  project: Detail;
  refund: Schemas['Refund'];
  onClose: () => void;
  onReload: () => void;
}

/** Takes back a refund that the bank has returned, or that was registered by mistake: the supplier owes it again. */
export default function ReverseRefundForm({ project, refund, onClose, onReload }: ReverseRefundFormProps) {
  const t = useT();
  const { id, amount, voucherNo, refundDate } = refund;
  const { version, status } = project;
  const reverse = useApiMutation('reverseRefund');
  return (
    <ReversalForm
      title={['claims.reverseTitle', { voucherNo }]}
      text={t(status === 'ARCHIVED' ? 'claims.reverseReopens' : 'claims.reverseText', { amount })}
      from={refundDate}
      draft={`reverse refund ${id}`}
      saveLabel="claims.doREVERSE"
      onSubmit={async (reversal) => {
        await reverse.mutateAsync({ path: { id }, body: { ...reversal, version } });
        notify.success(t('claims.doneREVERSE', { amount }));
      }}
      onClose={onClose}
      onReload={onReload}
    />
  );
}
