import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Tag } from '#ui/status/Tag.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import { plansByDay } from './plansByDay.ts';

type DuePlansProps = Pick<Schemas['Fulfilment'], 'paymentPlans' | 'nextDueTime'>;

/** What is due when of a contract, and what of it is paid. */
export function DuePlans(fulfilment: DuePlansProps) {
  const t = useT();
  const format = useFormat();
  return (
    <PlainTable
      caption={t('purchases.duePlans')}
      rows={plansByDay(fulfilment)}
      rowKey={({ phase }) => String(phase)}
      empty={t('purchases.noPlans')}
      columns={[
        { header: t('purchases.dueDay'), cell: ({ dueDay }) => (dueDay === null ? '–' : format.date(dueDay)) },
        { header: t('purchases.planCondition'), cell: ({ phase, condition }) => `${phase} · ${t(`purchases.pay${condition}`)}` },
        { header: t('purchases.planState'), cell: ({ status }) => <Tag>{t(`purchases.plan${status}`)}</Tag> },
        { header: t('purchases.amount'), cell: ({ amount }) => <Money value={amount} />, align: 'end' },
        { header: t('purchases.planDue'), cell: ({ dueAmount }) => <Money value={dueAmount} />, align: 'end' },
        { header: t('purchases.planPaid'), cell: ({ paidAmount }) => <Money value={paidAmount} />, align: 'end' },
      ]}
    />
  );
}
