import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Tag } from '../status/Tag.tsx';
import { PlainTable } from '../table/PlainTable.tsx';
import { Money } from '../text/Numeral.tsx';

interface PaymentPlansProps {
  plans: readonly Schemas['PaymentPlan'][];
  /** Before the signing, and on paper, nothing is due or paid yet. */
  isPlanOnly?: boolean;
}

/** The parts in which a contract is paid: when, how much, and what of it is due and paid. */
export function PaymentPlans({ plans, isPlanOnly = false }: PaymentPlansProps) {
  const t = useT();
  const format = useFormat();
  return (
    <PlainTable
      caption={t('purchases.paymentPlans')}
      rows={plans}
      rowKey={({ phase }) => String(phase)}
      empty={t('purchases.noPlans')}
      columns={[
        { header: t('purchases.planCondition'), cell: ({ condition }) => t(`purchases.pay${condition}`) },
        { header: t('purchases.planDate'), cell: ({ planDate }) => (planDate === null ? '–' : format.date(planDate)) },
        { header: t('purchases.amount'), cell: ({ amount }) => <Money value={amount} />, align: 'end' },
        ...(isPlanOnly
          ? []
          : ([
              { header: t('purchases.planDue'), cell: ({ dueAmount }) => <Money value={dueAmount} />, align: 'end' },
              { header: t('purchases.planPaid'), cell: ({ paidAmount }) => <Money value={paidAmount} />, align: 'end' },
              { header: t('purchases.planState'), cell: ({ status }) => <Tag>{t(`purchases.plan${status}`)}</Tag> },
            ] satisfies Parameters<typeof PlainTable<Schemas['PaymentPlan']>>[0]['columns'])),
      ]}
    />
  );
}
