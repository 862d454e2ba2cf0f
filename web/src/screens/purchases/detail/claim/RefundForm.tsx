import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { today } from '#ui/date/dateRange.ts';
import { notify } from '#ui/feedback/notify.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { Properties } from '#ui/page/Properties.tsx';
import { FundBars } from '../parts/FundBars.tsx';
import { moneyOf } from '../state/projectState.ts';
import type { StepFormProps } from '../state/stepForm.ts';
import { limits, refundSchema } from './claimSchema.ts';

type Values = z.infer<ReturnType<typeof refundSchema>>;

/** Registers what the supplier has paid back, at most what is open of the claim. */
export default function RefundForm({ project, onClose, onReload }: StepFormProps) {
  const t = useT();
  const format = useFormat();
  const { id, version, projectName: name, payee, funds, supplierDefault, payments } = project;
  const [firstDay = ''] = payments.map(({ paidDate }) => paidDate).sort();
  const { claimed } = moneyOf(project);
  const register = useApiMutation('registerRefund');
  const form = useForm<Values>({
    resolver: useRules(refundSchema, claimed),
    defaultValues: { amount: claimed, refundDate: today(), voucherNo: '' },
  });
  const { control } = form;

  async function send(refund: Values) {
    await register.mutateAsync({ path: { id }, body: { ...refund, version } });
    notify.success(t('claims.doneRefund', { name }));
  }

  return (
    <FormDrawer
      title={['claims.refundTitle', { name }]}
      form={form}
      draft={`refund ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doREFUND"
    >
      <Properties
        items={[
          [t('claims.supplier'), payee.name ?? '–'],
          [t('claims.claim'), format.money(supplierDefault?.claimAmount ?? '0.00')],
          [t('claims.open'), format.money(claimed)],
        ]}
      />
      <FundBars funds={funds} />
      <MoneyField control={control} name="amount" label="claims.amount" required />
      <DateField
        control={control}
        name="refundDate"
        label="claims.refundDate"
        accuracy="day"
        isDisabled={(day) => day < firstDay || day > today()}
        required
      />
      <TextField
        control={control}
        name="voucherNo"
        label="claims.voucherNo"
        hint="projects.voucherHint"
        limit={limits.voucherNo}
        required
      />
    </FormDrawer>
  );
}
