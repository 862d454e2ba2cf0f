import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import { compareMoney } from '@campus-procurement/sdk/money';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import classes from '../fulfilment/fulfilment.module.css';
import { archiveSchema, limits } from '../fulfilment/outcomeSchema.ts';
import type { StepFormProps } from '../state/stepForm.ts';

type Values = z.infer<ReturnType<typeof archiveSchema>>;

/** The officer archives a purchase. What is not paid is waived with a reason. */
export default function ArchiveForm({ project, onClose, onReload }: StepFormProps) {
  const t = useT();
  const { id, version, projectName: name, projectCode } = project;
  const dossier = useApiQuery('getProjectDossier', { path: { id } });
  const archive = useApiMutation('archiveProject');
  const unpaid = dossier.data?.unpaidAmount ?? '0.00';
  const isUnpaid = compareMoney(unpaid, '0.00') > 0;
  const missing = dossier.data?.sections.filter(({ required, complete }) => required && !complete) ?? [];
  const form = useForm<Values>({
    resolver: useRules(archiveSchema, isUnpaid),
    defaultValues: { archiveNo: projectCode ?? '', waiveReason: '' },
  });

  async function send({ archiveNo, waiveReason }: Values) {
    const body = { version, ...(archiveNo && { archiveNo }), ...(isUnpaid && { waiveReason }) };
    await archive.mutateAsync({ path: { id }, body });
    notify.success(t('fulfilment.doneArchive', { name }));
  }

  return (
    <FormDrawer
      title={['fulfilment.archiveTitle', { name }]}
      form={form}
      draft={`archive ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doARCHIVE"
    >
      <p className={classes.text}>{t('fulfilment.archiveText')}</p>
      {missing.length > 0 && (
        <Message tone="warning">
          {t('fulfilment.dossierLacks', { parts: missing.map(({ key }) => t(`fulfilment.section${key}`)) })}
        </Message>
      )}
      <TextField
        control={form.control}
        name="archiveNo"
        label="fulfilment.archiveNo"
        hint="fulfilment.archiveNoHint"
        limit={limits.archiveNo}
      />
      {isUnpaid && (
        <>
          <Message tone="warning">{t('fulfilment.unpaidText', { amount: unpaid })}</Message>
          <TextField
            control={form.control}
            name="waiveReason"
            label="fulfilment.waiveReason"
            limit={limits.waive}
            multiline
            required
          />
        </>
      )}
    </FormDrawer>
  );
}
