import { compareMoney } from '@campus-procurement/sdk/money';
import { payConditionValues } from '@campus-procurement/sdk/values';
import { ActionIcon, Button, Input } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect } from 'react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import { type ContractValues, limits, plannedOf, restOf, shareOf } from './contractSchema.ts';
import classes from './plan.module.css';

const shares = [5, 10, 30, 50] as const;
const conditions = payConditionValues.map((value) => ({ value, label: `purchases.pay${value}` as const }));

interface PlanSheetProps {
  form: UseFormReturn<ContractValues>;
  amount: string;
  /** What the request says about the payment. */
  wanted: string | null;
}

/** The parts in which the amount is paid, with what is still to be planned as a subtraction. */
export function PlanSheet({ form, amount, wanted }: PlanSheetProps) {
  const t = useT();
  const { control, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'paymentPlans' });
  const plans = useWatch({ control, name: 'paymentPlans' });
  const { paymentPlans: wrong } = formState.errors;
  const fault = wrong?.root?.message ?? wrong?.message;

  // A fault of the parts together goes with any of them; a part that is still empty is not told off for it.
  useEffect(() => {
    if (fault !== undefined && plans.every((plan) => plan.amount !== '')) void form.trigger('paymentPlans');
  }, [form, plans, fault]);

  function set(index: number, value: string) {
    form.setValue(`paymentPlans.${index}.amount`, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }

  /** What the others leave. */
  const restFor = (index: number) =>
    restOf(
      amount,
      plans.filter((_, at) => at !== index),
    );
  return (
    <Section
      title={t('purchases.paymentPlans')}
      end={<Subtraction amount={amount} plans={plans} />}
      {...(wanted && { hint: t('contracts.planWanted', { terms: wanted }) })}
    >
      <ol className={classes.rows}>
        {fields.map(({ id }, index) => {
          const rest = restFor(index);
          const number = index + 1;
          return (
            <li key={id} className={classes.row} aria-label={t('contracts.planNo', { number })}>
              <SelectField
                control={control}
                name={`paymentPlans.${index}.condition`}
                label="purchases.planCondition"
                choices={conditions}
              />
              <div>
                <MoneyField control={control} name={`paymentPlans.${index}.amount`} label="purchases.planAmount" required />
                <div className={classes.shares}>
                  {shares.map((percent) => (
                    <Button
                      key={percent}
                      size="compact-xs"
                      variant="default"
                      aria-label={t('contracts.planShare', { number, percent })}
                      onClick={() => set(index, shareOf(amount, percent))}
                    >
                      {percent}%
                    </Button>
                  ))}
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={t('contracts.planRestOf', { number })}
                    disabled={compareMoney(rest, '0.00') <= 0}
                    onClick={() => set(index, rest)}
                  >
                    {t('contracts.planRest')}
                  </Button>
                </div>
              </div>
              <DateField control={control} name={`paymentPlans.${index}.planDate`} label="purchases.planDate" accuracy="day" />
              <ActionIcon
                className={classes.remove}
                variant="subtle"
                color="gray"
                size={28}
                disabled={fields.length === 1}
                aria-label={t('contracts.planRemove', { number })}
                onClick={() => remove(index)}
              >
                <IconTrash size={16} stroke={1.5} />
              </ActionIcon>
            </li>
          );
        })}
      </ol>
      {fault && <Input.Error role="alert">{fault}</Input.Error>}
      <Button
        variant="default"
        size="xs"
        mt="sm"
        leftSection={<IconPlus size={14} />}
        disabled={fields.length >= limits.plans}
        onClick={() => append({ condition: 'ACCEPTED', amount: '', planDate: '' })}
      >
        {t('contracts.planAdd')}
      </Button>
    </Section>
  );
}

/** Contract − planned = still to be planned. */
function Subtraction({ amount, plans }: { amount: string; plans: ContractValues['paymentPlans'] }) {
  const t = useT();
  const rest = restOf(amount, plans);
  return (
    <dl className={classes.sum} data-open={compareMoney(rest, '0.00') !== 0 || undefined} aria-label={t('contracts.planSums')}>
      <div>
        <dt>{t('contracts.amount')}</dt>
        <dd>
          <Money value={amount} />
        </dd>
      </div>
      <span aria-hidden>−</span>
      <div>
        <dt>{t('contracts.planned')}</dt>
        <dd>
          <Money value={plannedOf(plans)} />
        </dd>
      </div>
      <span aria-hidden>=</span>
      <div role="status">
        <dt>{t('contracts.planLeft')}</dt>
        <dd>
          <Money value={rest} />
        </dd>
      </div>
    </dl>
  );
}
