import { useApiMutation } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useDraft } from '#ui/drafts/useDraft.ts';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { FailureMessage } from '#ui/feedback/FailureMessage.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { StaleAlert } from '#ui/feedback/StaleAlert.tsx';
import { useFormSubmit } from '#ui/form/useFormSubmit.ts';
import { useRules } from '#ui/form/useRules.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import { Section } from '#ui/page/Section.tsx';
import { type ConfirmValues, confirmSchema, inputOf, limits, valuesOf } from './confirmSchema.ts';
import { DocumentLines } from './DocumentLines.tsx';
import type { Detail } from './DocumentPage.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { useStores } from './useStores.ts';

const ReasonDialog = lazyPart(() => import('#ui/form/ReasonDialog.tsx'));

interface ConfirmFormProps {
  document: Detail;
  /** Reads the document again, when somebody else was faster. */
  refetch: () => Promise<unknown>;
}

/** Where each line was put, and that all of it is there. What is entered stays through a reload. */
export default function ConfirmForm({ document, refetch }: ConfirmFormProps) {
  const { id, version, docCode: code, warehouseId, items, totalAmount, allowedActions, firstConfirmUserName } = document;
  const t = useT();
  const format = useFormat();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const send = useApiMutation('confirmStockDocument');
  const cancel = useApiMutation('cancelStockDocument');
  const places = useStores().placesOf(warehouseId);
  const [isCancelling, setCancelling] = useState(false);
  const form = useForm<ConfirmValues>({ resolver: useRules(confirmSchema), defaultValues: valuesOf(document) });
  const draft = useDraft(form, { name: `entry ${id}`, title: ['stock.draftOf', { code }], isReady: true });
  const { submit, failure, isStale, forget } = useFormSubmit(form, save, done, { savedText: null, question });
  const { isSubmitting } = form.formState;
  const mayConfirm = allowedActions.includes('CONFIRM');
  const isFirst = firstConfirmUserName === null && items.some(({ hazardous }) => hazardous);

  function question(): Promise<boolean> {
    const all = t('stock.confirmText', { count: items.length, amount: format.money(totalAmount) });
    const text = isFirst ? t('stock.confirmFirstText') : all;
    return confirm({ title: t('stock.confirmTitle', { code }), text, confirmLabel: t('stock.confirm') });
  }

  async function save(values: ConfirmValues) {
    const { status } = await send.mutateAsync({ path: { id }, body: { version, items: inputOf(values) } });
    notify.success(t(status === 'DONE' ? 'stock.confirmedDone' : 'stock.confirmedFirst', { code }));
  }

  function done() {
    draft.close();
    void navigate('/stock-page', { replace: true });
  }

  async function giveUp(reason: string) {
    await cancel.mutateAsync({ path: { id }, body: { version, reason } });
    draft.close();
    notify.success(t('stock.cancelDone', { code }));
  }

  function reload() {
    forget();
    void refetch();
  }

  // Beside the form: what is submitted in the dialog would be submitted here, too.
  const dialog = (
    <Suspense>
      {isCancelling && (
        <ReasonDialog
          title={t('stock.cancelTitle', { code })}
          text={t('stock.cancelText')}
          confirmLabel={t('stock.cancel')}
          limit={limits.reason}
          draft={`cancel ${id}`}
          onSubmit={giveUp}
          onClose={() => setCancelling(false)}
        />
      )}
    </Suspense>
  );
  return (
    <>
      <form onSubmit={submit} noValidate aria-label={t('stock.lines')}>
        {draft.note}
        {isStale && <StaleAlert onReload={reload} />}
        <Section title={t('stock.lines')} isFlush>
          <DocumentLines
            document={document}
            {...(mayConfirm && {
              fields: (index: number) => <PlaceFields control={form.control} index={index} places={places} />,
            })}
          />
        </Section>
        <ActionBar above={!isStale && failure !== null && <FailureMessage failure={failure} />}>
          <Button variant="default" onClick={() => setCancelling(true)} disabled={isSubmitting}>
            {t('stock.cancel')}
          </Button>
          {mayConfirm && (
            <Button type="submit" loading={isSubmitting}>
              {t('stock.confirm')}
            </Button>
          )}
        </ActionBar>
      </form>
      {dialog}
    </>
  );
}
