import { useApiMutation } from '@campus-procurement/hooks';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { today } from '#ui/date/dateRange.ts';
import { notify } from '#ui/feedback/notify.ts';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { amountFor, batchesToInvoice, batchOf, likelyBatch } from './bills/batchChoices.ts';
import { limits, projectInvoiceSchema } from './bills/billsSchema.ts';
import { fileOf, InvoiceDate, InvoiceFile } from './bills/invoiceFields.tsx';
import type { StepFormProps } from './state/stepForm.ts';

type Values = z.infer<ReturnType<typeof projectInvoiceSchema>>;

/** Enters an invoice of a purchase, or of one of its batches. The server refuses a number that the school has already. */
export default function InvoiceForm({ project, onClose, onReload }: StepFormProps) {
  const t = useT();
  const { id, projectName: name } = project;
  const choices = useMemo(() => batchesToInvoice(project, t), [project, t]);
  const { value: acceptanceId, limit: amount } = likelyBatch(choices);
  const save = useApiMutation('saveInvoice');
  const form = useForm<Values>({
    resolver: useRules(projectInvoiceSchema, choices),
    defaultValues: { number: '', acceptanceId, amount, date: today(), file: [] },
  });
  const { control, getValues, setValue } = form;

  async function send({ file, acceptanceId: batch, ...invoice }: Values) {
    const body = { ...invoice, ...batchOf(batch), ...fileOf(file) };
    await save.mutateAsync({ path: { id }, body });
    notify.success(t('projects.doneADD_INVOICE', { name }));
  }

  return (
    <FormDrawer
      title={['projects.invoiceTitle', { name }]}
      form={form}
      draft={`invoice ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doADD_INVOICE"
    >
      <TextField
        control={control}
        name="number"
        label="projects.invoiceNumber"
        hint="projects.numberHint"
        limit={limits.number}
        required
      />
      {choices.length > 1 && (
        <LookupField
          control={control}
          name="acceptanceId"
          label="projects.batch"
          choices={choices}
          onChoose={() => setValue('amount', amountFor(choices, getValues()), { shouldDirty: true })}
          required
        />
      )}
      <MoneyField control={control} name="amount" label="projects.amount" hint="projects.invoiceAmountHint" required />
      <InvoiceDate control={control} name="date" />
      <InvoiceFile control={control} name="file" />
    </FormDrawer>
  );
}
