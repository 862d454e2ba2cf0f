import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import type { InvoiceFormProps } from './billForm.ts';
import { invoiceChangeSchema, limits } from './billsSchema.ts';
import { InvoiceDate } from './invoiceFields.tsx';

type Values = z.infer<ReturnType<typeof invoiceChangeSchema>>;

/** Corrects the number or the date of an invoice. What it was before stays beside it. */
export default function CorrectInvoiceForm({ invoice, onClose, onReload }: InvoiceFormProps) {
  const t = useT();
  const { id, number, date, amount, totalAmount } = invoice;
  const correct = useApiMutation('correctInvoice');
  const form = useForm<Values>({ resolver: useRules(invoiceChangeSchema), defaultValues: { number, date, reason: '' } });
  const { control } = form;

  async function send(body: Values) {
    await correct.mutateAsync({ path: { id }, body });
    notify.success(t('projects.doneCORRECT', { number: body.number }));
  }

  return (
    <FormDrawer
      title={['projects.correctTitle', { number }]}
      form={form}
      draft={`correct ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doCORRECT"
    >
      {amount !== totalAmount && <Message tone="warning">{t('projects.ofSeveral')}</Message>}
      <TextField control={control} name="number" label="projects.invoiceNumber" limit={limits.number} required />
      <InvoiceDate control={control} name="date" />
      <TextField control={control} name="reason" label="ui.reason" limit={limits.reason} multiline required />
    </FormDrawer>
  );
}
