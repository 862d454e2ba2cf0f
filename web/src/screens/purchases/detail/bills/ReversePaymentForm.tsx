import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { today } from '#ui/date/dateRange.ts';
import { Message } from '#ui/feedback/Message.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import type { Detail } from '../state/projectState.ts';
import { limits, paymentReversalSchema } from './billsSchema.ts';

type Values = z.infer<ReturnType<typeof paymentReversalSchema>>;

interface ReversePaymentFormProps {
  project: Detail;
  payment: Detail['payments'][number];
  onClose: () => void;
  onReload: () => void;
}

/** Takes back a payment that the bank has returned, so that it can be paid again. */
export default function ReversePaymentForm({ project, payment, onClose, onReload }: ReversePaymentFormProps) {
  const t = useT();
  const { id, amount, voucherNo, paidDate } = payment;
  const { version, status } = project;
  const reverse = useApiMutation('reversePayment');
  const form = useForm<Values>({
    resolver: useRules(paymentReversalSchema),
    defaultValues: { date: today(), reason: '' },
  });
  const { control } = form;

  async function send(body: Values) {
    await reverse.mutateAsync({ path: { id }, body: { ...body, version } });
    notify.success(t('projects.doneREVERSE', { amount }));
  }

  return (
    <FormDrawer
      title={['projects.reverseTitle', { voucherNo }]}
      form={form}
      draft={`reverse ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doREVERSE"
    >
      <Message tone="warning">
        {t(status === 'ARCHIVED' ? 'projects.reverseReopens' : 'projects.reverseText', { amount })}
      </Message>
      <DateField
        control={control}
        name="date"
        label="projects.returnedOn"
        accuracy="day"
        isDisabled={(day) => day < paidDate || day > today()}
        required
      />
      <TextField control={control} name="reason" label="ui.reason" limit={limits.reason} multiline required />
    </FormDrawer>
  );
}
