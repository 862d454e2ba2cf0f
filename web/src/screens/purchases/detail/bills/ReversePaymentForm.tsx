import { useApiMutation } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import type { Detail } from '../state/projectState.ts';
import { ReversalForm } from './ReversalForm.tsx';

interface ReversePaymentFormProps {
  project: Detail;
  payment: Detail['payments'][number];
  onClose: () => void;
  onReload: () => void;
}

/** Takes back a payment that the bank has returned, so that it can be paid again. After a default of the supplier less is claimed instead. */
export default function ReversePaymentForm({ project, payment, onClose, onReload }: ReversePaymentFormProps) {
  const t = useT();
  const { id, amount, voucherNo, paidDate } = payment;
  const { version, status, supplierDefault } = project;
  const reverse = useApiMutation('reversePayment');
  const isClaimed = supplierDefault !== null && supplierDefault.claimAmount !== '0.00';
  const text = isClaimed ? 'projects.reverseClaimed' : status === 'ARCHIVED' ? 'projects.reverseReopens' : 'projects.reverseText';
  return (
    <ReversalForm
      title={['projects.reverseTitle', { voucherNo }]}
      text={t(text, { amount })}
      from={paidDate}
      draft={`reverse ${id}`}
      saveLabel="projects.doREVERSE"
      onSubmit={async (reversal) => {
        await reverse.mutateAsync({ path: { id }, body: { ...reversal, version } });
        notify.success(t('projects.doneREVERSE', { amount }));
      }}
      onClose={onClose}
      onReload={onReload}
    />
  );
}
