import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { isFuture, today } from '#ui/date/dateRange.ts';
import { Message } from '#ui/feedback/Message.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { Properties } from '#ui/page/Properties.tsx';
import { DuePlans } from './parts/DuePlans.tsx';
import { FundBars } from './parts/FundBars.tsx';
import { usePayeeItems } from './parts/usePayeeItems.tsx';
import { isNone, moneyOf } from './state/projectState.ts';
import type { StepFormProps } from './state/stepForm.ts';
import { limits, paymentSchema } from './state/stepsSchema.ts';

type Values = z.infer<ReturnType<typeof paymentSchema>>;

/** Registers a payment, at most what is invoiced and not paid yet. The last one archives the purchase. */
export default function PaymentForm({ project, onClose, onReload }: StepFormProps) {
  const t = useT();
  const format = useFormat();
  const { id, version, projectName: name, payee, funds, fulfilment } = project;
  const { payable, invoiced, cost, paid } = moneyOf(project);
  const payeeItems = usePayeeItems(payee);
  const pay = useApiMutation('registerPayment');
  const form = useForm<Values>({
    resolver: useRules(paymentSchema, payable),
    defaultValues: { amount: payable, paidDate: today(), voucherNo: '' },
  });
  const { control } = form;

  async function send(payment: Values) {
    const { status } = await pay.mutateAsync({ path: { id }, body: { ...payment, version } });
    notify.success(t(status === 'ARCHIVED' ? 'projects.donePaidAll' : 'projects.donePAY', { name }));
  }

  return (
    <FormDrawer
      title={['projects.payTitle', { name }]}
      form={form}
      draft={`pay ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doPAY"
      fieldOfCode={{ 4141: 'amount' }}
    >
      {isNone(payable) && <Message tone="warning">{t('projects.nothingPayable')}</Message>}
      {payee.laterAccount && <Message tone="warning">{t('projects.paysFormer')}</Message>}
      <Properties
        items={[
          ...payeeItems,
          [t('projects.invoicedOf'), t('projects.outOf', { part: invoiced, all: cost })],
          [t('projects.paidSoFar'), format.money(paid)],
        ]}
      />
      {fulfilment !== null && fulfilment.paymentPlans.length > 0 && <DuePlans {...fulfilment} />}
      <FundBars funds={funds} />
      <MoneyField control={control} name="amount" label="projects.amount" required />
      <DateField control={control} name="paidDate" label="projects.paidDate" accuracy="day" isDisabled={isFuture} required />
      <TextField
        control={control}
        name="voucherNo"
        label="projects.voucherNo"
        hint="projects.voucherHint"
        limit={limits.voucherNo}
        required
      />
    </FormDrawer>
  );
}
