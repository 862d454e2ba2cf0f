import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { today } from '#ui/date/dateRange.ts';
import { notify } from '#ui/feedback/notify.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { idsOf, pictureEndings } from '#ui/fields/fileEntry.ts';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { moneyOf } from './state/projectState.ts';
import type { StepFormProps } from './state/stepForm.ts';
import { limits, projectInvoiceSchema } from './state/stepsSchema.ts';

type Values = z.infer<ReturnType<typeof projectInvoiceSchema>>;

/** Enters an invoice of a purchase. The server refuses a number that the school has already. */
export default function InvoiceForm({ project, onClose, onReload }: StepFormProps) {
  const t = useT();
  const { id, projectName: name } = project;
  const { toInvoice } = moneyOf(project);
  const save = useApiMutation('saveInvoice');
  const form = useForm<Values>({
    resolver: useRules(projectInvoiceSchema, toInvoice),
    defaultValues: { number: '', amount: toInvoice, date: today(), file: [] },
  });
  const { control } = form;

  async function send({ file, ...invoice }: Values) {
    const [fileId] = idsOf(file);
    await save.mutateAsync({ path: { id }, body: { ...invoice, ...(fileId !== undefined && { fileId }) } });
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
      <MoneyField control={control} name="amount" label="projects.amount" hint="projects.invoiceAmountHint" required />
      <DateField control={control} name="date" label="projects.invoiceDate" accuracy="day" isDisabled={isFuture} required />
      <FilesField
        control={control}
        name="file"
        label="projects.invoiceFile"
        bizType="PURCHASE"
        limit={1}
        endings={['pdf', ...pictureEndings]}
      />
    </FormDrawer>
  );
}

const isFuture = (day: string) => day > today();
