import { useApiMutation } from '@campus-procurement/hooks';
import { compareMoney } from '@campus-procurement/sdk/money';
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
import { minus, moneyOf } from '../state/projectState.ts';
import { amountFor, batchesToReverse, batchOf } from './batchChoices.ts';
import type { InvoiceFormProps } from './billForm.ts';
import { limits, redInvoiceSchema } from './billsSchema.ts';
import { fileOf, InvoiceDate, InvoiceFile } from './invoiceFields.tsx';

type Values = z.infer<ReturnType<typeof redInvoiceSchema>>;

/** Enters a red invoice, by which the supplier takes back what an invoice says of the purchase, or a part of it. */
export default function RedInvoiceForm({ project, invoice, onClose, onReload }: InvoiceFormProps) {
  const t = useT();
  const { id, number: reversed } = invoice;
  const { invoiced, paid } = moneyOf(project);
  const free = minus(invoiced, paid);
  const choices = useMemo(() => batchesToReverse(project, invoice, t), [project, invoice, t]);
  const { value: first = '', limit = '0.00' } = choices[0] ?? {};
  const reverse = useApiMutation('reverseInvoice');
  const form = useForm<Values>({
    resolver: useRules(redInvoiceSchema, choices),
    defaultValues: {
      number: '',
      acceptanceId: first,
      amount: compareMoney(free, limit) < 0 ? free : limit,
      date: today(),
      reason: '',
      file: [],
    },
  });
  const { control, getValues, setValue } = form;

  async function send({ file, acceptanceId, amount, ...red }: Values) {
    const parts = [{ projectId: project.id, amount, ...batchOf(acceptanceId) }];
    await reverse.mutateAsync({ path: { id }, body: { ...red, parts, ...fileOf(file) } });
    notify.success(t('projects.doneRED', { number: reversed }));
  }

  return (
    <FormDrawer
      title={['projects.redTitle', { number: reversed }]}
      form={form}
      draft={`red ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doRED"
      fieldOfCode={{ 4141: 'amount' }}
    >
      <TextField control={control} name="number" label="projects.redNumber" limit={limits.number} required />
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
      <MoneyField control={control} name="amount" label="projects.redAmount" hint="projects.redHint" required />
      <InvoiceDate control={control} name="date" />
      <TextField control={control} name="reason" label="ui.reason" limit={limits.reason} multiline required />
      <InvoiceFile control={control} name="file" />
    </FormDrawer>
  );
}
