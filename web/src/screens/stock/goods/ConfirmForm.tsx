import { useApiMutation } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useDraft } from '#ui/drafts/useDraft.ts';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { FailureMessage } from '#ui/feedback/FailureMessage.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { StaleAlert } from '#ui/feedback/StaleAlert.tsx';
import { useFormSubmit } from '#ui/form/useFormSubmit.ts';
import { useRules } from '#ui/form/useRules.ts';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { ConfirmLines } from './ConfirmLines.tsx';
import { type ConfirmValues, confirmSchema, inputOf, valuesOf } from './confirmSchema.ts';
import { sumsOf } from './DocumentLines.tsx';
import { actOf, isForSecond } from './documentAct.ts';
import type { Detail } from './documentDetail.ts';

interface ConfirmFormProps {
  document: Detail;
  /** Reads the document again, when somebody else was faster. */
  refetch: () => Promise<unknown>;
}

/** Where each line was put or what arrived of it, and that the goods have moved. What is entered stays through a reload. */
export default function ConfirmForm({ document, refetch }: ConfirmFormProps) {
  const { id, version, docCode: code, items, totalAmount, allowedActions, firstConfirmUserName } = document;
  const act = actOf(document);
  const t = useT();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const send = useApiMutation('confirmStockDocument');
  const [isCancelling, setCancelling] = useState(false);
  const form = useForm<ConfirmValues>({ resolver: useRules(confirmSchema, document), defaultValues: valuesOf(document) });
  const draft = useDraft(form, { name: `entry ${id}`, title: ['stock.draftOf', { code }], isReady: true });
  const { submit, failure, isStale, forget } = useFormSubmit(form, save, done, { savedText: null, question, offersLatest: true });
  const { isSubmitting } = form.formState;
  const mayConfirm = allowedActions.includes('CONFIRM');
  const isFirst = !isForSecond(act) && firstConfirmUserName === null && items.some(({ hazardous }) => hazardous);

  function question(): Promise<boolean> {
    const count = items.length;
    const [sum, missing] = sumsOf({ items, totalAmount }).map(([, amount]) => amount);
    const all =
      missing === undefined
        ? t(act === 'SEND' ? 'stock.questionSend' : 'stock.questionText', { count, amount: sum ?? '' })
        : t('stock.questionCheck', { count, surplus: sum ?? '', shortage: missing });
    const text = isFirst ? t('stock.confirmFirstText') : all;
    const title = t('stock.questionTitle', { act: t(`stock.act${act}`), code });
    return confirm({ title, text, confirmLabel: t(`stock.act${act}`) });
  }

  async function save(values: ConfirmValues) {
    const { status } = await send.mutateAsync({ path: { id }, body: { version, ...inputOf(act, values, document) } });
    const isSent = act === 'SEND' && status === 'IN_TRANSIT';
    notify.success(t(status === 'DONE' ? 'stock.confirmedNow' : isSent ? 'stock.sentNow' : 'stock.confirmedFirst', { code }));
  }

  function done() {
    draft.close();
    void navigate('/stock-page', { replace: true });
  }

  function reload() {
    forget();
    void refetch();
  }

  return (
    <>
      <form onSubmit={submit} noValidate aria-label={t('stock.lines')}>
        {draft.note}
        {isStale && <StaleAlert onReload={reload} />}
        <ConfirmLines form={form} document={document} />
        <ActionBar above={!isStale && failure !== null && <FailureMessage failure={failure} />}>
          {allowedActions.includes('CANCEL') && (
            <Button variant="default" onClick={() => setCancelling(true)} disabled={isSubmitting}>
              {t('stock.cancel')}
            </Button>
          )}
          {mayConfirm && (
            <Button type="submit" loading={isSubmitting}>
              {t(`stock.act${act}`)}
            </Button>
          )}
        </ActionBar>
      </form>
      {/* Beside the form: what is submitted in the dialog would be submitted here, too. */}
      {isCancelling && <CancelDialog document={document} onDone={draft.close} onClose={() => setCancelling(false)} />}
    </>
  );
}
