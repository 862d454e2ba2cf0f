import { useApiMutation } from '@campus-procurement/hooks';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import type { RowAction } from '#ui/table/Column.ts';
import type { Detail } from '../state/projectState.ts';

export type Invoice = Detail['invoices'][number];
export type Payment = Detail['payments'][number];

const CorrectInvoiceForm = lazyPart(() => import('./CorrectInvoiceForm.tsx'));

const RedInvoiceForm = lazyPart(() => import('./RedInvoiceForm.tsx'));

const ReversePaymentForm = lazyPart(() => import('./ReversePaymentForm.tsx'));

const ReasonDialog = lazyPart(() => import('#ui/form/ReasonDialog.tsx'));

const reasonLimit = 300;

/** What can be done with an invoice of a purchase, and the form of what is being done. */
export function useInvoiceActs(project: Detail, onReload: () => void) {
  const t = useT();
  const [done, start] = useState<{ act: Invoice['allowedActions'][number]; invoice: Invoice } | null>(null);
  const voiding = useApiMutation('voidInvoice');
  const close = () => start(null);
  const actions: RowAction<Invoice>[] = (['CORRECT', 'RED', 'VOID'] as const).map((act) => ({
    label: `projects.do${act}`,
    onClick: (invoice) => start({ act, invoice }),
    isOffered: ({ allowedActions }) => allowedActions.includes(act),
    danger: act === 'VOID',
  }));
  if (done === null) return { actions, dialog: null };
  const { act, invoice } = done;
  const { id, number } = invoice;

  async function giveUp(reason: string) {
    await voiding.mutateAsync({ path: { id }, body: { reason } });
    notify.success(t('projects.doneVOID', { number }));
  }

  const form = { project, invoice, onClose: close, onReload };
  const dialog = (
    <Suspense>
      {act === 'CORRECT' && <CorrectInvoiceForm {...form} />}
      {act === 'RED' && <RedInvoiceForm {...form} />}
      {act === 'VOID' && (
        <ReasonDialog
          title={t('projects.voidTitle', { number })}
          text={t('projects.voidText')}
          confirmLabel={t('projects.doVOID')}
          limit={reasonLimit}
          draft={`void ${id}`}
          onSubmit={giveUp}
          onClose={close}
        />
      )}
    </Suspense>
  );
  return { actions, dialog };
}

/** What can be done with a payment of a purchase, and its form. */
export function usePaymentActs(project: Detail, onReload: () => void) {
  const [payment, start] = useState<Payment | null>(null);
  const actions: RowAction<Payment>[] = [
    { label: 'projects.doREVERSE', onClick: start, isOffered: ({ allowedActions }) => allowedActions.includes('REVERSE') },
  ];
  const dialog = payment && (
    <Suspense>
      <ReversePaymentForm project={project} payment={payment} onClose={() => start(null)} onReload={onReload} />
    </Suspense>
  );
  return { actions, dialog };
}
